# What the gallery tells cards apart by: decks, kinds, traits, prices and costs.

facet-deck = Deck
facet-deck-starter = Starter set
facet-deck-buy = Shop deck
facet-deck-objective = Objective deck

facet-kind = Kind
facet-kind-unit = Units
facet-kind-base = Bases

facet-trait = Trait
facet-trait-beast = Beast
facet-trait-camp = Camp
facet-trait-champion = Champion
facet-trait-crew = Crew
facet-trait-drummer = Drummer
facet-trait-decoy = Decoy
facet-trait-guard = Guard
facet-trait-industry = Industry
facet-trait-juice = Juice
facet-trait-market = Market
facet-trait-medic = Medic
facet-trait-monument = Monument
facet-trait-rider = Rider
facet-trait-ruin = Ruin
facet-trait-scavenger = Scavenger
facet-trait-seat = Seat of a house
facet-trait-siege = Siege
facet-trait-signal = Signal
facet-trait-spark = Spark
facet-trait-store = Store
facet-trait-tech = Tech
facet-trait-tower = Tower
facet-trait-trader = Trader
facet-trait-vehicle = Vehicle
facet-trait-wall = Wall

facet-price = Price to acquire
facet-scrap = Scrap to play
facet-juice = Juice to play
facet-spark = Spark to play
