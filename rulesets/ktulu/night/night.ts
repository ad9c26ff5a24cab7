/** The nights, place by place in the order that the house chose (K-76 to K-85). */
import {
  ask,
  beginPhase,
  call,
  information,
  LOOKS,
  roleCall,
  seatsWith,
  type Script,
} from '../../../src/engine'
import { hasIt, isLostToIndians, statuette, takeBack } from '../deeds/statuette'
import { circleOf, holderOf, isAlive, roleOf, shipNight, type KtuluTable } from '../state'
import type { Faction } from '../roles/roles'
import { endNightIfWon, winAtOnce } from '../victory'
import { callOf } from './calls'
import { firstKill, groupCarrier, groupSteal, isFactionCalled, secondKill } from './groups'
import { placesOf } from './places'
import { roulette } from './roulette'
import { isIndianPlace, LATER_NIGHTS, NIGHT_ZERO, type NightCall, type Place } from './sequence'

const zero = new Map<string, NightCall>(NIGHT_ZERO.map((made) => [made.id, made]))
const later = new Map<string, NightCall>(LATER_NIGHTS.map((made) => [made.id, made]))

/** K-3, K-49, K-53: who is in it opens the eyes and sees the others. */
function* meet(table: KtuluTable, id: string, team: Faction): Script {
  if (!isFactionCalled(table.state, team)) return
  yield* ask(() => call(information(id, { asked: circleOf(table.state, team), cover: LOOKS })))
}

/** K-52: who shares the trait, not who is on which side. */
function* mormonsMeet(table: KtuluTable): Script {
  if (seatsWith(table.state, 'mormon').length === 0) return
  yield* ask(() => {
    const asked = seatsWith(table.state, 'mormon').filter((seat) => isAlive(table.state, seat))
    return call(information('mormons.meet', { asked, cover: LOOKS }))
  })
}

/** K-72: directly before the kill, whatever befell him tonight. */
function* takingBack(table: KtuluTable): Script {
  const { state } = table
  const mayTake = () => {
    const { hiddenBy, holder } = statuette(state)
    const isHis = hiddenBy !== null && hiddenBy !== holder && isAlive(state, hiddenBy)
    return isHis && state.game.plantedIn < state.phase.n ? hiddenBy : null
  }
  if (mayTake() === null) return
  yield* ask(() => (mayTake() === null ? null : information('quietFoot.takeBack')))
  const by = mayTake()
  if (by) takeBack(table, by)
}

/** K-116: the third use wins at once. */
function* useIt(table: KtuluTable): Script {
  const { state } = table
  if (!hasIt(state, 'aliens')) return
  yield* ask(() =>
    hasIt(state, 'aliens')
      ? information('aliens.use', { params: { count: state.game.alienUses + 1 } })
      : null,
  )
  if (!hasIt(state, 'aliens')) return
  table.emit('usedByAliens', { count: state.game.alienUses + 1 })
  if (state.game.alienUses >= 3) winAtOnce(table, 'aliens')
}

function* callAt(table: KtuluTable, made: NightCall): Script {
  const { state } = table
  if ('role' in made) {
    if (made.does === 'roulette') return yield* roulette(table, made)
    return yield* roleCall(table, state.phase.n, callOf(made))
  }
  switch (made.does) {
    case 'meet':
      return yield* meet(table, made.id, made.team)
    case 'mormons':
      return yield* mormonsMeet(table)
    case 'groupSteal':
      return yield* groupSteal(table, made.team)
    case 'groupCarrier':
      return yield* groupCarrier(table, made.team)
    case 'groupKill':
      yield* takingBack(table)
      return yield* firstKill(table)
    case 'secondKill':
      return yield* secondKill(table)
    case 'use':
      return yield* useIt(table)
    case 'takeBack':
      return
  }
}

/** K-O13: a trail of the night before lasts until the Indians' turn. K-73: after it a loss is told. */
function* placeByPlace(table: KtuluTable, number: number): Script {
  const { state } = table
  const places = placesOf(table)
  const turn = places.filter((place) => number > 0 && isIndianPlace(place as Place))
  for (const place of places) {
    const made = (number === 0 ? zero : later).get(place)
    if (place === turn[0] && state.game.trails.some(({ night }) => night < number)) {
      table.emit('trailsEnded', { before: number })
    }
    if (made) yield* callAt(table, made)
    if (endNightIfWon(table)) return
    if (place === turn.at(-1) && isLostToIndians(state)) table.emit('lossTold', { team: 'indians' })
  }
}

/** K-117: Lucky Luke wins as a night begins that he begins with it. */
function lukeBeginsWithIt({ state }: KtuluTable): boolean {
  const luke = holderOf(state, 'luckyLuke')
  return luke !== null && roleOf(state, luke) === 'luckyLuke' && hasIt(state, 'luckyLuke')
}

/** K-76 to K-84, and the ship at the end (K-114). */
export function* night(table: KtuluTable, number: number): Script {
  const { state, options } = table
  beginPhase(table, 'night', number)
  if (endNightIfWon(table)) return
  if (lukeBeginsWithIt(table)) return winAtOnce(table, 'luckyLuke')
  yield* placeByPlace(table, number)
  if (state.winner) return
  if (number >= shipNight(state.seats.length, options) && hasIt(state, 'bandits')) {
    winAtOnce(table, 'bandits')
  }
}
