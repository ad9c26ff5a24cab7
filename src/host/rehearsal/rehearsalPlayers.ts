/** Invented players who answer by themselves: what the host would click next in a rehearsal. */
import type { Command } from '../../bridge'
import {
  byOf,
  newestOf,
  randomAnswer,
  refusalOf,
  seatId,
  seatIndex,
  takesDraft,
  type Answer,
  type DraftEntry,
  type Rng,
  type SeatId,
  type StepSpec,
} from '../../engine'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { naturalNext } from '../evening/ahead/naturalNext'
import type { HostState } from '../state/state'
import { Opinions } from '../invented/opinions'
import { sensibleAnswer } from '../invented/sensibleAnswer'
import { clicksOf } from './clicksOf'

/** Pauses of a running rehearsal, in milliseconds, so that a watcher can follow. */
const PACE = { peek: 400, hand: 500, guest: 8000, story: 6000, speech: 3500, other: 1500 } as const

/** By how much a chosen speed stretches these pauses. */
const STRETCH = { slow: 2, usual: 1, fast: 0.35 } as const

interface Planned {
  /** Journal place after which the clicks are meant; anything else that happens voids them. */
  readonly step: string
  readonly acts: number
  readonly entries: readonly DraftEntry[]
}

export class RehearsalPlayers {
  #planned: Planned | null = null
  /** What they think of each other, in the evening that is on. */
  #table: { readonly evening: string; readonly opinions: Opinions } | null = null

  constructor(readonly rng: Rng) {}

  /** The next click, or null when the evening is told to its end. */
  next(state: HostState, evening: LiveEvening): Command | null {
    const { play } = evening
    return play ? this.#inGame(state, evening, play) : this.#inDeal(state, evening)
  }

  /** What whoever is asked says to the open step, where nobody clicks for them. */
  answerTo(evening: LiveEvening, play: Play, open: StepSpec): Answer | null {
    return this.#sensible(evening, play, open)
  }

  /** What was planned next was said by phone, and is no click of the host. */
  saidByPhone(): void {
    if (this.#planned) this.#planned = { ...this.#planned, acts: this.#planned.acts - 1 }
  }

  /** How long a running rehearsal waits before its next click, in milliseconds. */
  pace(state: HostState, evening: LiveEvening): number {
    return this.#pause(state, evening) * STRETCH[state.rehearsalSpeed]
  }

  #pause(state: HostState, evening: LiveEvening): number {
    const { play } = evening
    if (!play) return isGuest(state, toLook(state, evening)) ? PACE.guest : PACE.peek
    if (play.story.shown) return PACE.story
    const [entry] = this.#planned?.entries ?? []
    if (entry) return isGuest(state, byOf(entry)) ? PACE.guest : PACE.hand
    return play.clock.isOn ? PACE.speech : PACE.other
  }

  #inDeal(state: HostState, evening: LiveEvening): Command {
    const { ledger, ruleset } = evening
    const seat = toLook(state, evening)
    if (!seat) return { type: 'deal.start' }
    const cards = ruleset.casting.stacked ? ledger.deal.cardsOf(seat).length : 1
    return { type: 'deal.seen', seat, top: Math.floor(this.rng() * cards) }
  }

  #inGame(state: HostState, evening: LiveEvening, play: Play): Command | null {
    const { open } = play.game
    const isClicked = hasClicks(play)
    const { length } = evening.ledger.acts
    const planned = this.#planned
    if (open && planned?.step === open.id && planned.acts === length)
      return this.#go({ ...planned, entries: stillToSay(state, play, planned.entries) })
    if (!open || !takesDraft(open.form) || isClicked) {
      const next = naturalNext(state, evening, play)
      if (next || !open) return next
    }
    const answer = this.#sensible(evening, play, open)
    if (!answer) return { type: 'game.ruling', ruling: { kind: 'skip' } }
    const entries = takesDraft(open.form) && !isClicked ? clicksOf(answer, open.form) : []
    if (entries.length === 0) {
      return { type: 'game.answer', step: open.id, answer } as Command
    }
    const inTurn = open.form.kind === 'ballots' && open.form.inTurn
    return this.#go({
      step: open.id,
      acts: length,
      entries: stillToSay(state, play, inTurn ? entries : guestsLast(state, entries)),
    })
  }

  /** What sensible players say; where a step refuses that again and again, whatever it takes. */
  #sensible({ id }: LiveEvening, { game }: Play, open: StepSpec): Answer | null {
    if (this.#table?.evening !== id) this.#table = { evening: id, opinions: new Opinions(this.rng) }
    const { opinions } = this.#table
    opinions.follow(game)
    for (let tries = 0; tries < 8; tries++) {
      const answer = sensibleAnswer(open, opinions)
      if (!refusalOf(open, answer)) return answer
    }
    return randomAnswer(open, this.rng)
  }

  /** Takes the first planned click; after the last one the draft is closed. */
  #go({ step, acts, entries }: Planned): Command {
    const [entry, ...rest] = entries
    this.#planned = entry ? { step, acts: acts + 1, entries: rest } : null
    return entry ? ({ type: 'game.draft', step, entry } as Command) : { type: 'game.close', step }
  }
}

/** Whether somebody real holds the phone of a seat, in a tab for one; he is left time, and not waited for. */
const isGuest = ({ phones }: HostState, seat: SeatId | null): boolean => {
  const place = seat === null ? -1 : seatIndex(seat)
  return phones.isHere(place) && !phones.isInvented(place)
}

/** Who looks at the own cards next; null: everybody has. */
function toLook(state: HostState, { ledger }: LiveEvening): SeatId | null {
  const open = ledger.names
    .map((_, index) => seatId(index))
    .filter((seat) => !ledger.deal.isDone(seat))
  return open.find((seat) => !isGuest(state, seat)) ?? open[0] ?? null
}

const guestsLast = (state: HostState, entries: readonly DraftEntry[]): DraftEntry[] => [
  ...entries.filter((entry) => !isGuest(state, byOf(entry))),
  ...entries.filter((entry) => isGuest(state, byOf(entry))),
]

/** Whether the host has begun to answer by hand; what players have said themselves is no click of his. */
function hasClicks({ game }: Play): boolean {
  const said = newestOf(game.given)
  return game.draft.some((entry) => {
    const by = byOf(entry)
    return by === null || !said.has(by)
  })
}

/** Nobody speaks for whoever has said it himself. */
function stillToSay(
  state: HostState,
  { game }: Play,
  entries: readonly DraftEntry[],
): readonly DraftEntry[] {
  const said = newestOf(game.given)
  return entries.filter((entry) => {
    const by = byOf(entry)
    return by === null || !isGuest(state, by) || !said.has(by)
  })
}
