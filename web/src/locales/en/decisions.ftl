# The kinds of decisions.

primary-wait = Waiting for the others
primary-untried = Waiting for the server
primary-untried-why = Your choice is kept here and sent as soon as the server answers.
primary-choose-first = Choose an answer
primary-mark-first = Mark a target
primary-not-complete = Keep choosing
primary-not-complete-why = Your choice isn't complete yet.

select-status = { $n ->
        [one] 1 chosen
       *[other] { $n } chosen
    }
refused-list = Not possible now

assign-bins = Places
assign-same = Same as last time
assign-empty = nothing here yet
assign-items = Put in: { $place }
assign-nothing-left = nothing left to place
assign-put = { $item } to { $place }
assign-take-back = Take back { $item }

amount = Amount
react = What you can play
steps-next = Next step
steps-order = Your order
steps-distribute = Given so far
steps-path = Your route
steps-pay = Paid so far
steps-offer = Your offer
