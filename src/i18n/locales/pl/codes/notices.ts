/** Remarks for the host, who asked for nothing. */
export const notices = {
  houseRuleGone: {
    title: 'Jednej zasady domowej tego wieczoru już nie ma.',
    body: '„{option}” ({was}) nie należy już do gry. Wieczór toczy się bez niej.',
  },
  houseRuleReplaced: {
    title: 'Zmieniła się zasada domowa tego wieczoru.',
    body: '„{option}” nie może już mieć wartości: {was}. Od teraz ma: {now}.',
  },
  tornLine: {
    title: 'Ostatni wpis jest ucięty.',
    body: 'Program zamknął się w trakcie pisania. Wszystko wcześniejsze jest; sprawdź otwarty krok.',
  },
  laterKept: {
    title: 'Wszystko, co było potem, nadal obowiązuje.',
    body: 'Zachowane kroki: {count}.',
  },
  draftDropped: {
    title: 'Część kliknięć już nie obowiązuje.',
    body: 'Przez twoją decyzję niektóre wpisy stały się niemożliwe. Usunięte: {count}.',
  },
  unknownScenery: {
    title: 'Brakuje rysunku.',
    body: 'Gra {game} prosi o: {name}. Duży ekran umie narysować: {known}, więc pokazuje swoje.',
  },
  badTheme: {
    title: 'Wyglądu gry {game} nie da się użyć.',
    body: '{token} nie jest zapisane tak, jak kolory i pisma. Gra toczy się w wyglądzie Nightfall.',
  },
  closedRoughly: {
    title: 'Wieczoru nie udało się zamknąć porządnie.',
    body: 'Wszystkie odpowiedzi są zapisane. Tylko zegar może pokazać kilka sekund więcej.',
  },
  shelfUnreadable: {
    title: 'Półki nie da się odczytać.',
    body: 'Sprawdź folder z zapisanymi wieczorami. Szczegóły: {reason}',
  },
  exported: {
    title: 'Plik zapisany.',
    body: 'Jest tutaj: {path}.',
  },
  notExported: {
    title: 'Pliku nie udało się zapisać.',
    body: 'System mówi: {reason}. Wybierz inny folder i spróbuj jeszcze raz.',
  },
  notImported: {
    title: 'Tego pliku nie udało się odczytać.',
    body: 'System mówi: {reason}. Wybierz plik, który wyeksportował Nightfall.',
  },
  idTaken: {
    title: 'Dwie twoje gry mają to samo id.',
    body: 'Gra w pliku {file} ma id „{id}”, a inna ma takie samo. Daj jej własne, żeby w nią zagrać.',
  },
  gameNotRead: {
    title: 'Nie udało się odczytać pliku.',
    body: 'System mówi: {reason}. Wybierz tekst gry, plik z końcówką .yaml.',
  },
  networkBroke: {
    title: 'Ekran w sieci przestał działać.',
    body: 'Wieczorowi nic nie jest. Włącz go jeszcze raz; adres będzie inny.',
  },
  momentsBroke: {
    title: 'Publiczne chwile przestały działać.',
    body: 'Wieczór toczy się dalej. Włącz je znowu w ustawieniach.',
  },
  phonesBroke: {
    title: 'Strona dla telefonów przestała działać.',
    body: 'Wieczorowi nic nie jest. Włącz ją jeszcze raz; telefony same ją znajdą.',
  },
  phonesMoved: {
    title: 'Strona dla telefonów jest teraz gdzie indziej.',
    body: 'Adresu {was} nie dało się odzyskać. Goście skanują kod od nowa i wybierają swoje imię; wpuść ich.',
  },
  phonesNotBack: {
    title: 'Telefonów nie udało się znów włączyć.',
    body: 'Ten komputer nie jest w żadnej sieci. Gdy już będzie, włącz telefony: każdy znów ma swoje miejsce.',
  },
  phonesSpoilt: {
    title: 'Nie da się odczytać, jakie telefony były tu wcześniej.',
    body: 'Plik {file} jest uszkodzony, więc telefony są wyłączone. Włącz je od nowa; goście skanują kod i wybierają swoje imię.',
  },
  phonesNotKept: {
    title: 'Nie da się zapisać, jakie telefony tu są.',
    body: 'Działają dalej, ale po ponownym uruchomieniu goście muszą zeskanować kod od nowa. Zrób miejsce albo sprawdź folder ({reason}).',
  },
  graphicsOff: {
    title: 'Sterownik grafiki dwa razy przestał działać.',
    body: 'Nightfall działa teraz bez niego, a wieczór jest tam, gdzie był. Obraz może się zacinać. Następne zwykłe uruchomienie znów go użyje.',
  },
  projectorHalted: {
    title: 'Duży ekran wciąż się zawiesza.',
    body: 'Wieczór trwa dalej. Kliknij duży ekran i naciśnij Enter albo wybierz z menu „Pokaż duży ekran”.',
  },
  slept: {
    title: 'Komputer spał.',
    body: 'Zegar stoi na tym, co zostało. Uruchom go, gdy wszyscy będą gotowi.',
  },
  sleptWindows: {
    title: 'W środku wieczoru ekran zgasł albo się zablokował.',
    body: 'Jeśli nie z twojej ręki: w ustawieniach zasilania Windows ustaw na dziś ekran i uśpienie na „Nigdy” i wyłącz wygaszacz.',
  },
  sleptMac: {
    title: 'W środku wieczoru ekran zgasł albo się zablokował.',
    body: 'Jeśli nie z twojej ręki: w Ustawieniach systemowych, w części „Ekran blokady”, ustaw na dziś wygaszacz i wyłączanie ekranu na „Nigdy”.',
  },
  sleptLinux: {
    title: 'W środku wieczoru komputer albo ekran zasnął.',
    body: 'Jeśli nie z twojej ręki: w ustawieniach zasilania pulpitu wyłącz na dziś wygaszanie ekranu, automatyczne usypianie i blokadę ekranu.',
  },
  newerVersion: {
    title: 'Jest Nightfall {version}.',
    body: 'Niczego nie pobrano. Gdy nie trwa wieczór, weź go stąd: {address}',
  },
  settingsPutAside: {
    title: 'Ustawień nie dało się odczytać.',
    body: 'Nightfall startuje z własnymi; stary plik zostaje jako {file}.',
  },
  settingsMended: {
    title: 'Części ustawień nie dało się użyć.',
    body: 'W ich miejsce Nightfall bierze własne: {what}. Dawny plik zostaje jako {file}.',
  },
  settingsNotKept: {
    title: 'Ustawień nie da się zapisać.',
    body: 'Zmiany trzymają się do zamknięcia programu. Zrób miejsce albo sprawdź folder ({reason}).',
  },
  settingsUnreadable: {
    title: 'Ustawień nie da się odczytać ani zapisać.',
    body: 'Trzymają się tylko do zamknięcia programu. Szczegóły: {reason}',
  },
  unwritable: {
    title: 'Dysk nie przyjmuje wieczoru.',
    body: 'Póki to trwa, nic więcej się nie zapisze ({reason}). Zrób miejsce albo sprawdź folder.',
  },
  internalError: {
    title: 'W programie wystąpił błąd.',
    body: 'Wieczór wrócił do miejsca, w którym stał. Szczegóły: {reason}',
  },
} as const
