/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type * as english from '../en/show'

export const items: Translated<typeof english.items> = {
  nightFalls: 'Nacht {count} bricht an.',
  dayBreaks: 'Tag {count} bricht an.',
  timer: '{count} {count|Sekunde|Sekunden}.',
  speech: '{name} spricht.',
  tally: 'Die Stimmen sind gezählt.',
  shield: '{name} hat die Gabe genutzt.',
  died: '{name} ist tot.',
  nobodyDied: 'Niemand ist gestorben.',
  returned: '{name} ist zurück unter den Lebenden.',
  revealed: '{name} ist {card}.',
  frozen: 'In Karbonit: {names}.',
  accused: 'Auf der Anklagebank: {names}.',
  tie: 'Gleichstand: {names}.',
  lot: 'Das Los fällt auf {name}.',
  executed: '{name} wird verurteilt.',
  noExecution: 'Heute wird niemand verurteilt.',
  banished: '{name} ist aus dem Spiel verbannt.',
  winner: 'Gewonnen: {names}.',
  'winner.none': 'Niemand hat gewonnen.',
}

export const phases: Translated<typeof english.phases> = {
  night: ['Über der Galaxis bricht die Nacht an.', 'Alle schließen die Augen.'],
}

export const stages: Translated<typeof english.stages> = {
  discussion: { title: 'Diskussion', line: 'Andeuten, zitieren, bluffen.' },
  nominations: {
    title: 'Nominierungen',
    line: 'Zwei Hände, und für jede braucht es Unterstützung.',
  },
  defence: { title: 'Auf der Anklagebank', line: 'Eine Person spricht. Alle anderen hören zu.' },
  vote: { title: 'Die Abstimmung', line: 'Alle stimmen ab, einmal und offen.' },
  yesNo: { title: 'Die Abstimmung', line: 'Hände hoch, wer verurteilen will.' },
  runoff: { title: 'Noch einmal', line: 'Gleichstand. Alle stimmen noch einmal ab.' },
  count: { title: 'Das Ergebnis', line: 'Alle Stimmen sind da.' },
  tie: { title: 'Gleichstand', line: 'Jemand von den Toten entscheidet.' },
  tieForce: { title: 'Gleichstand', line: 'Die Spielleitung entscheidet.' },
  lot: { title: 'Das Los', line: 'Gleichstand. Das Glück entscheidet.' },
}
