/** Whole evenings as the big screen tells them: no death of one is told like another of the same. */
import { describe, expect, test } from 'vitest'
import { packs } from '../../rulesets'
import type { ProjectorView } from '../../src/bridge'
import { placeOf } from '../../src/projector/places/placeOf'
import { newFalls } from '../../src/projector/show/falls/fall'
import { lossesOf, STAGINGS, stagingOf } from '../../src/projector/show/falls/staging'
import { newAct } from '../../src/projector/show/store/act'
import { soundOfFall, turnOfFall } from '../../src/projector/sound/fallSounds'
import { STAGES } from '../../src/projector/stages/open/stages'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import { openHost, stepToEnd } from '../host/fixtures/openHost'

const GAMES = ['chiangmai', 'vendetta', 'starwars', 'palermo', 'ktulu']
const EVENINGS = 14

/** How every death of a rehearsed evening is told: what is seen, what is heard, and where. */
async function deathsOf(ruleset: string, seed: number) {
  const theme = packs[ruleset]?.theme ?? nightfallTheme
  const { stage } = await STAGES[theme.scenery.skyline]()
  const bench = await openHost({ packs, seed })
  await bench.does({ type: 'demo.begin', ruleset, players: 8 + (seed % 4) })
  await stepToEnd(bench)
  const views = bench.frames.map((frame) => JSON.parse(frame) as ProjectorView)
  await bench.host.stop()
  const told: { picture: string; sound: string; place: string }[] = []
  let story: { readonly phase: string; readonly place: string } = { phase: '', place: '' }
  for (const [index, view] of views.entries()) {
    const phase = `${view.phase?.kind} ${view.phase?.n}`
    if (view.story) story = { phase, place: placeOf(stage, view.story)?.name ?? '' }
    const shown = views[index - 1] ?? null
    const act = newAct(shown, view, theme.acts)?.name ?? null
    for (const { name, item, staging } of newFalls(shown, view, theme)) {
      if (typeof item.of !== 'string') continue
      told.push({
        picture: JSON.stringify([act, staging, name]),
        sound: soundOfFall(name, theme, turnOfFall(view, item)),
        place: story.phase === phase ? story.place : 'the square',
      })
    }
  }
  return told
}

describe.each(GAMES)('In fourteen evenings of %s', (game) => {
  test('no picture of a death comes with the same sound and the same place twice in one of them', async () => {
    let deaths = 0
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const told = (await deathsOf(game, seed)).map((death) => JSON.stringify(death))
      deaths += told.length
      const twice = told.filter((death, index) => told.indexOf(death) !== index)
      expect(twice, `${game}, seed ${seed}: ${told.join('\n')}`).toEqual([])
    }
    expect(deaths).toBeGreaterThan(3 * EVENINGS)
  }, 120_000)
})

describe('How whoever falls is seen', () => {
  test('is another picture for each of thirty', () => {
    const all = Array.from({ length: STAGINGS }, (_, turn) => JSON.stringify(stagingOf(turn)))
    expect(new Set(all).size).toBe(30)
  })

  test('follows from how many have fallen, and not from who or by whom', () => {
    const seats = (out: readonly number[], lives?: readonly number[]) => ({
      seats: [0, 1, 2, 3].map((n) => ({
        out: out.includes(n),
        ...(lives ? { lives: lives[n] } : {}),
      })) as unknown as ProjectorView['seats'],
    })
    expect(lossesOf(seats([1]))).toBe(lossesOf(seats([3])))
    expect(lossesOf(seats([1, 2]))).toBe(2)
    expect(lossesOf(seats([], [2, 1, 2, 2]))).toBe(1)
  })
})
