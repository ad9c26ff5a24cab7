/** What the big screen shows: announcements by their kind, and headings by what is going on; and how the nights begin. */
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
  died: '{name} hat den Morgen nicht erlebt.',
  'died.mafia': '{name} wurde von der Mafia getötet.',
  sameVictim: 'Auch die Yakuza hatte {name} gewählt.',
  revealed: '{name} deckt auf: {card}.',
  nobodyDied: 'Niemand wurde getötet.',
  freed: 'Das Gefängnis ist offen. Wieder frei: {names}.',
  silenced: '{name} ist mundtot und hat heute keine Stimme.',
  jailed: 'Im Gefängnis, ohne Stimme: {names}.',
  hypnotized: '{name} war hypnotisiert. Diese Stimme zählt für {target}.',
  'hypnotized.none': '{name} war hypnotisiert. Diese Stimme zählt für niemanden.',
  tie: 'Gleichstand: {names}.',
  executed: '{name} wird rausgewählt.',
  noExecution: 'Niemand wird rausgewählt.',
  winner: 'Gewonnen: {names}.',
  'winner.none': 'Niemand hat gewonnen.',
}

export const phases: Translated<typeof english.phases, Text> = {
  firstNight: [
    by('mode', {
      standard: 'Das war eine ruhige Stadt. Dann kam die Nachricht: Die Mafia ist da.',
      yakuza: 'Das war eine ruhige Stadt. Dann kam die Nachricht: Mafia und Yakuza sind da.',
      loner:
        'Das war eine ruhige Stadt. Dann kam die Nachricht: Die Mafia ist da, und nicht allein.',
    }),
    'Ein Umschlag vor eurer Tür sagt euch, wer ihr seid. Sonst weiß es niemand.',
  ],
  night: ['Über der Stadt bricht die Nacht an.', 'Alle schließen die Augen.'],
}

export const stages: Translated<typeof english.stages, Text> = {
  discussion: { title: 'Diskussion', line: 'Alle reden.' },
  suspects: { title: 'Verdacht', line: 'Über wen stimmt ihr ab?' },
  vote: { title: 'Die Abstimmung', line: 'Eine Hand pro Kopf. Oben bleibt oben.' },
}
