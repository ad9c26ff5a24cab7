import { computed, type ComputedRef } from 'vue'
import type { DeskStep, SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useSecrets } from '../../desk/secretsStore'
import type { Arrow } from '../../ring/types'
import { useAsked } from '../step/useAsked'
import { useStep } from '../step/useStep'

/** Everybody looks into the circle and the seats go round clockwise: left is the next one, right the one before. */
const SIDES: Readonly<Record<string, 1 | -1>> = { left: 1, right: -1 }

const isSeat = (value: unknown, seats: readonly SeatId[]): value is SeatId =>
  typeof value === 'string' && seats.includes(value as SeatId)

/**
 * What the ring points out by itself: which neighbour `left` and `right` mean where they are the words of a
 * step, and whom a reminder with a `target` would hit.
 */
export function useDirections(): ComputedRef<Arrow[]> {
  const desk = useDesk()
  const secrets = useSecrets()
  const { step, optionName } = useStep()
  const { asked } = useAsked()

  function sides({ form }: DeskStep, seats: readonly SeatId[]): Arrow[] {
    const [from] = asked.value
    if (form.kind !== 'option' || !from) return []
    return form.options.flatMap((option) => {
      const by = SIDES[option]
      const to = by && seats[(seats.indexOf(from) + by + seats.length) % seats.length]
      return to ? [{ from, to, count: 1, label: optionName(option) }] : []
    })
  }

  return computed(() => {
    const { game } = desk
    if (!game) return []
    const seats = game.seats.map(({ id }) => id)
    const around = step.value ? sides(step.value, seats) : []
    if (around.length > 0) return around
    if (!secrets.shown) return []
    return game.reminders.flatMap(({ seats: [from], params }) => {
      const to = params?.['target']
      return from && isSeat(to, seats) ? [{ from, to, count: 1, label: '' }] : []
    })
  })
}
