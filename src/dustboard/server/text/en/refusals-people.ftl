# Why a request is refused: people, their devices, passkeys, words and notices.

device-unknown = this device is not signed in here; reload the page
device-ended = this device was signed out; reload the page to go on as a guest
no-such-device = you have no such device; it may be signed out already
name-empty = the name is empty
name-taken = somebody else has this name
name-to-confirm = type your name as it is shown to confirm
login-wrong = name or password is wrong
password-wrong = the password is wrong
tries-wait = { $seconds ->
        [one] too many wrong tries; try again in { $seconds } second
       *[other] too many wrong tries; try again in { $seconds } seconds
    }
password-needed = this needs your password; or come back by recovery words or passkey first
words-count = recovery words are { $count } words
words-unknown = these recovery words are not known here
guest-changed = you have just set up an account on this device; sign out of it first
two-hands = you sit at table { $code } as a guest and with your account; leave one seat

## Passkeys

passkey-site = passkeys need a site with a name; this one is known by a number only
passkey-late = this took too long or was used before; try again
passkey-enough = { $most } passkeys are enough; remove one first
passkey-known = this passkey is known already
passkey-unknown = this passkey is not known here
passkey-refused = the passkey was not accepted
no-passkey = there is no such passkey

## Notices

ways-enough = { $most } ways are enough; remove one first
no-way = there is no such way
push-keys = these are no keys of a browser
address-none = this is no address
address-https = the address must begin with https://
address-bad = that is not an address to send to
address-port = only the usual ports are allowed
address-private = this address is not a public one
address-unknown = the name is not known
not-sent = it could not be sent: { $why }
no-habit = no order can be given for that; there are: { $names }
no-habit-order = no such order; orders are: { $orders }
