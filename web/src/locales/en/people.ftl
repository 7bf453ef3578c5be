# Accounts, ways to come back, notices.

ways = Keep your seats
passkeys = Passkeys
passkeys-text = A passkey is kept by your phone, computer or security key. It signs you in without a name or a password.
passkeys-none = No passkeys yet.
passkey-name = Passkey name
passkey-name-hint = for example: my phone
passkey-add = Add a passkey
passkey-drop = Remove { $name }
passkey-unnamed = Passkey without a name
passkey-made = added { $day }
passkey-used = last used { $day }
passkey-unsupported = This browser does not support passkeys.

words = Recovery words
words-text = Six words bring your seats to another device, even without an account. Anyone who knows them can sign in as you, so write them on paper.
words-none = You have no recovery words yet.
words-has = You have recovery words. They can't be shown again; new ones replace them.
words-give = Give me six words
words-again = Give me six new words
words-told = Write these down now. You will not see them again.
words-done = I've written them down
copy-words = Copy the words
copied-words = Copied
words-typed = The six words

me-login-text = When you sign in here, your guest seats on this device come with you.
ways-password = Your password
ways-password-text = Changes here need your password, so nobody can make them on a page you left open.
me-password-new = New password
me-password-old = Current password
me-keep-devices = Stay signed in on my other devices
me-password-old-text = Not needed if you signed in with recovery words or a passkey in the last 15 minutes.
login-passkey = Sign in with a passkey
login-name = Sign in with name and password
login-words = Sign in with recovery words
login-words-do = Sign in with these words

devices = Your devices
devices-text = Browsers that are signed in as you. Sign out any you have lost or don't recognize. A new password signs out all but this one.
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
mydata-text = The server keeps your name, how you sign in, your devices, where we notify you, and your tables. No address, no email.
mydata-export = Download my data
mydata-delete = Delete my account
delete-text = Bots take over your seats in running games, and your name is removed from every table. What you said in chats stays. This can't be undone.
delete-name = Type your name to confirm: { $name }
delete-do = Delete everything
delete-not = Keep my account
delete-done = Your account is deleted. You are a new guest now.

notices = Notifications
notices-text = We tell you when it's your turn, when half your time is gone, and when it's nearly up. News from several tables comes in one message. A notification names the table and reveals nothing hidden.
notices-none = No notifications are sent.
notices-push = Browser
notices-webhook = Webhook
notices-here = Notify me in this browser
notices-url = Webhook address
notices-add = Send notifications there
notices-stop = Stop
notices-password-text = Adding a browser or a webhook needs your password.
notices-drop = Stop notifications to { $target }
notices-failing = does not answer
notices-test = Send a test
notices-testing = Sending...
notices-tested = { $failed ->
        [0] { $sent ->
            [one] The test notification arrived.
           *[other] All { $sent } test notifications arrived.
        }
       *[other] Arrived: { $sent }. Did not arrive: { $failed }.
    }

habits-text = When the game should stop and ask you, in every game you start from now on.
habits-ask = Ask me
habits-usual = If there is a choice
habits-window-none = If I can answer
habits-window-ask = Always
habits-window-turn = On my turn
habits-window-always = Never
habits-window-text = You are always asked when you are attacked, robbed, knocked out or targeted. Others can't tell: the pause they see is the same either way.
habits-saved = Saved.
habits-none = These games have no standing orders.
