/** What the big screen shows and the host reads: announcements by their kind, headings by what is going on. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const items = {
  nightFalls: 'Night {count} falls.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} {count|second|seconds}.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  jailed: '{names} is in jail tonight.',
  drunk: '{name} is drunk tonight.',
  cards: '{name} sits at the card table tonight.',
  statuette: 'The statuette has changed sides. Now it belongs to: {name}.',
  statuetteLost: 'The statuette is no longer with: {name}.',
  died: '{name} is dead.',
  nobodyDied: 'Nobody died last night.',
  investigated: 'The papers are in. {name}: {card}.',
  duelRefused: 'A challenge is refused: {names}.',
  duel: 'A duel: {names}.',
  gunman: 'A gunman was faster than the vote.',
  duelWon: '{name} wins the duel.',
  tie: 'A tie: {names}.',
  revealed: '{name} shows their card: {card}.',
  saved: '{name} stays alive.',
  candidates: 'To be searched? {names}.',
  searched: 'Searched: {names}.',
  'searched.none': 'Nobody is searched.',
  found: 'The statuette! {name} had it.',
  underInvestigation: '{name} is under investigation until morning.',
  executed: '{name} is hanged.',
  noExecution: 'Nobody is harmed.',
  janosikWins: '{name} smiles under the rope. Janosik has won.',
  winner: '{names} won.',
  'winner.none': 'Nobody won.',
} as const satisfies WrittenTexts['items']

export const phases = {
  night: ['Night. Everybody, close your eyes.'],
} as const satisfies WrittenTexts['phases']

export const stages = {
  introductions: { title: 'Who is who', line: 'Tell the town who you are.' },
  discussion: { title: 'High noon', line: 'Everybody talks.' },
  duels: { title: 'A duel?', line: 'Anyone may challenge anyone.' },
  challenge: { title: 'Challenged', line: 'To fight, or not to fight.' },
  duel: { title: 'The duel', line: 'Two stand. Everybody else is silent.' },
  duelOver: { title: 'The smoke clears', line: 'Does anybody step in?' },
  candidates: { title: 'The search', line: 'Whose pockets?' },
  search: { title: 'The search', line: 'Eyes closed. Everybody gives the same number of names.' },
  tie: { title: 'A tie', line: 'The Mayor decides.' },
  whether: { title: 'And now?', line: 'Will one of them pay for it?' },
  kind: { title: 'Rope or questions', line: 'Eyes closed.' },
  who: { title: 'Which of them?', line: 'Eyes closed. One name each.' },
  condemned: { title: 'Under the rope', line: 'Does anybody step in?' },
} as const satisfies WrittenTexts['stages']
