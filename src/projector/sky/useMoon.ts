/** Where the moon stands in a light, and when it is up. */
import type { LightName } from '../../ui/themeTokens'
import type { Framing } from '../stages/frame'
import type { PaperStage } from '../stages/stage'
import { moonAt } from './painting/paintStage'

interface Sky {
  /** The light that is meant. */
  light(): LightName
  stage(): PaperStage | null
  framing(): Framing
  /** The light that is seen whole; undefined while one fades into another. */
  alone(): LightName | undefined
}

export function useMoon(sky: Sky) {
  /** @returns null where this light has no moon */
  function moonStyle(light: LightName) {
    const stage = sky.stage()
    const moon = stage && moonAt(stage, light, sky.framing())
    if (!moon) return null
    const side = `${moon.side}px`
    return { left: `${moon.left}px`, top: `${moon.top}px`, width: side, height: side }
  }
  /** It comes when its light is whole, so that there is never more than one, and sets as soon as another light is to come. */
  const risen = (light: LightName): boolean =>
    sky.light() === light && sky.alone() === light && moonStyle(light) !== null
  return { risen, moonStyle }
}
