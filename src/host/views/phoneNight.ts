/**
 * A night on phones as it is sent: the part that is the same for all from what everybody knows, and what lies under one finger from
 * the call that its owner was really called in.
 */
import type { Finger, PhoneNight, Tap } from '../../bridge/views/phoneNight'
import { LOOKS, seatId, type Json, type SeatId, type StepSpec } from '../../engine'
import { answering, asksNothing, choicesOf, rangeOf } from '../nights/answer'
import type { Call } from '../nights/call'
import { waitsFor } from '../nights/waitsFor'
import { isGoingBack, type HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'

/** How long before its end a call turns to what comes back, in milliseconds. */
const LOOK_MS = 3500

/** What all phones show; null by day, and where eyes are closed. */
export function nightOf(state: HostState): PhoneNight | null {
  const { nights, evening, phones } = state
  if (nights.during(evening) === null) return null
  const { call } = nights
  const isBack = isGoingBack(state)
  const first = call?.first
  return {
    shows: isBack ? 'back' : (call?.shows ?? 'call'),
    opening: call ? nights.openingOf(call) : '',
    call: first && !isBack ? saidOf(state, first) : null,
    part: call && call.length - call.elapsed <= LOOK_MS ? 'look' : 'ask',
    cover: isBack ? LOOKS : (call?.cover ?? LOOKS),
    among: phones.names.map((_, place) => seatId(place)),
    waitsFor: waitsFor(state),
  }
}

const PLACEHOLDER = /\{(\w+)\}/g

const said = new WeakMap<StepSpec, PhoneNight['call']>()

/** The sentence of a call: found once for a step, and not with each tap. */
function saidOf(state: HostState, step: StepSpec): PhoneNight['call'] {
  const known = said.get(step) ?? readOf(state, step)
  said.set(step, known)
  return known
}

/** What it names aloud, and nothing else of the step. */
function readOf(state: HostState, step: StepSpec): PhoneNight['call'] {
  const played = gameInPlay(state)
  const texts = played && state.packs.textsOf(played, state.settings.language)
  const known = texts?.steps[step.id]
  const variant =
    step.variant !== undefined && known?.variants?.[step.variant]?.say ? step.variant : null
  const lines = (variant === null ? known?.say : known?.variants?.[variant]?.say) ?? []
  const named = lines.flatMap((line) =>
    [...line.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''),
  )
  return { step: step.id, variant, params: only(step, named) }
}

const only = ({ params = {} }: StepSpec, named: readonly string[]): Record<string, Json> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => named.includes(name)))

/** Longer than what lies under any finger: each name may stand there twice, and a few sentences with it. */
const PAD_TO = { least: 1500, ofEach: 80 }

/** What one phone shows of its owner's part in the call. */
export function fingerOf(state: HostState, seat: SeatId): { tap: Tap | null; finger: Finger } {
  const { call } = state.nights
  const called = call && calledOf(state, call, seat)
  const written = JSON.stringify(called ?? null).length
  const step = PAD_TO.least + PAD_TO.ofEach * state.phones.names.length
  // Whatever is under it: what travels is as long as of everybody else.
  const pad = '.'.repeat(step * Math.ceil((written + 1) / step) - written)
  return { tap: call?.tapOf(seat) ?? null, finger: { called: called ?? null, pad } }
}

function calledOf(state: HostState, call: Call, seat: SeatId): Finger['called'] {
  const told = call.back.flatMap(({ seats, step, signal }) =>
    seats.includes(seat) ? [{ step, signal }] : [],
  )
  const step = call.shows === 'late' ? lateStep(state, seat) : stepFor(call, seat)
  if (!step) return null
  const isAsked = !asksNothing(step) && answering(step).includes(seat)
  const range = isAsked ? rangeOf(step.form) : { least: 0, most: 0 }
  return {
    step: step.id,
    // How the one who answers for all is asked is nothing that the others of them are stopped by.
    variant: isAsked || step.form.kind === 'ok' ? (step.variant ?? null) : null,
    params: { ...step.params },
    ...(isAsked ? choicesOf(step.form, seat) : { seats: [], words: [] }),
    ...range,
    taken: call.freshOf(seat)?.done ?? false,
    refused: call.refused.has(seat),
    others: call.cover.apart
      ? []
      : step.asked
          .filter((one) => one !== seat)
          .map((one) => ({ seat: one, at: call.tapOf(one)?.seats ?? [] })),
    told,
  }
}

/** The newest step of a call that this one is called in. */
const stepFor = ({ asked }: Call, seat: SeatId): StepSpec | null =>
  asked.findLast(({ step }) => step.asked.includes(seat))?.step ?? null

/** What this one has missed, the oldest first. */
function lateStep({ nights, evening }: HostState, seat: SeatId): StepSpec | null {
  const missed = nights.missed.find(({ seats }) => seats.includes(seat))
  const game = evening?.play?.game
  // The last call is still open.
  return (missed?.opened === game?.opened ? game?.open : missed?.step) ?? null
}
