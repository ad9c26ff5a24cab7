/** The machine itself: it walks through a game's script and carries out what the host says to it. */
import { OK, PASS, type Answer, type DraftEntry } from '../answers/answers'
import { checkEntry, dropIllegal } from '../answers/draft'
import type { CoreEvents, GameEvent } from '../state/events'
import type { Input, Outcome } from './input'
import { Clicks, levelOf, type HandsAt, type Level } from './level'
import { newestOf, type GivenHand } from '../hands/given'
import type { SeatId } from '../base/ids'
import { readOptions, type OptionValues } from '../options/options'
import { fail, refuse, type Refusal } from '../base/refusal'
import type { AnyRuleset, InterruptEnd, Ruling, RulingKind } from '../ruleset/ruleset'
import { unguarded } from '../state/readOnly'
import type { GameSetup, SeenState } from '../state/state'
import type { Script, StepRequest, StepSpec } from '../script/step'
import { refusalOf } from '../script/refusalOf'
import { BreakOff, type Table } from '../script/table'
import { eventDef, Truth } from './truth'

type AnyTable = Table<unknown, CoreEvents, OptionValues>

/**
 * One game in progress: the state, the script that moves it, and the step that is open. Deterministic:
 * the same setup and inputs always lead to the same events. It knows no clock and no window.
 */
export class Game {
  readonly state: SeenState<unknown>
  readonly options: OptionValues
  /** The step that waits for an answer; null once the game is over. */
  open: StepSpec | null = null
  readonly #truth: Truth
  readonly #levels: Level[] = []
  readonly #clicks = new Clicks()
  readonly #table: AnyTable
  #events: GameEvent[] = []
  #dropped: readonly DraftEntry[] = []

