/** Who lives in the city: forty people, each told from the others by hat, dress, build, and what they carry. */
import type { BodyKind } from './bodies'
import { EARLY } from './early'
import type { HairKind } from './heads'
import type { HatKind } from './hats'
import { LATE } from './late'
import type { PropKind } from './props'

/** Card and cloth of the city: cream to black, one red, and a few muted colours beside it. */
export const CLOTH = {
  cream: '#f3e8d2',
  stone: '#c9c1b3',
  grey: '#8d8983',
  coal: '#45434a',
  black: '#1f1c23',
  red: '#d4282c',
  wine: '#7d1a26',
  slate: '#4c7480',
  navy: '#2f4368',
  mustard: '#d3a038',
  olive: '#767848',
  plum: '#6d4768',
  tan: '#bd9262',
  powder: '#a9bfc6',
  sage: '#93a98c',
  brown: '#6b4632',
} as const
export type ClothName = keyof typeof CLOTH

export const SKINS = ['#f6d7b8', '#e8b98f', '#c98f63', '#9a6442', '#6d432d'] as const
export const HAIRS = {
  black: '#1c1719',
  brown: '#5a3522',
  ginger: '#b4552a',
  blond: '#dcb467',
  grey: '#9c9795',
  white: '#ece5da',
} as const

/** Wide and tall of the body, and how large the head is. */
export const BUILDS = {
  small: [0.86, 0.8, 0.94],
  slim: [0.86, 1.01, 0.96],
  plain: [1, 1, 1],
  tall: [0.94, 1.06, 0.98],
  broad: [1.18, 1, 1.02],
  round: [1.26, 0.95, 1.05],
} as const

export interface Person {
  readonly body: BodyKind
  readonly cloth: readonly [main: ClothName, second: ClothName, accent: ClothName]
  readonly hat: HatKind
  readonly hatCloth: ClothName
  readonly hair: HairKind
  readonly hairColour: keyof typeof HAIRS
  readonly skin: 0 | 1 | 2 | 3 | 4
  /** Letters: moustache, handlebar, beard, goatee, o (glasses), lips, freckles, nose, wrinkles, cheeks, q (eyeglass). */
  readonly face: string
  readonly prop: PropKind
  readonly build: keyof typeof BUILDS
}

/** One person, column by column. */
export type Row = readonly [
  BodyKind,
  Person['cloth'],
  HatKind,
  ClothName,
  HairKind,
  keyof typeof HAIRS,
  Person['skin'],
  string,
  PropKind,
  keyof typeof BUILDS,
]

export const PEOPLE: readonly Person[] = [...EARLY, ...LATE].map(
  ([body, cloth, hat, hatCloth, hair, hairColour, skin, face, prop, build]) => ({
    body,
    cloth,
    hat,
    hatCloth,
    hair,
    hairColour,
    skin,
    face,
    prop,
    build,
  }),
)
