# The kinds of decisions.

primary-wait = Wait for the others
primary-untried = Wait for the server
primary-untried-why = Your choice is kept here. It is tried as soon as the server can be reached.
primary-choose-first = Choose an answer
primary-choose-first-why = Nothing is chosen yet.
primary-not-complete = Go on choosing
primary-why-rule = The rule:
primary-not-complete-why = This cannot be sent yet.

select-status = { $n ->
        [0] Nothing chosen
        [one] 1 chosen
       *[other] { $n } chosen
    }
refused-count = { $n ->
        [one] 1 thing is not possible now
       *[other] { $n } things are not possible now
    }

assign-bins = Places
assign-empty = nothing here yet
assign-items = Put to: { $place }
assign-nothing-left = nothing left to put
assign-put = { $item } to { $place }
assign-take-back = Take back { $item }

amount = Amount
react = Chance to respond
steps-next = Next step
steps-order = Your order
steps-distribute = Given so far
steps-path = Your route
steps-pay = Paid so far
steps-offer = Your offer
