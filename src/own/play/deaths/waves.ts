/** Lives that are lost to what got through, and what follows from it, wave after wave. */
import { fallInWaves, livesTaken, living, type SeatId, type Victim } from '../../../engine'
import { inOrder, isIn, livesOf, livingAmong, ownSeat, rolesOf, teamOf } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import { noteRoles, type Run } from '../base/run'
import { readyFor, readyOfEverybody, runReady, watched, type Ready } from '../effects/triggers'
import { turnedOver } from './face'
import { meetAttacks, type Settlement, type Strike } from './settle'
import { firstTold } from './told'

/** Triggers of a victim that wait for what befalls him. */
interface Waiting {
  readonly loses: readonly Ready[]
  readonly dies: readonly Ready[]
}
type Struck = Victim<Strike, Waiting>

const lossesOf = ({ plan }: Run) => literal(plan.doc.deaths?.losses) ?? 'one'

/** Meets what attacks there are, and lets lives be lost until nothing more happens. @returns who is out by it */
export function loseLives(run: Run, settling: Settlement): SeatId[] {
  meetAttacks(run, settling)
  return settling.strikes.length === 0 ? [] : fall(run, settling)
}

const fall = (run: Run, settling: Settlement): SeatId[] =>
  fallInWaves<Strike, Waiting, readonly string[]>({
    losses: lossesOf(run),
    inOrder: (seats) => livingAmong(run.state, inOrder(run.state, seats)),
    isIn: (seat) => isIn(run.state, seat),
    hasLost: (seat) => settling.lost.includes(seat),
    before: (seat) => ({
      loses: readyFor(run, 'loses', seat),
      dies: readyFor(run, 'dies', seat),
    }),
    begin() {
      const watching = readyOfEverybody(run, 'otherDies').map((ready) => ({
        ready,
        seats: watched(run, ready),
      }))
      return {
        lose: (victim) => lose(run, settling, victim),
        told: () => settling.tellWave?.(),
        bind: (gone) => bindTogether(run, gone),
        follow: (victim, cards) => follow(run, settling, victim, cards, watching),
        after: () => fewAreLeft(run),
      }
    },
    strikes() {
      meetAttacks(run, settling)
      const { strikes } = settling
      settling.strikes = []
      return strikes
    },
  })

/** One victim loses what the strikes take. @returns the cards that were lost */
function lose(run: Run, settling: Settlement, { seat, strikes }: Struck): string[] {
  const { plan, state, table } = run
  const lives = livesOf(plan, state, seat)
  const all = strikes.some((strike) => strike.all)
  const count = livesTaken(lives, strikes.length, lossesOf(run), all)
  const told = firstTold(run, strikes)
  const { cause, unnamed } = told ?? (strikes[0] as Strike)
  const had = { roles: [...rolesOf(plan, state, seat)], team: teamOf(plan, state, seat) }
  const cards: string[] = []
  settling.lost.push(seat)
  settling.killers[seat] = strikes[0]?.by ?? []
  for (let n = 0; n < count; n++) {
    const card = ownSeat(state, seat).cards[0] ?? ''
    cards.push(card)
    const shown = turnedOver(run, seat, { cause, unnamed })
    const out = n + 1 === lives
    if (plan.perSeat > 1) {
      table.emit('lifeLost', { seat, cause })
      if (!out) noteRoles(run, seat)
    }
    // Whom a dead player takes along at dawn is a dead of the night, too.
    if (out)
      table.emit('wentOut', {
        seat,
        ...had,
        by: state.phase.kind === 'day' ? 'day' : 'night',
        keeps: [...plan.lasting],
      })
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
  { seat, strikes, before: { loses, dies } }: Struck,
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
