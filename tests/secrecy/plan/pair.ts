/** Plans pairs of evenings that the room must not be able to tell apart. */
import {
  countVotes,
  History,
  roomView,
  type AnyRuleset,
  type GameSetup,
  type Input,
  type PublicItem,
  type SeatId,
  type Rng,
} from '../../../src/engine'
import { holderIn } from '../../randomPlay/leaning'
import type { Sizes } from '../../randomPlay/randomEvening'
import {
  announced,
  areHandsSeen,
  compareNews,
  compareSeen,
  type Otherwise,
} from '../../../src/own/tried/room'
import { packOf } from '../../support/ownPacks'
import { exceptionsOf, isOrderTold, isRefusedInSecret } from '../spoken/byTheRules'
import { openly, storyBefore, type Manners } from './day'
import {
  addFigures,
  countOne,
  newFigures,
  noteFallen,
  noteOpen,
  standing,
  type Figures,
  type Standing,
} from './figures'
import { isDecided, isNight, isOver, lotOf, publicState, samePhase } from './moments'
import { matchNight, playNight, type Leaning, type Night } from './night'
import { twinSetups } from './twinSetups'

/** What the host does in the plan, besides what he does to the screen alone. */
export type Doing = Input | 'undo' | 'story.reroll' | 'story.show'

/** A doing with the virtual moment at which the host does it, in milliseconds. */
export interface TimedDoing {
  readonly at: number
  readonly doing: Doing
}

/** A result of public chance that differed although everything public before it was the same. */
export class ChanceLeak extends Error {}

/** Which evenings are wanted. */
export interface Wish {
  readonly sizes: Sizes
  /** Evenings end after so many nights. */
  readonly nights: number
  /** How many have to agree before a pair proves anything; absent: two. */
  readonly least?: number
  /** Whether the table is led to live that long; without it most evenings part after two or three nights. */
  readonly long: boolean
  /** Whether more hands stay where they are, and days keep to those players: where nearly every death turns a card. */
  readonly gentle?: boolean
  /** Cards that should be dealt if they can: what was not tried yet is theirs. */
  readonly cards?: readonly string[]
}

export interface Side {
  readonly setup: GameSetup
  readonly plan: readonly TimedDoing[]
  /** The evening as planned. */
  readonly history: History
}

/** Two evenings that the room must not be able to tell apart before `until`. */
export interface Pair {
  readonly a: Side
  readonly b: Side
  /** Evenings like B's, each up to a night that ends otherwise than A's. */
  readonly parted: readonly History[]
  /** The moment of the first public difference, or of the end. */
  readonly until: number
  /** Nights whose dawns agreed. */
  readonly nights: number
  /** What came otherwise in one of them although all that is public was the same; it ends what can be compared. */
  readonly otherwise: Otherwise | null
  /** What both evenings came to, as far as they agreed. */
  readonly figures: Figures
}

const NIGHT_MS = 60_000
const AFTER_IT = 0.4
const HAND_MS = 250
/** More find little: a dawn that does not come again by then hardly ever does. */
const TRIES = 20

/**
 * Spreads a night's inputs over its length at random; the last one always falls on its end, and what the room hears of
 * at the moments of the other evening's night.
 */
function timed(night: Night, start: number, rng: Rng, hearings?: readonly number[]): TimedDoing[] {
  const { inputs, heard } = night
  const fixed = new Map(heard.map(({ at }, place) => [at, hearings?.[place]]))
  fixed.set(inputs.length - 1, start + NIGHT_MS)
  const plan: TimedDoing[] = []
  let [from, since] = [start, 0]
  for (const index of inputs.keys()) {
    const end = fixed.get(index)
    if (end === undefined) continue
    const moments = inputs
      .slice(since, index)
      .map(() => from + 1 + Math.floor(rng() * Math.max(0, end - from - 2)))
      .sort((x, y) => x - y)
    for (const at of [...moments, end]) plan.push({ at, doing: inputs[plan.length] as Input })
    ;[from, since] = [end, index + 1]
  }
  const [first] = plan
  if (first && plan.length > 1 && heard[0]?.at !== 0 && rng() < 0.3) {
    return [first, { at: first.at, doing: 'undo' }, ...plan]
  }
  return plan
}

/** B's night may come to the same as A's, and must not be the same where there was anything to choose in secret. */
const isSame = (one: Night, other: Night): boolean =>
  one.figures.secret.size > 0 && JSON.stringify(one.inputs) === JSON.stringify(other.inputs)

class Planner {
  readonly a: History
  b: History
  readonly plans = { a: [] as TimedDoing[], b: [] as TimedDoing[] }
  readonly figures = newFigures()
  now = 0
  nights = 0
  readonly #parted: History[] = []
  #otherwise: Otherwise | null = null
  /** Whose deaths tell nothing that differs: they hold the same in both evenings. */
  readonly #alike: readonly SeatId[]
  #standings: readonly [Standing, Standing]

