/**
 * The camera before the stage. It moves what has joined it, each thing as far as it is near; words never wait for it. A machine
 * that cannot draw its first move smoothly gets cuts from then on.
 */
import { inject, onScopeDispose, provide, ref, shallowRef, type InjectionKey, type Ref } from 'vue'
import { HOME, seenIn, within, type Placed, type Shot } from './shots'

export interface Mover extends Placed {
  readonly element: HTMLElement
}

/** What moves with the camera, asked for anew with each move. */
type Movers = () => readonly Mover[]

export interface Camera {
  /** Whether it is away from home, or on its way: what is flat then stands in its planes. */
  readonly away: Readonly<Ref<boolean>>
  /** Whether it is on its way. */
  readonly moves: Readonly<Ref<boolean>>
  /** Whether the picture goes as one, planes and all: so it does while one light follows another. */
  readonly flat: Readonly<Ref<boolean>>
  /** Goes somewhere. @param ms how long it takes */
  go(shot: Shot, ms: number): void
  /** Begins somewhere and goes home, the picture as one; a machine that cannot do that stays at home. */
  open(from: Shot, ms: number): void
  /** Goes home. */
  home(ms: number): void
  /** Lets things move with it. @returns a function that takes them away again */
  join(movers: Movers): () => void
}

const KEY: InjectionKey<Camera> = Symbol('camera')

/** Fewer frames than these in a second, and a move is no move. */
const LEAST_RATE = 50
/** How much of a move says so; the frame in which it begins does not count. */
const LEAST_FRAMES = 6
const EASE = 'cubic-bezier(0.45, 0, 0.55, 1)'

/** @param still whether nothing may move */
export function createCamera(still: () => boolean): Camera {
  const away = ref(false)
  const moves = ref(false)
  const flat = ref(false)
  const at = shallowRef<Shot>(HOME)
  const groups = new Set<Movers>()
  let running: Animation[] = []
  let turn = 0
  /** Whether moves are any, of the picture as one and of its planes; unknown until a move has shown it. */
  const isSmooth = new Map<boolean, boolean>()

  const all = () => [...groups].flatMap((movers) => movers())
  const picture = () => ({ width: innerWidth, height: innerHeight })
  const isHome = () => at.value.zoom === 1 && at.value.pull === 0
  function put(shot: Shot): void {
    for (const mover of all()) {
      mover.element.style.transformOrigin = '0 0'
      mover.element.style.transform = isHome() ? '' : seenIn(shot, mover, picture())
    }
  }
  function stop(): void {
    for (const animation of running) animation.cancel()
    running = []
    moves.value = false
  }
  /** Counts the frames of the first move. */
  function judge(mine: number): void {
    const asOne = flat.value
    let first = 0
    let frames = 0
    const count = (now: number): void => {
      if (turn !== mine || !moves.value) {
        const seconds = (performance.now() - first) / 1000
        if (frames >= LEAST_FRAMES && seconds > 0.2) {
          isSmooth.set(asOne, frames / seconds >= LEAST_RATE)
        }
        return
      }
      if (first === 0) first = now
      else frames += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  }

  function go(wanted: Shot, ms: number, asOne = false): void {
    // Who has asked for stillness sees the whole stage, always.
    const shot = still() ? HOME : within(wanted, picture())
    const from = at.value
    stop()
    turn += 1
    const mine = turn
    at.value = shot
    // What has gone as one stands where it was painted when it goes in its planes.
    if (flat.value !== asOne) for (const { element } of all()) element.style.transform = ''
    flat.value = asOne
    away.value = true
    if (still() || ms <= 0 || isSmooth.get(asOne) === false) {
      put(shot)
      away.value = !isHome()
      return
    }
    moves.value = true
    // What stands in planes only now is there in the next frame.
    requestAnimationFrame(() => {
      if (turn !== mine) return
      running = all().map((mover) => {
        mover.element.style.transformOrigin = '0 0'
        return mover.element.animate(
          [
            { transform: seenIn(from, mover, picture()) },
            { transform: seenIn(shot, mover, picture()) },
          ],
          { duration: ms, easing: EASE, fill: 'forwards' },
        )
      })
      if (!isSmooth.has(asOne)) judge(mine)
      const [first] = running
      void first?.finished.then(
        () => {
          if (turn !== mine) return
          put(shot)
          stop()
          away.value = !isHome()
        },
        () => {},
      )
      if (!first) {
        stop()
        away.value = !isHome()
      }
    })
  }

  return {
    away,
    moves,
    flat,
    go: (shot, ms) => go(shot, ms),
    open(from, ms) {
      if (still() || isSmooth.get(true) === false) return go(HOME, 0)
      go(from, 0, true)
      go(HOME, ms, true)
    },
    home: (ms) => {
      if (!isHome() || moves.value) go(HOME, ms)
    },
    join(movers) {
      groups.add(movers)
      return () => void groups.delete(movers)
    },
  }
}

/** The camera for everything below this component. */
export function provideCamera(still: () => boolean): Camera {
  const camera = createCamera(still)
  provide(KEY, camera)
  return camera
}

/** The camera of the picture. @param movers what shall move with it, as long as the component is there */
export function useCamera(movers?: Movers): Camera {
  const camera = inject(KEY)
  if (!camera) throw new Error('there is no camera')
  if (movers) onScopeDispose(camera.join(movers))
  return camera
}
