/** Words that would be a clue at the table whatever is played, by language, as `phraseFinder` reads them. */

interface Clues {
  /** Whether it was a man or a woman. */
  readonly sex: readonly string[]
  /** What was done to somebody, by what, and what a court and a table say of it. */
  readonly harm: readonly string[]
  /** What would explain why nobody died. */
  readonly reasons: readonly string[]
}

const en: Clues = {
  sex: [
    ...['he', 'she', 'him', 'her', 'hers', 'his', 'himself', 'herself', 'mr', 'mrs', 'ms', 'miss'],
    ...[
      'man',
      'men',
      'woman',
      'women',
      'boy*',
      'girl*',
      'lady',
      'ladies',
      'gentleman',
      'gentlemen',
    ],
    ...['sir', 'madam', 'husband', 'wife', 'brother*', 'sister*', 'son', 'daughter*', 'father*'],
    ...['mother*', 'widow*', 'bride*', 'groom*'],
  ],
  harm: [
    ...['kill*', 'murder*', 'assassin*', 'shot', 'shots', 'shoot*', 'gun', 'guns', 'bullet*'],
    ...[
      'stab',
      'stabs',
      'stabbed',
      'stabbing',
      'poison*',
      'blood*',
      'wound*',
      'weapon*',
      'attack*',
      'attempt*',
      'target*',
    ],
    ...['victim*', 'execut*', 'accus*', 'vote*', 'voting', 'suspect*', 'suspicious*', 'guilt*'],
    ...['innocen*', 'investigat*', 'detective*', 'doctor*', 'nurse*', 'protect*', 'rescu*'],
    ...['survi*', 'saved', 'chosen', 'role', 'roles', 'card', 'cards', 'team*'],
  ],
  reasons: ['because', 'luck*', 'thanks to', 'almost', 'nearly', 'narrow*'],
}

/** Pronouns are left out altogether: whether one means a clock or the dead is not always heard. */
const de: Clues = {
  sex: [
    ...['er', 'ihn', 'ihm', 'sie', 'ihr', 'ihre', 'ihrem', 'ihren', 'ihrer', 'ihres', 'ihnen'],
    ...[
      'sein',
      'seine',
      'seinem',
      'seinen',
      'seiner',
      'seines',
      'mann',
      'männer*',
      'frau',
      'frauen',
    ],
    ...['herr', 'herrn', 'herren', 'dame', 'damen', 'signor*', 'bub', 'bube*'],
    ...['mädchen*', 'knabe*', 'gatte*', 'gattin*', 'gemahl*', 'vater*', 'mutter*', 'mütter*'],
    ...['bruder*', 'brüder*', 'schwester*', 'sohn*', 'söhne*', 'tochter*', 'töchter*'],
    ...['witwe*', 'braut*', 'bräut*', 'neffe*', 'nichte*', 'cousin*'],
  ],
  harm: [
    ...[
      'mord*',
      'mörder*',
      'ermord*',
      'töte*',
      'getötet',
      'killer*',
      'attent*',
      'schuss*',
      'schüss*',
    ],
    ...[
      'schieß*',
      'geschossen',
      'erschoss*',
      'pistole*',
      'gewehr*',
      'revolver*',
      'kugel*',
      'messer*',
    ],
    ...[
      'dolch*',
      'klinge',
      'stich*',
      'erstoch*',
      'erwürg*',
      'gift*',
      'vergift*',
      'blut*',
      'wunde',
      'wunden',
    ],
    ...[
      'verwund*',
      'waffe*',
      'angriff*',
      'anschl*',
      'überfall*',
      'überfiel*',
      'opfer*',
      'ziel*',
      'hingericht*',
    ],
    ...[
      'hinricht*',
      'verhaft*',
      'anklag*',
      'angeklag*',
      'abstimm*',
      'abgestimmt',
      'wahl*',
      'gewählt',
    ],
    ...[
      'verdacht*',
      'verdächt*',
      'schuld*',
      'unschuld*',
      'ermittl*',
      'zeuge*',
      'zeugin*',
      'detektiv*',
    ],
    ...[
      'arzt',
      'ärzt*',
      'schutz*',
      'schütz*',
      'beschütz*',
      'gerettet',
      'rette*',
      'überleb*',
      'rolle',
    ],
    ...['karte', 'karten', 'kartenspiel*', 'mannschaft*', 'urteil*', 'verurteil*'],
  ],
  reasons: ['weil', 'denn', 'dank', 'glück*', 'beinahe', 'fast', 'knapp*', 'diesmal', 'nochmal'],
}

/** Verbs of “ktoś” are masculine and tell nothing; pronouns stand for clocks and goats as well, so only people are listed. */
const pl: Clues = {
  sex: [
    'pan', 'pana', 'panu', 'panem', 'panowie', 'pani', 'panią', 'panie', 'panien*', 'panna', 'panny', 'mężczyzn*',
    'kobiet*', 'chłop', 'chłopa', 'chłopak*', 'chłopiec', 'dziewczyn*', 'mąż', 'męża', 'mężem', 'żona', 'żony',
    'żonę', 'żoną', 'wdow*', 'brat', 'brata', 'bratem', 'bracia', 'siostr*', 'syn', 'syna', 'synem', 'synowie',
    'córk*', 'ojciec', 'ojca', 'ojcem', 'matka', 'matki', 'matkę', 'narzeczon*', 'oblubie*', 'kawaler*',
  ],
  harm: [
    'zabi', 'zabił*', 'zabit*', 'zabij*', 'zabój*', 'mord*', 'zamach*', 'strzel*', 'strzał*', 'zastrzel*',
    'pistolet*', 'rewolwer*', 'karabin*', 'kula', 'kuli', 'kulę', 'nóż', 'noża', 'nożem', 'noże', 'sztylet*',
    'ostrz*', 'dźgn*', 'zadźg*', 'udusi*', 'truci*', 'trut*', 'otru*', 'zatru*', 'krew', 'krwi', 'krwią',
    'krwaw*',  'ranę', 'ranny*', 'zranion*', 'broń', 'bronią', 'atak*', 'zaatak*', 'napad*', 'ofiar*',
    'cel', 'celu', 'celem', 'stracen*', 'egzekuc*', 'aresztow*', 'oskarż*', 'głosow*', 'zagłosow*', 'wybran*',
    'podejrz*', 'wina', 'winę', 'winny*', 'niewinn*', 'śledztw*', 'śledcz*', 'detektyw*', 'świadek', 'świadk*',
    'lekarz*', 'lekark*', 'doktor*', 'ochron*', 'uratow*', 'ratunk*', 'ocal*', 'przeży*', 'rola', 'rolę',
    'role', 'karta', 'karty', 'kartę', 'kartą', 'kart', 'kartach', 'drużyn*', 'wyrok*', 'skazan*',
  ],
  reasons: [
    'bo', 'ponieważ', 'gdyż', 'dzięki', 'szczęści*', 'szczęśliw*', 'fart*', 'cudem', 'prawie', 'ledwo', 'ledwie',
    'niemal', 'tym razem', 'znowu', 'jeszcze raz', 'w porę', 'na czas', 'chybi*', 'oszczędz*', 'nie udało',
  ],
} // prettier-ignore

/** By the language of a pack. */
export const CLUES: Readonly<Record<string, Clues>> = { en, de, pl }
