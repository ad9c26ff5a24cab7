/** A person of the city as a figure of parts. */
import type { Box, Paper } from '../../../paper/paper'
import type { FigurePart, PartName, Tone } from '../../stage'
import { bodyOf, type Dress } from './bodies'
import { head } from './heads'
import { hat } from './hats'
import { BUILDS, CLOTH, HAIRS, PEOPLE, SKINS, type Person } from './people'
import { propOf, reachOf } from './props'
import { scissors, type Scissors, type Side } from './scissors'

type Point = readonly [x: number, y: number]

const NECK = -75
const SHOULDER = -71
const HAND = 32

const join = (one: Box, other: Box): Box => {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

/** A part that is drawn in units of its own: stretched by a build, and moved. */
function part(
  name: PartName,
  box: Box,
  pivot: Point,
  [wide, tall, up]: readonly [number, number, number],
  side: Side,
  paint: (to: Scissors) => void,
): FigurePart {
  return {
    name,
    box: {
      left: box.left * wide,
      top: box.top * tall + up,
      width: box.width * wide,
      height: box.height * tall,
    },
    pivot: [pivot[0] * wide, pivot[1] * tall + up],
    paint: (paper: Paper, tone: Tone) => {
      paper.pen.save()
      paper.pen.translate(0, up)
      paper.pen.scale(wide, tall)
      paint(scissors(paper, tone, side))
      paper.pen.restore()
    },
  }
}

function arm(
  to: Scissors,
  side: -1 | 1,
  dress: Dress,
  sleeve: readonly [string, string] | null,
): void {
  const x = side * 14.6
  const y = SHOULDER
  const at = (out: number, down: number) => `${x + side * out},${y + down}`
  to.piece(`M${at(2, 28)}Q${at(1, 36)} ${at(5, 37)}Q${at(10, 36)} ${at(9.4, 28)}Z`, dress.skin)
  to.piece(
    `M${at(-4, -2)}Q${at(3, -6)} ${at(6.6, 4)}L${at(10, 25)}Q${at(6, 29)} ${at(1.4, 26.4)}L${at(-2.4, 9)}Z`,
    sleeve ? sleeve[0] : dress.skin,
  )
  if (sleeve)
    to.piece(
      `M${at(9.4, 22)}L${at(10.4, 28)}Q${at(6, 31)} ${at(1.4, 29)}L${at(0.8, 24)}Q${at(5, 26)} ${at(9.4, 22)}Z`,
      sleeve[1],
    )
  to.flat(`M${at(0, 1)}m-1.5,0a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0Z`, '#e0b24e')
}

function partsOf(person: Person): FigurePart[] {
  const [main, second, accent] = person.cloth.map((name) => CLOTH[name]) as [string, string, string]
  const skin = SKINS[person.skin]
  const dress: Dress = { main, second, accent, skin }
  const body = bodyOf(person.body)
  const [wide, tall, size] = BUILDS[person.build]
  const build = [wide, tall, 0] as const
  const above = [size, size, NECK * tall - NECK * size] as const
  const sleeve = body.sleeve(dress)
  const fists = person.prop === 'gloves'
  const hand: Point = [14.6 + 5.4, SHOULDER + HAND]
  const prop = propOf(person.prop)[1]
  const armBox = (side: -1 | 1): Box => ({
    left: side < 0 ? -30 : 7,
    top: -80,
    width: 23,
    height: 50,
  })
  // Things keep their size whoever holds them.
  const hold = (to: Scissors, x: number, y: number) => {
    to.paper.pen.save()
    to.paper.pen.translate(x, y)
    to.paper.pen.scale(1 / wide, 1 / tall)
    prop(to)
    to.paper.pen.restore()
  }
  const parts: FigurePart[] = []
  if (body.back)
    parts.push(
      part(
        'back',
        { left: -33, top: -82, width: 66, height: 84 },
        [0, -74],
        build,
        'dark',
        (to) => {
          body.back?.(to, dress)
        },
      ),
    )
  if (body.legs)
    parts.push(
      part(
        'legs',
        { left: -22, top: -50, width: 44, height: 55 },
        [0, -42],
        build,
        'half',
        (to) => {
          body.legs?.(to, dress)
        },
      ),
    )
  parts.push(
    part('body', { left: -33, top: -84, width: 66, height: 90 }, [0, -44], build, 'half', (to) => {
      body.body(to, dress)
    }),
    part(
      'armLeft',
      fists ? { ...armBox(-1), left: -34, height: 66 } : armBox(-1),
      [-14.6, SHOULDER],
      build,
      'light',
      (to) => {
        arm(to, -1, dress, sleeve)
        if (fists) hold(to, -hand[0], hand[1])
      },
    ),
    part(
      'armRight',
      join(armBox(1), reachOf(person.prop, hand[0], hand[1])),
      [14.6, SHOULDER],
      build,
      'dark',
      (to) => {
        arm(to, 1, dress, sleeve)
        hold(scissors(to.paper, to.tone, 'light'), hand[0], hand[1])
      },
    ),
    part(
      'head',
      { left: -22, top: -122, width: 44, height: 60 },
      [0, NECK],
      above,
      'half',
      (to) => {
        head(to, {
          hair: person.hair,
          hairColour: HAIRS[person.hairColour],
          skin,
          marks: person.face,
          accent: main,
        })
      },
    ),
  )
  if (person.hat !== 'none')
    parts.push(
      part(
        'hat',
        { left: -28, top: -150, width: 56, height: 88 },
        [0, -100],
        above,
        'half',
        (to) => {
          hat(to, person.hat, CLOTH[person.hatCloth], accent)
        },
      ),
    )
  return parts
}

/** The parts of a figure, from the back to the front. */
export function cast(look: number): readonly FigurePart[] {
  const person = PEOPLE[look % PEOPLE.length]
  return person ? partsOf(person) : []
}
