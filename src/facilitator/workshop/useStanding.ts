import { computed } from 'vue'
import { OWN_GAME_LENGTH } from '../../bridge/asked/ownGames'
import { useWords } from '../words/useWords'
import type { useChecking } from './draft/useChecking'

/** How a text stands, in words; the whole sentence is read aloud once it was checked. */
export function useStanding(
  { check, state, tooLong }: ReturnType<typeof useChecking>,
  length: () => number,
) {
  const t = useWords()

  const counted = computed(() => {
    const { problems = [], more = 0 } = check.value ?? {}
    const of = (level: string) => problems.filter((problem) => problem.level === level).length
    const errors = of('error')
    const parts = [
      // Errors come first where not all fit.
      ...(errors > 0 ? [t('workshop.errors', { count: errors })] : [t('workshop.good')]),
      ...(of('warning') > 0 ? [t('workshop.warnings', { count: of('warning') })] : []),
      ...(of('note') > 0 ? [t('workshop.notes', { count: of('note') })] : []),
      ...(more > 0 ? [t('workshop.moreProblems', { count: more })] : []),
    ]
    return parts.join(' · ')
  })
  const words = computed(() => {
    if (tooLong.value) {
      const help = t('own.tooLongHelp', { length: length(), most: OWN_GAME_LENGTH })
      return `${t('own.tooLong')} ${help}`
    }
    if (state.value === 'failed') return t('workshop.failed')
    if (state.value === 'checking') return t('workshop.checking')
    return counted.value
  })
  const spoken = computed(() => (state.value === 'checking' ? '' : words.value))
  const good = computed(() => state.value === 'checked' && (check.value?.playable ?? false))

  return { words, spoken, good }
}
