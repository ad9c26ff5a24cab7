/** How the town square stands now: everybody in the own place, and whoever it is about in front of them. */
import { computed, type ComputedRef } from 'vue'
import type { Size } from '../../../ui/ring'
import { useFallen } from '../../show/useFallen'
import type { TownSeat } from '../../show/useTown'
import { useStanding } from '../../show/votes/useStanding'
import { curtainCall } from './curtainCall'
import { CONDEMNED, SLIM_FROM, stepForward } from './stepForward'
import { townRing } from './tile'

/** @param area the room for it, in units of the picture */
export function useSquare(
  seats: ComputedRef<readonly TownSeat[]>,
  area: () => Size,
  scene: () => string,
) {
  /** As one text: laid anew only where others sit there. */
  const sitting = computed(() => seats.value.map(({ name }) => name).join('\n'))
  const rows = computed(() => {
    const names = sitting.value === '' ? [] : sitting.value.split('\n')
    return townRing(names.length, area(), names)
  })
  const speaking = computed(() => seats.value.findIndex((seat) => seat.speaking))
  const { standing } = useStanding()
  const { fallen, condemned } = useFallen()
  const isWide = computed(() => rows.value.centre.width >= SLIM_FROM)
  /** Whose card everybody waits for, at the end. */
  const last = computed(() => seats.value.findIndex((seat) => seat.last))
  /** Whoever speaks or is turned over, else the few that it is about: from left to right as they sit. */
  const inFront = computed<readonly number[]>((before = []) => {
    const ids = seats.value.map(({ id }) => id)
    const xOf = (place: number) => rows.value.seats[place]?.x ?? 0
    const few = standing.value.length > 0 ? standing.value : fallen.value
    // Where many sit there is room for one.
    const isOne = rows.value.form === 'gallery' && few.length === 1
    const places = (isWide.value || isOne ? few : []).map((seat) => ids.indexOf(seat))
    const alone = speaking.value >= 0 ? speaking.value : last.value
    const now = alone >= 0 ? [alone] : places.sort((a, b) => xOf(a) - xOf(b))
    // The same ones: then nothing is laid out anew.
    return now.length === before.length && now.every((place, at) => place === before[at])
      ? before
      : now
  })
  /** As one text: they take the front anew only where it is others. */
  const leading = computed(() =>
    seats.value.flatMap(({ leads }, place) => (leads ? [place] : [])).join(' '),
  )
  const ring = computed(() => {
    const leaders = leading.value === '' ? [] : leading.value.split(' ').map(Number)
    const town = last.value >= 0 ? rows.value : curtainCall(rows.value, leaders)
    return stepForward(town, inFront.value, condemned.value ? CONDEMNED : 1)
  })
  /** Somebody has fallen, or says the last words: the day goes cold around them. */
  const cold = computed(
    () =>
      ring.value.forward !== undefined &&
      (fallen.value.length > 0 || seats.value[speaking.value]?.out === true),
  )
  /** Where it is about them alone, the light is on them; while hands are counted everybody is seen. */
  const spot = computed(
    () =>
      ring.value.forward !== undefined &&
      (speaking.value >= 0 || last.value >= 0 || scene() === 'stand' || fallen.value.length > 0),
  )
  return { rows, spot, ring, speaking, last, fallen, condemned, isWide, cold }
}
