/** Who lives in the village: forty people, each with a hat, a garment, a thing in hand and colours of their own. */
import type { BodyName } from './bodies'
import type { HatName } from './hats'
import type { PropName } from './props'

export interface Look {
  readonly hat: HatName | 'none'
  readonly body: BodyName
  readonly prop: PropName | 'none'
  readonly main: string
  readonly second: string
  readonly third: string
  readonly felt: string
  readonly skin: string
  readonly hair: string
  readonly style: string
  /** A beard, or what else tells a face apart. */
  readonly marks: readonly string[]
  readonly wide: number
  readonly tall: number
}

const SKINS = ['#f4d0a8', '#e6b284', '#cc9060', '#9c663f', '#6e442c', '#f8dfc2']
const HAIRS = ['#20120e', '#57301a', '#a8602a', '#dcae58', '#b4aca2', '#f0ebe0']
const CLOTHS: Readonly<Record<string, string>> = {
  r: '#b8322c',
  o: '#d8742c',
  y: '#e8b844',
  g: '#2f6e48',
  l: '#8fae4c',
  t: '#2c8482',
  b: '#34659c',
  n: '#26355a',
  p: '#70386a',
  v: '#9a86b8',
  i: '#dc8c98',
  k: '#382a2c',
  w: '#f6ead0',
  s: '#968e88',
  m: '#7a4a2c',
  c: '#d8b886',
  a: '#84b4c4',
}

/** Hat, garment, thing; cloth main, second, third, felt; skin, hair; how it is cut; marks; width, height. */
const TABLE = `
scarf shawl basket prwr 0 5 none age.glasses 112 92
tyrol leder mug mwrg 1 2 short tache.smile 98 102
bollen dirndl flowers kwrr 0 1 braids lips 100 98
toque apron bread wbra 5 3 short none 122 95
top guild ladder kkyk 2 0 short none 90 104
wreath pinafore apple iwgy 1 3 long smile 90 84
fur fur lantern mosm 5 4 short full 116 101
bonnet gown yarn twyw 0 4 bun glasses 98 94
bobble knit kite rnwb 3 0 curls smile 92 88
wide cloak crook gcmk 1 4 long long.age 108 103
none leder pretzel gwoo 4 0 afro smile 104 99
kerchief smock hen bcwo 2 1 bob lips 110 96
flat barrel pipe ovkm 0 2 short walrus 126 94
coif robe book nwww 1 0 none glasses 100 97
hood cloak mushroom rwyr 0 3 bob freckles 92 90
tri guild horn bwyk 5 5 short stern 96 104
crown dirndl pail gwai 2 1 crown lips 106 99
night smock candle wbri 0 5 short long.age 102 93
straw apron pumpkin lmyy 3 0 short stub 112 98
none gown umbrella yrwk 4 0 bun lips 94 103
ears fur sack tmck 1 2 short full 120 96
scarf dirndl goose bwyo 5 3 none freckles 104 95
beret knit fiddle pwok 0 0 bob none 88 100
pointed robe clock rlym 2 5 short long.smile 98 91
braids pinafore heart awrw 1 2 braids freckles 88 86
wide loden broom skoc 3 4 short tache.age 104 100
tyrol gown pie rwlg 0 1 bun smile 110 97
flat apron ladle mayn 4 0 short goatee 100 102
bonnet shawl cat lywi 1 5 none age 116 89
none barrel cheese ywrk 5 4 bald tache 128 97
bobble leder sausage bwrl 2 3 short smile 94 93
fur loden bird prwk 0 0 long full 108 105
bollen gown stick nwlg 3 0 bun glasses.age 102 92
top barrel watch kgwp 1 4 short chops 114 101
straw dirndl can iyww 0 2 long smile 98 96
hood shawl jug mtwg 4 0 none lips 106 98
night knit pipe wgcb 1 1 short stub 96 101
tri cloak lantern krwr 2 5 short goatee 100 103
kerchief apron fish taww 5 2 bun none 118 94
beret loden pot owkr 3 1 curls walrus 92 98
`
  .trim()
  .split('\n')

const cloth = (key: string | undefined): string => CLOTHS[key ?? ''] ?? '#382a2c'

const people: readonly Look[] = TABLE.map((row) => {
  const [hat, body, prop, cloths = '', skin, hair, style = '', marks = '', wide, tall] =
    row.split(' ')
  return {
    hat: (hat === 'crown' || hat === 'braids' ? 'none' : hat) as Look['hat'],
    body: body as BodyName,
    prop: prop as Look['prop'],
    main: cloth(cloths[0]),
    second: cloth(cloths[1]),
    third: cloth(cloths[2]),
    felt: cloth(cloths[3]),
    skin: SKINS[Number(skin)] ?? '#e6b284',
    hair: HAIRS[Number(hair)] ?? '#57301a',
    style,
    marks: marks.split('.'),
    wide: Number(wide) / 100,
    tall: Number(tall) / 100,
  }
})

/** @param number from 0 on; further ones begin again */
export const person = (number: number): Look | undefined => people[number % people.length]
