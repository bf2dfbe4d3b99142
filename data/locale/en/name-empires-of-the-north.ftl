empires-of-the-north-name = Empires of the North
