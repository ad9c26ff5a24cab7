import { computed } from 'vue'
import type { SeatId } from '../../../bridge'
import { useCommands } from '../../commands/useCommands'
import { useDesk } from '../../desk/deskStore'

/** The player at the host's left hand this evening, from which the circle's turn follows; null: as on the big screen. */
export function usePlace() {
  const desk = useDesk()
  const { act } = useCommands()

  const left = computed(() => {
    const place = desk.settings?.hostPlace
    return place && place.evening === desk.view?.evening?.id ? place.left : null
  })

  function sit(seat: SeatId | null): void {
    const evening = desk.view?.evening?.id
    const hostPlace = seat && evening ? { evening, left: seat } : null
    void act('settings.set', { settings: { hostPlace } })
  }
  return { left, sit }
}
