/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen when it is told. */
import { goesOut, turnOver, type ItemTable } from '../../src/engine'

export const items = {
  died: { story: 'death', cue: 'nightKill', effect: goesOut() },
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  votedOut: { cue: 'lynching', effect: goesOut() },
  nobodyOut: { cue: 'survived' },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
} as const satisfies ItemTable

/** What an event of this game can announce. */
export type ItemKind = keyof typeof items
