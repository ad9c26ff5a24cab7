import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTheme } from '../../src/host/packs/readTheme'
import type { ThemeTokens } from '../../src/ui/themeTokens'

const RULESETS = resolve(import.meta.dirname, '../../rulesets')
const games = readdirSync(RULESETS, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && readdirSync(resolve(RULESETS, entry.name)).includes('theme.ts'),
  )
  .map(({ name }) => name)
const themeOf = async (game: string): Promise<ThemeTokens> =>
  ((await import(`../../rulesets/${game}/theme.ts`)) as { theme: ThemeTokens }).theme

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple

/** Linear light of a colour, `#rrggbb` or `rgb(r g b / …%)`. */
function light(colour: string): Triple {
  const parts = colour.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    : colour.match(/\d+/g)?.slice(0, 3).map(Number)
  return (parts ?? []).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

/** What somebody without one kind of cones sees (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  'all cones': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'no red cones': [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  'no green cones': [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  'no blue cones': [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} // prettier-ignore

/** What the totals on vote colours are written in. */
const FIGURES = '#1b1030'

const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
]

/** CIELAB, in which equal distances look about equally far apart. */
function lab(colour: string, eyes: Matrix): Triple {
  const seen = times(eyes, light(colour)).map((part) => Math.min(1, Math.max(0, part)))
  const xyz = times(TO_XYZ, seen as unknown as Triple)
  const [fx = 0, fy = 0, fz = 0] = [0.9505, 1, 1.089].map((white, n) => {
    const share = (xyz[n] ?? 0) / white
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
  })
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const apart = (one: string, other: string, eyes: Matrix): number => {
  const [a, b] = [lab(one, eyes), lab(other, eyes)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** How far apart two colours look in OKLab (Ottosson 2020), in hundredths. */
function apartInOklab(one: string, other: string, eyes: Matrix): number {
  const [a, b] = [one, other].map((colour) => {
    const seen = times(eyes, light(colour)).map((part) => Math.min(1, Math.max(0, part)))
    const cones = times(TO_CONES, seen as unknown as Triple).map(Math.cbrt)
    return times(TO_OKLAB, cones as unknown as Triple)
  }) as [Triple, Triple]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other]
    .map((it) => times(TO_XYZ, light(it))[1])
    .toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

describe.each(games)('the look of %s', (game) => {
  it('is one that the windows can show', async () => {
    expect(readTheme(await themeOf(game), game).findings).toEqual([])
  })

  it('has letters that stand out from what is under them', async () => {
    const { colours } = await themeOf(game)
    expect(contrast(colours.ink, colours.paper)).toBeGreaterThan(7)
    expect(contrast(colours.text, colours.sign)).toBeGreaterThan(7)
    expect(contrast(colours.textSoft, colours.signDeep)).toBeGreaterThan(7)
    expect(contrast(colours.asleepInk, colours.asleep)).toBeGreaterThan(7)
    expect(contrast(colours.asleepInk, colours.asleepDeep)).toBeGreaterThan(7)
    expect(contrast(colours.ashesInk, colours.ashes)).toBeGreaterThan(4.5)
    expect(contrast(colours.accentInk, colours.accent)).toBeGreaterThan(7)
  })

  it('has six colours for votes that every eye tells apart, under dark figures and on its own board', async () => {
    const { votes, signDeep } = (await themeOf(game)).colours
    expect(votes).toHaveLength(6)
    votes.forEach((one, n) => {
      expect(contrast(FIGURES, one), one).toBeGreaterThan(4.5)
      expect(contrast(one, signDeep), one).toBeGreaterThan(4.5)
      for (const [sight, eyes] of Object.entries(EYES)) {
        for (const other of votes.slice(n + 1)) {
          expect(apartInOklab(one, other, eyes), `${one}, ${other}: ${sight}`).toBeGreaterThan(10)
        }
      }
    })
  })

  it('has colours of teams that every eye in the room tells apart', async () => {
    const teams = Object.entries((await themeOf(game)).teams)
    for (const [sight, eyes] of Object.entries(EYES)) {
      teams.forEach(([one, colour], n) => {
        for (const [other, theirs] of teams.slice(n + 1)) {
          expect(apart(colour, theirs, eyes), `${one}, ${other}: ${sight}`).toBeGreaterThan(20)
        }
      })
    }
  })
})
