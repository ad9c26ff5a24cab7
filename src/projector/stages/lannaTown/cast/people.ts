/** Forty townspeople: what tells each from the others. */
import type { BodyName } from './clothes'
import type { HairName } from './heads'
import type { HatName } from './hats'
import type { PropName } from './props'

export interface Look {
  readonly hat: HatName
  readonly hair: HairName
  readonly body: BodyName
  readonly prop: PropName
  readonly main: string
  readonly second: string
  readonly third: string
  readonly skin: string
  readonly locks: string
  readonly wide: number
  readonly tall: number
  /** Which way they look. */
  readonly turn: 1 | -1
  readonly beard: boolean
  readonly moustache: boolean
  readonly glasses: boolean
  readonly old: boolean
  readonly lips: boolean
}

const CLOTH: Readonly<Record<string, string>> = {
  r: '#c9352e',
  o: '#e27a2c',
  y: '#efb640',
  g: '#398a54',
  t: '#259694',
  b: '#2f66ac',
  i: '#2c3678',
  v: '#704096',
  m: '#bb326f',
  p: '#f098ac',
  w: '#f6e8ca',
  n: '#80502f',
  k: '#3a2833',
  l: '#a8b945',
  s: '#88bada',
  c: '#d9a478',
}
const SKIN = ['#f4cfa4', '#e2ae7e', '#cb8e60', '#ab7048', '#8b573a', '#f7dcbc']
const LOCKS: Readonly<Record<string, string>> = {
  b: '#1f1116',
  d: '#3a1f18',
  n: '#6a3a1e',
  g: '#a9a19c',
  w: '#efe8dc',
  a: '#9a4a22',
  y: '#dca84e',
}

