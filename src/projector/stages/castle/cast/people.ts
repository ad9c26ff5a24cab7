/** Who lives at court: what each wears and holds, and the face above it. */
import type { BodyName } from './bodies'
import type { HatName } from './hats'
import type { PropName } from './props'

/** The cloths that the dyers of the town sell. */
const CLOTH = {
  lapis: '#2a56b4',
  vermilion: '#d63f28',
  verdigris: '#3c9a74',
  gold: '#e6ae34',
  madder: '#a3284a',
  cream: '#f3e6c4',
  plum: '#6a2f6e',
  azure: '#7fb0dc',
  moss: '#7c9440',
  rose: '#e58a96',
  russet: '#a8582c',
  ash: '#b8ab9a',
  navy: '#26346a',
  brown: '#75492c',
  teal: '#2c7c86',
  lilac: '#a78ac4',
  saffron: '#f08a2c',
  black: '#3a2a40',
} as const
const SKIN = {
  fair: '#f9dcbc',
  light: '#f0c79c',
  tan: '#dba878',
  olive: '#c48e5e',
  brown: '#9a6442',
  dark: '#744a34',
} as const
const HAIR = {
  black: '#221722',
  brown: '#553018',
  chestnut: '#8a4a20',
  ginger: '#c46a28',
  blond: '#e4b85c',
  grey: '#aaa09c',
  white: '#efe9de',
} as const

