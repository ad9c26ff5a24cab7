/** Carries effects out, one after the other. An effect on nobody does nothing. */
import { show, type SeatId, type Signal } from '../../../engine'
import { inOrder, isIn, livingAmong, tableTraits } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import type { Blow } from '../../language/effects/attack'
import type { EffectPlan } from '../../language/effects/base/effect'
import type { Deeds } from '../../language/effects/effects'
import type { Misleading } from '../../language/shows/wrong'
import { mayGoOn, type Run } from '../base/run'
import { tell } from '../base/telling'
import { playTop } from './piles'
import { becomeRole, exchange, faceOf } from './identity'
import { count, moveObject, tie, untie } from './things'
import { giveStatus, takeStatus } from './statuses'

/** What is shown to somebody alone, and what for. */
export interface Aside {
  readonly of: string
  readonly shown: { readonly to: readonly SeatId[]; readonly signal: Signal }[]
}

/** Whose doing it is, and the step in which something can be shown. */
export interface Doing {
  readonly by: readonly SeatId[]
  readonly joint: boolean
  readonly step: string | null
  /** Whether others are asked in the same step: what is shown is then told of each. */
  readonly among?: boolean
  /** Whether it happens by itself: of such effects only so many follow from one answer. */
  readonly counted?: boolean
  /** Whether nothing comes of it but what is shown. */
  readonly fails?: boolean
  /** What is shown to somebody alone while others look on, once it is done: in the step of this id. */
  readonly aside?: Aside
  /** What the deed asks to break off. */
  leave?: string
}

/** Carries out a list. */
export function carryOut(run: Run, list: readonly EffectPlan[], env: Env, deed: Doing): void {
  // Most lists are empty, and asked for at every step.
  if (list.length === 0) return
  const deeds = deedsOf(run, deed)
  carryOutBy(deed.fails ? inVain(deeds) : deeds, run, list, env, deed)
}

/** The same, of which nothing comes but what is shown. */
function inVain(deeds: Deeds): Deeds {
  const nothing = Object.fromEntries(Object.keys(deeds).map((verb) => [verb, () => undefined]))
  return { ...(nothing as unknown as Deeds), show: deeds.show }
}

function carryOutBy(
  deeds: Deeds,
  run: Run,
  list: readonly EffectPlan[],
  env: Env,
  deed: Doing,
): void {
  for (const effect of list) {
    if ('condition' in effect) {
      carryOutBy(deeds, run, effect.condition(env) ? effect.then : effect.otherwise, env, deed)
      continue
    }
    if (deed.counted && !mayGoOn(run)) return
    // All verbs are there, those of this effect among them.
    effect.does(deeds as never, env)
  }
}

/** What effects do to the table of this evening. */
function deedsOf(run: Run, deed: Doing): Deeds {
  const { table, state } = run
  return {
    attack: (blow, env) => attack(run, blow, env, deed),
    give: (find, places, until, env) => {
      for (const on of places) {
        const status = find()
        // Of several only what outlasts its player goes to the dead.
        const isGone = on !== 'table' && !isIn(state, on)
        if (isGone && status !== undefined && !run.plan.lasting.has(status)) continue
        if (status !== undefined) giveStatus(run, status, on, env.self ?? deed.by[0] ?? null, until)
      }
    },
    take: (status, places) => {
      for (const on of places) takeStatus(run, status, on)
    },
    show: (signal, receiver, { targets = [] }) => {
      const { step, aside, by } = deed
      if (aside && receiver !== undefined) {
        const to = receiver === 'self' ? by : targets.slice(0, 1)
        const misleading = misleadingIn(run, aside.of)
        aside.shown.push({ to, signal: signal(misleading && { ...misleading, to }) })
      }
      if (step !== null) showTo(run, step, signal(misleadingIn(run, step)), deed)
    },
    count: (counter, places, to) => {
      for (const on of places) count(run, counter, on, to)
    },
    tie: (link, from, to) => tie(run, link, from, to),
    untie: (link, from) => untie(run, link, from),
    redirect: (seats, onto) => {
      for (const acts of seats) {
        const hit = onto()
        if (hit !== undefined) table.emit('redirected', { acts, onto: hit })
      }
    },
    swap: (one, other) => {
      if (one !== undefined && other !== undefined && one !== other) {
        table.emit('swapped', { one, other })
      }
    },
    move: (object, to) => moveObject(run, object, to),
    revive: (seats) => {
      for (const seat of seats) {
        if (isIn(state, seat) || state.game.returning.includes(seat)) continue
        // By night nobody gets up before the dawn.
        table.emit(state.phase.kind === 'night' ? 'willReturn' : 'cameBack', { seat })
        tell(run, 'returned', [seat])
      }
    },
    become: (seats, role) => {
      for (const seat of livingAmong(state, seats)) {
        const is = role()
        if (is !== undefined) becomeRole(run, seat, is)
      }
    },
    join: (seats, team) => {
      for (const seat of livingAmong(state, seats)) table.emit('teamTaken', { seat, team })
    },
    exchange: (seat, other, card, place) => exchange(run, seat, other, card, place),
    reveal: (seats, what) => {
      for (const seat of seats) {
        const shown = faceOf(run, seat, what)
        if (shown !== null) tell(run, 'revealed', { [seat]: shown })
      }
    },
    cover: (seats, as) => {
      for (const seat of livingAmong(state, seats)) table.emit('covered', { seat, as })
    },
    announce: (notice, seats) => {
      const told = seats === null || inOrder(state, seats)
      if (told === true || told.length > 0) tell(run, `said.${notice}`, told)
    },
    playTop: (pile) => playTop(run, pile),
    win: (names, ends) => {
      for (const who of names) table.emit('aimReached', { who, ends })
    },
    leave: (scope) => {
      deed.leave = scope
    },
  }
}

function attack({ table, state }: Run, blow: Blow, env: Env, { by, joint, step }: Doing): void {
  const { cause, on, all } = blow
  const sure =
    blow.sure ||
    (step !== null &&
      tableTraits(env, 'sure').some((trait) =>
        (literal(trait.sure) as string[] | undefined)?.includes(step),
      ))
  for (const target of livingAmong(state, on)) {
    table.emit('attacked', { cause, target, by, joint, sure, all })
  }
}

/** How somebody is misled in a step; nobody is where something is only tried. */
const misleadingIn = ({ dry, draws, plan }: Run, step: string): Misleading | undefined =>
  dry ? undefined : { draw: draws, call: step, signs: plan.callOf.get(step)?.signs ?? [] }

/** Several are asked at once: each has a signal of his own. */
export function showTo(
  { table, state }: Run,
  step: string,
  signal: Signal,
  { among, by }: Doing,
): void {
  const [seat] = by
  if (!among || seat === undefined) return show(table, step, signal)
  const before = state.shown[step]
  const others = typeof before === 'object' && !Array.isArray(before) ? before : {}
  const own = Array.isArray(signal) ? signal.join(' ') : (signal as string)
  show(table, step, { ...(others as Record<string, string>), [seat]: own })
}
