# Accounts, ways to come back, notices.

ways = Keep your seats
passkeys = Passkeys
passkeys-text = A passkey is kept by your phone, computer or security key. It signs you in without a name or a password.
passkeys-none = No passkey yet.
passkey-name = Name of the passkey
passkey-name-hint = such as: my phone
passkey-add = Add a passkey
passkey-drop = Remove { $name }
passkey-unnamed = Passkey without a name
passkey-made = added { $day }
passkey-used = last used { $day }
passkey-unsupported = This browser knows no passkeys.

words = Recovery words
words-text = Six words bring your seats to another device, also without an account. Whoever knows them is you, so write them on paper.
words-none = You have no recovery words yet.
words-has = You have recovery words. They cannot be shown again; new ones replace them.
words-give = Give me six words
words-again = Give me six new words
words-told = Write these down now. They are shown only once.
words-done = I have written them down
copy-words = Copy the words
copied-words = Copied
words-typed = The six words

me-login-text = If you sign in here, the seats you have as a guest on this device come with you.
ways-password = Your password
ways-password-text = Changes in this box need it, so that nobody makes them on a page you left open.
me-password-new = New password
me-password-old = Current password
me-keep-devices = Stay signed in on my other devices
me-password-old-text = Not needed if you came back by recovery words or passkey in the last quarter of an hour.
login-passkey = Sign in with a passkey
login-name = With name and password
login-words = With recovery words
login-words-do = Come back with these words

devices = Your devices
devices-text = Browsers that are signed in as you. Sign out any that you have lost or do not know. A new password signs out all but this one.
device-here = this device
device-used = last used { $when }
device-added = added { $when }
device-unnamed = Unknown browser
device-drop = Sign out
device-drop-named = Sign out { $name }
device-dropped = { $name } is signed out.
devices-drop = Sign out all other devices
devices-dropped = All other devices are signed out.

mydata = Your data
mydata-text = The server keeps your name, how you come back, your devices, where you get notices, and your tables. No address, no mail.
mydata-export = Take my data home
mydata-delete = Delete my account
delete-text = Bots take over your seats in running games and your name goes from every table. What you said in chats stays there. This cannot be taken back.
delete-name = Type your name to confirm: { $name }
delete-do = Delete everything
delete-not = Keep my account
delete-done = Your account is deleted. You are a new guest now.

notices = Notices when you are away
notices-text = You are told when a table waits for you, again at half of your time, and when it is nearly up; several tables are told together. A notice names the table and nothing that is hidden.
notices-none = No notices are sent.
notices-push = Browser
notices-webhook = Webhook
notices-here = Send notices to this browser
notices-url = Address of a webhook
notices-add = Send notices there
notices-stop = Stop
notices-password-text = Adding a browser or a webhook needs it.
notices-drop = Stop notices to { $target }
notices-failing = does not answer
notices-test = Send a test notice
notices-testing = Sending...
notices-tested = { $failed ->
        [0] The test notice arrived ({ $sent }).
       *[other] Arrived: { $sent }. Did not arrive: { $failed }.
    }

habits = Standing orders for new tables
habits-text = These orders are given for you whenever a game begins, on all your devices. At the table you see them in the menu and can change them there. Games that have begun keep theirs.
habits-ask = ask me
habits-window-none = as the table plays
habits-window-ask = ask me
habits-window-turn = pass in the turns of others
habits-window-always = always pass
habits-window-text = The game ends an order to pass when you are attacked, robbed, knocked out or named as a target.
habits-saved = Saved.
habits-none = There is nothing to order in these games.
