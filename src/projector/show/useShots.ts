/**
 * Where the camera goes in an evening: to where a story begins, close to whoever has fallen, stands before the town, speaks last words or
 * is uncovered, from one to the other of two who act, and out to the whole town when a night, a morning or the end begins.
 */
import { computed, onScopeDispose, watch } from 'vue'
import type { ProjectorScene, ProjectorView, SeatId } from '../../bridge'
import type { Size } from '../../ui/ring'
import { closeOn, type Meant } from '../camera/framings'
import type { Shot } from '../camera/shots'
import type { Camera } from '../camera/useCamera'
import type { Ending } from './reveal/sides'
import { ACT_STROKE_MS, lookedAt } from './store/act'
import { useShow } from './store/showStore'

const TO_STORY = { shot: { x: 0.5, y: 0.5, zoom: 1.3, pull: 0 }, ms: 1800 }
const FROM_STORY: Shot = { x: 0.5, y: 0.6, zoom: 1.1, pull: 0 }
/** From so near it goes out to the whole town, where something begins. */
const OPENING: Shot = { x: 0.5, y: 0.56, zoom: 1.1, pull: 0 }
const OPENING_MS = 2200
/** Up to where the light rises, and how long it stays there; the plates stand back for as long. */
const LIGHT: Shot = { x: 0.5, y: 0.2, zoom: 1.14, pull: 0.16 }
const LIGHT_MS = { up: 2000, back: 2200 }
const HOME_MS = { usual: 1400, end: 2400, overtaken: 500 }
/** How long whoever has fallen is looked at once the dark lifts. */
const LOOKED_AT_MS = 1300
/** From one who acts to the other. */
const ACROSS = { zoom: 1.24, ms: 900 }
/** To somebody who is meant, and how long it stays with one whose card is told. */
const CLOSE = { zoom: 1.28, ms: 1600, uncovered: 3000 }

/** Who stands before the town by day or says last words: the step is theirs alone. */
export function standing({ stage, seats, phase }: ProjectorView): readonly SeatId[] {
  if (!stage || phase?.kind === 'night') return []
  const { scene, speaker = null, candidates = [] } = stage
  const isOut = seats.some(({ id, out }) => id === speaker && out)
  if (speaker) return isOut || candidates.length > 0 || scene === 'stand' ? [speaker] : []
  return scene === 'stand' ? candidates : []
}

interface Seen {
  readonly scene: () => ProjectorScene
  /** Where a seat is with its figure; null where nobody stands there. */
  readonly placeOf: (seat: SeatId) => Meant | null
  readonly picture: () => Size
  /** Whether the picture stands in planes that can be moved. */
  readonly canMove: () => boolean
  /** How a victory is staged; null before. */
  readonly ending: () => Ending | null
}

export function useShots(camera: Camera, { scene, placeOf, picture, canMove, ending }: Seen): void {
  const show = useShow()
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  const closest = (seats: readonly SeatId[], zoom: number): Shot | null => {
    const places = seats.map(placeOf).filter((place) => place !== null)
    return places.length > 0 && places.length === seats.length && canMove()
      ? closeOn(places, zoom, picture())
      : null
  }
  const isStaged = () => show.act !== null || show.falling !== null || show.drawing !== null
  /** Whoever stands there now. */
  const stands = computed((before: readonly SeatId[] = []) => {
    const now = show.view ? standing(show.view) : []
    return now.join() === before.join() ? before : now
  })
  /** To whoever stands there, else home. */
  function goBack(ms: number): void {
    const shot = closest(stands.value, CLOSE.zoom)
    if (shot) camera.go(shot, CLOSE.ms)
    else camera.home(ms)
  }
  watch([scene, stands] as const, ([now, who], [before, was]) => {
    if (now === before && isStaged()) return
    clearTimeout(next)
    clearTimeout(timer)
    if (now === before) {
      if (who !== was) goBack(HOME_MS.usual)
      return
    }
    if (now === 'night' || (now === 'dawn' && before === 'night')) {
      return camera.open(OPENING, OPENING_MS)
    }
    if (now === 'end' && ending() !== 'light') return camera.open(OPENING, HOME_MS.end)
    if (!canMove()) return camera.home(0)
    if (now === 'story') return camera.go(TO_STORY.shot, TO_STORY.ms)
    if (before === 'story') camera.go(FROM_STORY, 0)
    if (now !== 'end') return goBack(HOME_MS.usual)
    camera.go(LIGHT, LIGHT_MS.up)
    next = setTimeout(() => camera.home(LIGHT_MS.back), LIGHT_MS.up)
  })
  // Before the name nothing moves towards anybody; with it the picture is dark.
  watch(
    () => show.falling,
    (falling, before) => {
      if (!falling) {
        if (!before?.lifts) camera.home(HOME_MS.overtaken)
        return
      }
      clearTimeout(timer)
      if (falling.lifts) {
        timer = setTimeout(() => goBack(HOME_MS.usual), LOOKED_AT_MS)
        return
      }
      const { item, staging } = falling.fall
      const seat = show.view?.seats.find(({ id }) => id === item.of)
      const shot = seat ? closest([seat.id], staging.zoom) : null
      if (falling.named && shot) camera.go(shot, 0)
    },
  )
  const goAcross = (seat: SeatId | null): void => {
    const shot = seat === null ? null : closest([seat], ACROSS.zoom)
    if (shot) camera.go(shot, ACROSS.ms)
  }
  // Who acts is told at once, whom it befalls once it is done: each is gone to with the own name, and not before.
  watch(
    () => show.act,
    (act) => {
      clearTimeout(next)
      if (!act) return goBack(HOME_MS.usual)
      const { latest, view, theme } = show
      const { first, then } = lookedAt(act, latest?.items ?? [], view?.items ?? [], theme.acts)
      goAcross(first)
      next = setTimeout(() => goAcross(then), ACT_STROKE_MS)
    },
  )
  /** Whose cards have been told to everybody; by night nobody is looked at. */
  const uncovered = computed(() =>
    (show.view?.seats ?? []).filter(({ revealed }) => revealed).map(({ id }) => id),
  )
  watch(
    uncovered,
    (now, before) => {
      const told = now.filter((id) => !before.includes(id))
      const shot =
        told.length === 1 && !isStaged() && scene() !== 'end' ? closest(told, CLOSE.zoom) : null
      if (!shot) return
      camera.go(shot, CLOSE.ms)
      clearTimeout(timer)
      timer = setTimeout(() => goBack(HOME_MS.usual), CLOSE.uncovered)
    },
    { flush: 'post' },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    clearTimeout(next)
  })
}
