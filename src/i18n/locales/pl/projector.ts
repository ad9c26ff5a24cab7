import type { Translated } from '../../rulesetTexts'
import type { projector as english } from '../en/projector'

/** What the big screen says by itself. Read from four metres: few words. `|` parts the forms of a number. */
export const projector: Translated<typeof english> = {
  title: 'Nightfall',
  idle: {
    line: 'Wieczór pełen tajemnic',
    waiting: 'Zaraz zaczynamy',
  },
  lobby: {
    title: 'Zajmijcie miejsca',
    empty: 'Krąg czeka',
    count:
      '{count} osoba przy stole | {count} osoby przy stole | {count} osób przy stole | {count} osoby przy stole',
    orientation: 'Następna osoba po tobie siedzi po twojej lewej ↻',
  },
  deal: {
    title: 'Obejrzyjcie swoje karty',
    line: 'Po kolei, przy laptopie. Reszta patrzy w bok.',
    lineOwn: 'Patrzcie tylko we własne karty. Za chwilę usłyszycie, co dalej.',
    looks: 'Teraz patrzy {name}',
    looksThen: 'Teraz patrzy {name}, potem {next}',
    counted: '{number} z {of}',
  },
  phase: {
    night: 'Noc {n}',
    dawn: 'Świt {n}',
    day: 'Dzień {n}',
    end: 'Koniec',
    alive: 'gra {count} | grają {count} | gra {count} | gra {count}',
  },
  night: {
    title: 'Zamknijcie oczy',
    line: 'Wszyscy śpią.',
  },
  dawn: {
    title: 'Otwórzcie oczy',
    line: 'Zaczyna się nowy dzień.',
  },
  day: {
    title: 'Wszyscy już nie śpią',
    line: 'Ktoś tutaj kłamie.',
  },
  stage: {
    discussion: 'Dyskusja',
    speech: 'Mówi jedna osoba, reszta słucha',
    vote: 'Głosowanie',
    lot: 'Rozstrzyga los',
    stand: 'Oskarżeni',
    notice: 'Proszę o uwagę',
  },
  speech: {
    next: 'Potem',
    last: 'Potem już nikt',
  },
  vote: {
    now: 'Teraz!',
    none: 'Jeszcze bez głosów',
    given:
      'oddano {count} głos | oddano {count} głosy | oddano {count} głosów | oddano {count} głosu',
    closed: 'Głosy liczone w tajemnicy',
    counted: 'Wynik',
    more: 'i jeszcze {count} | i jeszcze {count} | i jeszcze {count} | i jeszcze {count}',
    needs: {
      most: 'najwięcej głosów',
      majority: 'ponad połowa',
      votes:
        'potrzeba {count} głosu | potrzeba {count} głosów | potrzeba {count} głosów | potrzeba {count} głosu',
    },
    who: 'Głosują: {names}',
    voters: 'głosuje {count} | głosują {count} | głosuje {count} | głosuje {count}',
  },
  lot: {
    waiting: 'Patyczki są w kubku',
    drawing: 'Kubek już się trzęsie…',
    falls: 'Los wskazuje:',
  },
  clock: {
    paused: 'Pauza',
    over: 'Czas!',
    left: 'Zostało',
  },
  seat: {
    out: 'poza grą',
    cards:
      'jeszcze {count} karta | jeszcze {count} karty | jeszcze {count} kart | jeszcze {count} karty',
  },
  end: {
    draw: 'Nikt nie wygrywa',
    won: 'Zwycięstwo: {names}',
    story: 'Jak było naprawdę',
    wait: 'Zaraz odkryjemy karty',
    middle: 'Karty na środku',
  },
  phones: {
    wifi: 'To samo Wi-Fi? Dane komórkowe wyłączone?',
    has: 'z telefonem',
  },
  rule: {
    deck: 'Kto jest w grze',
    vote: 'Jak się głosuje',
    night: 'Kolejność nocy',
  },
  test: {
    title: 'Obraz próbny',
    edges: 'Wzdłuż wszystkich krawędzi powinna biec złota linia.',
    circle: 'Okrągłe? To obraz nie jest rozciągnięty.',
    sizes: 'Przeczytaj to ze swojego miejsca',
    sound: 'Gra muzyka? To dźwięk idzie z tego ekranu.',
    smallest: 'najmniejszy tekst',
    names: 'imiona',
    news: 'wieści',
  },
  sound: {
    locked: 'Kliknij, żeby był dźwięk',
  },
  hosted: {
    cards: 'Wszyscy patrzą na karty na swoich telefonach.',
    phones: 'Wszyscy patrzą na swoje telefony.',
    late: 'Ostatnia szansa dla tych, od których nie ma odpowiedzi. Wszyscy stukają.',
    paused: 'Przerwa',
    desk: 'Otworzyć panel na laptopie? {number} z {of}',
    opened: 'Panel jest otwarty',
    story: 'Wszyscy zgodzili się otworzyć panel.',
  },
  connection: {
    lost: 'Szukam połączenia…',
  },
}
