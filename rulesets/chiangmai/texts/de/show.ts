/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/show'

export const items: Translated<typeof english.items, Text> = {
  nightFalls: 'Nacht {count} bricht an.',
  dayBreaks: 'Tag {count} bricht an.',
  timer: '{count} {count|Sekunde|Sekunden}.',
  speech: '{name} spricht.',
  tally: 'Die Stimmen sind gezählt.',
  died: by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard: '{name} stirbt und verliert eine Karte.',
      wholePlayer: '{name} stirbt.',
    }),
    each: '{name} stirbt.',
  }),
  eliminated: '{name} hat keine Karte mehr und ist raus.',
  nobodyDied: 'Niemand ist gestorben.',
  hunter: '{name} war Jäger und nimmt {target} mit.',
  'hunter.none': '{name} war Jäger und lässt alle leben.',
  tie: 'Gleichstand: {names}.',
  lot: 'Das Los fällt auf {name}.',
  executed: 'Die Stadt nimmt {name} eine Karte.',
  revealed: '{name} verliert diese Karte: {card}.',
  noExecution: 'Keine Stimme: Niemand verliert eine Karte.',
  winner: 'Gewonnen: {names}.',
  'winner.none': 'Niemand hat gewonnen.',
}

export const stages: Translated<typeof english.stages, Text> = {
  discussion: { title: 'Diskussion', line: 'Alle reden.' },
  funeral: { title: 'Letzte Worte', line: 'Alles, nur keine Rolle.' },
  turn: { title: 'Eine Rede', line: 'Alle anderen hören zu.' },
  defence: { title: 'Verteidigung', line: 'Gleichstand. Rede um dein Leben.' },
  vote: { title: 'Die Abstimmung', line: 'Eine Stimme für jede Karte.' },
  runoff: { title: 'Die Stichwahl', line: 'Die anderen entscheiden, mit allen Stimmen.' },
  lot: { title: 'Das Los', line: 'Gleichstand. Das Glück entscheidet.' },
  lastShot: { title: 'Ein letzter Schuss', line: 'Wer wird getroffen?' },
}

export const phases: Translated<typeof english.phases, Text> = {
  night: ['Über Chiang Mai bricht die Nacht an.', 'Alle schließen die Augen.'],
}
