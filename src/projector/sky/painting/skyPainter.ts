/**
 * Paints the lights of a sky, each only once: the first at once, those that are asked for or may follow in idle moments.
 * What will not follow gives its memory back.
 */
import { LIGHTS, type LightName, type ThemeTokens } from '../../../ui/themeTokens'
import { inIdleMoments, SOON } from './idle'
import { paintStage, wipe, type Sheet, type StagePicture } from './paintStage'

interface Model extends Omit<StagePicture, 'tokens'> {
  readonly sheets: Readonly<Record<LightName, Sheet>>
  readonly lights: ThemeTokens['lights']
}

/** Which light follows one as a rule: only that is painted beforehand, and what is neither seen nor next gives its memory back. */
const NEXT: Readonly<Record<LightName, LightName>> = {
  dusk: 'night',
  night: 'dawn',
  dawn: 'day',
  day: 'night',
}

/** @param current the light that the evening is in now */
export function skyPainter(current: () => LightName) {
  let model: Model | null = null
  const ready = new Set<LightName>()
  const begun = new Map<LightName, Generator<void, void>>()
  let stopIdling = () => {}

  function workOn(light: LightName, { sheets, lights, ...picture }: Model) {
    const known = begun.get(light)
    if (known) return known
    const work = paintStage(sheets[light], light, { ...picture, tokens: lights[light] })
    begun.set(light, work)
    return work
  }

  function* steps(light: LightName): Generator<void, void> {
    if (!model || ready.has(light)) return
    yield* workOn(light, model)
    ready.add(light)
  }

  /**
   * Paints these lights, then the one that follows. Only where nothing was painted yet, and there is nothing but a sky to paint, it does
   * so at once: a picture that moves goes on moving.
   * @param then called once when these lights are painted, unless others are asked for before
   */
  function need(lights: readonly LightName[], then: () => void): void {
    stopIdling()
    const kept = [...lights, current(), NEXT[current()]]
    for (const light of LIGHTS) if (!kept.includes(light)) forget(light)
    const missing = lights.filter((light) => !ready.has(light))
    if (missing.length > 0 && (ready.size > 0 || model?.stage)) {
      stopIdling = inIdleMoments(all(missing, goOn), SOON)
      return
    }
    for (const step of all(missing, goOn)) void step

    function goOn(): void {
      then()
      stopIdling = inIdleMoments(all(kept, () => {}))
    }
  }
  function* all(lights: readonly LightName[], then: () => void) {
    for (const light of lights) yield* steps(light)
    then()
  }
  function forget(light: LightName): void {
    if (!model) return
    wipe(model.sheets[light])
    begun.delete(light)
    ready.delete(light)
  }

  return {
    need,
    /**
     * Says what to paint. All sheets count as unpainted, and keep what is on them until they are painted anew: but for those of
     * another stage, whose place the sky takes at once; where there was none yet, it is the sky that is on them.
     */
    paint(what: Model): void {
      stopIdling()
      const isOther = (model?.stage ?? what.stage) !== what.stage
      model = what
      ready.clear()
      begun.clear()
      if (!isOther) return
      for (const light of LIGHTS) wipe(what.sheets[light])
      const light = current()
      const sky = { ...what, stage: null, tokens: what.lights[light] }
      for (const step of paintStage(what.sheets[light], light, sky)) void step
    },
    stop: () => stopIdling(),
  }
}
