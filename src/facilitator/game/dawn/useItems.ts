import { computed } from 'vue'
import type { PublicItem, SeatId } from '../../../bridge'
import { itemText } from '../../../i18n/itemText'
import { useDesk } from '../../desk/deskStore'
import { useNaming } from '../../words/useNaming'

/** The announcements of this phase as the host reads them, and whether the room has heard them. */
export function useItems() {
  const desk = useDesk()
  const naming = useNaming()
  const lines = (items: readonly PublicItem[], told: boolean) => {
    const { texts, nameOf, language } = naming.value
    return items.flatMap((item) => {
      if (item.quiet) return []
      const text = texts && itemText(texts, item, (seat) => nameOf(seat as SeatId), language)
      return text ? [{ text, told }] : []
    })
  }
  return computed(() => [
    ...lines(desk.game?.told ?? [], true),
    ...lines(desk.game?.untold ?? [], false),
  ])
}
