/** Forty who are about in the port: traders, pilots, mechanics, singers, machines. Nobody's look says what they are in a game. */
import { LOOKS } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'

const SKINS = {
  pale: '#f8dcc0',
  peach: '#f2c096',
  tan: '#d8996a',
  brown: '#a9683f',
  dark: '#74432b',
  teal: '#49b3aa',
  lilac: '#b596e2',
  coral: '#f2876c',
  ochre: '#e6b44c',
  mint: '#9ad9a8',
  rose: '#f3a3bb',
  blue: '#6b9ce2',
  stone: '#c4bba8',
  lime: '#b8cc58',
  steel: '#c9d6dc',
}
const CLOTHS = {
  coral: '#ef5b44',
  cream: '#fbe7c2',
  teal: '#1c8b90',
  navy: '#2a4080',
  mustard: '#f1b12f',
  magenta: '#d83a88',
  mint: '#8ed6b8',
  plum: '#71337f',
  rust: '#b84a2b',
  sky: '#68c2e2',
  olive: '#83913a',
  ink: '#38305c',
  rose: '#f69aa2',
  orange: '#f6842e',
}
const HAIRS = {
  black: '#241c30',
  brown: '#5d3322',
  red: '#c24a24',
  white: '#f0e8dc',
  blond: '#e9bc5a',
  grey: '#a49cae',
  blue: '#3c62c4',
  pink: '#ea5c9c',
}

export type Head =
  | 'human'
  | 'eyes'
  | 'reed'
  | 'box'
  | 'screen'
  | 'ball'
  | 'mushroom'
  | 'moth'
  | 'diver'
  | 'bird'
  | 'bowl'
  | 'cyclops'
  | 'gecko'
  | 'cactus'
  | 'jelly'
  | 'crescent'
  | 'crystal'
export type Hair =
  'bald' | 'short' | 'bob' | 'braids' | 'afro' | 'bun' | 'long' | 'mohawk' | 'dreads'
export type Hat =
  | 'none'
  | 'pilot'
  | 'turban'
  | 'sunhat'
  | 'visor'
  | 'antenna'
  | 'bobbles'
  | 'chef'
  | 'hood'
  | 'pill'
  | 'scarf'
  | 'band'
  | 'cone'
  | 'cap'
  | 'headset'
  | 'wreath'
  | 'helmet'
  | 'propeller'
export type Body =
  | 'jumpsuit'
  | 'apron'
  | 'robe'
  | 'dress'
  | 'coat'
  | 'tunic'
  | 'dungarees'
  | 'poncho'
  | 'suit'
  | 'vest'
  | 'box'
  | 'ball'
export type Prop =
  | 'none'
  | 'case'
  | 'mug'
  | 'staff'
  | 'oil'
  | 'basket'
  | 'ledger'
  | 'can'
  | 'wrench'
  | 'mic'
  | 'kite'
  | 'lantern'
  | 'ladle'
  | 'balloon'
  | 'guitar'
  | 'tray'
  | 'umbrella'
  | 'broom'
  | 'crate'
  | 'telescope'
  | 'fan'
  | 'globe'
  | 'plant'
  | 'accordion'

export interface Look {
  readonly head: Head
  readonly hair: Hair
  readonly hat: Hat
  readonly body: Body
  readonly prop: Prop
  readonly skin: string
  readonly hairInk: string
  readonly main: string
  readonly second: string
  readonly third: string
  readonly wide: number
  readonly tall: number
  readonly beard: 'none' | 'full' | 'lip' | 'chin'
  /** Which eyes and which mouth. */
  readonly face: number
  readonly light: string
}

