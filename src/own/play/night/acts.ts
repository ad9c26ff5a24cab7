/** What becomes of a choice of the night: who stops, turns or swaps it, whom it meets, and in which order. */
import { carryOutInTurn, ledTo, type DeepReadonly, type SeatId } from '../../../engine'
import type { Act } from '../../state/state'
import { hasTrait, isImpaired, isIn } from '../../state/facts'
import { TURNED_AWAY } from '../../language/shows/shows'
import { CLASSES } from '../../language/base/classes'
import type { TraitMap } from '../../schema/traits'
import type { Env } from '../../state/asking'
import type { Bend, Branch, EffectPlan } from '../../language/effects/base/effect'
import type { CallPlan } from '../../plan/types'
import { carryOut, showTo, type Doing } from '../effects/effects'
import { tried } from '../effects/copy'
import { envOf, stillEnv, type Run } from '../base/run'
import { isTurnedAway, keepsOut, visitedBy } from './visits'

type SeenAct = DeepReadonly<Omit<Act, 'done'>>
/** How often a choice may be passed on. */
const HOPS = 4
const MOST_ACTS = 40

const callOf = ({ plan }: Run, { call }: SeenAct): CallPlan | undefined => plan.callOf.get(call)

/** Who carries an act out; null: nobody in particular, as in a call that a group makes together. */
function actorOf(run: Run, call: CallPlan, act: SeenAct): SeatId | null | undefined {
  if (!call.actor) return act.self
  const env = stillEnv(run, {
    self: act.self ?? undefined,
    holders: act.holders,
    targets: act.targets,
  })
  // A dead player who is called may be who acts.
  const mayAct = (seat: SeatId) =>
    isIn(run.state, seat) || (call.dead !== false && act.holders.includes(seat))
  return call.actor(env).find(mayAct)
}

/** Whom somebody's choice meets in the end. */
export const follow = (run: Run, actor: SeatId | null, target: SeatId): SeatId =>
  ledTo(run.state.game, actor, target, HOPS)

interface SeenDeed {
  readonly act: string | undefined
  readonly targets: readonly SeatId[]
}

/** The acts of a choice, each with whom it is about: mostly it is one. */
const deedsOf = ({ act, deeds, targets }: SeenAct): readonly SeenDeed[] =>
  deeds ?? [{ act, targets }]

function envOfAct(run: Run, call: CallPlan, act: SeenAct, { act: id, targets }: SeenDeed): Env {
  return envOf(run, {
    self: act.self ?? undefined,
    holders: act.holders,
    targets,
    act: id,
    word: act.word,
    card: act.card,
    middle: act.middle,
    own: call.owner.kind === 'team' ? call.owner.id : undefined,
    believed: act.believed,
  })
}

/** Whether who acts was stopped tonight; a group that acts as one, whether nobody of it was left awake. */
function isHeldBack(run: Run, actor: SeatId | null, { holders }: SeenAct): boolean {
  const still = run.still
  if (actor !== null) return hasTrait(still, actor, 'noActs')
  return holders.length > 0 && holders.every((seat) => hasTrait(still, seat, 'noGroup'))
}

/** Whether all who act are impaired. */
const isInVain = ({ plan, still }: Run, by: readonly SeatId[]): boolean =>
  plan.bearers.impaired !== undefined &&
  by.length > 0 &&
  by.every((seat) => isImpaired(still, seat))

/** Carries an act out. @returns the moment it took place in; null: nothing came of it, which the log says (OG-118) */
export function perform(run: Run, act: SeenAct, among = false): Env | null {
  const call = callOf(run, act)
  const env = call ? carriedOut(run, call, act, among) : null
  if (!env && !act.declined) run.table.emit('cameToNothing', { call: act.call })
  return env
}

function carriedOut(run: Run, call: CallPlan, act: SeenAct, among: boolean): Env | null {
  const { table } = run
  const actor = actorOf(run, call, act)
  if (actor === undefined) return null
  if (!call.unstoppable && isHeldBack(run, actor, act)) return null
  const met = deedsOf(act).flatMap((deed) => metBy(run, actor, deed) ?? [])
  if (met.length === 0) return null
  const targets = [...new Set(met.flatMap((deed) => deed.targets))]
  const visited = act.declined ? [] : visitedBy(run, call, actor, targets)
  const doing: Doing = {
    by: actor === null ? act.holders : [actor],
    joint: actor === null,
    step: call.id,
    among,
  }
  const effects = act.declined ? call.otherwise : call.does
  const envs = met.map((deed) => envOfAct(run, call, act, deed))
  if (act.believed || isInVain(run, doing.by)) {
    // Whoever cannot know it does not learn of it: he is shown something, and it is wrong.
    for (const env of envs) carryOut(run, effects, env, { ...doing, fails: true })
    return null
  }
  if (isTurnedAway(run, call, actor, visited)) {
    // Whoever waits to be shown something learns that he will not be.
    if (call.shows) showTo(run, call.id, TURNED_AWAY, doing)
    return null
  }
  if (actor !== null) for (const at of visited) table.emit('visited', { by: actor, at })
  for (const env of envs) carryOut(run, effects, env, doing)
  const [only] = envs
  if (!act.deeds || !only) return only ?? null
  // What follows in silence speaks of all that was done.
  return { ...only, targets, act: undefined, acts: met.flatMap((deed) => deed.act ?? []) }
}

