/** An old answer that is given anew: what was done after it is done again, as far as the rules take the same course. */
import type { Deed } from '../../bridge'
import type { ActDeed } from './journal/entries'
import type { LiveEvening } from './liveEvening'

/** One act, and how the desk tells it. */
export interface Later {
  readonly deed: ActDeed
  readonly told: Deed
}

export interface Correction {
  /** The step that is answered anew. */
  readonly step: string
  /** How many acts stand before it. */
  readonly at: number
  /** The old answer with its clicks, the answer last. */
  readonly old: readonly Later[]
  readonly later: readonly Later[]
}

const stepOf = (deed: ActDeed | undefined): string | null =>
  deed?.kind === 'input' && 'step' in deed.input ? deed.input.step : null

const isAnswer = (deed: ActDeed | undefined): boolean =>
  deed?.kind === 'input' && (deed.input.type === 'answer' || deed.input.type === 'interrupt')

/** Whether a deed is one click of a list that is still open. */
export const isClick = (deed: ActDeed | undefined): boolean =>
  deed?.kind === 'input' && deed.input.type === 'draft'

/** The answer that an act belongs to, with what came after it; null where the act is part of none. */
export function correctionOf({ ledger, play, mode }: LiveEvening, act: number): Correction | null {
  const acts = ledger.acts.map(({ deed }) => deed)
  const step = stepOf(acts[act])
  if (!play || mode !== 'played' || step === null) return null
  let end = act
  while (isClick(acts[end]) && stepOf(acts[end + 1]) === step) end += 1
  if (!isAnswer(acts[end])) return null
  let at = end
  while (isClick(acts[at - 1]) && stepOf(acts[at - 1]) === step) at -= 1
  const all = acts.flatMap((deed, index) => {
    const told = play.desk.deeds[index]
    return told ? [{ deed, told }] : []
  })
  return { step, at, old: all.slice(at, end + 1), later: all.slice(end + 1) }
}

/** What the room hears or sees of an answer: without it the evening still takes the same course. */
const mayBeMissing = ({ deed }: Later): boolean =>
  deed.kind === 'story' || (deed.kind === 'input' && ['tell', 'publish'].includes(deed.input.type))

/** Does acts again until one is refused. @returns those that fell, the refused one first */
export async function doAgain(
  evening: LiveEvening,
  acts: readonly Later[],
): Promise<readonly Later[]> {
  for (const [index, act] of acts.entries()) {
    const { deed } = act
    const again: ActDeed =
      deed.kind === 'input' ? { ...deed, events: [], again: true as const } : deed
    const refusal = await evening.act(again, () => {})
    if (refusal && !mayBeMissing(act)) return acts.slice(index)
  }
  return []
}
