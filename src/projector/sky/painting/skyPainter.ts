/** Paints all lights of a sky: the one that is asked for at once, the others in idle moments, each only once. */
import { LIGHTS, type LightName, type ThemeTokens } from '../../../ui/themeTokens'
import { paintsOf } from '../lightTokens'
import type { Size } from './heavens'
import { inIdleMoments } from './idle'
import { paintLight, type Sheet } from './paintLight'
import { readShapes } from './shapes'

interface Model {
  /** What the town is drawn in; its class and paints are those of the light that is painted. */
  readonly drawing: HTMLElement
  readonly sheets: Readonly<Record<LightName, Sheet>>
  readonly lights: ThemeTokens['lights']
  /** Of the picture, in pixels. */
  readonly size: Size
}

export function skyPainter() {
  let model: Model | null = null
  const ready = new Set<LightName>()
  const begun = new Map<LightName, Generator<void, void>>()
  let stopIdling = () => {}

  function workOn(light: LightName, { drawing, sheets, lights, size }: Model) {
    const known = begun.get(light)
    if (known) return known
    drawing.className = `drawing ${light}`
    for (const [name, value] of Object.entries(paintsOf(light))) {
      drawing.style.setProperty(name, value)
    }
    const town = drawing.querySelector<SVGSVGElement>('svg.town')
    const work = paintLight(sheets[light], light, lights[light], town ? readShapes(town) : [], size)
    begun.set(light, work)
    return work
  }

  function* steps(light: LightName): Generator<void, void> {
    if (!model || ready.has(light)) return
    yield* workOn(light, model)
    ready.add(light)
  }

  /** Sees to it that these lights are painted when it returns, and the others soon after. */
  function need(lights: readonly LightName[]): void {
    stopIdling()
    for (const light of lights) for (const step of steps(light)) void step
    stopIdling = inIdleMoments(all())
  }
  function* all() {
    for (const light of LIGHTS) yield* steps(light)
  }

  return {
    need,
    /** Says what to paint. All sheets count as unpainted, and keep what is on them until they are painted anew. */
    paint(what: Model): void {
      stopIdling()
      model = what
      ready.clear()
      begun.clear()
    },
    stop: () => stopIdling(),
  }
}
