import { computed, type ComputedRef } from 'vue'
import { listNames } from '../../../i18n/format'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import { useLobby } from '../store/useLobby'
import { departures } from './deckGroups'

/** More than these would be a table, not a sentence. */
const TOLD = 4

/** What the host's deck has otherwise than the book's, in one sentence; empty where nothing differs. */
export function useDepartures(): ComputedRef<string> {
  const { lobby } = useLobby()
  const naming = useNaming()
  const t = useWords()
  return computed(() => {
    const { cards, deck, book } = lobby.value
    const { texts, language } = naming.value
    const all = departures(cards, deck, book)
    if (all.length === 0) return ''
    const told = all
      .slice(0, TOLD)
      .map(({ role, count, wanted }) =>
        t('lobby.insteadOf', { role: texts?.roles[role]?.name ?? role, wanted, held: count }),
      )
    const others = all.length - told.length
    const parts = others > 0 ? [...told, t('lobby.othersToo', { others })] : told
    return t('lobby.departs', { cards: listNames(parts, language) })
  })
}
