/** The Gambler's Russian roulette, pick by pick (K-29, K-89c, K-89g). */
import {
  ask,
  call,
  CHOOSES_ONE,
  information,
  seatOfAnswer,
  show,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { killByNight, othersFor } from '../deeds/deaths'
import { holderOf, isAlive, isShielded, teamOf, type KtuluTable } from '../state'
import { isWon } from '../victory'
import { isMade, stoppedBy, type SingleCall } from './calls'
import { spend } from './abilities'

/** How a pick is read: the first one as called, later ones in silence; `again` lets the call end for all ears. */
type Reading = 'first' | 'again' | 'more'

function pickStep(table: KtuluTable, game: SingleCall, reading: Reading): StepSpec | null {
  const { id } = game
  const by = holderOf(table.state, 'gambler')
  if (reading !== 'first') {
    const targets = by ? othersFor(table.state, by) : []
    if (!by || targets.length === 0) return null
    return {
      id,
      form: { kind: 'seat', targets, pass: false },
      asked: [by],
      neutral: null,
      variant: reading,
    }
  }
  const cover = CHOOSES_ONE
  if (by === null) return call(information(id, { cover }))
  const why = stoppedBy(table, game)
  if (why !== null) return information(id, { asked: [by], variant: why, cover })
  return {
    id,
    form: { kind: 'seat', targets: othersFor(table.state, by), pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
    cover,
  }
}

/** One shot. @returns what came of it */
function* shoot(table: KtuluTable, by: SeatId, target: SeatId): Script<string> {
  const { state } = table
  if (teamOf(state, target) === 'citizens') {
    const end = yield* killByNight(table, by, { seat: target })
    return end === 'died' || end === 'statuette' ? 'miss' : 'ended'
  }
  if (isShielded(state, target)) return 'ended'
  const end = yield* killByNight(table, target, { seat: by })
  return end === 'died' ? 'hit' : end === 'statuette' ? 'statuette' : 'ended'
}

/** K-29: he goes on until he meets a citizen, gets the statuette, or cannot. */
export function* roulette(table: KtuluTable, game: SingleCall): Script {
  if (!isMade(table, game)) return
  let reading: Reading = 'first'
  for (;;) {
    const now: Reading = reading
    const answer = yield* ask(() => pickStep(table, game, now))
    const by = holderOf(table.state, 'gambler')
    const target = seatOfAnswer(answer)
    if (!by || !target || !isAlive(table.state, target)) return
    if (now === 'first') spend({ table, id: game.id })
    const end = yield* shoot(table, by, target)
    show(table, game.id, end)
    if (end !== 'hit' || isWon(table)) return
    // Where the Doctor was asked in between, the call has been closed already.
    reading = now === 'first' && table.state.called.at(-1) === game.id ? 'again' : 'more'
  }
}
