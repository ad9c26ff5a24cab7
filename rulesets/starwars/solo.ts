import {
  ask,
  call,
  hasStatus,
  information,
  living,
  pointAt,
  seatOfAnswer,
  show,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { nightDeaths } from './chains'
import {
  cardOf,
  dealt,
  holder,
  inCast,
  isAlive,
  isBanished,
  isFrozen,
  isSpent,
  teamOf,
  yodaWaits,
  type StarwarsState,
  type StarwarsTable,
} from './evening'
import { houseRules, type HouseRules } from './options'
import type { Card } from './roles'

/** The moment of a call: who is asked, in which night. */
interface Scene {
  readonly table: StarwarsTable
  readonly state: StarwarsState
  readonly rules: HouseRules
  readonly night: number
  readonly by: SeatId
}

/** What somebody does alone in the night. */
interface Solo {
  readonly card: Card
  /** The step's id. */
  readonly id: string
  /** Who opens the eyes tonight, frozen or not; nobody, where all are gone or used up. */
  readonly answers: (state: StarwarsState, night: number) => SeatId | null
  /** Whether the short calls leave it out when nobody answers (SW-O3). */
  readonly leavesOut: boolean
  readonly step: (scene: Scene) => StepSpec
  readonly take: (scene: Scene, target: SeatId) => void
  /** What it means that nobody was chosen. */
  readonly declined?: (scene: Scene) => void
}

const alive =
  (card: Card) =>
  (state: StarwarsState): SeatId | null =>
    holder(state, card)

/** SW-22: himself twice at most, others always. */
const quigon: Solo = {
  card: 'quigon',
  id: 'quigon.heal',
  answers: alive('quigon'),
  leavesOut: false,
  step({ state, by }) {
    const mayHealSelf = !hasStatus(state, by, 'selfHeal2')
    const targets = living(state).filter((seat) => seat !== by || mayHealSelf)
    return { ...pointAt('quigon.heal', by, []), form: { kind: 'seat', targets, pass: true } }
  },
  take: ({ table, by }, target) => table.emit('healed', { by, target }),
}

/** SW-45: he has to choose. */
const jango: Solo = {
  card: 'jango',
  id: 'jango.clone',
  answers: alive('jango'),
  leavesOut: true,
  step({ state, by }) {
    const targets = living(state).filter((seat) => seat !== by)
    const alone = targets.length === 0
    const step = pointAt('jango.clone', by, [])
    return {
      ...step,
      form: { kind: 'seat', targets, pass: alone },
      neutral: alone ? step.neutral : null,
    }
  },
  take: ({ table, by }, target) => table.emit('cloned', { by, target }),
}

/** SW-O12: an Anakin whose Queen dies this very night. */
function turnsTonight(state: StarwarsState, rules: HouseRules, seat: SeatId): boolean {
  if (rules.vaderFrom !== 'immediately' || cardOf(state, seat) !== 'anakin') return false
  const dying = nightDeaths(state, rules).map(({ target }) => target)
  const queens = dealt(state, 'amidala').filter((queen) => isAlive(state, queen))
  return queens.length > 0 && queens.every((queen) => dying.includes(queen))
}

/** SW-24. */
const looksLikeSith = ({ state, rules }: Scene, target: SeatId): boolean =>
  teamOf(state, target) === 'sith' ||
  hasStatus(state, target, 'clone') ||
  turnsTonight(state, rules, target)

/** SW-23. */
const obiwan: Solo = {
  card: 'obiwan',
  id: 'obiwan.investigate',
  answers: alive('obiwan'),
  leavesOut: false,
  step: ({ state, by }) => pointAt('obiwan.investigate', by, living(state)),
  take(scene, target) {
    const signal = looksLikeSith(scene, target) ? 'yes' : 'no'
    scene.table.emit('investigated', { by: scene.by, target, signal })
    show(scene.table, 'obiwan.investigate', signal)
  },
}

/** SW-27: the one night after his death. */
const hasLastChance = (state: StarwarsState, seat: SeatId, night: number): boolean =>
  yodaWaits(state, seat) && (state.game.diedIn[seat] ?? night) < night

const yodaOf = (state: StarwarsState, night: number): SeatId | null =>
  dealt(state, 'yoda').find(
    (seat) => hasLastChance(state, seat, night) || (isAlive(state, seat) && !isSpent(state, seat)),
  ) ?? null

/** SW-26, SW-30, SW-96: who has been dead since before this night, Yoda himself among them. */
const raisable = (state: StarwarsState): SeatId[] =>
  state.game.night.deadBefore.filter((seat) => !isAlive(state, seat) && !isBanished(state, seat))

const yoda: Solo = {
  card: 'yoda',
  id: 'yoda.raise',
  answers: yodaOf,
  leavesOut: true,
  step({ state, rules, by, night }) {
    const targets = raisable(state)
    const last = hasLastChance(state, by, night)
    const must = last && rules.yodaLastChance === 'mustUse' && targets.length > 0
    const step = pointAt('yoda.raise', by, [])
    return {
      ...step,
      form: { kind: 'seat', targets, pass: !must },
      neutral: must ? null : step.neutral,
      ...(last ? { variant: 'lastChance' } : {}),
    }
  },
  take: ({ table, by }, target) => table.emit('raising', { by, target }),
  declined({ table, state, by, night }) {
    if (hasLastChance(state, by, night)) table.emit('lapsed', { seat: by })
    else table.emit('passed', { seat: by })
  },
}

/** SW-28: in the morning after it the last chance is gone, used or not. */
export function lapse(table: StarwarsTable, night: number): void {
  for (const seat of dealt(table.state, 'yoda')) {
    if (hasLastChance(table.state, seat, night)) table.emit('lapsed', { seat })
  }
}

function stepOf(table: StarwarsTable, night: number, solo: Solo): StepSpec | null {
  const { state, options } = table
  const rules = houseRules(options)
  const by = solo.answers(state, night)
  if (!by) {
    const short = rules.callDeadRoles === 'sourceMinimum' && solo.leavesOut
    return short ? null : call(information(solo.id))
  }
  if (isFrozen(state, by)) return information(solo.id, { asked: [by], variant: 'frozen' })
  return solo.step({ table, state, rules, night, by })
}

/** SW-68 to SW-74: called every night, whoever is still there. */
function* soloCall(table: StarwarsTable, night: number, solo: Solo): Script {
  const { state } = table
  if (!inCast(state, solo.card)) return
  const answer: Answer = yield* ask(() => stepOf(table, night, solo))
  const by = solo.answers(state, night)
  if (!by) return
  if (isFrozen(state, by)) return table.emit('idle', { seat: by })
  const scene: Scene = { table, state, rules: houseRules(table.options), night, by }
  const target = seatOfAnswer(answer)
  if (target) solo.take(scene, target)
  else if (solo.declined) solo.declined(scene)
  else table.emit('passed', { seat: by })
}

const ORDER = [quigon, jango, obiwan, yoda]

/** The order of a regular night after the Sith (SW-68 to SW-71). */
export function* soloCalls(table: StarwarsTable, night: number): Script {
  for (const solo of ORDER) yield* soloCall(table, night, solo)
}
