import { computed, type ComputedRef } from 'vue'
import type { DeskPhones, DoorClaim, PhonesServed, SeatId } from '../../bridge'
import { listNames } from '../../i18n/format'
import { BASE_LANGUAGE } from '../../i18n/languages'
import { useDesk } from '../desk/deskStore'

/** Somebody at the table, and what becomes of a phone. */
export interface PhoneSeat {
  readonly seat: SeatId
  readonly name: string
  readonly phone: 'here' | 'away' | 'without'
  /** The line of the lobby's list, which may have empty ones; later the place itself. */
  readonly at: number
}

export interface UsedPhones {
  readonly phones: ComputedRef<DeskPhones | null>
  /** Where their page is; null where this program has none. */
  readonly served: ComputedRef<PhonesServed | null>
  /** Oldest first. */
  readonly claims: ComputedRef<readonly DoorClaim[]>
  /** Everybody at the table, in the order of the seats. */
  readonly seats: ComputedRef<readonly PhoneSeat[]>
  /** Who has none, as a list to read; empty where everybody has one. */
  readonly without: ComputedRef<string>
}

/** The players' phones as this desk is shown them; for use in a component's setup. */
export function usePhones(): UsedPhones {
  const desk = useDesk()
  const phones = computed(() => desk.view?.phones ?? null)
  const table = computed((): readonly Pick<PhoneSeat, 'name' | 'at'>[] => {
    const { lobby, deal, game } = desk
    const names = game
      ? game.seats.map(({ id }) => desk.nameOf(id))
      : // Where the program hosts, what the room sees is all there is.
        (deal?.seats.map(({ name }) => name) ??
        lobby?.names ??
        desk.view?.preview.seats.map(({ name }) => name) ??
        [])
    return names.map((name, at) => ({ name, at })).filter(({ name }) => name.trim() !== '')
  })
  const seats = computed(() => {
    const here = new Map(phones.value?.seats.map((one) => [one.seat, one.here]))
    return table.value.map((one, place) => {
      const seat: SeatId = `s${place}`
      const isHere = here.get(seat)
      const phone = isHere === undefined ? 'without' : isHere ? 'here' : 'away'
      return { ...one, seat, phone } as const
    })
  })
  return {
    phones,
    served: computed(() => desk.view?.machine.phones ?? null),
    claims: computed(() => phones.value?.claims ?? []),
    seats,
    without: computed(() =>
      listNames(
        seats.value.flatMap(({ phone, name }) => (phone === 'without' ? name : [])),
        desk.settings?.language ?? BASE_LANGUAGE,
      ),
    ),
  }
}
