import { computed, type ComputedRef } from 'vue'
import type { RankLetters } from '../../ui/art/realCardPicture'
import { useWords } from '../words/useWords'

/** What stands in the corners of real cards, in the language of the desk. */
export function useRankLetters(): ComputedRef<RankLetters> {
  const t = useWords()
  return computed(() => ({
    king: t('deal.ranks.king'),
    queen: t('deal.ranks.queen'),
    jack: t('deal.ranks.jack'),
    ace: t('deal.ranks.ace'),
  }))
}