  constructor(
    readonly ruleset: AnyRuleset,
    readonly setups: { readonly a: GameSetup; readonly b: GameSetup },
    readonly wish: Wish,
    readonly rng: Rng,
  ) {
    this.a = new History(ruleset, setups.a)
    this.b = new History(ruleset, setups.b)
    const hand = (setup: GameSetup, place: number) => JSON.stringify(setup.hands[place])
    this.#alike = this.a.game.state.seats
      .map(({ id }) => id)
      .filter((_, place) => hand(setups.a, place) === hand(setups.b, place))
    this.#standings = this.#stand()
  }

  run(): Pair {
    while (!isOver(this.a) && !isOver(this.b)) {
      if (isNight(this.a) && this.nights >= this.wish.nights) break
      if (!(isNight(this.a) ? this.#night() : this.#moment())) break
    }
    const { setups, plans, now: until, nights, figures } = this
    return {
      a: { setup: setups.a, plan: plans.a, history: this.a },
      b: { setup: setups.b, plan: plans.b, history: this.b },
      parted: this.#parted,
      until,
      nights,
      otherwise: this.#otherwise,
      figures,
    }
  }

  /** @returns whether its dawns agree */
  #night(): boolean {
    const { a, b, rng } = this
    const from = announced(a.game).length
    const night = playNight(a, rng, this.#leaning())
    if (!night) return false
    const timedA = timed(night, this.now, rng)
    // What is taken back at the beginning stands there twice, and is heard of by nobody.
    const whole = timedA.slice(-night.inputs.length)
    const hearings = night.heard.map(({ at }) => whole[at]?.at ?? this.now)
    this.plans.a.push(...timedA)
    this.now += NIGHT_MS
    const { found, met, otherwise } = matchNight(
      b,
      a,
      night,
      rng,
      TRIES,
      // Where most hands stay, those that do not are what differs; the night may be the same.
      (other) => this.wish.gentle !== true && isSame(night, other),
      this.wish.gentle === true,
      from,
    )
    this.#parted.push(...met)
    if (otherwise && !isOrderTold(this.ruleset.id, otherwise)) this.#otherwise = otherwise
    if (!found) {
      // What A's room hears in a night that B does not share is the end of what can be compared.
      this.now = hearings[0] ?? this.now
      return false
    }
    this.b = found.history
    this.plans.b.push(...timed(found.night, this.now - NIGHT_MS, rng, hearings))
    this.nights += 1
    addFigures(this.figures, night.figures)
    addFigures(this.figures, found.night.figures)
    this.#countFallen()
    return true
  }

  #leaning(): Leaning {
    const { rng, wish } = this
    if (wish.gentle) {
      const quiet = wish.long ? 0.97 : 0.6
      const holder = wish.long ? null : holderIn(this.a)
      return {
        quiet: rng() < (wish.long ? 0.8 : 0.5) ? quiet : 0,
        // What somebody carries changes hands only where nights are after it.
        toward: holder !== null && rng() < AFTER_IT ? [holder] : this.#alike,
        stepsIn: 0.01,
      }
    }
    if (!wish.long) return { quiet: 0, toward: [] }
    return { quiet: rng() < 0.6 ? 0.85 : 0, toward: this.#alike }
  }

  #manners(): Manners {
    if (this.wish.gentle) {
      return {
        peaceful: this.wish.long ? 0.9 : 0.4,
        toward: this.#alike,
        stepsIn: 0.02,
        gentle: true,
      }
    }
    if (!this.wish.long) return { peaceful: 0, toward: [], stepsIn: 0.1 }
    return { peaceful: 0.5, toward: this.#alike, stepsIn: 0.02 }
  }

  /** One thing that the table does by day, or the host at dawn. @returns whether the evenings still agree */
  #moment(): boolean {
    const { a, rng } = this
    this.now += rng() < 0.1 ? 5_000 + Math.floor(rng() * 60_000) : 300 + Math.floor(rng() * 600)
    const inputs = openly(a, rng, this.#manners())
    if (inputs[0]?.type === 'tell' && packOf(this.ruleset.id).stories) this.#tellStory()
    if (inputs.length === 0) return false
    return inputs.every((input) => this.#together(input))
  }

  /** Both hosts tell a story before the name, and sometimes take it back. */
  #tellStory(): void {
    for (const doing of storyBefore(this.a, this.rng)) this.#both(doing)
  }

  #both(doing: Doing): void {
    this.now += HAND_MS
    this.plans.a.push({ at: this.now, doing })
    this.plans.b.push({ at: this.now, doing })
  }

  /** One hand after the other, so that what is shown of each is compared by itself. */
  #together(input: Input): boolean {
    const { a, b, rng, plans } = this
    const { open } = a.game
    noteOpen(this.figures, open)
    const from = announced(a.game).length
    this.now += HAND_MS
    plans.a.push({ at: this.now, doing: input })
    if (!a.apply(input).ok) return false
    this.#count(input, a)
    const areOpen = open === null || areHandsSeen(open)
    if (!b.apply(input).ok) return this.#refused(input, areOpen)
    plans.b.push({ at: this.now, doing: input })
    this.#count(input, b)
    if (samePhase(a, b) && lotOf(a) !== lotOf(b)) throw new ChanceLeak(publicState(a))
    if (!this.#agree(from, areOpen)) return false
    this.#countFallen()
    // Everybody sees that the host takes something back; what stands then must tell nothing either.
    if (rng() < 0.05 && !isNight(a)) for (const doing of ['undo', input] as const) this.#both(doing)
    return true
  }

  /**
   * What everybody does openly can be done in both evenings; only whether somebody can step in, and whose hand counts
   * behind closed eyes, is a secret.
   */
  #refused(input: Input, areOpen: boolean): false {
    if (input.type === 'interrupt' || !areOpen || this.#isByTheRules(input)) return false
    if (input.type === 'answer' && isRefusedInSecret(this.ruleset.id, input.step)) return false
    this.#otherwise = [`${JSON.stringify(input)} is taken`, 'it is refused']
    return false
  }

  /** Whether nothing public parts; what differs without a public difference is noted. */
  #agree(from: number, areOpen: boolean): boolean {
    const { a, b } = this
    const [one, other] = [a, b].map(({ game }) => announced(game).slice(from))
    const news = compareNews(one ?? [], other ?? [], areOpen)
    if (news === 'parted' || isDecided(a) !== isDecided(b)) return false
    const otherwise = news === 'same' ? compareViews(a, b) : news
    if (otherwise && !this.#isByTheRules()) this.#otherwise = otherwise
    return otherwise === null
  }

  /** Whether what was answered, or what is open now, may come by daylight in one evening only. */
  #isByTheRules(input?: Input): boolean {
    const { ruleset, game } = this.a
    const answered = input && 'step' in input ? [input.step] : []
    const open = [this.a, this.b].flatMap(({ game: { open: step, state } }) =>
      step && state.phase.kind !== 'night' ? [step.id] : [],
    )
    return [...answered, ...open].some((step) => {
      const sentence = { text: '', step, part: 'course', night: false, heard: '' } as const
      return exceptionsOf(ruleset.id).some(({ covers }) => covers(sentence, game.options))
    })
  }

