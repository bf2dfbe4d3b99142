cities-and-knights-name = Cities & Knights
