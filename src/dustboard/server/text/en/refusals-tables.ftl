# Why a request is refused: tables, seats, links, records.

no-table = there is no such table, or it is not open to you
host-only = only the host can do this
players-only = only players can do this
no-code = no table code is free; try again
table-busy = the table is too busy; try again

## Before and after the game

game-not-begun = the game has not started yet
game-over = the game is over
game-not-over = this has to wait until the game is over
no-game = no game is running at this table
seats-fixed = the game has started; seats change only by vote or when somebody leaves
nobody-sits = nobody sits in seat { $seats } yet; send a link or add a bot
bot-tables = you already have { $most } games running without people; wait until one ends
analyses-wait = { $most } of your games are already being analysed; wait until one of them is done
players-rematch = only players can ask for another game

## Seats and links

no-seat = there is no seat { $seat }
no-face = choose one of the faces shown
seat-not-yours = seat { $seat } is not yours
seat-not-free = this seat is taken; choose another
seat-taken = { $name } has taken this seat; the host can make another link
have-a-seat = you already have a seat at this table
sit-elsewhere = you already sit in another seat; leave it first
one-seat-only = you can take only one seat; for more players on this device use 'device'
bank-clock = a time bank needs a time limit per decision; set one
owner-has-account = this player has an account and can sign in to come back
no-link-seat = only seats for friends have links
no-link = this seat has no link
link-unknown = this link has been used or never existed; ask the host for a new one
pin-first = enter the PIN for this seat first
pin-wrong = wrong PIN for this seat

## Positions and records

no-position = there is no such move in this game
over-there = the game is already over at this move; choose an earlier one
cards-when-over = you can see all cards once the game is over
record-when-over = you can download the record once the game is over
record-too-long = the record is too long: it can have at most { $most } answers
new-deal-no-record = this game started with a new deal, so it has no record to replay
new-deal-no-seed = this game started with a new deal, so it has no seed to play again

## Lessons

no-tutorial = there is no lesson for this game yet
no-lesson = there is no lesson at this table
season-empty = you have no story yet; play an adventure first
