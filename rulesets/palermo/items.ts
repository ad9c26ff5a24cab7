/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen. */
import {
  badge,
  clearBadge,
  goesOut,
  turnOver,
  type ItemTable,
  type SeatEffect,
  type SeatId,
} from '../../src/engine'

const leave = goesOut('lose')

/** Both ends of an explosion; with a last breath the bomber was out already. */
const bothLeave: SeatEffect = ({ kind, of }, seat, seats, told) => {
  const both = Object.entries(of as Record<SeatId, SeatId>).flat()
  leave({ kind, of: both.filter((id) => !seat(id as SeatId).out) }, seat, seats, told)
}

/** One office at a time. */
const takesOffice: SeatEffect = (told, seat, seats, before) => {
  clearBadge(seats, 'mayor')
  badge(true, 'mayor')(told, seat, seats, before)
}

/** Whoever led until now plays on like all others (P-104). */
const takesOver: SeatEffect = (told, seat, seats, before) => {
  clearBadge(seats, 'provisionalHost')
  badge(true, 'host')(told, seat, seats, before)
}

export const items = {
  mayor: { cue: 'mandolin', effect: takesOffice },
  leads: { quiet: true, effect: badge(true, 'provisionalHost') },
  host: { effect: takesOver },
  accused: { cue: 'gavel' },
  tie: { cue: 'gavel' },
  executed: { cue: 'lynching', effect: leave, tale: { of: 'executed', by: 'theme' } },
  noExecution: { cue: 'survived' },
  // By day nobody dies untold but of a broken heart (P-74).
  died: { story: 'death', cue: 'nightKill', effect: leave, tale: { of: 'heartbreak' } },
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  exploded: { cue: 'explosion', effect: bothLeave, tale: { of: 'explosion' } },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
} as const satisfies ItemTable

export type ItemKind = keyof typeof items
