/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen. */
import {
  badge,
  clearBadge,
  goesOut,
  turnOver,
  type ItemTable,
  type SeatEffect,
} from '../../src/engine'
import type { HouseRules } from './options'

/** What was said aloud by night ends with it (K-18, K-24, K-40). */
const sleepItOff: SeatEffect<HouseRules> = (_, __, all) => {
  for (const name of ['jailed', 'drunk', 'atCards']) clearBadge(all, name)
}

export const items = {
  jailed: { cue: 'gavel', effect: badge(true, 'jailed') },
  drunk: { effect: badge(true, 'drunk') },
  cards: { effect: badge(true, 'atCards') },
  statuette: { cue: 'reveal' },
  statuetteLost: { cue: 'reveal' },
  died: { story: 'death', cue: 'nightKill', effect: goesOut() },
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  investigated: { show: 'card', cue: 'reveal', effect: turnOver },
  duelRefused: { cue: 'gavel' },
  duel: { cue: 'noon' },
  gunman: { cue: 'death' },
  duelWon: { cue: 'duel' },
  tie: { cue: 'gavel' },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
  saved: { cue: 'reveal' },
  candidates: { cue: 'gavel' },
  searched: { cue: 'search' },
  found: { cue: 'reveal' },
  underInvestigation: { cue: 'gavel' },
  executed: { cue: 'lynching', effect: goesOut() },
  noExecution: { cue: 'survived' },
  janosikWins: { cue: 'reveal' },
  dayBreaks: { effect: sleepItOff },
} as const satisfies ItemTable<HouseRules>

export type ItemKind = keyof typeof items
