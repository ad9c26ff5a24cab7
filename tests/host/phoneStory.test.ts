/** The story of the evening, which phones fetch to keep: there once the room has been shown the cards, and never before. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { phoneStoryPath, type PhoneStory } from '../../src/bridge/packs'
import { openHost, type Bench } from './fixtures/openHost'

const story = async (bench: Bench, language = 'en'): Promise<PhoneStory | null> => {
  const json = await bench.host.phoneFile(phoneStoryPath(language))
  return json === null ? null : (JSON.parse(json) as PhoneStory)
}
const isTurned = (bench: Bench): boolean => bench.view().game?.revealed ?? false

/** Plays a rehearsal until the host could turn the cards over. @returns how often there was a story on the way */
async function toLastStep(bench: Bench): Promise<number> {
  let early = 0
  for (let steps = 0; steps < 3000; steps += 1) {
    if ((await story(bench)) !== null) early += 1
    const { end } = bench.room()
    if (end) return early
    await bench.does({ type: 'demo.step' })
  }
  throw new Error('The rehearsal never ended')
}

describe('The story of the evening', () => {
  it.each(Object.keys(packs))(
    'of %s is not there at any step before the cards are turned over, in no language, and is what the big screen tells then (PH-19)',
    async (ruleset) => {
      const bench = await openHost({ packs, gamesInLanguage })
      await bench.does({ type: 'demo.begin', ruleset, players: 9 })
      expect(await toLastStep(bench)).toBe(0)
      expect(isTurned(bench)).toBe(false)
      for (const language of ['en', 'de', 'pl']) expect(await story(bench, language)).toBeNull()
      await bench.does({ type: 'show.reveal' })
      const told = bench.room().end?.revealed?.chronicle
      expect(told?.length).toBeGreaterThan(5)
      for (const language of ['en', 'de', 'pl']) {
        const found = await story(bench, language)
        expect(found?.chronicle).toEqual(told)
        expect(Object.keys(found?.words?.chronicle ?? {}).length).toBeGreaterThan(5)
      }
      expect(await story(bench, 'xx')).toBeNull()
    },
  )

  it('waits with the room for as long as the big screen stands still, and is gone when the host takes the turning back', async () => {
    const bench = await openHost({ packs, gamesInLanguage })
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 9 })
    await toLastStep(bench)
    await bench.does({ type: 'show.freeze', on: true })
    await bench.does({ type: 'show.reveal' })
    expect(isTurned(bench)).toBe(true)
    expect(await story(bench)).toBeNull()
    await bench.does({ type: 'show.freeze', on: false })
    expect(await story(bench)).not.toBeNull()
    await bench.does({ type: 'game.undo' })
    expect(isTurned(bench)).toBe(false)
    expect(await story(bench)).toBeNull()
  })
})
