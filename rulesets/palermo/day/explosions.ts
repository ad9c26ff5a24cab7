/** Who blows himself up by day, and what follows before anything else goes on (P-35, P-36, P-46, P-75, P-94). */
import {
  ask,
  asksWord,
  living,
  saidOf,
  seatOfAnswer,
  seenToPlay,
  type Answer,
  type Interrupt,
  type Script,
  type StepSpec,
} from '../../../src/engine'
import {
  all,
  cardShown,
  isAlive,
  isBlindfold,
  isDealt,
  livingAs,
  shownOf,
  type GameState,
  type PalermoState,
  type PalermoTable,
} from '../state'
import type { PalermoEvents } from '../events'
import { lastBreaths, mourn, succession } from '../night/lastDeeds'
import { broken } from '../night/resolution'
import type { HouseRules } from '../options'
import { BOMBERS, roles, type Bomber } from '../roles/roles'
import { refuse } from '../refusals'
import { noteSecretWin, winners } from '../victory'

/** What an explosion breaks off: everything the day was about. */
export const DAY = 'day'

/** P-35, 12.3: while hands decide, or somebody else has the last word, nobody reaches for a fuse. */
const WAITS: readonly string[] = [
  'day.vote',
  'day.runoff',
  'day.lastDeadDecides',
  'day.forcedVote',
  'mayor.nameSuccessor',
  ...BOMBERS.flatMap((role) => roles[role].bomb?.takeAlong ?? []),
]

/** What the room has seen of this one's fuse: it went off, or the card lies open. */
const isSpent = (state: PalermoState, role: Bomber): boolean =>
  all(state, role).some(
    (seat) =>
      !isAlive(state, seat) &&
      (state.game.known[seat] === role || state.game.exploders.includes(seat)),
  )

/**
 * P-104b: on the desk of a host who plays along it is offered as long as nobody has seen the card, whoever had it and
 * died unseen; and it names nobody, neither by whom it cannot take along nor in a refusal.
 */
function blindStep(state: PalermoState, role: Bomber, id: string): StepSpec | null {
  if (!isDealt(state, role) || isSpent(state, role)) return null
  const [by] = livingAs(state, role)
  return {
    id,
    form: { kind: 'seat', targets: living(state), pass: false },
    asked: [],
    neutral: null,
    check: (answer) => (!by || seatOfAnswer(answer) === by ? refuse('noFuse') : null),
  }
}

function explodeStep(
  state: PalermoState,
  rules: HouseRules,
  role: Bomber,
  id: string,
): StepSpec | null {
  if (isBlindfold(state, rules)) return blindStep(state, role, id)
  const [by] = livingAs(state, role)
  const targets = living(state).filter((seat) => seat !== by)
  if (!by || targets.length === 0) return null
  return { id, form: { kind: 'seat', targets, pass: false }, asked: [by], neutral: null }
}

const explosionOf = (
  role: Bomber,
  id: string,
): Interrupt<GameState, PalermoEvents, HouseRules> => ({
  id,
  offered(state, rules, open) {
    if (state.phase.kind !== 'day' || !open || WAITS.includes(open.id)) return null
    return explodeStep(state, rules, role, id)
  },
  *script(table, answer) {
    const { state, options } = table
    const [by] = livingAs(state, role)
    const target = seatOfAnswer(answer)
    if (!by || !target) return 'resume'
    const hearts = broken(state, [by, target])
    table.emit('exploded', {
      by,
      target,
      ownCard: cardShown(state, options, by),
      card: shownOf(state, options, target),
    })
    mourn(table, hearts)
    return { breakOff: DAY }
  },
})

export const interrupts = BOMBERS.flatMap((role) => {
  const { bomb } = roles[role]
  return bomb ? [explosionOf(role, bomb.explode)] : []
})

/** P-36, P-94: every one of the living has to want another verdict. */
function unanimityStep(state: PalermoState): StepSpec | null {
  const members = living(state)
  if (members.length === 0) return null
  const options = ['yes', 'no']
  return {
    id: 'day.unanimity',
    form: { kind: 'marks', members, options, all: false, unnamed: true },
    asked: [],
    neutral: { kind: 'marks', marks: {} },
    stage: { scene: 'notice', about: 'unanimity', asks: asksWord(seenToPlay(state), options) },
  }
}

const isUnanimous = (state: PalermoState, answer: Answer): boolean =>
  saidOf(answer)['yes'] === living(state).length

/** What follows from an explosion, if one has broken the day off. */
export function* aftermath(table: PalermoTable): Script {
  const { state, options } = table
  if (!state.game.day.exploded) return
  yield* lastBreaths(table)
  yield* succession(table)
  noteSecretWin(table)
  if (state.game.day.settled) return table.emit('aftermathOver', {})
  if (winners(state, options)) return table.emit('notExecuted', {})
  const answer = yield* ask(() => unanimityStep(state))
  if (isUnanimous(state, answer)) table.emit('renewed', {})
  else table.emit('notExecuted', {})
}
