/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen. */
import {
  badge,
  clearBadge,
  goesOut,
  turnOver,
  type ItemTable,
  type SeatEffect,
} from '../../src/engine'

const leave = goesOut('lose')

/** A silence ends with its day. */
const speakAgain: SeatEffect = (_, __, all) => {
  clearBadge(all, 'silenced')
}

export const items = {
  died: { story: 'death', cue: 'nightKill', effect: leave },
  sameVictim: {},
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  freed: { effect: badge(false, 'jailed') },
  silenced: { effect: badge(true, 'silenced') },
  jailed: { effect: badge(true, 'jailed') },
  hypnotized: {},
  tie: { cue: 'gavel' },
  executed: { cue: 'lynching', effect: leave },
  noExecution: { cue: 'survived' },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
  nightFalls: { effect: speakAgain },
} as const satisfies ItemTable

export type ItemKind = keyof typeof items
