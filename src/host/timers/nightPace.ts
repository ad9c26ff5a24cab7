/**
 * Leads a night that everybody plays by phone: call after call, each as long as was drawn beforehand, whoever is asked and whatever
 * they answer. All phones hear of it at the same beats.
 */
import { randomAnswer, type Answer, type Cover, type StepSpec } from '../../engine'
import type { CommandContext } from '../commands/context/commandContext'
import { phaseName } from '../evening/log/chronicle'
import type { LiveEvening } from '../evening/liveEvening'
import { isCovered, isGoingBack } from '../state/state'
import type { Schedule } from '../system/systemClock'
import { answering, answerOf, asksNothing } from '../nights/answer'
import { Call, type Tapping } from '../nights/call'
import { answerLate, missedStep } from '../nights/lateAnswer'
import { LATE_CALLS, type Nights } from '../nights/nights'
import { consequenceOf } from '../nights/trial'
import { waitsFor } from '../nights/waitsFor'

/** How often phones hear of the night, in milliseconds. */
export const BEAT_MS = 500
/** Between these lies how long a call takes, in milliseconds. */
const LENGTH = { least: 8000, most: 14_000 }
/** By how much the host stretches that: before it is drawn, and so for all alike. */
const STRETCH = { brisk: 0.75, usual: 1, calm: 1.5 } as const
/** No call has so many steps: whatever goes on asking is left to the host. */
const MOST_STEPS = 40

export class NightPace {
  #callOff: (() => void) | null = null

  /**
   * @param tapping lets invented players tap, before the taps of a beat are looked at
   * @param enqueue runs a job between commands
   */
  constructor(
    readonly context: CommandContext,
    readonly tapping: Tapping,
    readonly schedule: Schedule,
    readonly enqueue: (job: () => Promise<void>) => void,
  ) {}