  #count(input: Input, history: History): void {
    const { figures } = this
    if (input.type === 'interrupt') countOne(figures.used, input.step)
    if (input.type !== 'answer') return
    const { kind } = input.answer
    if (kind !== 'ok' && kind !== 'pass') countOne(figures.used, input.step)
    if (weighs(input, history)) figures.weighed += 1
  }

  #stand(): [Standing, Standing] {
    return [standing(this.a.game), standing(this.b.game)]
  }

  #countFallen(): void {
    const now = this.#stand()
    noteFallen(this.figures, this.#standings[0], now[0])
    noteFallen(this.figures, this.#standings[1], now[1])
    this.#standings = now
  }
}

/** What everybody can see by daylight, side by side: the step that is open, and all that the big screen is made of. */
function compareViews({ game: a }: History, { game: b }: History): Otherwise | null {
  // What is on the screen by night is compared picture by picture.
  if (a.state.phase.kind === 'night' && b.state.phase.kind === 'night') return null
  const steps = compareSeen(a, b)
  if (steps) return steps
  const [one, other] = [a, b].map((game) => JSON.stringify(JSON.stringify(roomView(game))))
  return one === other ? null : [one ?? '', other ?? '']
}

/** How much of the hands is exchanged. */
function partOf({ gentle, long }: Wish, rng: Rng): number {
  if (gentle) return (long ? 0.1 : 0.15) + (long ? 0.25 : 0.4) * rng()
  return long ? 0.3 + 0.7 * rng() : 1
}

/**
 * Plans a pair of evenings: B has some of A's hidden hands in other places, its nights are drawn anew until
 * the dawn says the same, and by day it repeats what A's table does openly.
 * @returns null where the deck leaves nothing to hide
 */
export function planPair(ruleset: AnyRuleset, rng: Rng, wish: Wish): Pair | null {
  const part = partOf(wish, rng)
  const setups = twinSetups(ruleset, rng, wish.sizes, part, wish.cards)
  return setups && new Planner(ruleset, setups, wish, rng).run()
}

/** Whether this was a vote that the rules count otherwise than by its hands. */
function weighs(input: Input, { game }: History): boolean {
  if (input.type !== 'answer' || input.answer.kind !== 'ballots') return false
  const told = game.state.record.items.findLast(({ kind }) => kind === 'tally')
  return told !== undefined && !sameTotals(told.of, countVotes(input.answer.ballots))
}

const sameTotals = (told: PublicItem['of'], hands: Record<SeatId, number>): boolean =>
  JSON.stringify(Object.entries(told).sort()) === JSON.stringify(Object.entries(hands).sort())
