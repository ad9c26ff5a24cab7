import { ref, watch, type Ref } from 'vue'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import { useLobby } from '../store/useLobby'
import { departures } from './deckGroups'

interface RoomMade {
  /** The roles whose cards made room for the last change or came back, for screen readers; empty while none did. */
  readonly made: Readonly<Ref<string>>
  /** Says which card the host is about to change. */
  readonly changes: (card: string) => void
}

/** What a change of one card changed besides. */
export function useRoomMade(): RoomMade {
  const { lobby } = useLobby()
  const naming = useNaming()
  const t = useWords()
  const made = ref('')
  let changing: string | undefined

  watch(
    () => lobby.value.deck,
    (deck, before) => {
      const { cards } = lobby.value
      const all = departures(cards, deck, before)
      const own = cards.find(({ id }) => id === changing)?.role
      if (!all.some(({ role }) => role === own)) return
      made.value = all
        .filter(({ role }) => role !== own)
        .map(({ role, count, wanted }) => {
          const name = naming.value.texts?.roles[role]?.name ?? role
          return t('lobby.insteadOf', { role: name, wanted: count, held: wanted })
        })
        .join(', ')
    },
  )
  return { made, changes: (card) => (changing = card) }
}
