# Names of the table options, for the web client.

option-victory_goal = Points to win
option-battlefield_rounding = Rounding on battlefields
option-targets_per_bidding_round = Targets per bidding round
option-repeat_targets = Marking the same target again
option-base_attack_limit = Raids per base
option-late_defence = Late defence
option-show_card_counts = Show card counts
option-public_stockpiles = Open stockpiles
option-payment = Payment
option-overbid = Overbidding
option-minimum_winning_bid = Smallest winning bid
option-multi_attack = Several raiders on one base
option-starter_bases = Starter bases
option-starter_bases_score = Starter bases score
option-safety_net = Safety net
option-buy_cost = Shop prices
option-buy_passes = Passing in the shop
option-abandon_scope = Who may be abandoned
option-defender_may_abandon = Defenders may abandon
option-trigger_counts_bonus = Bonus points can end the game
option-deck_out = When a deck runs out
option-round_cap = Round limit