/** hat, hair, body, prop; three cloths, skin, hair, width and height in per cent, and: b beard, m moustache, s glasses, o old, l lips. */
type Row = readonly [
  HatName,
  HairName,
  BodyName,
  PropName,
  string,
  number,
  string,
  number,
  number,
  string,
]
const ROWS: readonly Row[] = [
  ['cone', 'bun', 'sin', 'mangoes', 'gyr', 1, 'b', 98, 97, 'l'],
  ['cap', 'short', 'jacket', 'wheel', 'bwo', 2, 'b', 112, 100, 'm'],
  ['chada', 'none', 'sabai', 'fan', 'myt', 5, 'b', 90, 101, 'l'],
  ['bare', 'curls', 'shawl', 'basket', 'vpw', 2, 'g', 112, 88, 'sol'],
  ['wrap', 'short', 'jong', 'drum', 'oiy', 3, 'b', 104, 103, 'b'],
  ['visor', 'bob', 'tee', 'ice', 'sro', 0, 'y', 92, 96, 'l'],
  ['silver', 'long', 'hill', 'flowers', 'krt', 1, 'b', 94, 95, 'l'],
  ['brim', 'short', 'mohom', 'net', 'irc', 4, 'b', 104, 101, ''],
  ['orchids', 'bun', 'sabai', 'umbrella', 'pgy', 0, 'd', 92, 98, 'l'],
  ['bare', 'bald', 'robe', 'cage', 'won', 2, 'w', 100, 99, 'bo'],
  ['scarf', 'none', 'apron', 'bowl', 'twr', 1, 'b', 110, 94, 'l'],
  ['bare', 'tuft', 'tee', 'kite', 'ybr', 2, 'b', 90, 80, ''],
  ['cloth', 'short', 'mohom', 'elephant', 'ngw', 4, 'b', 116, 102, 'm'],
  ['bare', 'braid', 'sin', 'lantern', 'rky', 0, 'b', 90, 100, 'l'],
  ['pompom', 'short', 'hill', 'gong', 'bpy', 2, 'b', 106, 97, 'm'],
  ['beret', 'short', 'vest', 'brush', 'kyr', 1, 'n', 96, 104, 'ms'],
  ['nonla', 'long', 'sin', 'bananas', 'lmw', 3, 'b', 94, 96, 'l'],
  ['bare', 'crop', 'overall', 'durian', 'obw', 4, 'b', 118, 98, 'b'],
  ['bare', 'bob', 'shawl', 'book', 'itp', 0, 'b', 94, 99, 'sl'],
  ['felt', 'short', 'vest', 'lute', 'nwg', 3, 'd', 100, 102, 'm'],
  ['leaf', 'curls', 'apron', 'ladle', 'ygn', 4, 'b', 108, 93, 'l'],
  ['orchids', 'long', 'sabai', 'garland', 'try', 1, 'd', 90, 102, 'l'],
  ['cap', 'crop', 'jacket', 'suitcase', 'rky', 2, 'w', 104, 96, 'mo'],
  ['wrap', 'bun', 'sin', 'cloth', 'vlw', 1, 'b', 104, 92, 'lo'],
  ['bare', 'tail', 'tee', 'pinwheel', 'pit', 2, 'b', 86, 82, 'l'],
  ['basket', 'bun', 'jong', 'bananas', 'cmg', 3, 'b', 96, 98, 'l'],
  ['brim', 'crop', 'robe', 'fan', 'gwy', 2, 'w', 106, 100, 'bo'],
  ['bare', 'curls', 'vest', 'flute', 'tow', 1, 'a', 92, 103, ''],
  ['scarf', 'none', 'shawl', 'broom', 'rwy', 3, 'b', 100, 90, 'ol'],
  ['cone', 'short', 'overall', 'fish', 'bcr', 2, 'b', 114, 101, 'm'],
  ['silver', 'braid', 'hill', 'cloth', 'moi', 5, 'b', 92, 94, 'l'],
  ['felt', 'bob', 'jacket', 'lantern', 'lnv', 0, 'n', 94, 100, 'sl'],
  ['cloth', 'bald', 'jong', 'gong', 'wrg', 4, 'b', 110, 97, 'b'],
  ['bare', 'tuft', 'overall', 'balloon', 'rsw', 1, 'b', 90, 81, ''],
  ['chada', 'long', 'sabai', 'flowers', 'ivy', 3, 'b', 92, 100, 'l'],
  ['visor', 'short', 'apron', 'coconut', 'won', 1, 'b', 112, 99, 'm'],
  ['leaf', 'tail', 'mohom', 'basket', 'tyg', 2, 'b', 96, 96, 'l'],
  ['pompom', 'none', 'robe', 'parrot', 'vpt', 1, 'b', 104, 98, 'ls'],
  ['beret', 'crop', 'tee', 'lute', 'gkw', 5, 'y', 100, 104, 'b'],
  ['nonla', 'curls', 'shawl', 'umbrella', 'cbr', 2, 'g', 102, 89, 'ol'],
]

const PEOPLE: readonly Look[] = ROWS.map(
  ([hat, hair, body, prop, cloths, skin, locks, wide, tall, more], index) => ({
    hat,
    hair,
    body,
    prop,
    main: CLOTH[cloths[0] ?? ''] ?? '#c9352e',
    second: CLOTH[cloths[1] ?? ''] ?? '#efb640',
    third: CLOTH[cloths[2] ?? ''] ?? '#f6e8ca',
    skin: SKIN[skin] ?? '#e2ae7e',
    locks: LOCKS[locks] ?? '#1f1116',
    wide: wide / 100,
    tall: tall / 100,
    turn: index % 3 === 1 ? -1 : 1,
    beard: more.includes('b'),
    moustache: more.includes('m'),
    glasses: more.includes('s'),
    old: more.includes('o'),
    lips: more.includes('l'),
  }),
)

/** @param look any whole number */
export function person(look: number): Look {
  const one = PEOPLE[look % PEOPLE.length] ?? PEOPLE[0]
  if (!one) throw new Error('nobody')
  return one
}
