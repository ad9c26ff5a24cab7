import type { Translated } from '../../rulesetTexts'
import type { projector as english } from '../en/projector'

/** What the big screen says by itself: “ihr” to the room, and few words. */
export const projector: Translated<typeof english> = {
  title: 'Nightfall',
  idle: {
    line: 'Ein Abend voller Geheimnisse',
    waiting: 'Gleich geht es los',
  },
  lobby: {
    title: 'Nehmt Platz',
    empty: 'Der Kreis ist noch offen',
    count: '{count} am Tisch | {count} am Tisch',
    orientation: 'Wer hier auf dich folgt, sitzt links von dir ↻',
  },
  deal: {
    title: 'Seht eure Karten an',
    line: 'Immer nur eine Person am Laptop. Alle anderen sehen weg.',
    lineOwn: 'Alle für sich. Wie es weitergeht, hört ihr gleich.',
    looks: '{name} sieht nach',
    looksThen: '{name} sieht nach, dann {next}',
    counted: '{number} von {of}',
  },
  phase: {
    night: 'Nacht {n}',
    dawn: 'Morgen {n}',
    day: 'Tag {n}',
    end: 'Das Ende',
    alive: 'noch {count} dabei | noch {count} dabei',
  },
  night: {
    title: 'Augen zu',
    line: 'Alle schlafen.',
  },
  dawn: {
    title: 'Augen auf',
    line: 'Ein neuer Tag beginnt.',
  },
  day: {
    title: 'Alle sind wach',
    line: 'Irgendwer hier lügt.',
  },
  stage: {
    discussion: 'Diskussion',
    speech: 'Eine Person spricht, alle hören zu',
    vote: 'Die Abstimmung',
    lot: 'Das Los entscheidet',
    stand: 'Unter Anklage',
    notice: 'Alle mal herhören',
  },
  speech: {
    next: 'Als Nächstes',
    last: 'Danach spricht niemand mehr',
  },
  vote: {
    now: 'Jetzt!',
    none: 'Noch keine Hand',
    given: '{count} hat gestimmt | {count} haben gestimmt',
    closed: 'Die Hände werden geheim gezählt',
    counted: 'Das Ergebnis',
    more: 'und noch {count} | und noch {count}',
    needs: {
      most: 'die meisten Stimmen',
      majority: 'mehr als die Hälfte',
      votes: '{count} Stimme nötig | {count} Stimmen nötig',
    },
    who: 'Es stimmen ab: {names}',
    voters: '{count} stimmt ab | {count} stimmen ab',
  },
  lot: {
    waiting: 'Die Stäbchen sind im Becher',
    drawing: 'Der Becher wird geschüttelt …',
    falls: 'Das Los fällt auf',
  },
  clock: {
    paused: 'Angehalten',
    over: 'Die Zeit ist um!',
    left: 'Restzeit',
  },
  seat: {
    out: 'raus',
    cards: 'noch {count} Karte | noch {count} Karten',
  },
  end: {
    draw: 'Niemand gewinnt',
    won: 'Gewonnen: {names}',
    story: 'Wie es wirklich war',
    wait: 'Gleich werden die Karten aufgedeckt',
    middle: 'Karten in der Mitte',
  },
  phones: {
    wifi: 'Gleiches WLAN? Mobile Daten aus?',
    has: 'mit Handy',
  },
  rule: {
    deck: 'Wer ist im Spiel',
    vote: 'So wird abgestimmt',
    night: 'Die Reihenfolge der Nacht',
  },
  test: {
    title: 'Testbild',
    edges: 'Alle vier Ränder müssen eine goldene Linie haben.',
    circle: 'Ist der Kreis rund? Dann ist das Bild nicht verzerrt.',
    sizes: 'Das muss von deinem Platz aus lesbar sein',
    sound: 'Hört ihr Musik? Dann kommt der Ton von hier.',
    smallest: 'kleinste Schrift',
    names: 'Namen',
    news: 'Neues',
  },
  sound: {
    locked: 'Für Ton hier klicken',
  },
  hosted: {
    cards: 'Alle schauen sich die Karten auf ihrem Handy an.',
    phones: 'Alle schauen auf ihr Handy.',
    late: 'Letzte Gelegenheit für alle, die noch nicht geantwortet haben. Alle tippen mit.',
    paused: 'Pause',
    desk: 'Das Pult am Laptop öffnen? {number} von {of}',
    opened: 'Das Pult ist offen',
    story: 'Alle wollten das Pult öffnen.',
  },
  connection: {
    lost: 'Verbindung wird gesucht …',
  },
}
