/** What the big screen shows: announcements by their kind, headings by what is going on, and how phases begin. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/show'

export const items: Translated<typeof english.items, Text> = {
  nightFalls: 'Nacht {count} senkt sich über Palermo.',
  dayBreaks: 'Tag {count} bricht an.',
  timer: '{count} {count|Sekunde|Sekunden}.',
  speech: '{name} spricht.',
  tally: 'Die Stimmen sind gezählt.',
  mayor: 'Neu im Bürgermeisteramt: {name}.',
  leads: '{name} leitet vorläufig.',
  host: '{name} leitet von nun an das Spiel.',
  accused: 'Angeklagt: {names}.',
  tie: 'Stimmengleichheit: {names}.',
  executed: by('theme', {
    execution: '{name} wird verurteilt und hingerichtet.',
    prison: '{name} wird verurteilt und sitzt lebenslänglich.',
  }),
  noExecution: 'Heute wird niemand verurteilt.',
  died: '{name} ist tot.',
  nobodyDied: by('murderVariant', {
    standard: 'Es gibt keinen Toten.',
    blind: 'Alle Bewohner sind erwacht.',
  }),
  exploded: '{name} zündet die Lunte und nimmt {target} mit.',
  revealed: by('detectiveVariant', {
    omniscient: '{name} sagt nur ein Wort: {card}.',
    else: by('deal', {
      cards: '{name} deckt auf: {card}.',
      director: '{name} verrät die Rolle: {card}.',
    }),
  }),
  winner: 'Gewonnen: {names}.',
  'winner.none': 'Niemand hat gewonnen.',
}

export const phases: Translated<typeof english.phases, Text> = {
  firstNight: ['Es war ein heißer Tag in Palermo, und noch hat niemand etwas Böses getan.'],
  night: [
    'Die Sonne sinkt ins Meer, und schwarze Schatten kriechen die Mauern hinauf. Palermo geht zu Bett.',
    'Alle schließen die Augen und halten sie zu.',
  ],
}

export const stages: Translated<typeof english.stages, Text> = {
  discussion: { title: 'Ratsversammlung', line: 'Alle reden.' },
  campaign: { title: 'Wahlkampf', line: 'Wer will Bürgermeister werden?' },
  election: { title: 'Wahl', line: 'Eine Hand pro Kopf.' },
  electionRunoff: { title: 'Stichwahl', line: 'Gleichstand. Noch einmal, um das Amt.' },
  accusation: { title: 'Die Liste', line: 'Wer ist angeklagt?' },
  accuser: { title: 'Die Anklage', line: 'Eine Person spricht, alle hören zu.' },
  accused: { title: 'Die Antwort', line: 'Eine Person spricht, alle hören zu.' },
  nomination: { title: 'Nominierung', line: 'Bis zu zwei Namen pro Kopf.' },
  secondPlace: { title: 'Zweiter Platz', line: 'Ein Name pro Kopf.' },
  vote: { title: 'Die Entscheidung', line: 'Alle stimmen einmal ab.' },
  runoff: { title: 'Stichwahl', line: 'Gleichstand. Alle stimmen noch einmal ab.' },
  lastDead: { title: 'Stimmengleichheit', line: 'Es entscheidet, wer zuletzt gehen musste.' },
  earlyVotes: { title: 'Frühe Stimmen', line: 'Hat die Hälfte abgestimmt, müssen alle.' },
  forcedVote: { title: 'Zwangswahl', line: 'Jetzt müssen alle abstimmen.' },
  successor: { title: 'Die Nachfolge', line: 'Wer folgt nach?' },
  takeAlong: { title: 'Der letzte Atemzug', line: 'Wer muss mit?' },
  unanimity: { title: 'Noch ein Urteil?', line: 'Nur wenn alle es wollen.' },
}
