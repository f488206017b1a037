"""Where everything lies, as geometry: pieces, poses, layouts, and the cues that lead from one picture to the next."""
