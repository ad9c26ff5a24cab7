import type { ShelfEntry } from '../../bridge'
import { useDesk } from '../desk/deskStore'
import { useGameTexts } from './gameTexts'

type Named = Pick<ShelfEntry, 'title' | 'ruleset' | 'startedAt' | 'carries'>

const DAY = 86_400_000

/**
 * The day an evening began: `Saturday` within the last week, then `14 November`, with its year once that has gone.
 * @param now in milliseconds since 1970, as `startedAt` is
 */
export function dayWords(startedAt: number, language: string, now: number): string {
  const thisYear = new Date(now).getFullYear() === new Date(startedAt).getFullYear()
  const form: Intl.DateTimeFormatOptions =
    now - startedAt < 6 * DAY
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(thisYear ? {} : { year: 'numeric' }) }
  const words = new Intl.DateTimeFormat(language, form).format(startedAt)
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)
}

/** What an evening's game is called: an own one as the evening has it, whatever became of it on the shelf. */
export const gameOf = (
  {
    ruleset,
    carries,
  }: Pick<ShelfEntry, 'ruleset'> & { readonly carries?: ShelfEntry['carries'] | undefined },
  shelved: string | undefined,
): string => (carries?.isKept ? shelved : (carries?.name ?? shelved)) ?? carries?.name ?? ruleset

/** How an evening is called: as the host named it, or else `Saturday · Chiang Mai`. */
export function useEveningTitle(): (entry: Named) => string {
  const desk = useDesk()
  const tables = useGameTexts()
  return ({ title, ruleset, startedAt, carries }) => {
    const game = gameOf({ ruleset, carries }, tables.of(ruleset)?.name)
    return title || `${dayWords(startedAt, desk.settings?.language ?? 'en', Date.now())} · ${game}`
  }
}
