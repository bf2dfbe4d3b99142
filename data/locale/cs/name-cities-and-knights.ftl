cities-and-knights-name = Města a rytíři
