/** The lines of the evening's log in words. */
import type { ChronicleEntry, Phase } from '../../bridge'
import { eveningLine } from '../../i18n/eveningLine'
import type { Naming } from '../../i18n/naming'
import type { Words } from './useWords'

/**
 * One line of the log, in the game's words or else in those all games share; null where neither has any.
 * @param game the game's own words
 * @param shared the shared words by key
 */
export function chronicleLine(
  entry: ChronicleEntry,
  game: { readonly chronicle: Readonly<Record<string, string>> } | null,
  naming: Naming,
  shared: (key: string) => string | null,
): string | null {
  const template = game?.chronicle[entry.key] ?? shared(entry.key)
  return template === null ? null : eveningLine(entry, template, naming)
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
