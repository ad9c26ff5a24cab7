/** Who lives in Palermo: townspeople, and paladins of the puppet theatre; what each wears and holds, and the face above it. */
import type { BodyName } from './bodies'
import type { HatName } from './hats'
import type { PropName } from './props'

/** The cloths that are sold in Palermo. */
export const CLOTH = {
  red: '#c4302a',
  amber: '#e2a233',
  blue: '#2f6690',
  green: '#3d7a52',
  cream: '#efdcb4',
  plum: '#6a2950',
  rust: '#b85c2c',
  navy: '#2a3d5c',
  wine: '#8f2338',
  straw: '#d9c08a',
  teal: '#3f8080',
  brown: '#7b4a2b',
  black: '#33232e',
  rose: '#d98a8c',
  sky: '#8fb6cf',
  olive: '#7d7a3c',
  lilac: '#9a7fb4',
  coral: '#e5704f',
} as const
const SKIN = {
  fair: '#f6d6b2',
  light: '#eebf92',
  tan: '#d9a06e',
  olive: '#c38a58',
  brown: '#9c6440',
  dark: '#7a4a30',
} as const
const HAIR = {
  black: '#1d1418',
  brown: '#4a2416',
  chestnut: '#7c3f1d',
  ginger: '#b4602a',
  blond: '#d8ab5c',
  grey: '#a69a92',
  white: '#e9e2d6',
} as const

export type Cloth = keyof typeof CLOTH
export type HairCut = 'short' | 'long' | 'bob' | 'bun' | 'braids' | 'curls' | 'none'
export type Beard =
  'none' | 'full' | 'goatee' | 'long' | 'handlebar' | 'walrus' | 'pencil' | 'stubble'
/** Lips are painted; age draws its lines; glasses are round. */
export type FaceMark =
  'lips' | 'age' | 'glasses' | 'freckles' | 'monocle' | 'earrings' | 'smile' | 'sleepy' | 'singing'

export interface Look {
  readonly hat: HatName
  readonly body: BodyName
  readonly prop: PropName
  readonly cloths: readonly [string, string, string]
  readonly skin: string
  readonly hair: string
  readonly cut: HairCut
  readonly beard: Beard
  readonly marks: readonly FaceMark[]
  readonly wide: number
  readonly tall: number
}

type Row = readonly [
  HatName,
  BodyName,
  PropName,
  string,
  keyof typeof SKIN,
  keyof typeof HAIR,
  HairCut,
  Beard,
  string,
  number,
  number,
]