/** head hair hat body prop skin hair-ink main second third wide tall beard */
const ROWS = `
human bob pilot jumpsuit case tan brown coral cream navy 1 1 none
eyes bald none apron mug teal black navy cream mustard 1.2 .98 none
human short turban robe staff dark white mustard rust teal 1.05 1 full
box bald none box oil steel black sky navy coral 1 .94 none
human braids sunhat dress basket peach red magenta cream teal .95 .97 none
reed bald visor coat ledger lilac black olive cream plum .88 .94 none
mushroom bald none tunic can pale black teal mustard coral 1.08 .9 none
human mohawk none dungarees wrench peach pink ink orange mint .96 1.03 none
moth bald none dress mic rose white plum cream mustard .92 .98 none
human short antenna poncho kite tan black mint coral navy .9 .8 none
diver bald none suit lantern brown black orange cream teal 1.12 1 none
human bald chef apron ladle ochre brown cream teal coral 1.14 .98 lip
human short hood robe lantern dark black rose rust cream 1 .98 none
ball bald none ball balloon steel black coral cream teal 1.15 .9 none
human afro none vest guitar dark black sky magenta cream .98 1 none
bird bald none jumpsuit tray blue black mustard navy coral 1 1.02 none
human bald pill coat umbrella pale grey plum mustard cream 1.1 .96 lip
bowl bald none suit case coral black mint navy coral 1.04 .98 none
human bun scarf poncho broom brown white rust cream teal 1.04 .92 none
cyclops bald none vest crate lime black coral navy cream 1.2 1 none
screen bald none box tray steel black magenta cream sky .96 1 none
human dreads band tunic telescope brown black cream olive orange .98 1.05 chin
gecko bald none robe fan mint black teal coral cream 1 1 none
human long cone coat globe pale blond rose navy mustard .92 1 none
cactus bald none poncho mug lime black orange cream magenta 1.05 .97 none
human short cap dungarees plant tan red teal cream coral 1.02 1 full
jelly bald none dress lantern lilac black sky rose navy .95 1 none
human bob headset jumpsuit ledger peach grey olive orange cream 1 .98 none
crescent bald none coat umbrella ochre black navy rose cream .98 1.02 none
human braids bobbles dress balloon dark brown orange sky cream .9 .8 none
ball bald propeller ball plant steel black mustard teal coral 1.1 .92 none
human short scarf apron basket brown black rust mint cream 1.2 .98 full
crystal bald none robe staff blue black ink magenta sky .98 1.02 none
human long sunhat vest accordion tan black coral teal mustard .98 .98 none
mushroom bald none poncho broom peach black cream plum teal 1 .88 none
human short helmet suit case pale brown cream coral sky 1.06 1 none
reed bald pill dress fan coral black mint plum mustard .9 .9 none
eyes bald turban coat telescope lilac black mustard teal rose 1.12 1 none
human long wreath robe can peach blue sky mint magenta .94 1 none
box bald none box broom steel black mustard ink teal 1.06 .97 none
`

const inked = (table: Readonly<Record<string, string>>, name: string | undefined): string =>
  table[name ?? ''] ?? '#888888'

function lookOf(row: string, at: number): Look {
  const [head, hair, hat, body, prop, skin, hairInk, main, second, third, wide, tall, beard] =
    row.split(' ')
  return {
    head: head as Head,
    hair: hair as Hair,
    hat: hat as Hat,
    body: body as Body,
    prop: prop as Prop,
    skin: inked(SKINS, skin),
    hairInk: inked(HAIRS, hairInk),
    main: inked(CLOTHS, main),
    second: inked(CLOTHS, second),
    third: inked(CLOTHS, third),
    wide: Number(wide),
    tall: Number(tall),
    beard: beard as Look['beard'],
    face: at,
    light: [CYAN, MAGENTA, AMBER][at % 3] ?? CYAN,
  }
}

const looks: readonly Look[] = ROWS.trim().split('\n').map(lookOf)

/** The look of that number; they begin anew after the last. */
export function lookAt(at: number): Look {
  return (
    looks[at % LOOKS] ??
    lookOf('human short none tunic none tan brown coral cream navy 1 1 none', at)
  )
}
