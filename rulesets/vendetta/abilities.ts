import {
  ask,
  call,
  hasStatus,
  information,
  living,
  PASS,
  pointAt,
  seatOfAnswer,
  show,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { isBlocked } from './blocks'
import { holder, inDeck, roleOf, teamOf, type VendettaState, type VendettaTable } from './evening'
import type { Mark } from './events'
import { houseRules, type HouseRules } from './options'
import type { Role, Team } from './roles'

/** The moment of a call: who is asked, and in which night. */
interface Scene {
  readonly table: VendettaTable
  readonly night: number
  readonly rules: HouseRules
  readonly by: SeatId
}

/** What a role does alone: how it is asked and what becomes of the answer. */
export interface Ability {
  readonly role: Role
  /** The step's id. */
  readonly id: string
  /** Called in the first night too, but only to go back to sleep (V-63). */
  readonly onlyKills?: boolean
  readonly step: (scene: Scene) => StepSpec
  readonly take: (scene: Scene, answer: Answer) => void
  /** What follows at once. */
  readonly then?: (scene: Scene, answer: Answer) => Script
}

/** V-17, V-18, V-20: an ability that touches one other active player, or nobody. */
const onOne = (role: Role, id: string, use: (scene: Scene, target: SeatId) => void): Ability => ({
  role,
  id,
  step: ({ table, by }) => pointAt(id, by, living(table.state)),
  take(scene, answer) {
    const target = seatOfAnswer(answer)
    if (target) use(scene, target)
    else scene.table.emit('passed', { seat: scene.by })
  },
})

/** An ability that leaves its mark on the target. */
export const marking = (role: Role, id: string, mark: Mark): Ability =>
  onOne(role, id, ({ table, by }, target) => table.emit(mark, { by, target }))

const shoot = ({ table, by }: Scene, target: SeatId): void => table.emit('shot', { by, target })

/** V-36, V-50, V-51: kills one player, but nobody in the first night (V-63). */
export const killing = (role: Role, id: string): Ability => ({
  ...onOne(role, id, shoot),
  onlyKills: true,
})

/** V-23, V-47, V-85: the exact card, or the Thug's if the target is badmouthed. */
const cardShown = (state: VendettaState, target: SeatId): Role =>
  hasStatus(state, target, 'badmouthed') ? 'thug' : roleOf(state, target)

function look({ table, by }: Scene, id: string, target: SeatId): void {
  const card = cardShown(table.state, target)
  table.emit('investigated', { by, target, card })
  show(table, id, card)
}

/** V-35, V-46: sees one player's card. */
export const investigating = (role: Role, id: string): Ability =>
  onOne(role, id, (scene, target) => look(scene, id, target))

/** V-30, V-78, V-110, V-115, V-O2: whom the Jailer takes in after a look at the card. */
function isJailable(state: VendettaState, rules: HouseRules, target: SeatId): boolean {
  const team = teamOf(state, target)
  if (team === 'mafia' || team === 'yakuza') return true
  return team === 'civilians' && rules.jailBySeenCard && cardShown(state, target) === 'thug'
}

export const jailer: Ability = onOne('jailer', 'jailer.investigate', (scene, target) => {
  const { table, by, rules } = scene
  look(scene, 'jailer.investigate', target)
  if (hasStatus(table.state, target, 'jailed')) return
  if (isJailable(table.state, rules, target)) table.emit('jailed', { by, target })
})

/** V-33, V-34: one of the two each night, and no kill in the first (V-63). */
function killOrLook(role: Role, id: string): Ability {
  return {
    role,
    id,
    step({ table, by, night }) {
      const targets = living(table.state).filter((seat) => seat !== by)
      const acts = night > 1 ? ['investigate', 'kill'] : ['investigate']
      return {
        id,
        form: { kind: 'act', acts: acts.map((act) => ({ id: act, targets })), pass: true },
        asked: [by],
        neutral: PASS,
        ...(night > 1 ? {} : { variant: 'firstNight' }),
      }
    },
    take(scene, answer) {
      if (answer.kind !== 'act' || !answer.seat) {
        return scene.table.emit('passed', { seat: scene.by })
      }
      if (answer.act === 'kill') shoot(scene, answer.seat)
      else look(scene, id, answer.seat)
    },
  }
}

export const detective: Ability = killOrLook('detective', 'detective.act')

/** V-33, V-86: whomever the Priest looks at is tapped and sees the Priest. */
export const priest: Ability = {
  ...killOrLook('priest', 'priest.act'),
  *then({ table, by }, answer) {
    if (answer.kind !== 'act' || answer.act !== 'investigate' || !answer.seat) return
    const target = answer.seat
    yield* ask(() => information('priest.tap', { asked: [target] }))
    table.emit('tapped', { by, target })
    show(table, 'priest.tap', 'priest')
  },
}

/** V-48, V-115, V-O11: on whose side the Journalist finds somebody; the Loner is on nobody's. */
function sideOf(state: VendettaState, rules: HouseRules, seat: SeatId): Team | SeatId {
  if (rules.snitchAffectsJournalist && hasStatus(state, seat, 'badmouthed')) return 'mafia'
  const team = teamOf(state, seat)
  return team === 'loner' ? seat : team
}

/** V-41: two others, and only whether they are on one side. */
export const journalist: Ability = {
  role: 'journalist',
  id: 'journalist.research',
  step: ({ table, by }) => ({
    id: 'journalist.research',
    form: {
      kind: 'seats',
      targets: living(table.state).filter((seat) => seat !== by),
      min: 2,
      max: 2,
      pass: true,
    },
    asked: [by],
    neutral: PASS,
  }),
  take({ table, by, rules }, answer) {
    const targets = answer.kind === 'seats' ? answer.seats : []
    const [one, other] = targets
    if (!one || !other) return table.emit('passed', { seat: by })
    const same = sideOf(table.state, rules, one) === sideOf(table.state, rules, other)
    const signal = same ? 'same' : 'different'
    table.emit('researched', { by, targets, signal })
    show(table, 'journalist.research', signal)
  },
}

function sceneOf(table: VendettaTable, night: number, role: Role): Scene | null {
  const by = holder(table.state, role)
  return by && { table, night, rules: houseRules(table.options), by }
}

const restsTonight = (ability: Ability, night: number): boolean =>
  ability.onlyKills === true && night === 1

function stepOf(table: VendettaTable, night: number, ability: Ability): StepSpec {
  const { id } = ability
  const scene = sceneOf(table, night, ability.role)
  if (!scene) return call(information(id))
  const asked = [scene.by]
  if (isBlocked(table.state, scene.rules, scene.by)) {
    return information(id, { asked, variant: 'blocked' })
  }
  if (restsTonight(ability, night)) return information(id, { asked, variant: 'firstNight' })
  return ability.step(scene)
}

/**
 * The call of one role (V-53, V-54, V-56): in the Mystery mode it sounds even if nobody can answer
 * (V-121); whoever is blocked sees the raised hand and does nothing (V-25).
 */
export function* abilityCall(table: VendettaTable, night: number, ability: Ability): Script {
  const { mystery } = houseRules(table.options)
  if (!inDeck(table.state, ability.role)) return
  if (!mystery && !holder(table.state, ability.role)) return
  const answer = yield* ask(() => stepOf(table, night, ability))
  const scene = sceneOf(table, night, ability.role)
  if (!scene) return
  if (isBlocked(table.state, scene.rules, scene.by)) {
    table.emit('stopped', { seat: scene.by })
    return show(table, ability.id, 'blocked')
  }
  if (restsTonight(ability, night)) return
  ability.take(scene, answer)
  if (ability.then) yield* ability.then(scene, answer)
}
