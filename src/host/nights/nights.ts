/** Where a night on phones stands: which call is shown, and who has missed one. */
import type { Tap } from '../../bridge/views/phoneNight'
import type { Cover, Phase, SeatId, StepSpec } from '../../engine'
import { phaseName } from '../evening/log/chronicle'
import { isHosted } from '../hosting/hosted'
import type { LiveEvening } from '../evening/liveEvening'
import { hexOf, type RandomBytes } from '../system/freshRoots'
import type { Call } from './call'

/** Somebody's answer that is still to come: a late call takes it. */
export interface Missed {
  readonly seats: readonly SeatId[]
  /** As it was open: whoever was asked in it sees it again, and no game is played anew for that. */
  readonly step: StepSpec
  /** Which opening of the engine's it was. */
  readonly opened: number
  /** The call in which it was asked: what others of a group tapped there stands. */
  readonly call: Call
}

/** How many calls for all a night ends with. */
export const LATE_CALLS = 2

export class Nights {
  call: Call | null = null
  /** The call that phones were told of at the last beat: the big screen says nothing before they know. */
  aloud: Call | null = null
  /** The part of the evening in which the host goes on by voice; null: none. */
  voiceIn: string | null = null
  /** How many of the late calls of this night have begun. */
  late = 0
  /** What its calls asked for at the widest: a late one asks for as much. */
  widest: Cover = { seats: 0, words: [] }
  missed: Missed[] = []
  /** The last call of the night, held open while the late ones last; null: it has not come to that. */
  held: Call | null = null
  /** Phones hear of the night at its beats alone, all of them at once: this is one. */
  beat = false
  #evening: LiveEvening | null = null
  #part = ''
  /** How many late calls count as over when it begins. */
  #lateBefore = 0
  readonly #called = new Set<string>()
  #calls = 0
  /** Drawn with the first call: a program without such nights asks for no chance of its own. */
  #mark: string | null = null

  /** @param phones whether there are any, and whether the host wants nights played by them */
  constructor(
    private readonly randomBytes: RandomBytes,
    private readonly phones: { readonly on: boolean; readonly nights: boolean },
  ) {}

  /** The part of the evening that is played by phone now: a night, or a call by day that closes all eyes; null: none is. */
  during(evening: LiveEvening | null): string | null {
    const state = evening?.play?.game.state
    if (
      !this.phones.on ||
      !(this.phones.nights || isHosted(evening)) ||
      !evening ||
      !state ||
      state.winner ||
      !(state.phase.kind === 'night' || evening.play?.game.open?.cover)
    )
      return null
    const { phase } = state
    const part = phaseName(phase)
    if (evening !== this.#evening || part !== this.#part) this.#begin(evening, phase)
    return this.voiceIn === part ? null : part
  }

  /** Whether a step was asked under one finger, by day as by night. */
  wasCalled(step: string): boolean {
    return this.#called.has(step)
  }

  #begin(evening: LiveEvening, phase: Phase): void {
    this.#evening = evening
    this.#part = phaseName(phase)
    // By day nothing comes after the call.
    this.#lateBefore = phase.kind === 'night' ? 0 : LATE_CALLS
    this.voiceIn = null
    this.widest = { seats: 0, words: [] }
    this.missed = []
    this.beginAnew()
  }

  /** The host went back: what is open then is called anew. */
  beginAnew(): void {
    this.call = null
    this.aloud = null
    this.held = null
    this.late = this.#lateBefore
  }

  /** Eyes are closed for the rest of a night, and the host reads its calls. */
  goOnByVoice(night: string): void {
    this.voiceIn = night
    this.beginAnew()
  }

  /** A step is asked under one finger. */
  calls(step: string): void {
    this.#called.add(step)
  }

  /** The next call's number: how many there were, everybody can count. */
  nextSerial(): number {
    this.#calls += 1
    return this.#calls
  }

  /** The name of a call for the phones: a tap for another one is none. */
  openingOf(call: Call): string {
    this.#mark ??= hexOf(this.randomBytes(4))
    return `n${this.#mark}-${call.serial}`
  }

  /** A number in [0, 1) that nothing of the evening follows from. */
  chance(): number {
    const [a = 0, b = 0, c = 0] = this.randomBytes(3)
    return (a + b * 256 + c * 65536) / 0x1000000
  }

  /** Somebody taps, asked or not. @returns whether that call is still on */
  take(seat: SeatId, opening: string, tap: Tap): boolean {
    const { call } = this
    if (!call || this.openingOf(call) !== opening) return false
    call.tap(seat, tap)
    return true
  }
}
