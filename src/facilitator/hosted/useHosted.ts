/** An evening that the program hosts, as the laptop shows it: nothing but what everybody at the table can see. */
import { computed, type ComputedRef } from 'vue'
import type { HostingView, ProjectorSeat, SeatId } from '../../bridge'
import { listNames } from '../../i18n/format'
import { BASE_LANGUAGE } from '../../i18n/languages'
import { useDesk } from '../desk/deskStore'

export interface Hosted {
  readonly hosting: ComputedRef<HostingView | null>
  /** Everybody at the table, as the room sees them. */
  readonly seats: ComputedRef<readonly ProjectorSeat[]>
  readonly nameOf: (seat: SeatId) => string
  /** `Ann, Ben and Cleo`. */
  readonly listed: (seats: readonly SeatId[]) => string
}

/** For use in a component's setup. */
export function useHosted(): Hosted {
  const desk = useDesk()
  const seats = computed(() => desk.view?.preview.seats ?? [])
  const nameOf = (seat: SeatId): string => seats.value.find(({ id }) => id === seat)?.name ?? seat
  return {
    hosting: computed(() => desk.view?.hosting ?? null),
    seats,
    nameOf,
    listed: (list) => listNames(list.map(nameOf), desk.settings?.language ?? BASE_LANGUAGE),
  }
}
