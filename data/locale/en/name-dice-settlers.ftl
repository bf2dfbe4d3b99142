dice-settlers-name = Dice Settlers
