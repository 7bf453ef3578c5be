# Why a request is refused: people, their devices, passkeys, words and notices.

device-unknown = this device is not signed in here; reload the page
device-ended = this device was signed out; reload the page to continue as a guest
no-such-device = you have no such device; it may already be signed out
name-empty = type a name first
name-taken = somebody else has this name; choose another
name-to-confirm = type your name exactly as shown to confirm
login-wrong = the name or password is wrong
password-wrong = wrong password
tries-wait = { $seconds ->
        [one] too many wrong tries; try again in { $seconds } second
       *[other] too many wrong tries; try again in { $seconds } seconds
    }
password-needed = enter your password, or sign in with recovery words or a passkey first
words-count = type all { $count } recovery words
words-unknown = these recovery words are not known here; check each word
guest-changed = you have just set up an account on this device; sign out of it first
two-hands = you sit at table { $code } both as a guest and with your account; leave one of the two seats first

## Passkeys

passkey-site = passkeys need a site with a domain name; this one has only an IP address
passkey-late = this took too long or was already used; try again
passkey-enough = you can have at most { $most } passkeys; remove one first
passkey-known = this passkey is already registered
passkey-unknown = this passkey is not registered here; sign in another way
passkey-refused = the passkey was not accepted; try again or sign in another way
no-passkey = there is no such passkey; it may already have been removed

## Notices

ways-enough = notifications can go to at most { $most } places; remove one first
no-way = there is no such place for notifications; it may already have been removed
push-keys = the browser sent no valid keys; turn notifications off and on again
address-none = type a web address
address-https = the address must begin with https://
address-bad = notifications can't be sent to this address; check it
address-port = use an address without a port number
address-private = the address must be a public one
address-unknown = no server has this name; check the address
not-sent = it couldn't be sent: { $why }
no-habit = there is no standing order for that; choose one of: { $names }
no-habit-order = there is no such order; choose one of: { $orders }
