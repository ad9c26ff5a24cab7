/** What attacks come to: shields, what is stopped at the last moment, lives that are lost, and what follows in waves. */
import { living, type SeatId } from '../../../engine'
import type { Attack } from '../../evening'
import {
  givenOf,
  hasTrait,
  inOrder,
  isIn,
  livesOf,
  ownSeat,
  rolesOf,
  teamOf,
  traitsOf,
} from '../../facts'
import { literal } from '../../plan/fold'
import { causesOf } from '../../plan/scalars'
import type { Env, ShieldPlan } from '../../plan/types'
import { faceOf } from '../effects/identity'
import { endStatus } from '../effects/statuses'
import { envOf, noteRoles, stillEnv, type Run } from '../run'
import { readyFor, readyOfEverybody, runReady, watched, type Ready } from '../triggers'
import { firstTold } from './told'

/** An attack that got through. */
type Strike = Pick<Attack, 'cause' | 'target' | 'by' | 'all'> & { readonly unnamed: boolean }

/** One night's settlement, or what is settled at once by day. */
export interface Settlement {
  readonly atNight: boolean
  strikes: Strike[]
  /** Who has lost a life in it. */
  readonly lost: SeatId[]
  /** Whose doing it was that somebody lost a life. */
  readonly killers: Record<SeatId, readonly SeatId[]>
  /** Tells of a wave of deaths before anything follows from it. */
  readonly tellWave?: () => void
}

export const settlement = (atNight: boolean, tellWave?: () => void): Settlement => ({
  atNight,
  strikes: [],
  lost: [],
  killers: {},
  ...(tellWave ? { tellWave } : {}),
})

const immuneTo = (env: Env, seat: SeatId, cause: string, atNight: boolean): boolean => {
  // Nobody hides from what the day decides.
  if (atNight && hasTrait(env, seat, 'away')) return true
  return traitsOf(env, seat, 'immune').some(({ map }) => causesOf(map.immune)(cause, atNight))
}

/** The first shield that holds an attack, with the status it stands on. */
function shieldFor(run: Run, attack: Attack, atNight: boolean) {
  if (attack.sure) return null
  if (hasTrait(run.still, attack.target, 'noShield')) return null
  for (const shield of run.plan.shields) {
    const { source, against } = shield
    const then = literal(source.then)
    if (attack.turned?.includes(then)) continue
    const given = givenOf(run.state, attack.target, source.status)
    if (!given || !against(attack.cause, atNight)) continue
    const it = given.giver ?? undefined
    const env = stillEnv(run, { self: attack.target, it, giver: it, cause: attack.cause })
    if (!shield.if || shield.if(env)) return { shield, given }
  }
  return null
}

/** What a shield turns an attack into. */
function turned(run: Run, { source }: ShieldPlan, attack: Attack, giver: SeatId | null): Attack[] {
  const { state } = run
  const then = literal(source.then)
  const unnamed = !literal(source.told)
  const before = attack.turned ?? []
  const found: Attack[] = []
  if ((then === 'giver' || then === 'both') && giver !== null && isIn(state, giver)) {
    found.push({ ...attack, target: giver, turned: [...before, 'giver', 'both'], unnamed })
  }
  if (then === 'attacker' || then === 'both') {
    for (const target of attackersOf(run, attack)) {
      found.push({ ...attack, target, turned: [...before, 'giver', 'both', 'attacker'], unnamed })
    }
  }
  return found
}

/** Who attacks; of those who did it together one, drawn in secret. */
function attackersOf(run: Run, { by, joint }: Attack): readonly SeatId[] {
  const there = by.filter((seat) => isIn(run.state, seat))
  const { draw } = envOf(run)
  if (!joint || there.length < 2) return there
  return [there[draw ? draw(there.length) : 0] as SeatId]
}

