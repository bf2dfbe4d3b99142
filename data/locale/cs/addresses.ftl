# Adresy, odkazy a co se kopíruje.
addresses-unknown = Pod tímto odkazem tu nic není.
addresses-copy = Kopírovat
addresses-copy-text = Kopírovat text
addresses-copy-link = Kopírovat odkaz
addresses-share-link = Sdílet odkaz
addresses-copy-result = Kopírovat výsledek
addresses-copied = Zkopírováno
addresses-link-copied = Odkaz zkopírován
addresses-address-copied = Zkopírováno: { $link }. Přidejte to k adrese stránky Tableside, nebo s tím Tableside spusťte.
