# The introduction of the Book of Tales: the words that pages and entries use. It tells no story.

book-introduction = This book is read a page at a time, and nobody turns ahead. A page says what you
    want, how long you have, and which Plot Actions it lends you; a Plot Action takes one of your
    two actions like any other. An entry is a short story with a number. Read it when you are sent
    to it, then choose. You pay what a choice costs first, and learn afterwards what it leads to.
    Challenge tokens mark work, plot tokens mark people and things. An effort is work that all of
    you may share: successes stay on the space until there are enough. A foe that stands keeps its
    wounds. What you decide together is put to a vote, and the first player breaks a tie. What is
    sealed stays hidden until everyone has chosen. Where a number is multiplied by the knights,
    count all who set out. When time runs out, the page is turned without you.
    .title = How to Read This Book
