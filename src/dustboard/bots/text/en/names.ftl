# Why a bot can't be had by this name.

bot-no-class = '{ $name }' is not a bot: it does not derive from dustboard.bots.Bot
bot-not-found = the bot '{ $name }' was not found: { $why }
bot-none = there is no bot '{ $name }'; choose one of: { $known }
bot-heeds-none = the bot '{ $name }' has no tempers; these do: { $known }
temper-none = { $title } has no temper '{ $temper }'; choose one of: { $known }
temper-twice = a bot can't be both { $first } and { $second }; choose one
