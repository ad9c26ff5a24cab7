/** What the host has to keep track of: where the statuette is, since when and who knows, holds that last, the ship (K-4, K-8). */
import { living, seatsWith, type Json, type Reminder, type SeatId } from '../../src/engine'
import { statuette } from './deeds/statuette'
import { isKnownDead, shipNight, type KtuluState } from './state'
import type { HouseRules } from './options'

const line = (
  key: string,
  seats: readonly SeatId[],
  params?: Readonly<Record<string, Json>>,
): Reminder => ({ key, seats, ...(params ? { params } : {}) })

function whereItIs(state: KtuluState): Reminder {
  const { holder, group, hiddenBy, bound } = statuette(state)
  if (holder === null)
    return group ? line('withGroup', [], { team: group }) : line('withNobody', [])
  if (hiddenBy !== null) return line('planted', [holder], { by: hiddenBy })
  return line(bound ? 'carriesBound' : 'carries', [holder])
}

/** K-4, K-68: since when it is there, and who of the living has been shown that it is. */
function whatIsKnown(state: KtuluState): Reminder[] {
  const { since, knownTo } = state.game
  const { holder } = statuette(state)
  if (since === null) return []
  const others = living(state).filter((seat) => seat !== holder && knownTo.includes(seat))
  return [
    line(since.kind === 'night' ? 'sinceNight' : 'sinceDay', [], { number: since.n }),
    ...(others.length > 0 ? [line('knownTo', others)] : []),
  ]
}

export function reminders(state: KtuluState, rules: HouseRules): Reminder[] {
  const { blackmails, trails, cheaters, alienUses, investigated } = state.game
  const poisoned = seatsWith(state, 'poisoned')
  const dead = state.seats.map(({ id }) => id).filter((id) => isKnownDead(state, id))
  const ship = shipNight(state.seats.length, rules)
  return [
    whereItIs(state),
    ...whatIsKnown(state),
    line(state.phase.n >= ship ? 'shipIsThere' : 'shipComes', [], { night: ship }),
    ...(alienUses > 0 ? [line('alienUses', [], { count: alienUses })] : []),
    ...blackmails.map(({ by, target }) => line('blackmail', [target], { by })),
    ...trails.map(({ by, target }) => line('trail', [target], { by })),
    ...(poisoned.length > 0 ? [line('poisoned', poisoned)] : []),
    ...(cheaters.length > 0 ? [line('cheaters', cheaters)] : []),
    ...(investigated ? [line('investigated', [investigated])] : []),
    ...(dead.length > 0 && living(state).length > 0 ? [line('deadKeepEyesClosed', dead)] : []),
  ]
}