  /** @throws when the setup's options are not legal; check them with `readOptions` before */
  constructor(
    readonly ruleset: AnyRuleset,
    readonly setup: GameSetup,
  ) {
    this.options = setup.fitted ? setup.options : optionsOf(ruleset, setup)
    this.#truth = new Truth(ruleset, setup, this.options)
    this.state = this.#truth.state
    this.#table = {
      state: this.state,
      options: this.options,
      emit: (kind, data) => this.#emit(kind, data),
    }
    this.#levels.push(levelOf(ruleset.play(this.#table)))
    this.#advance(null)
  }

  /** What was recorded so far for the open step: the host's clicks, and of players' own hands what counts. */
  get draft(): readonly DraftEntry[] {
    return this.#clicks.draft(this.open, this.#top)
  }

  /** Tells the game where players' own hands lie, which are no clicks of the host: undo and redo leave them there. */
  set handsAt(handsAt: HandsAt) {
    this.#clicks.handsAt = handsAt
  }

  /** Where the act that opened the open step stands; -1: the game began with it. */
  get opened(): number {
    return this.#top.opened
  }

  /** Hands that players gave to the open step themselves, as they gave them, oldest first. */
  get given(): readonly GivenHand[] {
    return this.#clicks.given(this.open, this.#top)
  }

  /** Who has given something to the open step by himself, newest last. */
  get heard(): readonly SeatId[] {
    const newest = [...newestOf(this.given).values()]
    return newest.filter(({ hand }) => hand !== null).map(({ seat }) => seat)
  }

  /** Hands that were raised before everybody and count for nothing. */
  get uncounted(): Readonly<Record<SeatId, readonly SeatId[]>> {
    return this.#clicks.uncounted(this.open, this.#top)
  }

  /** Events of the game's own beginning, before the first input. */
  readonly opening: readonly GameEvent[] = this.#events

  /** The interrupts that the rules offer at this moment. */
  offered(): StepSpec[] {
    if (this.state.winner) return []
    const steps: StepSpec[] = []
    for (const interrupt of this.ruleset.interrupts) {
      const step = interrupt.offered(this.state, this.options, this.open, this.draft)
      if (step) steps.push(step)
    }
    return steps
  }

  /**
   * Checks an input and, if it is legal, carries it out.
   * @param place where it stands in the order of everything that was done; absent: after the one before
   */
  apply(input: Input, place: number = this.#clicks.place + 1): Outcome {
    const clicks = this.#clicks
    const before = clicks.place
    clicks.place = place
    clicks.isDoing = true
    try {
      const refusal = this.#check(input)
      if (refusal) {
        clicks.place = before
        return { ok: false, refusal }
      }
      this.#events = []
      this.#dropped = []
      this.#carryOut(input)
      return { ok: true, events: this.#events, dropped: this.#dropped }
    } finally {
      clicks.isDoing = false
    }
  }

  get #top(): Level {
    return this.#levels[this.#levels.length - 1] ?? fail('no script left')
  }

  #check(input: Input): Refusal | null {
    switch (input.type) {
      case 'answer':
        return this.#checkOpen(input.step) ?? this.#checkStep(this.open, input.answer)
      case 'interrupt': {
        const step = this.offered().find(({ id }) => id === input.step)
        return step
          ? this.#checkStep(step, input.answer)
          : refuse('notOffered', { step: input.step })
      }
      case 'draft':
        return (
          this.#checkOpen(input.step) ??
          (this.open ? checkEntry(this.open.form, input.entry) : refuse('gameOver'))
        )
      case 'tell':
        if (!this.open?.tells) return refuse('nothingToTell')
        return this.state.record.told < this.state.record.items.length
          ? null
          : refuse('nothingToTell')
      case 'ruling':
        return this.#checkRuling(input.ruling)
      case 'playOn':
        return this.state.reached ? null : refuse('nothingReached')
      case 'publish':
        if (!this.state.ruled) return refuse('nothingToPublish')
        if (this.state.phase.kind === 'night') return refuse('notAtNight')
        return this.state.record.told < this.state.record.items.length ? refuse('tellFirst') : null
    }
  }

  #checkOpen(step: string): Refusal | null {
    if (!this.open) return refuse('gameOver')
    return this.open.id === step ? null : refuse('otherStep', { open: this.open.id, step })
  }

  #checkStep(step: StepSpec | null, answer: Answer): Refusal | null {
    if (!step) return refuse('gameOver')
    return refusalOf(step, answer)
  }

  #checkRuling(ruling: Ruling): Refusal | null {
    if (this.state.winner) return refuse('gameOver')
    if (ruling.kind === 'skip') return this.open ? null : refuse('gameOver')
    if (ruling.kind === 'end') {
      const known = (id: string) => this.ruleset.teams.includes(id) || this.#isSeat(id)
      const bad = ruling.winners.find((id) => !known(id))
      return bad === undefined ? null : refuse('unknownTeam', { team: bad })
    }
    if (!this.#isSeat(ruling.seat)) return refuse('unknownSeat', { seat: ruling.seat })
    const rule = this.#ruling(ruling.kind)
    return rule ? rule.check(this.state, ruling) : refuse('noSuchRuling', { ruling: ruling.kind })
  }

  #isSeat(id: string): boolean {
    return this.state.seats.some((seat) => seat.id === id)
  }

  #ruling(kind: RulingKind) {
    return this.ruleset.rulings[kind] as
      | {
          check(state: SeenState<unknown>, ruling: Ruling): Refusal | null
          carryOut(table: AnyTable, ruling: Ruling): void
          asks?(table: AnyTable, ruling: Ruling): Script
        }
      | undefined
  }

  #carryOut(input: Input): void {
    switch (input.type) {
      case 'answer':
        return this.#answer(input.answer)
      case 'interrupt':
        return this.#interrupt(input.step, input.answer)
      case 'draft':
        this.#clicks.add(this.#top, input.entry)
        return
      case 'tell':
        this.#truth.tell(this.state.record.told + 1)
        return this.#seeAgain()
      case 'ruling':
        return this.#rule(input.ruling)
      case 'publish':
        this.#truth.publish()
        return this.#seeAgain()
      case 'playOn':
        return this.#truth.reach(null)
    }
  }

  #answer(answer: Answer): void {
    this.#truth.tellAll()
    this.#truth.reach(null)
    if (this.open) this.#truth.answer(this.open.id)
    this.#top.draft = []
    this.#advance(answer)
  }

  #interrupt(id: string, answer: Answer): void {
    const interrupt = this.ruleset.interrupts.find((known) => known.id === id) ?? fail(id)
    this.#truth.reach(null)
    this.#levels.push(levelOf(interrupt.script(this.#table, answer)))
    this.#advance(null)
  }

  #rule(ruling: Ruling): void {
    if (ruling.kind === 'skip') {
      const plain = this.open?.form.kind === 'ok' ? OK : PASS
      return this.#answer(this.open?.skipped ?? plain)
    }
    if (ruling.kind === 'end') {
      this.#emit('won', { winners: ruling.winners })
      return this.#finish()
    }
    this.#truth.rule()
    const rule = this.#ruling(ruling.kind)
    rule?.carryOut(this.#table, ruling)
    if (rule?.asks) {
      this.#levels.push(levelOf(resumed(rule.asks(this.#table, ruling))))
      this.#advance(null)
    } else if (this.open && !this.#reopen()) this.#advance(PASS)
    const { state, options } = this
    if (!state.winner) this.#truth.reach(unguarded(this.ruleset.winners(state, options)))
  }

  /** Sends an answer into the running script and walks on to the next step that has to be answered. */
  #advance(answer: Answer | null): void {
    let sent = answer
    let brokenOff: string | null = null
    for (;;) {
      if (this.state.winner) return this.#finish()
      const level = this.#top
      const result: IteratorResult<StepRequest, InterruptEnd | void> =
        brokenOff === null
          ? level.script.next(sent ?? PASS)
          : level.script.throw(new BreakOff(brokenOff))
      brokenOff = null
      if (this.state.winner) return this.#finish()
      if (result.done) {
        if (this.#levels.length === 1) return this.#finish()
        this.#levels.pop()
        const end: InterruptEnd = result.value ?? 'resume'
        if (end === 'resume') {
          if (this.#reopen()) return
          sent = PASS
        } else {
          brokenOff = end.breakOff
          this.#top.draft = []
        }
        continue
      }
      const step = result.value()
      if (step) {
        level.request = result.value
        level.draft = []
        level.opened = this.#clicks.place
        this.open = step
        this.#opened(step)
        return
      }
      sent = PASS
    }
  }

  #opened({ id: step, seconds, speaker }: StepSpec): void {
    if (seconds && speaker) this.#emit('stepOpened', { step, seconds, speaker })
    else if (seconds) this.#emit('stepOpened', { step, seconds })
    else this.#emit('stepOpened', speaker ? { step, speaker } : { step })
  }

  /** Recomputes the open step after something changed under it. @returns whether it is still open */
  #reopen(): boolean {
    const level = this.#top
    this.open = level.request?.() ?? null
    if (!this.open) {
      level.draft = []
      return false
    }
    const { kept, dropped } = dropIllegal(this.open.form, level.draft)
    level.draft = kept
    this.#dropped = [...this.#dropped, ...dropped]
    return true
  }

  /** The room has seen something: whom the open step asks before everybody follows from that. */
  #seeAgain(): void {
    const { request } = this.#top
    if (this.open) this.open = request?.() ?? this.open
  }

  #finish(): void {
    this.#truth.tellAll()
    this.open = null
    this.#levels.length = 1
    const level = this.#top
    level.request = null
    level.draft = []
    level.script.return(undefined)
  }

  #emit(kind: string, given: unknown): void {
    const { items, id } = this.ruleset
    const def = eventDef(this.ruleset, kind) ?? fail(`${id} has no event ${kind}`)
    const data = unguarded(given)
    if (kind === 'phaseBegan' || kind === 'won') this.#truth.tellAll()
    const heard = this.#truth.decide(def, data)
    this.#events.push({ kind, data })
    const { record, phase } = this.state
    for (const item of heard) {
      const known = items[item.kind] ?? fail(`${id}: no item ${item.kind}`)
      this.#truth.queue(item, known)
      const held = phase.kind === 'dawn' && !known.quiet
      if (!held && record.told === record.items.length - 1) this.#truth.tellAll()
    }
  }
}

/** A piece of script after which what was open before goes on. */
function* resumed(script: Script): Script<InterruptEnd> {
  yield* script
  return 'resume'
}

function optionsOf(ruleset: AnyRuleset, { options }: GameSetup): OptionValues {
  const read = readOptions(ruleset.options, options)
  return read.ok ? read.values : fail(`options refused: ${read.refusal.code}`)
}