/** Hat, body, what is held, cloths, skin, hair and its cut, beard, marks of the face, width and height in percent. */
// prettier-ignore
const ROWS: readonly Row[] = [
  ['plume', 'armour', 'banner', 'red amber red', 'light', 'black', 'short', 'goatee', '', 106, 103],
  ['coppola', 'vest', 'lemons', 'cream green brown', 'tan', 'brown', 'short', 'walrus', 'smile', 112, 96],
  ['mantilla', 'dress', 'fan', 'wine black rose', 'light', 'black', 'long', 'none', 'lips earrings', 94, 100],
  ['saturno', 'cassock', 'book', 'black wine cream', 'fair', 'grey', 'short', 'none', 'glasses age', 118, 95],
  ['cloche', 'flapper', 'rose', 'teal amber cream', 'fair', 'chestnut', 'bob', 'none', 'lips', 88, 99],
  ['stocking', 'striped', 'fish', 'cream navy navy', 'olive', 'white', 'none', 'full', 'age smile', 108, 97],
  ['crown', 'robe', 'sceptre', 'plum cream amber', 'light', 'white', 'short', 'long', 'age', 108, 104],
  ['wreath', 'apron', 'basket', 'amber red cream', 'tan', 'brown', 'braids', 'none', 'lips smile', 96, 94],
  ['bowler', 'suit', 'cane', 'brown olive red', 'fair', 'ginger', 'short', 'handlebar', 'monocle', 110, 101],
  ['veil', 'habit', 'candle', 'navy cream cream', 'light', 'black', 'none', 'none', 'smile', 98, 95],
  ['toque', 'baker', 'bread', 'cream coral sky', 'light', 'black', 'short', 'pencil', 'smile', 120, 98],
  ['feather', 'doublet', 'mandolin', 'blue amber navy', 'brown', 'black', 'curls', 'none', 'singing', 92, 100],
  ['scarf', 'shawl', 'birdcage', 'green rust straw', 'olive', 'white', 'bun', 'none', 'age', 104, 90],
  ['turban', 'kaftan', 'lamp', 'amber teal red', 'dark', 'black', 'none', 'goatee', 'earrings', 104, 103],
  ['boater', 'suit', 'paper', 'straw sky wine', 'fair', 'blond', 'short', 'none', 'freckles smile', 90, 98],
  ['tiara', 'gown', 'mirror', 'rose plum amber', 'fair', 'blond', 'long', 'none', 'lips', 96, 99],
  ['peaked', 'uniform', 'bell', 'navy amber red', 'tan', 'black', 'short', 'handlebar', '', 100, 102],
  ['hood', 'robe', 'crook', 'brown straw cream', 'olive', 'brown', 'none', 'full', 'age', 112, 96],
  ['bare', 'flapper', 'gelato', 'coral cream wine', 'dark', 'black', 'curls', 'none', 'lips earrings', 92, 97],
  ['tricorn', 'coat', 'globe', 'green cream amber', 'light', 'white', 'long', 'none', 'glasses', 98, 100],
  ['straw', 'apron', 'grapes', 'lilac olive cream', 'tan', 'chestnut', 'braids', 'none', 'freckles', 98, 93],
  ['fez', 'vest', 'tambourine', 'coral plum navy', 'brown', 'black', 'short', 'handlebar', 'smile', 102, 98],
  ['mitre', 'cope', 'crook', 'cream red amber', 'fair', 'white', 'short', 'long', 'age', 106, 101],
  ['ribbon', 'dress', 'umbrella', 'sky cream rose', 'light', 'ginger', 'curls', 'none', 'freckles smile', 90, 92],
  ['tophat', 'coat', 'flute', 'plum black cream', 'light', 'black', 'short', 'pencil', '', 92, 106],
  ['bare', 'striped', 'oar', 'cream red blue', 'dark', 'black', 'short', 'stubble', 'smile', 114, 101],
  ['comb', 'gown', 'fan', 'black red amber', 'olive', 'black', 'bun', 'none', 'lips earrings', 98, 100],
  ['jester', 'motley', 'puppet', 'red green amber', 'fair', 'brown', 'none', 'none', 'smile', 94, 95],
  ['fedora', 'coat', 'suitcase', 'straw brown wine', 'tan', 'brown', 'short', 'stubble', 'sleepy', 100, 103],
  ['scarf', 'apron', 'hen', 'blue red cream', 'light', 'brown', 'bun', 'none', 'lips', 116, 93],
  ['plume', 'armour', 'shield', 'blue cream teal', 'brown', 'black', 'short', 'full', '', 104, 102],
  ['lace', 'shawl', 'knitting', 'plum cream lilac', 'fair', 'white', 'bun', 'none', 'glasses age smile', 100, 88],
  ['coppola', 'suit', 'accordion', 'olive rust amber', 'olive', 'grey', 'short', 'walrus', 'singing', 108, 97],
  ['cloche', 'gown', 'parasol', 'amber wine cream', 'brown', 'black', 'bob', 'none', 'lips earrings', 90, 101],
  ['stocking', 'vest', 'net', 'teal red straw', 'tan', 'ginger', 'short', 'full', 'freckles', 104, 99],
  ['veil', 'habit', 'cakes', 'brown cream cream', 'tan', 'black', 'none', 'none', 'glasses smile', 112, 92],
  ['bare', 'uniform', 'trumpet', 'red navy amber', 'light', 'blond', 'short', 'handlebar', 'singing', 98, 101],
  ['straw', 'baker', 'watermelon', 'green amber straw', 'olive', 'black', 'short', 'none', 'smile', 106, 91],
  ['tiara', 'armour', 'banner', 'rose sky amber', 'tan', 'chestnut', 'braids', 'none', 'lips', 94, 98],
  ['turban', 'robe', 'book', 'navy coral straw', 'brown', 'white', 'none', 'long', 'age', 104, 104],
]

const words = (text: string): readonly string[] => (text ? text.split(' ') : [])
const cloth = (name: string | undefined): string => CLOTH[(name ?? 'cream') as Cloth]

/** @param look from 0 on; further ones begin again */
export function person(look: number): Look {
  const [hat, body, prop, cloths, skin, hair, hairCut, beard, marks, wide, tall] =
    ROWS[look % ROWS.length] ?? (ROWS[0] as Row)
  const [main, second, third] = words(cloths)
  return {
    hat,
    body,
    prop,
    cloths: [cloth(main), cloth(second), cloth(third)],
    skin: SKIN[skin],
    hair: HAIR[hair],
    cut: hairCut,
    beard,
    marks: words(marks) as readonly FaceMark[],
    wide: wide / 100,
    tall: tall / 100,
  }
}
