/** Pictures of places: begun before their story is told where that is known, and finished by whoever needs them. */
import type { Size } from '../../ui/ring'
import { inSteps, sheetOf } from '../paper/paper'
import { boxOf, framingOf } from '../stages/frame'
import type { StoryPlace } from '../stages/stage'

/** A larger picture is stretched: it is seen in the dark, and moves. */
const MOST = 1920

/** A picture of a place on its way. */
interface PlaceWork {
  readonly size: Size
  /** Goes on with it; each step takes a few milliseconds. */
  readonly steps: Generator<void, void>
  /** Null until it is whole. */
  picture: OffscreenCanvas | null
}

function begin(place: StoryPlace, size: Size): PlaceWork {
  const work: PlaceWork = { size, steps: paint(), picture: null }
  function* paint(): Generator<void, void> {
    const { frame, scale } = framingOf(size)
    const box = boxOf(frame)
    const long = Math.max(box.width, box.height) * scale
    const paper = sheetOf(box, scale * Math.min(1, MOST / long))
    if (!paper) return
    yield* inSteps(paper, place.paint(paper, frame))
    work.picture = paper.pen.canvas
  }
  return work
}

const works = new Map<StoryPlace, PlaceWork>()

const begunOf = (place: StoryPlace, { width, height }: Size): PlaceWork | undefined => {
  const work = works.get(place)
  return work?.size.width === width && work.size.height === height ? work : undefined
}

/** Keeps pictures of these places alone, with their memory, and begins those that are missing. */
export function prepared(places: readonly StoryPlace[], size: Size): readonly PlaceWork[] {
  for (const place of works.keys()) if (!places.includes(place)) works.delete(place)
  return places.map((place) => {
    const work = begunOf(place, size) ?? begin(place, size)
    works.set(place, work)
    return work
  })
}

/** The picture of a place, however far it has come by now; it belongs to whoever takes it. */
export function taken(place: StoryPlace, size: Size): PlaceWork {
  const work = begunOf(place, size) ?? begin(place, size)
  works.delete(place)
  return work
}
