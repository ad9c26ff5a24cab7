/** What the desk says about displays. Part of the host's texts. */
export const machine = {
  screens: {
    title: 'Ekrany',
    list: 'Ekrany tego komputera',
    nameless: 'Ekran bez nazwy',
    isShow: 'Duży ekran',
    isDesk: 'Twój panel',
    choose: 'Niech to będzie duży ekran',
    chooseOf: 'Niech dużym ekranem będzie ekran {number}',
    identify: 'Pokaż numery na wszystkich ekranach',
    open: 'Otwórz duży ekran',
    remembered:
      'Wybór zostaje zapamiętany po nazwie i rozmiarze ekranu. Odłączysz go, a pokaz zniknie; podłączysz, a wróci.',
    openPage: 'Otwórz duży ekran',
    inBrowser:
      'W przeglądarce okna przesuwasz samodzielnie: otwórz duży ekran w osobnym oknie, przeciągnij je na telewizor i naciśnij F11. O uśpieniu i ekranach decyduje system.',
    place: {
      screen: 'Duży ekran zajmuje cały osobny ekran.',
      window: 'Jest tylko jeden ekran, więc pokaz jest w zwykłym oknie.',
      hidden: 'Duży ekran zniknął, więc pokaz się ukrywa. Wróci razem z nim.',
      byHand:
        'Twój system nie pozwala programom ustawiać okien: przesuń okno dużego ekranu na telewizor i naciśnij F11.',
      closed: 'Okno dużego ekranu jest zamknięte.',
    },
    warning: {
      mirrored:
        'Dwa ekrany pokazują ten sam obraz: sala widzi twój panel. Przełącz system z powielania na rozszerzanie.',
      deskOnScreen:
        'Na dużym ekranie jest twój panel. Otwórz laptop albo przełącz z powielania na rozszerzanie.',
      twins: 'Dwa ekrany mają tę samą nazwę i rozmiar. Spójrz na numery: czy to właściwy?',
      unsure: 'To nie jest ekran wybrany ostatnio. Czy to właściwy?',
      misplaced:
        'Twój system nie ustawia okna dużego ekranu tam, gdzie trzeba. Naciśnij na nim Esc, przeciągnij je na telewizor i naciśnij F11.',
    },
    banner: {
      gone: 'Duży ekran „{name}” zniknął; wieczór trwa, a pokaz wróci razem z nim. Jeśli telewizor pokazuje teraz twój panel, to powiela obraz: przełącz na rozszerzanie.',
      goneNameless:
        'Duży ekran zniknął; wieczór trwa, a pokaz wróci razem z nim. Jeśli telewizor pokazuje teraz twój panel, to powiela obraz: przełącz na rozszerzanie.',
      mirrored: 'Sala widzi twój panel: dwa ekrany pokazują ten sam obraz.',
      deskOnScreen: 'Sala widzi twój panel: jest na dużym ekranie.',
      perhaps:
        'Duży ekran „{gone}” zniknął, a pojawił się „{now}” tej samej wielkości. Czy to ten sam telewizor?',
      same: 'Tak',
      other: 'Nie',
    },
  },
  network: {
    title: 'Pokaz na innym ekranie',
    about:
      'Telewizor, tablet albo telefon w tej samej sieci otwiera duży ekran we własnej przeglądarce. Może tylko patrzeć; twój panel nigdy tam nie trafia. Po wieczorze znów wyłączone.',
    none: 'Ten komputer nie jest w żadnej sieci. Połącz go z tym Wi-Fi, w którym jest telewizor.',
    which: 'Sieć',
    show: 'Pokaż na innym ekranie',
    hide: 'Przestań pokazywać',
    type: 'Wpisz to w przeglądarce telewizora albo skieruj aparat na kod:',
    qr: 'Kod, który otwiera {url}',
    noViewers: 'Nikt tam jeszcze nie patrzy',
    viewers:
      'Podłączony {count} ekran | Podłączone {count} ekrany | Podłączonych {count} ekranów | Podłączonego {count} ekranu',
    sound: 'Dźwięk stamtąd',
    soundHelp:
      'Gra tylko jeden ekran: pierwszy z nich zamiast tego komputera. Na telewizorze trzeba czasem najpierw nacisnąć OK.',
  },
  moments: {
    title: 'Inne programy',
    about:
      'Lampy, OBS albo Stream Deck słyszą to, co mówi się sali: w tej samej chwili co duży ekran i nic więcej.',
    here: 'Publiczne chwile na tym komputerze',
    hereHelp:
      'Po zamknięciu Nightfall są znów wyłączone. Gdy je wyłączysz, wszyscy od razu zostają rozłączeni.',
    forPrograms: 'Dla programów na tym komputerze',
    forPages: 'Dla stron, na przykład źródła przeglądarki w OBS',
    network: 'Publiczne chwile w sieci',
    networkHelp: 'Pod długim tajnym adresem, za każdym razem nowym. Kto go zna, może słuchać.',
    none: 'Ten komputer nie jest w żadnej sieci.',
    forNetwork: 'Dla sieci',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyOf: 'Kopiuj: {what}',
    noListeners: 'Nikt jeszcze nie słucha',
    listeners:
      'Słucha {count} program | Słuchają {count} programy | Słucha {count} programów | Słucha {count} programu',
  },
  output: {
    title: 'Dźwięk idzie na',
    system: 'Domyślne wyjście systemu',
    chosen: 'Dźwięk: {name}.',
    standard: 'Dźwięk: {name}, domyślne wyjście systemu.',
    standardNameless: 'Dźwięk: domyślne wyjście systemu.',
    lost: 'Wyjście dźwięku „{wanted}” zniknęło. Dopóki nie wróci, gra: {name}.',
    lostNameless:
      'Wyjście dźwięku „{wanted}” zniknęło. Dopóki nie wróci, gra domyślne wyjście systemu.',
    unnamed:
      'Ta przeglądarka nie podaje nazw wyjść dźwięku. Wybierz telewizor w ustawieniach dźwięku systemu.',
    network: 'Dźwięk płynie z ekranu w sieci.',
    voice: 'Głos komputera zostaje na domyślnym wyjściu systemu.',
  },
  check: {
    title: 'Zanim przyjdą goście',
    open: 'Sprawdź',
    summary: 'Gotowe: {good} z {all}',
    again: 'Sprawdź jeszcze raz',
    yes: {
      screen: 'To właściwy',
      sound: 'Słyszę',
      text: 'Da się czytać',
    },
    no: {
      screen: 'Wybierz inny',
      sound: 'Nic nie słyszę',
      text: 'Nie da się',
    },
    numbers: 'Pokaż numery',
    numbersHelp: 'Pomoże „Pokaż numery”.',
    testOn: 'Próba obrazu i dźwięku',
    testOff: 'Koniec próby obrazu',
    voice: 'Komputer czyta opowieści na głos',
    voiceHelp: 'Zdanie po zdaniu, na dużym ekranie. Inaczej czytasz ty i zwykle tak jest lepiej.',
    state: {
      good: 'gotowe',
      bad: 'potrzebna pomoc',
      ask: 'spójrz, proszę',
      open: 'jeszcze bez próby',
      none: 'nie dotyczy',
    },
    point: {
      screen: 'Właściwy ekran',
      sound: 'Dźwięk',
      text: 'Czytelność',
      awake: 'Bez usypiania',
      saving: 'Zapis',
    },
    why: {
      noScreen: 'Duży ekran nie jest otwarty. Najpierw go otwórz, potem da się to sprawdzić.',
      screenHidden:
        'Duży ekran jest odłączony, więc pokaz się ukrywa. Podłącz go albo wybierz inny.',
      screenWindow: 'Jest tylko jeden ekran. Podłącz telewizor albo graj z pokazem w oknie.',
      screenMirrored: 'Dwa ekrany pokazują ten sam obraz: sala zobaczyłaby twój panel.',
      screenDesk: 'Na dużym ekranie jest twój panel.',
      screenAsk: 'Czy pokaz wypełnia telewizor i nic poza tym?',
      screenDenied: 'To nie ten ekran. Wybierz inny z listy.',
      screenGood: 'Pokaz jest tam, gdzie ma być.',
      soundMuted: 'Dźwięk jest wyłączony albo ściszony do zera. Zajrzyj do ustawień.',
      soundAsk: 'Obraz próbny gra muzykę. Słychać ją z telewizora?',
      soundDenied:
        'Podgłośnij telewizor i wybierz go jako wyjście, tutaj albo w ustawieniach dźwięku systemu. W przeglądarce kliknij raz na stronie dużego ekranu.',
      soundGood: 'Słychać z telewizora.',
      textAsk: 'Włącz obraz próbny i usiądź tam, gdzie siedzą goście. Czytasz najmniejszą linię?',
      textDenied:
        'Usiądźcie bliżej albo weźcie większy telewizor. Krawędzie są ucięte? Zwiększ margines w ustawieniach.',
      textGood: 'Z miejsc da się czytać.',
      awakeNone:
        'W przeglądarce może to zrobić tylko system: wyłącz na dziś usypianie i wygaszacz.',
      awakeBad: 'System może zasnąć mimo prośby. Wyłącz na dziś usypianie w jego ustawieniach.',
      awakeGood: 'System obiecał, że żaden ekran nie zgaśnie.',
      savingOpen: 'Jeszcze bez próby.',
      savingBad: 'Dysk nie przyjmuje wieczoru ({reason}). Zrób miejsce albo sprawdź folder.',
      savingGood: 'Próbny zapis na dysku dał się odczytać.',
    },
  },
} as const
