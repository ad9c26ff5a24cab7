/** Invented players who answer by themselves: what the host would click next in a rehearsal. */
import type { Command } from '../../bridge'
import {
  checkAnswer,
  randomAnswer,
  seatId,
  takesDraft,
  type Answer,
  type DraftEntry,
  type Rng,
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
const PACE = { peek: 400, hand: 500, story: 6000, speech: 3500, other: 1500 } as const

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
    return play ? this.#inGame(state, evening, play) : this.#inDeal(evening)
  }

  /** How long a running rehearsal waits before its next click, in milliseconds. */
  pace(evening: LiveEvening, speed: keyof typeof STRETCH = 'usual'): number {
    return this.#pause(evening) * STRETCH[speed]
  }

  #pause({ play }: LiveEvening): number {
    if (!play) return PACE.peek
    if (play.story.shown) return PACE.story
    if (this.#planned && this.#planned.entries.length > 0) return PACE.hand
    return play.clock.isOn ? PACE.speech : PACE.other
  }

  #inDeal({ ledger, ruleset }: LiveEvening): Command {
    const seat = ledger.names.map((_, index) => seatId(index)).find((id) => !ledger.deal.isDone(id))
    if (!seat) return { type: 'deal.start' }
    const cards = ruleset.casting.stacked ? ledger.deal.cardsOf(seat).length : 1
    return { type: 'deal.seen', seat, top: Math.floor(this.rng() * cards) }
  }

  #inGame(state: HostState, evening: LiveEvening, play: Play): Command | null {
    const { open, draft } = play.game
    const { length } = evening.ledger.acts
    const planned = this.#planned
    if (open && planned?.step === open.id && planned.acts === length) return this.#go(planned)
    if (!open || !takesDraft(open.form) || draft.length > 0) {
      const next = naturalNext(state, evening, play)
      if (next || !open) return next
    }
    const answer = this.#sensible(evening, play, open)
    if (!answer) return { type: 'game.ruling', ruling: { kind: 'skip' } }
    const entries = takesDraft(open.form) && draft.length === 0 ? clicksOf(answer, open.form) : []
    if (entries.length === 0) {
      return { type: 'game.answer', step: open.id, answer } as Command
    }
    return this.#go({ step: open.id, acts: length, entries })
  }

  /** What sensible players say; where a step refuses that again and again, whatever it takes. */
  #sensible({ id }: LiveEvening, { game }: Play, open: StepSpec): Answer | null {
    if (this.#table?.evening !== id) this.#table = { evening: id, opinions: new Opinions(this.rng) }
    const { opinions } = this.#table
    opinions.follow(game)
    for (let tries = 0; tries < 8; tries++) {
      const answer = sensibleAnswer(open, opinions)
      if (!checkAnswer(open.form, answer) && !open.check?.(answer)) return answer
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
