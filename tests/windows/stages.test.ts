/** What every stage of the big screen has to have: planes, windows, forty figures, and eight places for all beginnings of its game. */
import { describe, expect, test } from 'vitest'
import { packs } from '../../rulesets'
import { framingOf } from '../../src/projector/stages/frame'
import { STAGES } from '../../src/projector/stages/open/stages'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import { SCENERY } from '../../src/ui/themeTokens'
import { BEFORE, BEHIND, LOOKS, type PaperStage } from '../../src/projector/stages/stage'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 2560, height: 1080 },
]
const games = Object.values(packs).map((pack) => ({
  id: pack.rules.id,
  pack,
  town: (pack.theme ?? nightfallTheme).scenery.skyline,
}))
/** Towns that only games have which hosts wrote: their stories find a place by their text. */
const others = SCENERY.skyline
  .filter((town) => games.every((game) => game.town !== town))
  .map((town) => ({ id: town, pack: null, town }))

test('There is a town that no game of the program plays in', () => {
  expect(others.length).toBeGreaterThan(0)
})

describe.each([...games, ...others])('The stage of $id', ({ pack, town }) => {
  const open = async (): Promise<PaperStage> => (await STAGES[town]()).stage

  test('fills every picture, and its nearer planes go farther with the camera', async () => {
    const { planes } = await open()
    for (const size of SIZES) {
      const { frame } = framingOf(size)
      const [sky] = planes.sky.covers(frame)
      expect(sky?.left).toBeLessThanOrEqual(frame.left)
      expect(sky?.top).toBeLessThanOrEqual(frame.top)
      expect((sky?.left ?? 0) + (sky?.width ?? 0)).toBeGreaterThanOrEqual(frame.right)
      for (const name of [...BEHIND, ...BEFORE]) {
        expect(planes[name].covers(frame).length, name).toBeGreaterThan(0)
      }
    }
    const depths = [...BEHIND, ...BEFORE].map((name) => planes[name].depth)
    expect(depths).toEqual(depths.toSorted((one, other) => one - other))
  })

  test('has windows enough that one goes dark for each player, and a moon beside the words', async () => {
    const { windows, orbs } = await open()
    expect(windows.length).toBeGreaterThanOrEqual(12)
    for (const { path } of windows) expect(path).toMatch(/^M.*Z$/i)
    const moon = orbs.night
    if (!moon) return
    expect(moon.left + moon.width / 2 < 620 || moon.left + moon.width / 2 > 1300).toBe(true)
  })

  test('has forty figures, each with arms that turn at its shoulders and its feet on the ground', async () => {
    const { cast } = await open()
    const all = Array.from({ length: LOOKS }, (_, look) => cast(look))
    for (const [look, parts] of all.entries()) {
      const named = (name: string) => parts.filter((part) => part.name === name)
      expect(named('body').length, `${look}`).toBe(1)
      // A round robot is one piece.
      expect(named('head').length, `${look}`).toBeLessThanOrEqual(1)
      const [left] = named('armLeft')
      const [right] = named('armRight')
      expect(left && right && left.pivot[0] < right.pivot[0], `${look}`).toBe(true)
      const lowest = Math.max(...parts.map(({ box }) => box.top + box.height))
      expect(lowest, `${look}`).toBeGreaterThan(-4)
      for (const { box, name } of parts) {
        expect(box.width * box.height, `${look} ${name}`).toBeLessThan(20_000)
      }
    }
  })

  test('has eight places, and every beginning of its stories plays in one of them', async () => {
    const { places, begins } = await open()
    const names = places.map(({ name }) => name)
    expect(new Set(names).size).toBe(8)
    if (!pack) {
      expect(begins).toEqual({})
      return
    }
    expect(Object.keys(begins).toSorted()).toEqual(
      Object.keys(pack.stories?.['en']?.beginnings ?? {}).toSorted(),
    )
    expect(new Set(Object.values(begins))).toEqual(new Set(names))
  })
})