  get #nights(): Nights {
    return this.context.state.nights
  }

  /** Sees to it that the next beat comes while such a night lasts; called after everything that happens. */
  watch(): void {
    if (this.#nights.during(this.context.state.evening) === null) return this.callOff()
    this.#callOff ??= this.schedule(BEAT_MS, () => {
      this.#callOff = null
      // Phones hear first, of what stood at the beat: how long the rules take over an answer moves no frame.
      this.enqueue(() => this.#tell())
      this.enqueue(() => this.#beat())
    })
  }

  callOff(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  #tell(): Promise<void> {
    this.#nights.beat = true
    this.#nights.aloud = this.#nights.call
    return Promise.resolve()
  }

  async #beat(): Promise<void> {
    const { state } = this.context
    const { evening } = state
    const nights = this.#nights
    if (!evening || nights.during(evening) === null) return
    if (isGoingBack(state)) return nights.beginAnew()
    if (isCovered(state) || state.hosting.paused) return
    if (!nights.call) await this.#next(evening)
    const { call } = nights
    if (!call || !evening.play) return
    if (waitsFor(state).length === 0) call.elapsed += BEAT_MS
    this.tapping(evening, evening.play, call)
    await this.#take(evening, call)
    if (call.isOver) await this.#close(evening, call)
  }

  /** Begins the call of the open step; what opens without being one is answered for nobody. */
  async #next(evening: LiveEvening): Promise<void> {
    const nights = this.#nights
    nights.call = null
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const game = evening.play?.game
      const open = game?.open
      if (!game || !open || nights.during(evening) === null) return
      if (open.cover) {
        nights.call = this.#new('call', open.cover)
        nights.call.asked.push({ step: open, opened: game.opened })
        nights.calls(open.id)
        nights.widest = widest(nights.widest, open.cover)
        return
      }
      const answer = this.#neutral(open)
      if (!answer || !(await this.#give(open, answer))) return
    }
  }

  #new(shows: Call['shows'], cover: Cover): Call {
    const nights = this.#nights
    const stretch = STRETCH[this.context.state.settings.nightPace]
    const length = stretch * (LENGTH.least + nights.chance() * (LENGTH.most - LENGTH.least))
    return new Call(shows, nights.nextSerial(), length, cover)
  }

  /** Gives the rules what is complete, as long as the room notices nothing of it. */
  async #take(evening: LiveEvening, call: Call): Promise<void> {
    if (call.shows === 'late') return this.#takeLate(evening, call)
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const open = this.#partOf(call, evening)
      if (!open) return
      const answer = asksNothing(open)
        ? this.#neutral(open)
        : answerOf(open, (seat) => call.freshOf(seat))
      if (!answer) return this.#refuse(call, open)
      if (this.#leadsTo(evening, call, open, answer) !== 'silence') return
      if (!(await this.#give(open, answer, call))) return
    }
  }

  /** The open step, if this call is about it: its own, or one that follows it in silence. */
  #partOf(call: Call, evening: LiveEvening): StepSpec | null {
    const game = evening.play?.game
    const open = game?.open
    if (!open || phaseName(game.state.phase) !== this.#nights.during(evening)) return null
    const known = call.asked.find(
      ({ opened, step }) => opened === game.opened && step.id === open.id,
    )
    if (known) known.step = open
    else if (open.cover) return null
    else {
      call.asked.push({ step: open, opened: game.opened })
      call.use(answering(open))
    }
    return open
  }

  /** Everybody is done, and the rules take none of it: those who are asked see that, and choose again. */
  #refuse(call: Call, open: StepSpec): void {
    const by = answering(open)
    if (open.form.kind === 'ok' || by.length === 0) return
    if (by.every((seat) => call.freshOf(seat)?.done)) for (const seat of by) call.refused.add(seat)
  }

  /** The time of a call is over: whatever it asks is answered now, and the next one begins. */
  async #close(evening: LiveEvening, call: Call): Promise<void> {
    const nights = this.#nights
    const shown = call.shows === 'late' ? nights.held : call
    if (call.shows === 'late' && nights.late < LATE_CALLS) return this.#beginLate()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const open = shown && this.#partOf(shown, evening)
      if (!open) break
      const answer = answerOf(open, (seat) => shown.freshOf(seat)) ?? this.#neutral(open)
      if (!answer) break
      if (nights.late < LATE_CALLS) {
        this.#miss(shown, open, evening)
        if (this.#leadsTo(evening, shown, open, answer) === 'day') {
          nights.held = shown
          return this.#beginLate()
        }
      }
      if (!(await this.#give(open, answer, shown))) break
    }
    await this.#next(evening)
  }

  #leadsTo(evening: LiveEvening, { tried }: Call, { id }: StepSpec, answer: Answer) {
    const key = JSON.stringify([evening.ledger.acts.length, id, answer])
    const known = tried.get(key)
    if (known !== undefined) return known
    const found = consequenceOf(evening, id, answer)
    tried.set(key, found)
    return found
  }

  #beginLate(): void {
    const nights = this.#nights
    nights.late += 1
    nights.call = this.#new('late', nights.widest)
  }

  /** Whoever was asked and has not answered can do so in a late call. */
  #miss(call: Call, open: StepSpec, { play }: LiveEvening): void {
    const opened = play?.game.opened ?? 0
    const seats = answering(open).filter((seat) => !call.freshOf(seat)?.done)
    const { missed } = this.#nights
    const isKnown = missed.some((one) => one.opened === opened && one.step.id === open.id)
    if (open.form.kind === 'ok' || asksNothing(open) || seats.length === 0 || isKnown) return
    missed.push({ seats, step: open, opened, call })
  }

  async #takeLate(evening: LiveEvening, call: Call): Promise<void> {
    const nights = this.#nights
    for (const missed of [...nights.missed]) {
      const isHeld = missed.opened === evening.play?.game.opened
      const taps = missed.seats.map((seat) => [seat, call.freshOf(seat)] as const)
      if (taps.some(([, tap]) => !tap?.done)) continue
      nights.missed = nights.missed.filter((one) => one !== missed)
      // One finger for one answer: whoever has missed two gives the second in the last call.
      call.use(missed.seats)
      if (isHeld) {
        for (const [seat, tap] of taps) if (tap) nights.held?.tap(seat, tap)
        continue
      }
      const step = missedStep(evening, missed)
      const byAll = new Map(taps)
      const answer = step && answerOf(step, (seat) => byAll.get(seat) ?? missed.call.tapOf(seat))
      if (answer) await answerLate(evening, missed, answer)
    }
  }

  /** What is said in the place of somebody who says nothing: as little as the rules allow. */
  #neutral(open: StepSpec): Answer | null {
    return open.neutral ?? randomAnswer(open, () => this.#nights.chance())
  }

  async #give(open: StepSpec, answer: Answer, call?: Call): Promise<boolean> {
    const { state, dispatch } = this.context
    const before = state.evening?.play?.signal?.serial
    const reply = await dispatch({ type: 'game.answer', step: open.id, answer } as never)
    if (!reply.ok) return false
    const signal = state.evening?.play?.signal
    if (call && signal && signal.serial !== before) {
      call.back.push({ seats: open.asked, step: signal.step, signal: signal.signal })
    }
    return true
  }
}

/** As much as two covers together ask. */
const widest = (one: Cover, other: Cover): Cover => ({
  seats: Math.max(one.seats, other.seats),
  words: [...new Set([...one.words, ...other.words])],
})
