/** A card of a real pack as shapes on a sheet of 100×140, for windows and for print. */
import type { RealCard, RealRank, RealSuit } from './realCards'

/** How the court cards and the ace are called in the corner, by the language of whoever looks. */
export type RankLetters = Readonly<Record<'king' | 'queen' | 'jack' | 'ace', string>>

export interface Shape {
  readonly d: string
  readonly transform: string
  readonly fill: string
  /** Only drawn around; absent: filled. */
  readonly stroke?: string
}

export interface RealCardPicture {
  /** What stands in two corners. */
  readonly corner: string
  readonly colour: string
  readonly shapes: readonly Shape[]
}

/** Signs on a sheet of 100×100. */
const SUITS: Readonly<Record<RealSuit, string>> = {
  hearts: 'M50 90C20 64 8 48 8 32A21 21 0 0 1 50 25A21 21 0 0 1 92 32C92 48 80 64 50 90Z',
  diamonds: 'M50 6Q64 32 86 50 64 68 50 94 36 68 14 50 36 32 50 6Z',
  spades:
    'M50 8C22 34 9 46 9 60A20 20 0 0 0 44 70Q43 84 32 92H68Q57 84 56 70A20 20 0 0 0 91 60C91 46 78 34 50 8Z',
  clubs:
    'M50 8A20 20 0 0 1 65 42A20 20 0 1 1 57 68Q58 84 68 92H32Q42 84 43 68A20 20 0 1 1 35 42A20 20 0 0 1 50 8Z',
}

const RED = '#c2182b'
const BLACK = '#1c1730'
const GOLD = '#e0a52e'
const SKIN = '#f6dcc0'

const [LEFT, MIDDLE, RIGHT] = [33, 50, 67]
const FOUR_CORNERS = [
  [LEFT, 30],
  [RIGHT, 30],
  [LEFT, 110],
  [RIGHT, 110],
] as const
const TWO_COLUMNS = [
  ...FOUR_CORNERS,
  [LEFT, 56.5],
  [RIGHT, 56.5],
  [LEFT, 83.5],
  [RIGHT, 83.5],
] as const

/** Where the signs of a number card stand. */
const PIPS: Readonly<Record<'7' | '8' | '9' | '10', readonly (readonly [number, number])[]>> = {
  '7': [...FOUR_CORNERS, [LEFT, 70], [RIGHT, 70], [MIDDLE, 50]],
  '8': [...FOUR_CORNERS, [LEFT, 70], [RIGHT, 70], [MIDDLE, 50], [MIDDLE, 90]],
  '9': [...TWO_COLUMNS, [MIDDLE, 70]],
  '10': [...TWO_COLUMNS, [MIDDLE, 43], [MIDDLE, 97]],
}

/** What somebody wears on the head, on the upper half of the card. */
const HEADGEAR: Readonly<Record<'king' | 'queen' | 'jack', string>> = {
  king: 'M37 37V24l7 6 6-9 6 9 7-6v13z',
  queen: 'M37 37q-1-9 3-12 3 2 5 5 0-7 5-10 5 3 5 10 2-3 5-5 4 3 3 12z',
  jack: 'M36 37q1-12 14-12t14 12zM60 28q3-10 10-10-1 9-7 14z',
}

const FACE = 'M50 35a9 10 0 0 1 0 21a9 10 0 0 1 0-21z'
const MANE: Readonly<Record<'king' | 'queen' | 'jack', string>> = {
  king: 'M40 36v10q2 16 10 18 8-2 10-18V36z',
  queen: 'M38 36q-6 14-1 26h26q5-12-1-26z',
  jack: 'M39 36v16q2 6 6 6h10q4 0 6-6V36z',
}
const SHOULDERS = 'M24 70q1-12 18-14l8 6 8-6q17 2 18 14z'
const FRAME = 'M22 14h56v112H22z'

const upside = (transform: string): string => `rotate(180 50 70) ${transform}`.trim()

const sign = (suit: RealSuit, x: number, y: number, size: number, fill: string): Shape => ({
  d: SUITS[suit],
  transform: `${y > 70 ? 'rotate(180 ' + `${x} ${y}) ` : ''}translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`,
  fill,
})

/** Half a figure; the other half is the same, upside down. */
function half(rank: 'king' | 'queen' | 'jack', suit: RealSuit, colour: string): Shape[] {
  const cloth = colour === RED ? RED : '#2d4a8a'
  const hair = rank === 'king' ? '#8d8478' : '#7a4a22'
  return [
    { d: SHOULDERS, transform: '', fill: cloth },
    { d: MANE[rank], transform: '', fill: hair },
    { d: FACE, transform: '', fill: SKIN },
    { d: HEADGEAR[rank], transform: '', fill: rank === 'jack' ? cloth : GOLD },
    sign(suit, 31, 23.5, 13, colour),
  ]
}

const isCourt = (rank: RealRank): rank is 'king' | 'queen' | 'jack' =>
  rank === 'king' || rank === 'queen' || rank === 'jack'

function middle({ suit, rank }: RealCard, colour: string): Shape[] {
  if (rank === 'ace') return [sign(suit, 50, 70, 52, colour)]
  if (!isCourt(rank)) return PIPS[rank].map(([x, y]) => sign(suit, x, y, 19, colour))
  const upper = half(rank, suit, colour)
  const lower = upper.map((shape) => ({ ...shape, transform: upside(shape.transform) }))
  return [...upper, ...lower, { d: FRAME, transform: '', fill: 'none', stroke: colour }]
}

/** @param letters what a king, a queen, a jack and an ace have in their corners */
export function realCardPicture(card: RealCard, letters: RankLetters): RealCardPicture {
  const { suit, rank } = card
  const colour = suit === 'hearts' || suit === 'diamonds' ? RED : BLACK
  const corner = isCourt(rank) || rank === 'ace' ? letters[rank] : rank
  const small = sign(suit, 12.5, 34, 14, colour)
  const corners = [small, { ...small, transform: upside(small.transform) }]
  return { corner, colour, shapes: [...corners, ...middle(card, colour)] }
}

/** The same as markup, for pages that stand alone; letters come from our own tables. */
export function realCardMarkup(card: RealCard, letters: RankLetters): string {
  const { corner, colour, shapes } = realCardPicture(card, letters)
  const drawn = shapes.map(
    ({ d, transform, fill, stroke }) =>
      `<path d="${d}" transform="${transform}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="1.2"` : ''}/>`,
  )
  const text = (turn: string) =>
    `<text x="12.5" y="24" text-anchor="middle" font-size="20" font-weight="700" letter-spacing="-1" font-family="Georgia, serif" fill="${colour}"${turn}>${corner}</text>`
  return `<svg class="real-card" viewBox="0 0 100 140" aria-hidden="true"><rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="#fffdf7" stroke="#4b4338" stroke-width="2"/>${drawn.join('')}${text('')}${text(' transform="rotate(180 50 70)"')}</svg>`
}
