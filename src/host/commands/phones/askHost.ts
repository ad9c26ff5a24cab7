/** What a player tells the host by phone: a wish, the last words, or that the own speech is over. */
import type { PhoneCommand } from '../../../bridge/phone'
import { seatId } from '../../../engine'
import { phaseName } from '../../evening/log/chronicle'
import type { Play } from '../../evening/play'
import type { CommandContext } from '../context/commandContext'
import { isHosted } from '../../hosting/hosted'
import { enoughSaid } from '../../leading/waits'
import { isOpening } from './giveHand'

type Telling = Extract<PhoneCommand, { type: 'request' | 'lastWords' }>

/** Lays it on the desk. By night nobody asks for anything. @returns whether it was taken */
export function askHost({ state }: CommandContext, place: number, told: Telling): boolean {
  const { evening, phones } = state
  const play = evening?.play
  if (!play || play.game.state.winner) return false
  const { phase } = play.game.state
  if (phase.kind === 'night') return false
  const common = { place, phase: phaseName(phase) }
  if (told.type === 'lastWords') {
    if (!isSpeaking(play, place)) return false
    phones.requests.add({ ...common, kind: 'lastWords', target: null, text: told.text })
    return true
  }
  phones.requests.add({ ...common, kind: told.kind, target: told.target, text: null })
  return true
}

/** Whose speech the room hears now. */
const isSpeaking = ({ game }: Play, place: number): boolean => {
  const stage = game.open?.stage
  return stage?.scene === 'speech' && stage.speaker === seatId(place)
}

/** Ends a speech, as the host would, if it is this one's; where the program hosts, somebody has had enough of a talk. */
export async function speechDone(
  { state, dispatch }: CommandContext,
  place: number,
  opening: string,
): Promise<boolean> {
  const play = state.evening?.play
  const open = play?.game.open
  if (!play || !open) return false
  if (isHosted(state.evening) && enoughSaid(state) && isOpening(state, play, opening)) {
    state.hosting.hasEnough(opening, place)
    return true
  }
  if (open.form.kind !== 'ok') return false
  if (!isSpeaking(play, place) || !isOpening(state, play, opening)) return false
  return (await dispatch({ type: 'game.answer', step: open.id, answer: { kind: 'ok' } })).ok
}