type HairCut = 'bowl' | 'page' | 'long' | 'braids' | 'curls' | 'bun' | 'tonsure' | 'none'
type Beard = 'none' | 'full' | 'forked' | 'goatee' | 'moustache' | 'long'
type FaceMark = 'lips' | 'age' | 'glasses' | 'freckles' | 'smile' | 'singing' | 'asleep' | 'rings'

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
  ['hennin', 'surcoat', 'rose', 'lapis vermilion gold', 'fair', 'blond', 'none', 'none', 'lips', 92, 98],
  ['liripipe', 'tunic', 'lute', 'verdigris madder gold', 'tan', 'brown', 'none', 'goatee', 'singing', 100, 100],
  ['toque', 'apron', 'loaf', 'cream cream russet', 'light', 'ginger', 'bowl', 'moustache', 'smile', 120, 96],
  ['bycocket', 'doublet', 'falcon', 'vermilion cream navy', 'dark', 'black', 'page', 'none', '', 94, 103],
  ['wimple', 'habit', 'book', 'navy cream gold', 'light', 'brown', 'none', 'none', 'smile', 102, 94],
  ['jester', 'motley', 'marotte', 'gold verdigris madder', 'fair', 'brown', 'none', 'none', 'smile', 92, 95],
  ['chaperon', 'houppelande', 'scroll', 'plum gold vermilion', 'olive', 'black', 'none', 'forked', '', 112, 102],
  ['wreath', 'kirtle', 'basket', 'moss cream rose', 'brown', 'black', 'braids', 'none', 'lips smile', 94, 92],
  ['coif', 'smock', 'goose', 'azure brown russet', 'fair', 'white', 'none', 'full', 'age', 108, 93],
  ['butterfly', 'houppelande', 'mirror', 'madder cream lapis', 'light', 'chestnut', 'none', 'none', 'lips rings', 98, 100],
  ['scholar', 'cloak', 'quill', 'black madder cream', 'tan', 'grey', 'page', 'long', 'glasses age', 104, 101],
  ['bare', 'tunic', 'broom', 'saffron navy teal', 'light', 'ginger', 'curls', 'none', 'freckles smile', 90, 88],
  ['cowl', 'habit', 'candle', 'brown brown cream', 'olive', 'brown', 'none', 'full', 'age', 114, 97],
  ['roll', 'surcoat', 'lapdog', 'rose plum gold', 'dark', 'black', 'long', 'none', 'lips rings', 94, 97],
  ['sugarloaf', 'tabard', 'banner', 'lapis gold vermilion', 'fair', 'brown', 'page', 'moustache', '', 100, 104],
  ['straw', 'smock', 'rake', 'cream moss brown', 'tan', 'blond', 'bowl', 'none', 'freckles', 104, 95],
  ['crespine', 'kirtle', 'chalice', 'vermilion gold cream', 'fair', 'black', 'none', 'none', 'lips', 96, 99],
  ['pilgrim', 'cloak', 'lantern', 'russet ash teal', 'brown', 'white', 'page', 'forked', 'age', 102, 98],
  ['bonnet', 'doublet', 'pipe', 'lilac saffron verdigris', 'light', 'chestnut', 'page', 'none', 'singing', 92, 97],
  ['veil', 'apron', 'jug', 'teal cream rose', 'olive', 'brown', 'none', 'none', 'smile', 116, 92],
  ['tonsure', 'habit', 'cheese', 'black cream brown', 'fair', 'brown', 'tonsure', 'none', 'smile', 122, 93],
  ['hennin', 'houppelande', 'lute', 'verdigris azure gold', 'tan', 'black', 'none', 'none', 'lips', 90, 101],
  ['liripipe', 'smock', 'lantern', 'madder ash navy', 'light', 'grey', 'none', 'full', 'age', 106, 94],
  ['bare', 'kirtle', 'distaff', 'gold lapis cream', 'fair', 'blond', 'braids', 'none', 'freckles smile', 90, 89],
  ['chaperon', 'doublet', 'chalice', 'navy rose gold', 'brown', 'black', 'none', 'goatee', 'smile', 98, 101],
  ['coif', 'apron', 'fish', 'vermilion cream navy', 'tan', 'black', 'none', 'moustache', '', 112, 98],
  ['wimple', 'houppelande', 'rose', 'ash plum cream', 'fair', 'white', 'none', 'none', 'age glasses smile', 104, 90],
  ['bycocket', 'tunic', 'falcon', 'moss saffron brown', 'light', 'blond', 'page', 'goatee', 'freckles', 96, 102],
  ['butterfly', 'surcoat', 'scroll', 'gold navy vermilion', 'olive', 'brown', 'none', 'none', 'lips', 92, 98],
  ['jester', 'motley', 'drum', 'vermilion azure cream', 'brown', 'black', 'none', 'none', 'singing', 96, 98],
  ['sugarloaf', 'cloak', 'book', 'teal brown gold', 'fair', 'white', 'page', 'long', 'glasses age', 98, 103],
  ['wreath', 'tunic', 'pipe', 'rose verdigris lapis', 'dark', 'black', 'curls', 'none', 'singing', 92, 93],
  ['toque', 'smock', 'goose', 'cream madder teal', 'olive', 'grey', 'bowl', 'none', 'asleep', 118, 94],
  ['crespine', 'houppelande', 'mirror', 'lapis cream rose', 'brown', 'black', 'none', 'none', 'lips rings', 100, 99],
  ['bonnet', 'tabard', 'drum', 'madder cream navy', 'light', 'ginger', 'page', 'none', 'freckles', 98, 97],
  ['roll', 'kirtle', 'lapdog', 'azure vermilion cream', 'tan', 'chestnut', 'long', 'none', 'lips smile', 98, 95],
  ['cowl', 'habit', 'jug', 'ash cream russet', 'light', 'white', 'none', 'long', 'age smile', 110, 95],
  ['straw', 'apron', 'basket', 'lilac cream moss', 'dark', 'black', 'braids', 'none', 'smile', 98, 91],
  ['pilgrim', 'tunic', 'cheese', 'plum russet gold', 'fair', 'ginger', 'bowl', 'full', 'smile', 110, 96],
  ['scholar', 'houppelande', 'quill', 'vermilion black gold', 'olive', 'black', 'page', 'none', 'glasses', 96, 102],
]

const words = (text: string): readonly string[] => (text ? text.split(' ') : [])
const cloth = (name: string | undefined): string => CLOTH[(name ?? 'cream') as keyof typeof CLOTH]

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
