# The travel diary, told by somebody who was there and wrote it down by the fire.

chapter = Round { $round }

diary-mission = They had come for one thing: { $mission }.
diary-knight = { $seat } rode as { $knight_sheet }.
diary-first-player = { $seat } went first.
diary-last-round = Everybody knew that this was the last round.
diary-task-introduced-1 = Word went round the fires: { $card }.
diary-task-introduced-2 = A new notice hung on the board: { $card }.
diary-task-introduced-3 = Somebody would pay for { $card }.
diary-task-outdated = Nobody asked for { $card } any more.
diary-task-accepted = { $seat } took on { $card }.
diary-task-done-1 = { $seat } saw { $card } through to the end.
diary-task-done-2 = { $card } was done, and it was { $seat } who did it.
diary-task-done-3 = They paid { $seat } for { $card }.
diary-explores-1 = { $seat } looked around at { $hex }.
diary-explores-2 = { $seat } took { $hex } apart, corner by corner.
diary-explores-3 = { $hex } let { $seat } in.
diary-not-explored = { $hex } kept its doors shut to { $seat }.
diary-escaped-1 = { $seat } slipped away from { $card }.
diary-escaped-2 = { $card } came, and { $seat } was gone.
diary-escaped-3 = { $card } was left behind in the dust by { $seat }.
diary-caught-1 = { $seat } ran from { $card }, but not fast enough.
diary-caught-2 = There was no getting away from { $card } for { $seat }.
diary-caught-3 = { $card } caught up with { $seat }.
diary-faces-1 = { $seat } stood and faced { $card }.
diary-faces-2 = { $card } barred the way, and { $seat } did not turn round.
diary-faces-3 = { $seat } had had enough of running and waited for { $card }.
diary-event-cancelled = { $card } blew over before it had begun.
diary-combat-ends-1 = { $side ->
        [0] { $seat } beat { $foe }.
        [1] { $foe } had the better of { $seat }.
       *[other] { $seat } and { $foe } parted without a winner.
    }
diary-combat-ends-2 = { $side ->
        [0] When it was over, { $seat } was standing and { $foe } was not.
        [1] { $seat } came off worse against { $foe }.
       *[other] Neither { $seat } nor { $foe } could call it a victory.
    }
diary-combat-ends-3 = { $side ->
        [0] { $foe } will trouble nobody else: { $seat } had seen to that.
        [1] That fight belonged to { $foe }, not to { $seat }.
       *[other] { $seat } and { $foe } fought until both had had enough.
    }
diary-duel-ends = { $side ->
        [0] { $seat } won the duel against { $rival }.
        [1] { $rival } won the duel that { $seat } had begun.
       *[other] The duel between { $seat } and { $rival } had no winner.
    }
diary-truce = { $seat } and { $rival } had already drawn; then they talked instead.
diary-refuses = { $seat } wanted no company.
diary-knocked-out-1 = { $seat } fell and did not get up.
diary-knocked-out-2 = That was as far as { $seat } came that day.
diary-knocked-out-3 = { $seat } lay in the dust and knew nothing of it.
diary-carried-to = Strangers found { $seat } and carried the poor soul to { $hex }.
diary-steals = { $seat } went through the pockets of { $rival } and took { $cards }.
diary-steals-unseen = { $seat } went through the bags of { $rival } and took something from the bottom.
diary-steals-task = { $seat } relieved { $rival } of a job: { $card }.
diary-vehicle-wrecked = { $card }, the pride of { $seat }, was scrap from then on.
diary-vehicle-taken = { $seat } drove off in { $card }.
diary-gains-blue = { $seat } found something from the old days: { $card }.
diary-stalls-deal = At the Stalls { $seat } gave { $cards } for { $taken }.
diary-strike = { $seat } called down fire on { $hex }.
diary-rides = { $seat } was carried to { $hex }.
diary-special-token = { $token } was seen at { $hex }.
diary-villain-appears = { $card } showed up at { $hex }.
diary-villain-returns = { $card } was driven back to { $hex }.
diary-faces-villain = { $seat } walked up to { $card }.
diary-clue = What { $seat } found at { $hex } was only a clue.
diary-ingredient-taken = { $seat } found ingredient { $ingredient } at { $hex }.
diary-ingredient-stolen = { $seat } stole ingredient { $ingredient } from { $knight }.
diary-ingredient-left = Ingredient { $ingredient } stayed behind at { $hex }.
diary-cultist = A Cultist was seen at { $hex }.
diary-cultist-gone = There were no more chants from { $hex }.
diary-shrine = { $hex } became Shrine number { $number }.
diary-hammer = They called { $seat } the Hammer of the Waste.
diary-laurels = { $change ->
        [-1] { $seat } lost a Laurel and had { $now } left.
        [1] { $seat } won a Laurel and had { $now } now.
       *[other] { $seat } won { $change } Laurels and had { $now } now.
    }
diary-crowd-calls = The crowd called for { $hex }.
diary-train-moves = The Train rolled on to { $hex }.
diary-boards = { $seat } jumped aboard the Train at { $hex }.
diary-falls-off = { $seat } fell off the Train at { $hex }.
diary-relay-taken = The relay at { $hex } answered to { $seat }.
diary-relay-taken-over = The relay at { $hex } no longer answered to { $knight } but to { $seat }.
diary-supremacy = The lights flickered over the whole waste. Next time they would go out.
diary-game-over = { $reason ->
        [1] That was the end of it: { $winners } had done what they had come for.
        [2] The last round was over, and { $winners } stood above the rest.
        [3] That was the end of it, and for once all of them had won.
        [5] The Train came home, and it made { $winners } the richest of them.
       *[other] That was the end of it, and of all of them.
    }
