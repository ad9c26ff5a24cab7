import { ask, information, scope, type Script, type SeatId, type StepSpec } from '../../src/engine'
import { withChains } from './chains'
import { accused, isAlive, isFrozen, type Slot, type StarwarsTable } from './evening'
import { tellDeaths } from './falls'
import { houseRules } from './options'
import { breakTie } from './ties'
import { countHands } from './vote'

/** What an interrupt may break off: the whole trial, or only the count, which begins anew. */
export const TRIAL = 'trial'
export const COUNT = 'count'

/** SW-55, SW-104: who may still speak for himself, in the order of the stand. */
function speakers({ state }: StarwarsTable): SeatId[] {
  const heard = state.game.trial?.heard ?? []
  return accused(state).filter(
    (seat) => !heard.includes(seat) && isAlive(state, seat) && !isFrozen(state, seat),
  )
}

function defenceStep(table: StarwarsTable, speaker: SeatId): StepSpec | null {
  const waiting = speakers(table)
  if (!waiting.includes(speaker)) return null
  const queue = waiting.filter((seat) => seat !== speaker)
  return information('day.defence', {
    asked: [speaker],
    speaker,
    stage: { scene: 'speech', about: 'defence', speaker, queue, candidates: accused(table.state) },
  })
}

/** SW-104; SW-60b: whoever takes a place over speaks too, even if its speech was over. */
function* defences(table: StarwarsTable): Script {
  for (;;) {
    const [speaker] = speakers(table)
    if (!speaker) return
    yield* ask(() => defenceStep(table, speaker))
    if (accused(table.state).includes(speaker)) table.emit('defended', { seat: speaker })
  }
}

/** SW-55, SW-58, SW-79, SW-107: the frozen cannot be lynched. */
function lynch(table: StarwarsTable, target: SeatId): void {
  const { state, options } = table
  if (!isAlive(state, target) || isFrozen(state, target)) return
  tellDeaths(table, withChains(state, houseRules(options), [{ target, cause: 'executed' }]))
}

/** SW-105 to SW-110. */
function* verdict(table: StarwarsTable): Script {
  const count = yield* countHands(table, 'day.vote')
  if (!count) return
  const [first, more] = count.most
  if (count.candidates.length === 1) {
    if (first && count.carried) lynch(table, first)
    return
  }
  if (!first) return
  if (!more) return lynch(table, first)
  table.emit('tied', { targets: count.most })
  const chosen = yield* breakTie(table)
  if (chosen) lynch(table, chosen)
}

function* hearing(table: StarwarsTable): Script {
  yield* defences(table)
  let counted = false
  while (!counted) counted = yield* scope(COUNT, () => verdict(table))
}

/** SW-104 to SW-112, from the stand to the end, or until somebody breaks it off. */
export function* trial(table: StarwarsTable, slots: readonly Slot[]): Script {
  table.emit('accused', { slots, seats: slots.map(({ seat }) => seat) })
  yield* scope(TRIAL, () => hearing(table))
}
