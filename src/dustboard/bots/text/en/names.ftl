# Why a bot can't be had by this name.

bot-no-class = '{ $name }' is no class of bots: it does not derive from dustboard.bots.Bot
bot-not-found = the bot '{ $name }' was not found: { $why }
bot-none = there is no bot '{ $name }'; bots are: { $known }
bot-heeds-none = the bot '{ $name }' heeds no temper; these do: { $known }
temper-none = { $title } has no temper '{ $temper }'; tempers are: { $known }
temper-twice = a bot is either { $first } or { $second }; it has one of them
