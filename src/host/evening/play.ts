/**
 * A game in progress with everything of the host's that goes back and forth with it: the step's clock,
 * the story, the log, the last signal. It is the fold of the evening's acts; undo folds again without the last.
 */
import type { ChronicleEntry } from '../../bridge'
import {
  Game,
  RecordedGame,
  type DraftEntry,
  type HandsAt,
  type GameEvent,
  type Input,
  type Refusal,
  type Said,
  type SeatId,
  type Signal,
} from '../../engine'
import { refuse } from '../program/refusals'
import { linesOf, phaseName } from './log/chronicle'
import { saidTo } from './log/said'
import { deedOf } from './log/deed'
import { DeskLog } from './log/deskLog'
import type { ActDeed, Stood } from './journal/entries'
import { StepClock } from './stepClock'
import { StoryFlow, storyMoment } from './storyFlow'
import { Tally } from './log/tally'

/** An act with its place in the journal, when it happened and what the clock stood at just before. */
export interface Act extends Stood {
  readonly index: number
  readonly t: number
  readonly deed: ActDeed
}

export type ActOutcome =
  | {
      readonly ok: true
      readonly events: readonly GameEvent[]
      readonly dropped: readonly DraftEntry[]
    }
  | { readonly ok: false; readonly refusal: Refusal }

export interface ShownSignal {
  /** The journal's place of the answer that gave it: grows with each one and is never used twice. */
  readonly serial: number
  readonly step: string
  readonly signal: Signal
}

/** What everybody said to one step. */
export interface SaidThen {
  readonly phase: string
  readonly hands: ReadonlyMap<SeatId, Said>
}

type InputDeed = Extract<ActDeed, { kind: 'input' }>

export class Play {
  readonly clock = new StepClock()
  readonly story = new StoryFlow()
  /** The evening's own lines, which the room may read once it is over. */
  readonly log: ChronicleEntry[] = []
  /** What the evening's figures are made of. */
  readonly tally: Tally
  /** What the desk reads beside them. */
  readonly desk: DeskLog
  signal: ShownSignal | null = null
  /** The question that is asked again, and all among which it is. */
  asked: { readonly question: string; readonly all: readonly string[] } | null = null
  revealed = false
  /** Whether a ruling of the night waits to be shown once the dawn has been told. */
  showsAtDawn = false
  /** What was said before everybody, step by step: of each the own hand, or the one that the host entered. */
  readonly said: SaidThen[] = []
  /** How long calls by night took that somebody answered, in milliseconds. */
  readonly callTimes: number[] = []
  #openedAt: number

  /**
   * @param game at its beginning; a recorded one takes its acts as they were, and asks no rule
   * @param t the evening's time at which the game was started
   * @param now the host's clock, for the first step's
   * @param handsAt players' own hands
   */
  constructor(
    readonly game: Game | RecordedGame,
    t: number,
    now: number,
    handsAt?: HandsAt,
  ) {
    if (handsAt && game instanceof Game) game.handsAt = handsAt
    this.#openedAt = t
    this.tally = new Tally(game.opening)
    this.log.push(...linesOf(null, game.opening, game.state.phase))
    this.desk = new DeskLog(game, this.log)
    this.clock.follow(null, game.opening, game.open, now)
  }

  /** Carries out one act. A refused one changes nothing. @throws what a faulty ruleset throws */
  perform(act: Act, now: number): ActOutcome {
    const deed = deedOf(this.game, act.deed, this.desk.acts)
    const lines = this.log.length
    const outcome = this.#perform(act, now)
    if (outcome.ok) this.desk.add(this.game, deed, outcome.events, this.log.slice(lines))
    return outcome
  }

  #perform(act: Act, now: number): ActOutcome {
    const { deed } = act
    switch (deed.kind) {
      case 'input':
        return this.#input(act, deed, now)
      case 'story': {
        const refusal = this.story.check(storyMoment(this.game))
        if (refusal) return { ok: false, refusal }
        this.clock.settle(act, now)
        this.story.perform(deed)
        return { ok: true, events: [], dropped: [] }
      }
      case 'reveal':
        if (!this.game.state.winner) return { ok: false, refusal: refuse('notOver') }
        if (this.revealed) return { ok: false, refusal: refuse('alreadyRevealed') }
        this.revealed = true
        return { ok: true, events: [], dropped: [] }
    }
  }

  #input(
    { index, t, left, total }: Act,
    { input, asked, events: recorded, again }: InputDeed,
    now: number,
  ): ActOutcome {
    const { game } = this
    const before = game.state.phase
    const living = before.kind === 'night' && (game.open?.asked.length ?? 0) > 0
    const tallied = this.tally.before(game, input)
    const said = input.type === 'answer' ? saidTo(game, input.answer) : null
    const outcome =
      game instanceof RecordedGame ? game.retell(input, recorded) : game.apply(input, index)
    if (!outcome.ok) return outcome
    const { events } = outcome
    tallied(events)
    if (said) this.said.push({ phase: phaseName(before), hands: said })
    this.clock.settle({ left, total }, now)
    this.clock.follow(input, events, game.open, now)
    this.log.push(...linesOf(input, events, before))
    if (input.type === 'answer' && living && !again) this.callTimes.push(t - this.#openedAt)
    if (events.some(({ kind }) => kind === 'stepOpened')) {
      this.#openedAt = t
    }
    this.#follow(index, input, events)
    this.#ask(input, asked)
    if (input.type === 'ruling' && input.atDawn && before.kind === 'night') this.showsAtDawn = true
    else if (input.type === 'publish') this.showsAtDawn = false
    this.story.follow(storyMoment(game))
    return outcome
  }

  /** Whether what waits for the dawn can be shown now. */
  get isShowDue(): boolean {
    const { ruled, phase, record, winner } = this.game.state
    const isTold = record.told === record.items.length
    return this.showsAtDawn && ruled && !winner && phase.kind !== 'night' && isTold
  }

  #ask(input: Input, all: readonly string[] | undefined): void {
    if (input.type !== 'answer' && input.type !== 'interrupt') return
    const question = input.answer.kind === 'option' ? input.answer.option : null
    this.asked = all && question !== null ? { question, all } : null
  }

  /** A signal stands until the next answer; clicks of a draft leave it alone. */
  #follow(index: number, input: Input, events: readonly GameEvent[]): void {
    if (input.type === 'answer' || input.type === 'interrupt') this.signal = null
    for (const { kind, data } of events) {
      if (kind !== 'signalShown') continue
      const { step, signal } = data as { step: string; signal: Signal }
      this.signal = { serial: index, step, signal }
    }
  }
}
