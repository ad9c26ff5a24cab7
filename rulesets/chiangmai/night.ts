import {
  ask,
  beginPhase,
  call,
  information,
  living,
  pointsOf,
  pointTogether,
  show,
  unanimous,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { playerAt, type ChiangmaiTable } from './evening'
import { secretHunters } from './hunter'
import { houseRules, type HouseRules } from './options'
import { awakeAs, kingOnTop } from './roles'

/** One call of the night: whose it is, and what becomes of the answer. */
interface NightCall {
  readonly role: string
  /** The step of the introduction night (CM-O13). */
  readonly meet: string
  readonly step: (scene: Scene) => StepSpec
  readonly take: (scene: Scene, answer: Answer) => void
}

interface Scene {
  readonly table: ChiangmaiTable
  readonly night: number
  readonly rules: HouseRules
  /** Who is awake for this call, in seat order. */
  readonly awake: readonly SeatId[]
}

interface Pointing {
  readonly must: boolean
  readonly notSelf: boolean
  readonly variant?: string
}

/**
 * Everybody awake points at one living player. Who could only point at himself where that is forbidden
 * is not asked; without anybody to ask the call is the silent one.
 */
function pointing(id: string, scene: Scene, { must, notSelf, variant }: Pointing): StepSpec {
  const targets = living(scene.table.state)
  const members = notSelf && targets.length < 2 ? [] : scene.awake
  const form = { members, targets, notSelf, must }
  return pointTogether(id, form, variant ? { variant } : {})
}

/** CM-14 to CM-18, CM-36: together, unanimously, or nobody is poisoned. */
const killers: NightCall = {
  role: 'killer',
  meet: 'killers.meet',
  step: (scene) => pointing('killers.poison', scene, { must: false, notSelf: false }),
  take({ table, awake }, answer) {
    const target = unanimous(pointsOf(answer), awake)
    if (target) table.emit('poisonAgreed', { target })
    else if (awake.length > 0) table.emit('poisonMissed', { by: awake })
  },
}

/** CM-19, CM-37, CM-41: each Doctor vaccinates one player. */
const doctors: NightCall = {
  role: 'doctor',
  meet: 'doctor.meet',
  step: (scene) =>
    pointing('doctor.vaccinate', scene, {
      must: !scene.rules.doctorMayPass,
      notSelf: !scene.rules.doctorSelf,
      ...(scene.rules.doctorMayPass ? { variant: 'mayPass' } : {}),
    }),
  take({ table, awake }, answer) {
    const points = pointsOf(answer)
    for (const by of awake) {
      const target = points[by]
      if (target) table.emit('vaccinated', { by, target })
      else table.emit('vaccineKept', { by })
    }
  },
}

/** CM-23 to CM-26, CM-38: one question for the whole group, about the top card only. */
const policemen: NightCall = {
  role: 'policeman',
  meet: 'police.meet',
  step: (scene) => pointing('police.investigate', scene, { must: false, notSelf: false }),
  take({ table, awake }, answer) {
    const target = unanimous(pointsOf(answer), awake)
    if (!target) return show(table, 'police.investigate', 'none')
    const thumb = kingOnTop(playerAt(table.state, target)) ? 'thumbUp' : 'thumbDown'
    table.emit('investigated', { by: awake, target, thumb })
    show(table, 'police.investigate', thumb)
  },
}

/** CM-27, CM-28, CM-39, CM-41: from the second night of powers on he has to strike. */
const assassins: NightCall = {
  role: 'assassin',
  meet: 'assassin.meet',
  step(scene) {
    const free = scene.night === (scene.rules.firstNightFull ? 1 : 2)
    return pointing('assassin.kill', scene, {
      must: !free,
      notSelf: true,
      ...(free ? { variant: 'mayDecline' } : {}),
    })
  },
  take({ table, awake }, answer) {
    const points = pointsOf(answer)
    for (const by of awake) {
      const target = points[by]
      if (target) table.emit('assassinAimed', { by, target })
      else table.emit('assassinDeclined', { by })
    }
  },
}

/** CM-34: the order of the night. */
const order: readonly NightCall[] = [killers, doctors, policemen, assassins]

/** CM-33 to CM-40. Every role that was dealt is called every night with the same words (CM-35). */
export function* night(table: ChiangmaiTable, number: number): Script {
  const rules = houseRules(table.options)
  const sceneFor = ({ role }: NightCall): Scene => ({
    table,
    night: number,
    rules,
    awake: awakeAs(table.state, role, rules),
  })
  const inDeck = (role: string) => table.state.game.rolesInDeck.includes(role)
  const introduction = number === 1 && !rules.firstNightFull
  beginPhase(table, 'night', number)
  for (const turn of order) {
    if (!inDeck(turn.role)) continue
    if (introduction) {
      yield* ask(() => call(information(turn.meet, { asked: sceneFor(turn).awake })))
    } else {
      const answer = yield* ask(() => turn.step(sceneFor(turn)))
      turn.take(sceneFor(turn), answer)
    }
  }
  if (rules.hunterTiming === 'secret' && inDeck('hunter') && !introduction) {
    yield* secretHunters(table)
  }
}