/** Whom an act meets in the end; null: it was about somebody, and meets nobody. */
function metBy(run: Run, actor: SeatId | null, deed: SeenDeed): SeenDeed | null {
  const { state, still } = run
  // The dead, where a question is about them, are neither moved nor hidden.
  const targets: SeatId[] = []
  for (const target of deed.targets) {
    const seat: SeatId = isIn(state, target) ? follow(run, actor, target) : target
    const isMet = isIn(state, seat) && (seat === actor || !hasTrait(still, seat, 'away'))
    if (isMet || !isIn(state, target)) targets.push(seat)
  }
  return deed.targets.length > 0 && targets.length === 0 ? null : { act: deed.act, targets }
}

/** How a list of effects bends what others do, those under conditions included if `holds` says that they come. */
function* bendsIn(
  list: readonly EffectPlan[],
  holds: (branch: Branch) => readonly EffectPlan[],
): Generator<Bend> {
  for (const effect of list) {
    if ('condition' in effect) yield* bendsIn(holds(effect), holds)
    else if (effect.bends) yield effect.bends
  }
}

const traitsOfAny = ({ plan }: Run, statuses: readonly string[]): readonly TraitMap[] =>
  statuses.flatMap((status) => plan.doc.statuses?.[status]?.traits ?? []) as unknown as TraitMap[]

const CHANGING = new WeakMap<CallPlan, boolean>()

/** Whether a call can stop, turn, move or hide anybody at all: of most it is plain that they cannot. */
function canEverChange(run: Run, call: CallPlan | undefined): boolean {
  if (!call) return false
  const isChanging = (bend: Bend): boolean =>
    bend.kind !== 'gives' ||
    traitsOfAny(run, bend.statuses).some(
      (map) =>
        [map.away, map.impaired, map.noActs, map.noGroup].includes(true) ||
        map.noVisit !== undefined,
    )
  const both = ({ then, otherwise }: Branch) => [...then, ...otherwise]
  const known = CHANGING.get(call) ?? [...bendsIn(call.does, both)].some(isChanging)
  CHANGING.set(call, known)
  return known
}

/** Whether one act would stop or turn another, or move or hide somebody whom it is about. */
function canChange(run: Run, one: SeenAct, other: SeenAct): boolean {
  const [call, changed] = [callOf(run, one), callOf(run, other)]
  if (!call || !changed || one.declined || one.believed) return false
  const actor = actorOf(run, call, one) ?? null
  const changedActor = actorOf(run, changed, other) ?? null
  const meant = other.targets.map((target) => follow(run, changedActor, target))
  const isAbout = (seats: readonly SeatId[]) => seats.some((seat) => meant.includes(seat))
  const isBy = (seats: readonly SeatId[]) => changedActor !== null && seats.includes(changedActor)
  const visitor = changed.unstoppable ? null : changedActor
  const visited = visitedBy(run, changed, visitor, meant)
  const giver = one.self ?? undefined
  return deedsOf(one).some(({ act, targets: chosen }) => {
    const targets = chosen.map((target) => follow(run, actor, target))
    const env: Env = { ...envOfAct(run, call, one, { act, targets }), draw: undefined }
    const coming = ({ condition, then, otherwise }: Branch) => (condition(env) ? then : otherwise)
    for (const bend of bendsIn(call.does, coming)) {
      if (bend.kind === 'redirects' && isBy(bend.acts(env))) return true
      if (bend.kind === 'swaps' && isAbout(bend.seats(env))) return true
      if (bend.kind !== 'gives') continue
      const traits = traitsOfAny(run, bend.statuses)
      const to = bend.to(env)
      if (traits.some(({ away }) => away === true) && isAbout(to)) return true
      if (traits.some(({ impaired }) => impaired === true) && isBy(to)) return true
      const keeps = (seat: SeatId) =>
        traits.some((map) => keepsOut(run, map, { ...run.still, self: seat, giver }, visitor))
      if (to.some((seat) => visited.includes(seat) && keeps(seat))) return true
      const stops = traits.some(({ noActs, noGroup }) => noActs === true || noGroup === true)
      if (stops && !changed.unstoppable && isBy(to)) return true
    }
    return false
  })
}

/** Whether nothing waits to be carried out. */
export const isResolved = ({ state }: Run): boolean => state.game.acts.every(({ done }) => done)

/**
 * Carries out all acts that wait: those that change others first, as long as that can be said. `heard` learns in which
 * moment each took place; null: nothing came of it.
 */
export function resolveActs(run: Run, heard?: (at: number, env: Env | null) => void): void {
  if (isResolved(run)) return
  const { state, table } = run
  carryOutInTurn(
    {
      open: () => state.game.acts.flatMap((act, at) => (act.done ? [] : [{ act, at }])),
      rank: ({ act }) => CLASSES.indexOf(callOf(run, act)?.class ?? 'know'),
      isChanging: ({ act }) => canEverChange(run, callOf(run, act)),
      changes: ({ act }, other) => canChange(run, act, other.act),
    },
    ({ act, at }) => {
      table.emit('actDone', { at })
      const env = perform(run, act)
      heard?.(at, env)
    },
    MOST_ACTS,
  )
}

/** Whom the last act that waits would meet if the night were resolved now; null: nobody. */
export function wouldMeet({ state, plan }: Run): readonly SeatId[] | null {
  const last = state.game.acts.length - 1
  let met: readonly SeatId[] | null = null
  resolveActs(tried(plan, state), (at, env) => {
    if (at === last) met = env?.targets ?? null
  })
  return met
}
