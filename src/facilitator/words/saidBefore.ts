import type { GameView } from '../../bridge'
import type { RulesetTexts } from '../../i18n/rulesetTexts'

/**
 * What is said before an open step's own words: the end of the call before, unless they stay awake, the tale of what
 * that has brought, and what a phase begins with, whatever its first step is.
 * @param closing the closing words of the step before
 */
export function saidBefore(
  {
    open,
    called,
    phase,
    tales = [],
  }: Pick<GameView, 'open' | 'called' | 'phase'> & Partial<Pick<GameView, 'tales'>>,
  closing: readonly string[],
  texts: RulesetTexts | null,
): readonly string[] {
  const stays = texts?.steps[open?.id ?? '']?.stays === true
  const begins = phase.kind !== 'end' && called.length === 1
  const opening = begins ? openingOf(phase, texts?.phases ?? {}) : []
  return [...(stays ? [] : closing), ...tales, ...opening]
}

function openingOf(
  { kind, n }: GameView['phase'],
  phases: NonNullable<RulesetTexts['phases']>,
): readonly string[] {
  if (kind === 'end') return []
  const first = kind === 'night' && n === 1 ? phases.firstNight : undefined
  return [...(first ?? []), ...(phases[kind] ?? [])]
}
