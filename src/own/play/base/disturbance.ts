/**
 * A question of the night that went wrong may be asked again among others that nobody needs. The game itself does not
 * notice: what is to be put right, the host undoes or rules.
 *
 * For texts: the step is `host.disturbance`, its options are the ids of calls.
 */
import type { Interrupt, OptionValues } from '../../../engine'
import type { Evening } from '../../state/state'
import type { OwnEvents } from '../../state/events'
import { DISTURBANCE } from '../../analyse/items'
import type { Plan } from '../../plan/types'

/** The interrupt that puts such a question, offered while the night lasts. */
export const disturbance = (
  planFor: (options: OptionValues) => Plan,
): Interrupt<Evening, OwnEvents, OptionValues> => ({
  id: DISTURBANCE,
  asksAgain: true,
  offered({ phase, game }, options, open) {
    if (!open || phase.kind !== 'night') return null
    const asked: string[] = []
    for (const { id, choose, silent, nights } of planFor(options).calls) {
      if (choose && !silent && nights(game.round) && game.calls.includes(id)) asked.push(id)
    }
    if (asked.length === 0) return null
    const form = { kind: 'option', options: asked, pass: false } as const
    return { id: DISTURBANCE, form, asked: [], neutral: null }
  },
  *script() {
    yield* []
    return 'resume'
  },
})
