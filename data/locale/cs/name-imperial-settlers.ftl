imperial-settlers-name = Settlers: Zrození impéria