/** Looks at every attack that was not settled yet. */
export function meetAttacks(run: Run, settling: Settlement): void {
  const { state, table } = run
  while (state.game.settled < state.game.attacks.length) {
    const attack = state.game.attacks[state.game.settled] as Attack
    table.emit('attacksSettled', { count: state.game.settled + 1 })
    meet(run, settling, attack)
  }
}

function meet(run: Run, settling: Settlement, attack: Attack): void {
  const { state, table } = run
  const { target, cause } = attack
  if (!isIn(state, target)) return
  if (immuneTo(run.still, target, cause, settling.atNight)) {
    table.emit('warded', { target, cause, by: 'immune' })
    return
  }
  const held = shieldFor(run, attack, settling.atNight)
  if (!held) return strike(run, settling, attack)
  const { shield, given } = held
  const { n, giver } = given
  table.emit('shieldHeld', { n, target, cause })
  table.emit('warded', { target, cause, by: shield.source.status })
  for (const ready of readyFor(run, 'saved', target)) {
    if (ready.trigger.by(cause, settling.atNight)) {
      runReady(run, ready, { it: giver ?? undefined, cause })
    }
  }
  for (const next of turned(run, shield, attack, giver)) meet(run, settling, next)
}

function strike(run: Run, settling: Settlement, attack: Attack): void {
  const { target, cause, by, all } = attack
  run.table.emit('struck', { target, cause })
  for (const ready of readyFor(run, 'struck', target)) {
    if (!ready.trigger.by(cause, settling.atNight)) continue
    const { instead } = ready.trigger
    const spares = instead && (cause === 'vote' || cause === 'tie')
    const before = spares ? () => tellSpared(run, target) : undefined
    if (runReady(run, ready, { killers: by, cause }, before) && instead) return
  }
  settling.strikes.push({ target, cause, by, all, unnamed: attack.unnamed ?? false })
}

function tellSpared(run: Run, seat: SeatId): void {
  if (!run.dry) run.table.emit('announced', { item: { kind: 'spared', of: seat } })
}

/** Statuses that held an attack go with all their stacks, unless they are kept. */
export function useUpShields(run: Run): void {
  const { given } = run.state.game
  if (!given.some(({ used }) => used)) return
  const used = given.filter((each) => each.used)
  const kept = new Set(
    run.plan.shields
      .filter(({ source }) => literal(source.keeps))
      .map(({ source }) => source.status),
  )
  for (const { n, status } of used) if (!kept.has(status)) endStatus(run, n)
}

interface Victim {
  readonly seat: SeatId
  readonly strikes: readonly Strike[]
  readonly loses: readonly Ready[]
  readonly dies: readonly Ready[]
}

/** Lives are lost; what follows from it is the next wave, until nothing more happens. */
export function loseLives(run: Run, settling: Settlement): SeatId[] {
  const out: SeatId[] = []
  while (settling.strikes.length > 0) {
    const gone = wave(run, settling)
    out.push(...gone)
    meetAttacks(run, settling)
  }
  useUpShields(run)
  return out
}

function wave(run: Run, settling: Settlement): SeatId[] {
  const { state } = run
  const { strikes } = settling
  settling.strikes = []
  const once = literal(run.plan.doc.deaths?.losses) !== 'each'
  const targets = inOrder(
    state,
    strikes.map(({ target }) => target),
  ).filter((seat) => isIn(state, seat))
  const hit = targets.filter(
    (seat) =>
      !once ||
      !settling.lost.includes(seat) ||
      strikes.some(({ target, all }) => target === seat && all),
  )
  const victims = hit.map((seat): Victim => ({
    seat,
    strikes: strikes.filter(({ target }) => target === seat),
    loses: readyFor(run, 'loses', seat),
    dies: readyFor(run, 'dies', seat),
  }))
  // Whom others watch is looked up before anybody is gone.
  const watching = readyOfEverybody(run, 'otherDies').map((ready) => ({
    ready,
    seats: watched(run, ready),
  }))
  const results = victims.map((victim) => lose(run, settling, victim, once))
  settling.tellWave?.()
  const gone = victims.filter(({ seat }) => !isIn(state, seat))
  for (const { seat } of gone) bindTogether(run, seat)
  for (const [at, victim] of victims.entries()) {
    follow(run, settling, victim, results[at] ?? [], watching)
  }
  if (gone.length > 0) fewAreLeft(run)
  return gone.map(({ seat }) => seat)
}

