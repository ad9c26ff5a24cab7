/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen. */
import { turnOver, type ItemTable, type SeatEffect, type SeatId } from '../../src/engine'

const loseLife: SeatEffect = (item, seat) => {
  const hit = seat(item.of as SeatId)
  hit.lives = Math.max(0, (hit.lives ?? 0) - 1)
}

const goOut: SeatEffect = (item, seat) => {
  const gone = seat(item.of as SeatId)
  gone.out = true
  gone.lives = 0
}

export const items = {
  died: { story: 'death', cue: 'nightKill', effect: loseLife },
  eliminated: { cue: 'eliminated', effect: goOut },
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  hunter: {},
  executed: { cue: 'lynching', effect: loseLife },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
  noExecution: { cue: 'survived' },
  tie: { cue: 'gavel' },
  lot: { show: 'lot', cue: 'lot' },
} as const satisfies ItemTable

export type ItemKind = keyof typeof items
