/** What the big screen says of a night, a dawn or a day in which nothing is going on, and of a vote or a discussion. */
import { computed } from 'vue'
import type { ProjectorView } from '../../bridge'
import type { Moment, Spoken } from '../../i18n/moments'
import { eveningOf } from './age/eveningAge'
import { useShow } from './store/showStore'
import { useWords, type Heading } from './store/useWords'

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

/** How far a day's first line is from that of the day before; the lines are eight, so that none comes back for as many days. */
const A_DAY = 3

/**
 * The line of a vote or a discussion: another one each day and after each count of the same day. It follows from the table and from
 * what was told, so it stands as long as the step does.
 */
export function spokenOf(
  spoken: Spoken,
  view: Pick<ProjectorView, 'ruleset' | 'seats' | 'phase' | 'items' | 'stage'>,
): string | undefined {
  const about = view.stage?.about ?? ''
  const lines = Object.hasOwn(spoken, about) ? spoken[about] : undefined
  if (!lines) return undefined
  const counts = view.items.filter(({ show }) => show === 'count').length
  return lines[(eveningOf(view) + A_DAY * (view.phase?.n ?? 1) + counts) % lines.length]
}

/** The heading of the open step, with a line that is not always the same. */
export function useStageWords(of: 'vote' | 'discussion') {
  const show = useShow()
  const { game, heading } = useWords()
  return computed((): Heading => {
    const { view } = show
    const words = heading(view?.stage ?? null)
    const spoken = game.texts?.moments?.[of]
    const line = view && spoken && spokenOf(spoken, view)
    return line ? { ...words, line } : words
  })
}
