/** At the end those that it is about take the front of the stage, the middle first, and stand there larger; all others make room. */
import type { Town } from './tile'

/** How much larger a few are, and how much many are: the words keep their room. */
const LARGER = { few: 1.7, many: 1.3 }
/** And so much higher than their plates are wide: raised arms need the room beside them. */
const SLIM = { few: 2, many: 1.55 }
const FEW = 3
/** How far rows stand apart, about, in plates with what stands up behind them. */
const ROW = 1.9

/** The places from the middle of the front outwards, then those of each row behind. */
function foremost({ seats, tile, scale }: Town): number[] {
  const front = Math.max(...seats.map(({ y }) => y))
  const middle = seats.reduce((sum, { x }) => sum + x, 0) / seats.length
  const row = (place: number) =>
    Math.round((front - (seats[place]?.y ?? 0)) / (tile.height * scale * ROW))
  const aside = (place: number) => Math.abs((seats[place]?.x ?? 0) - middle)
  return seats.map((_, place) => place).sort((a, b) => row(a) - row(b) || aside(a) - aside(b))
}

/**
 * The town as it bows; unchanged where nobody is to lead it, or it does not stand on a stage.
 * @param leaders their places
 */
export function curtainCall(town: Town, leaders: readonly number[]): Town {
  const { seats, figures, form, centre, tile, scale } = town
  const lead = leaders.filter((place) => seats[place])
  if (form !== 'stage' || !figures || lead.length === 0) return town
  const across = (a: number, b: number) => (seats[a]?.x ?? 0) - (seats[b]?.x ?? 0)
  const order = foremost(town)
  const others = seats.map((_, place) => place).filter((place) => !lead.includes(place))
  const from = (who: readonly number[], places: readonly number[]) => {
    const to = [...places].sort(across)
    return [...who].sort(across).map((place, index) => [place, to[index] ?? place] as const)
  }
  const moved = new Map([
    ...from(lead, order.slice(0, lead.length)),
    ...from(others, order.slice(lead.length)),
  ])
  /** Whether somebody stands above it: then its head would be behind that plate. */
  const isBelow = (place: number) => {
    const { x = 0, y = 0 } = seats[place] ?? {}
    return seats.some(
      (other) => other.y < y - tile.height * scale && Math.abs(other.x - x) < tile.width * scale,
    )
  }
  const tallest = Math.max(...figures)
  const kind = lead.length > FEW ? 'many' : 'few'
  const larger = Math.max(1, Math.min(LARGER[kind], (SLIM[kind] * tile.width * scale) / tallest))
  const heightAt = (place: number, leads: boolean) => {
    const height = figures[place] ?? tallest
    return leads && height === tallest && !isBelow(place) ? height * larger : height
  }
  return {
    ...town,
    seats: seats.map((seat, place) => seats[moved.get(place) ?? place] ?? seat),
    figures: seats.map((_, place) => heightAt(moved.get(place) ?? place, lead.includes(place))),
    centre: { ...centre, height: centre.height - tallest * (larger - 1) },
  }
}
