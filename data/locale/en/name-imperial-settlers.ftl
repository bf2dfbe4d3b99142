imperial-settlers-name = Imperial Settlers
