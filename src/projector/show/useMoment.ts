/** What the big screen says of a night, a dawn or a day in which nothing is going on. */
import { computed } from 'vue'
import type { ProjectorView } from '../../bridge'
import type { Moment } from '../../i18n/moments'
import { eveningOf } from '../sky/age/eveningAge'
import { useShow } from './showStore'
import { useWords } from './useWords'

/**
 * Another one each round, each evening beginning somewhere else. It follows from the table and the round, so it stands
 * as long as the round does, whatever is asked in it.
 */
export const momentOf = (
  all: readonly Moment[],
  view: Pick<ProjectorView, 'ruleset' | 'seats' | 'phase'>,
): Moment | undefined => all[(eveningOf(view) + (view.phase?.n ?? 1)) % all.length]

/** In the game's words; a game that has none gets the window's, which are the same each time. */
export function useMoment(of: 'night' | 'dawn' | 'day') {
  const show = useShow()
  const { t, game } = useWords()
  const moment = computed((): Moment => {
    const own = show.view ? momentOf(game.texts?.moments?.[of] ?? [], show.view) : undefined
    return own ?? [t(`${of}.title`), t(`${of}.line`)]
  })
  return { moment }
}
