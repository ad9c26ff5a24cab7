import { computed, type ComputedRef } from 'vue'
import type { DeskPhones, DoorClaim, PhonesServed, SeatId } from '../../bridge'
import { useDesk } from '../desk/deskStore'

/** Somebody at the table, and what becomes of a phone. */
export interface PhoneSeat {
  readonly seat: SeatId
  readonly name: string
  readonly phone: 'here' | 'away' | 'without'
}

export interface UsedPhones {
  readonly phones: ComputedRef<DeskPhones | null>
  /** Where their page is; null where this program has none. */
  readonly served: ComputedRef<PhonesServed | null>
  /** Oldest first. */
  readonly claims: ComputedRef<readonly DoorClaim[]>
  /** Everybody at the table, in the order of the seats. */
  readonly seats: ComputedRef<readonly PhoneSeat[]>
}

/** The players' phones as this desk is shown them; for use in a component's setup. */
export function usePhones(): UsedPhones {
  const desk = useDesk()
  const phones = computed(() => desk.view?.phones ?? null)
  const table = computed((): readonly { readonly id: SeatId; readonly name: string }[] => {
    const { lobby, deal, game } = desk
    if (game) return game.seats.map(({ id }) => ({ id, name: desk.nameOf(id) }))
    if (deal) return deal.seats
    return (lobby?.names ?? [])
      .filter((name) => name.trim() !== '')
      .map((name, at) => ({ id: `s${at}`, name }))
  })
  return {
    phones,
    served: computed(() => desk.view?.machine.phones ?? null),
    claims: computed(() => phones.value?.claims ?? []),
    seats: computed(() => {
      const here = new Map(phones.value?.seats.map((one) => [one.seat, one.here]))
      return table.value.map(({ id, name }) => {
        const isHere = here.get(id)
        return {
          seat: id,
          name,
          phone: isHere === undefined ? 'without' : isHere ? 'here' : 'away',
        } as const
      })
    }),
  }
}
