/** A light of a palette, written in a few lines. */
import type { ColourTokens, LightName, LightTokens } from '../../../ui/themeTokens'

interface Seen {
  /** Zenith, upper, lower, horizon. */
  readonly sky: readonly [string, string, string, string]
  readonly orb: readonly [colour: string, glow: string]
  /** The far ridge, the near one, the mist between them. */
  readonly land: readonly [string, string, string]
  /** The town, its trim, the ground before it, its spire. */
  readonly town: readonly [string, string, string, string]
  readonly lamp: readonly [colour: string, strength: string]
  /** Cloth, its stripe, a parasol. */
  readonly cloth: readonly [string, string, string]
}

/** All of a palette but its fonts. */
export interface Palette {
  readonly lights: Readonly<Record<LightName, LightTokens>>
  readonly colours: Omit<ColourTokens, 'votes'>
}

export function light({ sky, orb, land, town, lamp, cloth }: Seen): LightTokens {
  return {
    zenith: sky[0],
    upper: sky[1],
    lower: sky[2],
    horizon: sky[3],
    orb: orb[0],
    orbGlow: orb[1],
    ridgeFar: land[0],
    ridgeNear: land[1],
    mist: land[2],
    skyline: town[0],
    skylineTrim: town[1],
    foreground: town[2],
    spire: town[3],
    lamp: lamp[0],
    lampStrength: lamp[1],
    cloth: cloth[0],
    clothStripe: cloth[1],
    parasol: cloth[2],
  }
}
