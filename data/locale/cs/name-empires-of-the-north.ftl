empires-of-the-north-name = Vládcové Severu
