/**
 * Where the camera goes in an evening: to where a story begins, to whoever has fallen, from one to the other of two who act, and
 * back from the end, or up to its sun.
 */
import { onScopeDispose, watch } from 'vue'
import type { ProjectorScene } from '../../bridge'
import type { Shot } from '../camera/shots'
import type { Camera } from '../camera/useCamera'
import type { Ending } from './reveal/sides'
import { ACT_STROKE_MS, lookedAt } from './store/act'
import { useShow } from './store/showStore'

const TO_STORY = { shot: { x: 0.5, y: 0.5, zoom: 1.3, pull: 0 }, ms: 1800 }
const FROM_STORY: Shot = { x: 0.5, y: 0.6, zoom: 1.1, pull: 0 }
const END: Shot = { x: 0.5, y: 0.4, zoom: 1.14, pull: 0 }
/** Up to where the light rises, and how long it stays there; the plates stand back for as long. */
const LIGHT: Shot = { x: 0.5, y: 0.2, zoom: 1.14, pull: 0.16 }
const LIGHT_MS = { up: 2000, back: 2200 }
const HOME_MS = { usual: 1400, end: 2400, overtaken: 500 }
/** How near whoever has fallen comes, and how long that lasts once the dark lifts. */
const NEAR = { zoom: 1.16, pull: 0.12 }
const LOOKED_AT_MS = 1300
/** From one who acts to the other. */
const ACROSS = { zoom: 1.18, pull: 0.1, ms: 900 }

interface Seen {
  readonly scene: () => ProjectorScene
  /** Where a seat is, in shares of the picture; null where nobody stands there. */
  readonly placeOf: (seat: string) => { readonly x: number; readonly y: number } | null
  /** Whether the picture stands in planes that can be moved. */
  readonly canMove: () => boolean
  /** How a victory is staged; null before. */
  readonly ending: () => Ending | null
}

export function useShots(camera: Camera, { scene, placeOf, canMove, ending }: Seen): void {
  const show = useShow()
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  watch(scene, (now, before) => {
    clearTimeout(next)
    if (!canMove()) return camera.home(0)
    if (now === 'story') return camera.go(TO_STORY.shot, TO_STORY.ms)
    if (before === 'story') camera.go(FROM_STORY, 0)
    if (now === 'end' && ending() === 'light') {
      camera.go(LIGHT, LIGHT_MS.up)
      next = setTimeout(() => camera.home(LIGHT_MS.back), LIGHT_MS.up)
      return
    }
    if (now === 'end') camera.go(END, 0)
    camera.home(now === 'end' ? HOME_MS.end : HOME_MS.usual)
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
        timer = setTimeout(() => camera.home(HOME_MS.usual), LOOKED_AT_MS)
        return
      }
      const { of } = falling.fall.item
      const place = typeof of === 'string' ? placeOf(of) : null
      if (falling.named && place && canMove()) camera.go({ ...place, ...NEAR }, 0)
    },
  )
  const goAcross = (seat: string | null): void => {
    const place = seat === null ? null : placeOf(seat)
    if (place && canMove()) camera.go({ ...place, zoom: ACROSS.zoom, pull: ACROSS.pull }, ACROSS.ms)
  }
  // Who acts is told at once, whom it befalls once it is done: each is gone to with the own name, and not before.
  watch(
    () => show.act,
    (act) => {
      clearTimeout(next)
      if (!act) return camera.home(HOME_MS.usual)
      const { latest, view, theme } = show
      const { first, then } = lookedAt(act, latest?.items ?? [], view?.items ?? [], theme.acts)
      goAcross(first)
      next = setTimeout(() => goAcross(then), ACT_STROKE_MS)
    },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    clearTimeout(next)
  })
}
