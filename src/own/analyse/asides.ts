/** What is shown to somebody alone while others look on. */
import type { Effect, Show } from '../language/expressions'

/** The step in which it is shown, by what it follows: a step of the host, whose ids no document can have. */
export const asideOf = (id: string): string =>
  `host.show${id
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

/** Everything that effects of a list show. */
export const shownIn = (effects: readonly Effect[] = []): Show[] =>
  effects.flatMap((effect) => {
    if ('if' in effect) return [...shownIn(effect.do), ...shownIn(effect.else)]
    return 'show' in effect ? [effect.show] : []
  })
