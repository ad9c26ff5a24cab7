/** What an evening that the program hosts waits for, as everybody at the table can see. */
import type { EnoughSaid, HostingWaits } from '../../bridge/views/hosting'
import { byOf, seatId, seatIndex, type SeatId, type StepSpec } from '../../engine'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { waitsFor } from '../nights/waitsFor'
import { leftOpenly } from '../phones/leftOpenly'
import { stationOf, type HostState } from '../state/state'

/** Whether it is talked about until enough is said: a discussion, or names for a list. */
export const isTalk = ({ form, stage }: StepSpec): boolean =>
  (form.kind === 'ok' && stage?.scene === 'discussion') || stage?.asks?.for === 'names'

export function waitingFor(state: HostState): HostingWaits {
  const { evening, nights } = state
  const play = evening?.play
  if (stationOf(state) === 'deal') return 'looks'
  if (!evening || !play) return 'over'
  if (nights.during(evening) !== null)
    return play.game.state.phase.kind === 'night' ? 'night' : 'call'
  const { open, state: now } = play.game
  if (now.winner || !open) return 'over'
  if (open.tells && now.record.told < now.record.items.length) return 'reading'
  if (isTalk(open)) return 'talk'
  if (open.form.kind === 'ok') return open.speaker ? 'speech' : 'reading'
  return open.stage?.asks ? 'hands' : 'reading'
}

/** Whose look, hand or phone is missing. */
export function missing(state: HostState): readonly SeatId[] {
  const { evening, phones } = state
  switch (waitingFor(state)) {
    case 'looks':
      return phones.names.flatMap((_, place) =>
        evening?.ledger.deal.isDone(seatId(place)) ? [] : [seatId(place)],
      )
    case 'night':
    case 'call':
      return waitsFor(state)
    case 'hands':
      return evening?.play ? silent(evening, evening.play) : []
    default:
      return []
  }
}

/** Who is asked before everybody and has said nothing yet. */
function silent(evening: LiveEvening, { game }: Play): SeatId[] {
  const said = new Set([
    ...game.heard,
    ...game.draft.map(byOf),
    ...game.given.map(({ seat }) => seat),
  ])
  const left = leftOpenly(evening)
  return (game.open?.stage?.asks?.of ?? []).flatMap(({ seat }) =>
    said.has(seat) || left.has(seatIndex(seat)) ? [] : [seat],
  )
}

/** How many have had enough of a talk, never more than end it, and how many do: more than half of those who are seen to play and have a phone here. */
export function enoughSaid(state: HostState): EnoughSaid | null {
  const { evening, phones, hosting } = state
  const play = evening?.play
  const open = play?.game.open
  if (!play || !open || !isTalk(open) || waitingFor(state) !== 'talk') return null
  const heard = play.game.state.record.seats.flatMap(({ id, out }) =>
    !out && phones.isHere(seatIndex(id)) ? [seatIndex(id)] : [],
  )
  const said = hosting.enoughOf(phones.openings.of(play))
  const needs = Math.floor(heard.length / 2) + 1
  return { said: Math.min(needs, heard.filter((place) => said.has(place)).length), needs }
}
