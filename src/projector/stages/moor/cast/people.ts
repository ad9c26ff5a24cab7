/** Who lives on the moor: what each wears and holds, and the face above it. */
import type { BodyName } from './bodies'
import type { HatName } from './hats'
import type { PropName } from './props'

const CLOTH = {
  yellow: '#e3b23c',
  ochre: '#b9822f',
  rust: '#a8502e',
  red: '#b8392f',
  moss: '#5f7a3a',
  reed: '#93a04e',
  pine: '#2f5a48',
  teal: '#2f7a78',
  sky: '#8db6bd',
  blue: '#3d6488',
  navy: '#27384f',
  cream: '#ece0c2',
  straw: '#d3b673',
  peat: '#5a4232',
  grey: '#8d9490',
  slate: '#4f5d63',
  plum: '#6a3a55',
  rose: '#d49a92',
  heather: '#9a82ac',
  black: '#2b2c30',
} as const
const SKIN = {
  fair: '#f7dcc0',
  rosy: '#f2c4a6',
  tan: '#dca678',
  olive: '#c18e60',
  brown: '#97623f',
  dark: '#6b432c',
} as const
const HAIR = {
  black: '#1f1b1d',
  brown: '#4e3220',
  chestnut: '#84491f',
  ginger: '#c26a2a',
  blond: '#dcb566',
  grey: '#a3a29c',
  white: '#ece8dc',
} as const

export type HairCut = 'none' | 'short' | 'long' | 'bob' | 'bun' | 'braids' | 'curls' | 'shock'
export type Beard =
  'none' | 'full' | 'long' | 'chin' | 'walrus' | 'curled' | 'stubble' | 'sideburns'
export type Mark =
  | 'lips'
  | 'age'
  | 'glasses'
  | 'freckles'
  | 'smile'
  | 'sleepy'
  | 'singing'
  | 'nose'
  | 'pipe'
  | 'earring'

