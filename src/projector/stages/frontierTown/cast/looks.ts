/** Who lives in the town: forty people, each with a hat, a garment, a thing in hand and colours of their own. */
export interface Look {
  readonly hat: string
  readonly body:
    | 'coat'
    | 'vest'
    | 'overalls'
    | 'apron'
    | 'dress'
    | 'bustle'
    | 'blanket'
    | 'poncho'
    | 'uniform'
    | 'robe'
  readonly prop: string
  /** Cloth: the main garment, what is below or over it, and what is bright. */
  readonly cloth: readonly [main: string, second: string, third: string]
  readonly felt: string
  readonly skin: string
  readonly hair: string
  readonly style: string
  readonly beard: string
  readonly wide: number
  readonly tall: number
}

const SKINS = ['#f2cba2', '#e2ad80', '#c98c5e', '#9a6440', '#6b412b', '#f6d9bb']
const HAIRS = ['#1f1210', '#5a2c16', '#a8582a', '#d9a64e', '#b9b0a6', '#efe9de']
const CLOTHS: Readonly<Record<string, string>> = {
  r: '#b3322a',
  o: '#d9752e',
  y: '#e6b23f',
  g: '#3f7a4f',
  t: '#2b8a86',
  b: '#2f5d8f',
  n: '#26324f',
  p: '#6d3560',
  k: '#3a2a2c',
  w: '#f3e6c8',
  s: '#9a8f86',
  m: '#7d4a2a',
  c: '#dcbf8c',
  i: '#d98a94',
  l: '#a9c47a',
  a: '#7fb4c4',
}
const cloth = (key: string | undefined): string => CLOTHS[key ?? ''] ?? '#3a2a2c'

/** hat body prop cloths felt skin hair style beard wide tall */
const TABLE = `
kerchief dress laundry awr r 0 2 bun none 108 96
kepi uniform watch nyo n 1 0 short tache 92 102
slouch vest pan mcr m 0 4 short long 100 94
flatcap vest banjo twy k 4 0 short none 96 100
tophat coat flowers kwp k 5 4 short chops 84 108
none dress bell pgw k 0 1 topknot glasses 88 102
braids blanket pot rwt y 2 0 braids none 102 97
cap robe ladle bwt k 1 0 short goatee 96 95
captain uniform spyglass nyw w 0 5 short full 112 101
bandana apron shoe mks r 3 0 bald tache 124 103
stetson vest lasso ocb c 1 3 long none 94 104
visor vest notes wkr g 0 1 short tache 88 103
straw overalls hen bwr y 5 2 pigtails none 102 95
veil robe honey cwy c 0 4 short none 108 98
bowler coat camera syk k 2 0 short tache 98 98
plume bustle parasol iwp p 0 1 curls none 92 103
sombrero poncho squeeze gry c 2 0 short tache 106 96
coonskin coat fish mcg m 0 2 long full 110 100
toque apron pie wra w 1 1 short none 118 94
bonnet dress yarn twc w 5 5 bun glasses 104 90
kepi vest letter ybk r 3 0 short none 86 99
tiara bustle fan rwy y 4 0 curls none 112 101
souwester coat lantern yko y 0 5 short full 104 98
knit overalls rod tws b 1 2 short stubble 100 102
braids blanket hamper pcy r 3 4 braids none 96 99
slouch coat map cmk m 5 3 short tache 90 106
stack coat none oyk k 2 0 short goatee 96 100
wreath dress balloon yiw g 0 3 pigtails none 84 84
tophat vest fork rkc p 1 4 short chops 94 104
knit coat bottle nsw r 0 5 bald full 116 95
kerchief dress jug gwo y 3 0 long none 98 100
bowler apron boot tmk s 5 1 short tache 102 101
bonnet bustle umbrella kws k 1 4 bun none 90 98
beret robe brush ary b 0 2 bob none 94 102
visor apron clock psy k 4 5 short glasses 100 95
sombrero poncho carrot oya m 3 0 short none 112 92
none vest fiddle bkw k 2 1 afro none 90 104
maid dress candle kwr w 5 0 bob none 94 98
helmet coat stone cgm c 0 2 long glasses 98 100
goggles coat kite rck m 1 3 short none 100 99
`
  .trim()
  .split('\n')

const looks: readonly Look[] = TABLE.map((row) => {
  const [
    hat = '',
    body = '',
    prop = '',
    cloths = '',
    felt,
    skin,
    hair,
    style = '',
    beard = '',
    wide,
    tall,
  ] = row.split(' ')
  return {
    hat,
    body: body as Look['body'],
    prop,
    cloth: [cloth(cloths[0]), cloth(cloths[1]), cloth(cloths[2])],
    felt: cloth(felt),
    skin: SKINS[Number(skin)] ?? '#e2ad80',
    hair: HAIRS[Number(hair)] ?? '#1f1210',
    style,
    beard,
    wide: Number(wide) / 100,
    tall: Number(tall) / 100,
  }
})

export const lookOf = (number: number): Look | undefined => looks[number % looks.length]
