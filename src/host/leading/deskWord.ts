/** The word of all by which the desk of an evening is opened that the program hosts. */
import type { DeskWord } from '../../bridge/views/hosting'
import { phaseName } from '../evening/log/chronicle'
import type { Prepare } from '../evening/liveEvening'
import { leftOpenly } from '../phones/leftOpenly'
import type { HostState } from '../state/state'
import { isHosted } from '../hosting/hosted'

/** Who has a say: everybody at the table who has not left. What nobody holds agrees. */
function asked({ phones, evening }: HostState): number[] {
  const left = leftOpenly(evening)
  return phones.names.flatMap((_, place) => (left.has(place) ? [] : [place]))
}

export function deskWord(state: HostState): DeskWord | null {
  const { word } = state.hosting
  if (!word) return null
  const places = asked(state)
  const agrees = (place: number) => word.has(place) || state.phones.isInvented(place)
  return { yes: places.filter(agrees).length, of: places.length }
}

/** Somebody agrees or does not; one who does not ends it. With the last word the desk is open. @returns whether it was asked for */
export async function sayWord(
  state: HostState,
  place: number,
  yes: boolean,
  prepare: Prepare,
): Promise<boolean> {
  const { evening, hosting } = state
  if (!evening || !isHosted(evening) || !hosting.word) return false
  if (!yes) {
    hosting.word = null
    return true
  }
  hosting.word.add(place)
  const word = deskWord(state)
  if (!word || word.yes < word.of) return true
  const phase = evening.play ? phaseName(evening.play.game.state.phase) : 'deal'
  const refusal = await evening.note({ kind: 'desk', phase }, prepare)
  if (refusal) return false
  hosting.word = null
  state.lock = null
  // Nights go on as they were played so far, until the host wants them otherwise.
  state.phones.nights = true
  prepare()
  return true
}