export interface Look {
  readonly hat: HatName
  readonly body: BodyName
  readonly prop: PropName
  readonly cloths: readonly [string, string, string]
  readonly skin: string
  readonly hair: string
  readonly cut: HairCut
  readonly beard: Beard
  readonly marks: readonly Mark[]
  readonly wide: number
  readonly tall: number
  /** Stands on stilts, as one does where there is no path. */
  readonly stilts: boolean
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
  ['souwester', 'oilskin', 'lantern', 'yellow ochre navy', 'rosy', 'white', 'short', 'full', 'nose smile', 110, 98],
  ['bonnet', 'gown', 'eggs', 'plum cream rose', 'fair', 'chestnut', 'bun', 'none', 'lips', 94, 98],
  ['bobble', 'jersey', 'net', 'cream blue navy', 'tan', 'ginger', 'short', 'stubble', 'smile', 100, 103],
  ['reedhat', 'reedcoat', 'bundle', 'straw moss peat', 'olive', 'grey', 'none', 'chin', 'age', 112, 94],
  ['headscarf', 'shawl', 'herbs', 'red moss ochre', 'fair', 'white', 'none', 'none', 'age nose', 106, 88],
  ['tophat', 'frock', 'book', 'black grey cream', 'fair', 'black', 'short', 'sideburns', 'glasses', 90, 106],
  ['straw', 'waders', 'eel', 'moss sky reed', 'brown', 'black', 'short', 'none', 'smile', 104, 100],
  ['none', 'pinafore', 'frog', 'rose cream teal', 'fair', 'ginger', 'braids', 'none', 'freckles smile', 86, 86],
  ['peaked', 'jacket', 'pole', 'navy red grey', 'tan', 'grey', 'short', 'walrus', 'pipe', 112, 101],
  ['net', 'smock', 'skep', 'cream straw moss', 'rosy', 'brown', 'none', 'none', 'smile', 100, 96],
  ['hood', 'cloak', 'crook', 'pine heather ochre', 'olive', 'white', 'none', 'long', 'age', 108, 103],
  ['wreath', 'apron', 'lily', 'sky cream heather', 'dark', 'black', 'curls', 'none', 'lips earring', 92, 95],
  ['flatcap', 'waistcoat', 'accordion', 'cream rust peat', 'rosy', 'brown', 'short', 'curled', 'singing', 108, 97],
  ['mobcap', 'shawl', 'kettle', 'blue cream rust', 'tan', 'grey', 'none', 'none', 'glasses smile', 114, 90],
  ['feather', 'oilskin', 'fiddle', 'moss peat red', 'brown', 'black', 'long', 'none', 'sleepy', 92, 102],
  ['none', 'jersey', 'basket', 'red cream slate', 'fair', 'blond', 'shock', 'none', 'freckles', 98, 92],
  ['souwester', 'waders', 'oar', 'rust yellow slate', 'olive', 'black', 'short', 'full', '', 114, 100],
  ['beret', 'gown', 'umbrella', 'teal black cream', 'dark', 'black', 'bob', 'none', 'lips earring', 88, 101],
  ['bowler', 'jacket', 'clock', 'plum ochre grey', 'fair', 'white', 'short', 'walrus', 'glasses age', 106, 94],
  ['straw', 'apron', 'goose', 'yellow red cream', 'rosy', 'blond', 'braids', 'none', 'smile freckles', 102, 93],
  ['earflaps', 'reedcoat', 'rope', 'reed peat navy', 'tan', 'chestnut', 'none', 'full', 'nose', 110, 97],
  ['veil', 'frock', 'candle', 'slate cream heather', 'fair', 'black', 'none', 'none', 'sleepy', 92, 99],
  ['bobble', 'smock', 'lantern', 'teal yellow peat', 'brown', 'grey', 'none', 'chin', 'age smile', 100, 100],
  ['none', 'waistcoat', 'pie', 'sky pine peat', 'dark', 'black', 'curls', 'curled', 'smile', 116, 96],
  ['headscarf', 'pinafore', 'bundle', 'ochre teal cream', 'olive', 'black', 'none', 'none', 'lips', 94, 94],
  ['tricorn', 'cloak', 'birdcage', 'red navy straw', 'rosy', 'white', 'long', 'none', 'glasses nose', 102, 101],
  ['peaked', 'oilskin', 'horn', 'slate red cream', 'fair', 'ginger', 'short', 'sideburns', 'freckles', 98, 104],
  ['reedhat', 'apron', 'mushrooms', 'heather straw moss', 'tan', 'white', 'bun', 'none', 'age smile', 104, 87],
  ['flatcap', 'waders', 'net', 'peat cream ochre', 'dark', 'white', 'short', 'stubble', 'pipe', 106, 98],
  ['bonnet', 'shawl', 'knitting', 'moss rose plum', 'brown', 'black', 'none', 'none', 'smile', 98, 92],
  ['tophat', 'reedcoat', 'broom', 'ochre black rust', 'rosy', 'ginger', 'shock', 'stubble', 'nose sleepy', 96, 100],
  ['beret', 'jersey', 'duck', 'navy cream rust', 'fair', 'chestnut', 'bob', 'none', 'freckles lips', 90, 95],
  ['earflaps', 'jacket', 'eel', 'pine cream peat', 'olive', 'black', 'short', 'curled', 'smile', 120, 99],
  ['wreath', 'gown', 'fiddle', 'cream rose moss', 'rosy', 'blond', 'long', 'none', 'lips', 88, 100],
  ['hood', 'smock', 'frog', 'red reed navy', 'dark', 'black', 'none', 'none', 'smile', 88, 85],
  ['souwester', 'shawl', 'mug', 'sky yellow plum', 'tan', 'grey', 'none', 'none', 'age nose', 108, 94],
  ['bowler', 'waistcoat', 'basket', 'rust sky black', 'brown', 'black', 'short', 'none', 'earring', 94, 105],
  ['net', 'frock', 'herbs', 'moss straw cream', 'fair', 'grey', 'none', 'none', 'glasses', 100, 98],
  ['feather', 'jacket', 'accordion', 'ochre plum navy', 'tan', 'blond', 'short', 'chin', 'singing', 100, 97],
  ['none', 'cloak', 'lily', 'blue cream grey', 'fair', 'white', 'bun', 'none', 'age lips', 98, 96],
]
/** Those who walk on stilts. */
const RAISED: readonly number[] = [15, 22, 36]

const words = (text: string): readonly string[] => (text ? text.split(' ') : [])
const cloth = (name: string | undefined): string => CLOTH[(name ?? 'cream') as keyof typeof CLOTH]

/** @param number from 0 on; further ones begin again */
export function person(number: number): Look {
  const index = number % ROWS.length
  const [hat, body, prop, cloths, skin, hair, cut, beard, marks, wide, tall] =
    ROWS[index] ?? (ROWS[0] as Row)
  const [main, second, third] = words(cloths)
  return {
    hat,
    body,
    prop,
    cloths: [cloth(main), cloth(second), cloth(third)],
    skin: SKIN[skin],
    hair: HAIR[hair],
    cut,
    beard,
    marks: words(marks) as readonly Mark[],
    wide: wide / 100,
    tall: tall / 100,
    stilts: RAISED.includes(index),
  }
}
