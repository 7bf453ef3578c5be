# Why a request is refused: tables, seats, links, records.

no-table = there is no such table, or it is not open to you
host-only = only the host may do this
players-only = only players may do this
no-code = no code could be found; try again
table-busy = the table is too busy; try again

## Before and after the game

game-not-begun = the game has not begun
game-over = the game is over
game-not-over = the game is not over
no-game = there is no game going on at this table
seats-fixed = the game has begun; seats change by vote or by leaving
nobody-sits = nobody sits in seat { $seats }
bot-tables = { $most } games without people are already running for you; one of them has to end first
analyses-wait = { $most } of your games are already being analysed; wait until one is done
players-fit = with these options { $title } is for { $low } to { $high } players, not { $players }
players-rematch = only players ask for another game

## Seats and links

no-seat = there is no seat { $seat }
no-face = nobody has this face
seat-not-yours = seat { $seat } is not yours
seat-not-free = this seat is not free
seat-taken = { $name } has taken this seat; the host can make another link
have-a-seat = you have a seat at this table
sit-elsewhere = you sit in another seat already
one-seat-only = you can sit in one seat only; use 'device' for more at this device
bank-clock = a time bank needs time for each decision
owner-has-account = the owner of this seat has an account to come back by
no-link-seat = only seats for friends by link have links
no-link = this seat has no link
link-unknown = this link is used up or was never made
pin-first = this seat asks for its pin first
pin-wrong = this is not the pin of this seat

## Positions and records

no-position = there is no such position
over-there = the game is over at this position
cards-when-over = the cards are open when the game is over
record-when-over = the record is given out when the game is over
record-too-long = the record has more than { $most } answers
new-deal-no-record = this game began with a new deal; it has no record from a seed
new-deal-no-seed = this game began with a new deal; it has no seed to play again

## Lessons

no-tutorial = there is no tutorial of this title
no-lesson = there is no lesson at this table
