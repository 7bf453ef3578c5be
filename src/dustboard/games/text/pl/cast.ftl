# Po polsku zdania nazywają każdego po imieniu, także czytającego.

player = Gracz { $number }
whose = { $name }
you = { $name }
your = { $name }
nobody = nikt
