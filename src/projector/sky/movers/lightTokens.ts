import type { LightName } from '../../../ui/themeTokens'

/** The custom properties of one light, as `themeProperties` names them without the light. */
const LIGHT_TOKENS = [
  'zenith',
  'upper',
  'lower',
  'horizon',
  'orb',
  'orb-glow',
  'ridge-far',
  'ridge-near',
  'mist',
  'skyline',
  'skyline-trim',
  'foreground',
  'lamp',
  'lamp-strength',
  'spire',
  'cloth',
  'cloth-stripe',
  'parasol',
  'figure',
  'paving',
  'sand',
  'plant',
] as const

/** The tokens of a light under their plain names, so that drawings need not know the light. */
export const paintsOf = (light: LightName): Record<string, string> =>
  Object.fromEntries(LIGHT_TOKENS.map((name) => [`--${name}`, `var(--${light}-${name})`]))
