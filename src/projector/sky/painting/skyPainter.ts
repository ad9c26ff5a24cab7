/**
 * Paints the lights of a sky, each only once: the first at once, those that are asked for or may follow in idle moments.
 * What will not follow gives its memory back.
 */
import { LIGHTS, type LightName, type ThemeTokens } from '../../../ui/themeTokens'
import { paintsOf } from './lightTokens'
import type { Size } from './heavens'
import { inIdleMoments } from './idle'
import { paintLight, wipe, type Sheet } from './paintLight'
import { readShapes } from './shapes'

interface Model {
  /** What the town is drawn in; its class and paints are those of the light that is painted. */
  readonly drawing: HTMLElement
  readonly sheets: Readonly<Record<LightName, Sheet>>
  readonly lights: ThemeTokens['lights']
  /** Of the picture, in pixels. */
  readonly size: Size
}

/** @param likely which lights may follow now */
export function skyPainter(likely: () => readonly LightName[]) {
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

  /**
   * Paints these lights, then the likely ones. Only where nothing was painted yet it does so at once: a picture that
   * moves goes on moving.
   * @param then called once when these lights are painted, unless others are asked for before
   */
  function need(lights: readonly LightName[], then: () => void): void {
    stopIdling()
    const kept = [...lights, ...likely()]
    for (const light of LIGHTS) if (!kept.includes(light)) forget(light)
    const missing = lights.filter((light) => !ready.has(light))
    if (ready.size > 0 && missing.length > 0) {
      stopIdling = inIdleMoments(all(missing, kept, then))
      return
    }
    for (const light of missing) for (const step of steps(light)) void step
    then()
    stopIdling = inIdleMoments(all([], kept, () => {}))
  }
  function* all(missing: readonly LightName[], kept: readonly LightName[], then: () => void) {
    for (const light of missing) yield* steps(light)
    then()
    for (const light of kept) yield* steps(light)
  }
  function forget(light: LightName): void {
    if (!model || !begun.has(light)) return
    wipe(model.sheets[light])
    begun.delete(light)
    ready.delete(light)
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
