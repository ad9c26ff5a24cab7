/** What the program cannot do so: lobby and deal, clock and stories, stations, screens and files. */
export const programRefused = {
  // The desk
  deskLocked: {
    title: 'Panel jest zablokowany.',
    body: 'Odsłania go tylko prowadzący. Do tego czasu nic się tu nie zmieni.',
  },
  programHosts: {
    title: 'Ten wieczór prowadzi program.',
    body: 'To pokazałoby albo zmieniło coś, czego nikt nie może widzieć. Poproś wszystkich o otwarcie panelu.',
  },
  wrongPin: {
    title: 'To nie jest ten PIN.',
    body: 'Spróbuj jeszcze raz. Nie pamiętasz? W pliku README jest napisane, jak go usunąć.',
  },
  pinLocked: {
    title: 'Ten wieczór ma PIN.',
    body: 'Otwórz go, usuń PIN w ustawieniach i dopiero wtedy wyeksportuj.',
  },
  pinSpoilt: {
    title: 'Nie da się odczytać PIN-u tego wieczoru.',
    body: 'Wieczór zostaje zablokowany. Żeby otworzyć go bez PIN-u, usuń plik {file} z folderu wieczorów.',
  },
  pinWait: {
    title: 'Za dużo błędnych PIN-ów.',
    body: 'Poczekaj {seconds} {seconds|sekundę|sekundy|sekund|sekundy} i spróbuj jeszcze raz.',
  },
  // Lobby and deal
  unknownLanguage: {
    title: 'Tego języka Nightfall nie zna.',
    body: 'Wybierz jeden z listy w ustawieniach.',
  },
  unknownRuleset: {
    title: 'Gry „{ruleset}” tu nie ma.',
    body: 'Otworzy ten wieczór Nightfall w wersji, która ją ma. Nic się nie zmieniło.',
  },
  noSuchGame: {
    title: 'Nie masz własnej gry „{id}”.',
    body: 'Usunięto ją albo zmieniono jej nazwę, może w folderze. Wybierz inną.',
  },
  noGameId: {
    title: 'Ta gra nie ma id.',
    body: 'Tak nazywa się jej plik. Dodaj wiersz, na przykład: id: moja-gra.',
  },
  gameUnread: {
    title: 'Nie da się odczytać: {file}.',
    body: 'To dowiązanie zamiast pliku, tekst o wiele za długi jak na grę albo system nie pozwala go czytać. Połóż sam tekst w folderze z grami.',
  },
  gamesUnwritable: {
    title: 'Dysk nie przyjmuje gry.',
    body: 'Niczego nie zachowano. Zrób miejsce albo sprawdź folder z grami ({reason}) i spróbuj jeszcze raz.',
  },
  hashWrong: {
    title: 'Gra w pliku tego wieczoru to nie ta, od której się zaczął.',
    body: 'Dokument i odcisk do siebie nie pasują, a wieczór toczy się tylko według własnego dokumentu. Weź inną kopię pliku.',
  },
  ownGameRefused: {
    title: 'W tej postaci nie da się grać w tę grę.',
    body: '{problem} Wszystkich błędów: {all}.',
  },
  nothingPicked: { title: 'Nie wybrano pliku.', body: 'Najpierw wybierz plik.' },
  sameGame: {
    title: 'Próba gra już najnowszy tekst.',
    body: 'Zapisz zmianę w swojej grze, a tu pójdzie dalej z nią.',
  },
  unknownHouseRule: {
    title: 'Takiej zasady domowej w tej grze nie ma.',
    body: 'Wybierz jedną z listy.',
  },
  badHouseRule: {
    title: 'Ta wartość nie pasuje do tej zasady domowej.',
    body: 'Weź jedną z proponowanych.',
  },
  unknownCard: { title: 'Takiej karty w tej grze nie ma.', body: 'Wybierz karty z listy.' },
  nameEmpty: {
    title: 'Brakuje imienia.',
    body: 'Potrzebna jest choć jedna widoczna litera, żeby duży ekran mógł je pokazać.',
  },
  nameTwice: {
    title: 'Dwie osoby mają to samo imię.',
    body: 'Na dużym ekranie nikt by ich nie odróżnił. Dodaj literę albo przezwisko.',
  },
  numberOfPlayers: {
    title: 'Ta gra nie jest na tyle osób: {players}.',
    body: 'Potrzeba od {min} do {max}. Dopisz kogoś albo skreśl z listy.',
  },
  castingRefused: {
    title: 'Tą talią nie da się grać.',
    body: 'Spójrz na czerwone uwagi przy talii albo weź proponowaną.',
  },
  noLegalDeal: {
    title: 'Tej talii nie da się rozdać zgodnie z zasadami.',
    body: 'Nie udało się to ani razu na tysiąc tasowań. Zmień talię.',
  },
  notInHandbook: {
    title: 'Tego dziś nie ma w zasadach.',
    body: 'Są tam role z tej talii i zmienione zasady domowe. Wybierz jedną z nich.',
  },
  notKept: {
    title: 'Tego już nie ma.',
    body: 'Usunięto to, może w innym oknie. Wybierz coś innego.',
  },
  dealNotDone: {
    title: 'Nie wszyscy są gotowi.',
    body: 'Brakuje jeszcze: {seat}. Gdy wszyscy obejrzą albo wszystkie karty są wpisane, może zacząć się noc.',
  },
  dealRefused: {
    title: 'Z takimi rękami gra nie może się zacząć.',
    body: 'Zbierz karty i rozdaj od nowa albo popraw wpisy.',
  },
  dealtBlind: {
    title: 'Tych kart nie można wpisać.',
    body: 'Kto siedzi przy laptopie, gra razem z innymi i nie może widzieć cudzych kart. Niech karty rozda program: wtedy każdy ogląda tylko swoją.',
  },
  dealtByHand: {
    title: 'Tego wieczoru rozdajesz prawdziwe karty.',
    body: 'Wpisz, kto ma które karty.',
  },
  dealtByProgram: {
    title: 'Rozdał program.',
    body: 'Żeby wpisać prawdziwe karty, wróć i wybierz właśnie to.',
  },
  noSuchCard: {
    title: '{seat} nie ma tej karty.',
    body: 'Wybierz jedną z pokazanych.',
  },
  cardNotLeft: {
    title: 'W talii nie ma już tej karty: {card}.',
    body: 'Wszystkie są już wpisane. Sprawdź inne ręce albo talię.',
  },
  wrongNumberOfCards: {
    title: 'To nie jest pełna ręka.',
    body: 'Kart na osobę: {wanted}.',
  },

  // Clock, stories, demo
  noSpeech: { title: 'Nikt nie przemawia.', body: 'Nie ma teraz przemówień do pominięcia.' },
  noVoteNow: { title: 'Nie ma teraz głosowania.', body: 'Odlicza się, kiedy trwa głosowanie.' },
  noClock: { title: 'Zegar nie jest włączony.', body: 'Ten krok jest bez czasu.' },
  clockOver: {
    title: 'Czas minął.',
    body: 'Dodaj czasu, żeby mówili dalej, albo przejdź do następnego kroku.',
  },
  noStory: {
    title: 'Nie ma teraz opowieści.',
    body: 'Opowieści pojawiają się o świcie przed imionami ofiar, jeśli są włączone.',
  },
  storyShown: {
    title: 'Sala już widzi tę opowieść.',
    body: 'Cofnięcie zdejmie ją z ekranu; wtedy da się ją zmienić.',
  },
  demoOver: { title: 'Próba jest skończona.', body: 'Zacznij następną albo wróć na półkę.' },

  // Stations and the program
  notNow: {
    title: 'To tu nie pasuje.',
    body: 'Wieczór jest już w innym miejscu. Spójrz na ekran i spróbuj jeszcze raz.',
  },
  eveningOpen: {
    title: 'Jest już otwarty wieczór.',
    body: 'Naraz może być tylko jeden. Najpierw odłóż go na półkę; nic się w nim nie zmieni.',
  },
  titleEmpty: {
    title: 'Wieczór potrzebuje nazwy.',
    body: 'Wpisz choć jedną widoczną literę.',
  },
  malformed: {
    title: 'Program nie rozumie tego kliknięcia.',
    body: 'Nic się nie zmieniło. Jeśli to się powtórzy, przeładuj okno: {problem}',
  },
  stopped: {
    title: 'Program się zamyka.',
    body: 'Wszystko, co zostało przyjęte, jest zapisane.',
  },
  internalError: {
    title: 'To błąd programu.',
    body: 'Wieczór stoi tak jak przed kliknięciem. Spróbuj inaczej albo rozstrzygnij decyzją. Szczegóły: {reason}',
  },
  broken: {
    title: 'To błąd programu.',
    body: 'Wieczór jest bezpieczny na dysku. Zamknij go i otwórz jeszcze raz.',
  },
  notConnected: {
    title: 'Okno zgubiło program.',
    body: 'Nic nie zostało wysłane. Okno próbuje dalej; jeśli to nie minie, uruchom Nightfall od nowa.',
  },
  connectionLost: {
    title: 'Połączenie zerwało się przed odpowiedzią.',
    body: 'Kliknięcie mogło się liczyć albo nie. Spójrz na otwarty krok, zanim klikniesz znowu.',
  },

  // The machine
  screenGone: {
    title: 'Tego ekranu nie da się użyć.',
    body: 'Ktoś go właśnie odłączył albo zmienił, albo jest jedyny. Wybierz jeszcze raz z listy.',
  },
  noScreens: {
    title: 'Tu okna przesuwasz samodzielnie.',
    body: 'W przeglądarce przeciągnij stronę dużego ekranu na telewizor i naciśnij F11.',
  },

  phonesMissing: {
    title: 'Nie wszyscy mają telefon.',
    body: 'Do nocy na telefonach każdy musi mieć swój. Daj telefon tym, którzy go nie mają, albo prowadź noc głosem.',
  },
  noNetwork: {
    title: 'Ten komputer nie jest w żadnej sieci.',
    body: 'Połącz go z Wi-Fi telewizora i spróbuj jeszcze raz.',
  },
  folderGone: {
    title: 'Nie ma takiego folderu.',
    body: 'Tu nic nie ma: {path}. Wpisz całą ścieżkę, od dysku.',
  },
  folderUnreadable: {
    title: 'Tego folderu nie da się odczytać.',
    body: 'System nie wpuszcza tu Nightfall: {path}. Zezwól na to albo weź inny folder.',
  },
  folderSlow: {
    title: 'Ten folder nie odpowiada.',
    body: 'Nic stąd nie przyszło: {path}. Sprawdź dysk albo sieć i spróbuj jeszcze raz albo skopiuj muzykę na ten komputer.',
  },
  folderNotChosen: {
    title: 'Ten folder nie został wybrany tutaj.',
    body: 'Kliknij „Wybierz folder” albo przeciągnij go tutaj.',
  },
  noSuchPiece: {
    title: 'Tego pliku już nie ma.',
    body: 'Każ odczytać foldery jeszcze raz.',
  },
  addressGone: {
    title: 'Tego adresu już nie ma.',
    body: 'Sieć się zmieniła. Wybierz jeszcze raz.',
  },
  notServed: {
    title: 'Strony nie da się pokazać w sieci.',
    body: 'System na to nie pozwala ({reason}). Może przeszkadza zapora.',
  },

  // Storage
  damaged: {
    title: 'Plik tego wieczoru jest uszkodzony.',
    body: 'Da się go czytać do wiersza {line}. Plik zostaje, jaki jest; eksport zachowa czytelną część.',
  },
  foreign: {
    title: 'To nie jest wieczór Nightfall.',
    body: 'Plik jest nietknięty. Wybierz taki, który wyeksportował Nightfall.',
  },
  newer: {
    title: 'Ten wieczór zapisał nowszy Nightfall.',
    body: 'Potrzebuje wersji {program}. Plik jest nietknięty.',
  },
  rulesDiffer: {
    title: 'Od tego wieczoru zasady się zmieniły.',
    body: 'Od chwili: {phase} decydują inaczej. Nic nie zapisano; półka zapyta, co dalej.',
  },
  locked: {
    title: 'Ten wieczór jest otwarty w innym Nightfall.',
    body: 'Najpierw zamknij go tam, żeby jeden nie pisał po drugim.',
  },
  missing: {
    title: 'Tego wieczoru już nie ma.',
    body: 'Jego pliku nie ma w folderze z zapisanymi wieczorami.',
  },
  taken: {
    title: 'Wieczór o takiej nazwie już jest.',
    body: 'Spróbuj jeszcze raz; znajdzie się nowa nazwa.',
  },
  badId: { title: 'To nie jest nazwa wieczoru.', body: 'Wybierz wieczór z półki.' },
  unwritable: {
    title: 'Dysk nie przyjmuje wieczoru.',
    body: 'Ostatnie kliknięcie się nie liczy. Zrób miejsce albo sprawdź folder ({reason}) i kliknij jeszcze raz.',
  },
  unreadable: {
    title: 'Pliku tego wieczoru nie da się odczytać.',
    body: 'System mówi: {reason}. Plik zostaje, jaki jest: sprawdź jego uprawnienia i dysk.',
  },
  nameTooLong: {
    title: 'Jedno imię w tym wieczorze jest o wiele za długie.',
    body: 'Najwięcej liter w imieniu: {most}; dłuższego sala nie przeczyta. Plik zostaje, jaki jest: wyeksportuj wieczór jeszcze raz tam, gdzie był grany.',
  },
  notAFile: {
    title: 'To nie jest plik.',
    body: 'Folder, urządzenie albo coś podobnego ma nazwę wieczoru, więc nie da się tego otworzyć. Usuń to z folderu z zapisanymi wieczorami.',
  },
  tooBig: {
    title: 'Ten plik jest za duży na wieczór.',
    body: 'Ma {megabytes} MB, otwiera się najwyżej {most}, żeby program był szybki. Plik zostaje, jaki jest: weź starszą kopię albo go odłóż.',
  },
  lineTooLong: {
    title: 'W tym pliku nie ma wieczoru, który dałoby się otworzyć.',
    body: 'Wiersz {line} ma ponad {most} MB, a żaden nie bywa tak długi, więc plik nie jest czytany. Zostaje, jaki jest.',
  },
  tooManySeats: {
    title: 'W tym wieczorze jest za dużo graczy.',
    body: 'Liczba graczy: {found}. Najwięcej: {most}. Plik zostaje, jaki jest.',
  },
  tooManyCards: {
    title: 'W tym wieczorze jest za dużo kart.',
    body: 'Jest ich więcej niż {most}, a tylu nie rozdaje żadna gra. Plik zostaje, jaki jest.',
  },
  closed: { title: 'Ten wieczór jest zamknięty.', body: 'Otwórz go jeszcze raz z półki.' },
} as const
