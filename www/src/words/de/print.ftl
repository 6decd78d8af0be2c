printed = { $page }, { $version }, gedruckt { $day }
