/** The lines of the evening's log in words. */
import type { ChronicleEntry, Phase } from '../../bridge'
import { format, listNames } from '../../i18n/rulesetTable'
import { nameOfId, type Naming } from './params'
import type { Words } from './useWords'

/**
 * One line of the log, in the game's words or else in those all games share; null where neither has any.
 * @param shared the shared words by key
 */
export function chronicleLine(
  entry: ChronicleEntry,
  naming: Naming,
  shared: (key: string) => string | null,
): string | null {
  const template = naming.texts?.chronicle[entry.key] ?? shared(entry.key)
  if (template === null) return null
  const params: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(entry.params)) {
    params[key] = typeof value === 'string' ? nameOfId(value, naming) : value
  }
  for (const [key, seats] of Object.entries(entry.seats)) {
    params[key] = listNames(seats.map(naming.nameOf), naming.language)
  }
  return format(template, params)
}

/** `Night 2`, `Day 1`, `The end`: a phase in words, given as in views or as in log lines (`night 2`). */
export function phaseWords(phase: Phase | string, t: Words): string {
  const [kind, n] = typeof phase === 'string' ? phase.split(' ') : [phase.kind, String(phase.n)]
  switch (kind) {
    case 'night':
    case 'dawn':
    case 'day':
      return t(`phase.${kind}`, { n: n ?? '' })
    case 'end':
      return t('phase.end')
    case 'deal':
      return t('phase.deal')
    default:
      return typeof phase === 'string' ? phase : phase.kind
  }
}