/** One victim loses what the strikes take. @returns the cards that were lost */
function lose(run: Run, settling: Settlement, { seat, strikes }: Victim, once: boolean): string[] {
  const { plan, state, table } = run
  const lives = livesOf(plan, state, seat)
  const all = strikes.some((strike) => strike.all)
  const count = all ? lives : Math.min(lives, once ? 1 : strikes.length)
  const told = firstTold(run, strikes)
  const { cause, unnamed } = told ?? (strikes[0] as Strike)
  const had = { roles: [...rolesOf(plan, state, seat)], team: teamOf(plan, state, seat) }
  const cards: string[] = []
  settling.lost.push(seat)
  settling.killers[seat] = strikes[0]?.by ?? []
  for (let n = 0; n < count; n++) {
    const voted = cause === 'vote' || cause === 'tie'
    const { show = 'role', showVoted = show } = plan.doc.deaths ?? {}
    const what = literal(voted ? showVoted : show)
    const card = ownSeat(state, seat).cards[0] ?? ''
    cards.push(card)
    const shown = what === 'nothing' ? null : faceOf(run, seat, what)
    const out = n + 1 === lives
    if (plan.perSeat > 1) {
      table.emit('lifeLost', { seat, cause })
      if (!out) noteRoles(run, seat)
    }
    // Whom a dead player takes along at dawn is a dead of the night, too.
    if (out)
      table.emit('wentOut', { seat, ...had, by: state.phase.kind === 'day' ? 'day' : 'night' })
    if (!run.dry) table.emit('fell', { seat, cause, unnamed, shown, out })
  }
  return cards
}

/** Whoever is tied to the dead by such a link falls, too. */
function bindTogether({ plan, state, table }: Run, seat: SeatId): void {
  for (const { link, from, to } of state.game.ties) {
    const cause = plan.doc.links?.[link]?.dieTogether
    const tied = from === null ? to : [from, ...to]
    if (cause === undefined || !tied.includes(seat)) continue
    for (const target of tied) {
      if (target === seat || !isIn(state, target)) continue
      table.emit('attacked', { cause, target, by: [], joint: false, sure: true, all: true })
    }
  }
}

interface Watching {
  readonly ready: Ready
  readonly seats: readonly SeatId[]
}

function follow(
  run: Run,
  { atNight }: Settlement,
  { seat, strikes, loses, dies }: Victim,
  cards: readonly string[],
  watching: readonly Watching[],
): void {
  const fits = (ready: Ready, more: Partial<Env>) => {
    const found = strikes.find(({ cause }) => ready.trigger.by(cause, atNight))
    if (!found) return
    runReady(run, ready, { ...more, killers: found.by, cause: found.cause })
  }
  for (const ready of loses) {
    const { card } = ready.trigger
    // A trigger on a card runs once for each such card that was lost.
    const times = card === null ? 1 : cards.filter((lost) => card.includes(lost)).length
    for (let n = 0; n < times; n++) fits(ready, {})
  }
  if (isIn(run.state, seat)) return
  for (const ready of dies) fits(ready, {})
  for (const { ready, seats } of watching) {
    if (ready.self !== seat && seats.includes(seat)) fits(ready, { it: seat })
  }
}

function fewAreLeft(run: Run): void {
  const left = living(run.state)
  for (const ready of readyOfEverybody(run, 'left')) {
    const key = `${ready.trigger.key}|left|${ready.self ?? ''}`
    if (left.length > ready.trigger.at || (run.state.game.uses[key] ?? 0) > 0) continue
    run.table.emit('used', { key })
    runReady(run, ready)
  }
}
