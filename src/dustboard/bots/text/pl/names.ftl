# Dlaczego nie ma bota o takiej nazwie.

bot-no-class = „{ $name }” to nie klasa botów: nie wywodzi się z dustboard.bots.Bot
bot-not-found = nie znaleziono bota „{ $name }”: { $why }
bot-none = nie ma bota „{ $name }”; dostępne są: { $known }
bot-heeds-none = bot „{ $name }” nie ma usposobienia; mają je: { $known }
temper-none = gra { $title } nie zna usposobienia „{ $temper }”; zna: { $known }
temper-twice = bot jest albo { $first }, albo { $second }; ma tylko jedno z nich
