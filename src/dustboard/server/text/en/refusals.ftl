# Why a request is refused: what any of them can meet.

## Requests

no-request = there is no such request
no-page = there is no such page
no-title = there is no such game
no-passage = nobody at this table has read that yet
not-understood = { $detail }
not-allowed = this kind of request is not allowed here
too-large = the request is too large
too-deep = the message is nested too deeply
not-utf8 = the message is not valid UTF-8
host-too-long = the Host header is too long
too-many = too many requests; wait a moment
reading-slow = this takes too long right now; try again later
too-many-connections = too many connections; close some of your tabs
csrf = the header X-Dustboard is missing or wrong; ask /me for it
origin = this page is not allowed to talk to this server
store-down = the server can't reach its saved games right now; try again in a moment
fault = something went wrong on the server

## The websocket

message-too-long = the message is too long
message-unknown = the server doesn't understand this message
cannot-show = the table couldn't be shown
not-open-any-more = this table is no longer open to you
server-stops = the server is shutting down; try again in a moment

## What the rules say, in their own words

rules-say = { $what }
cannot-go-on = this version can't continue this game: { $why }
game-damaged = the saved game is damaged: { $why }
carried-step-gone = step { $number }, which carried the game over, is missing
snapshot-differs = the snapshot after step { $number } does not match that step
unreadable = the saved table can't be read: { $why }

## The lab

lab-off = this server shows no lab; whoever runs it can start it with --lab FOLDER
lab-locked = only whoever runs this server can look into the lab; show its key first
lab-key-wrong = this is not the key of the lab
lab-no-run = there is no such run
lab-not-finished = this run has no report yet; wait until its games are played
lab-two-titles = these runs are of different titles, so there is nothing to compare
