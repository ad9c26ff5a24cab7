import { describe, expect, test } from 'vitest'
import { packs } from '../../rulesets'
import { openHost } from '../host/fixtures/openHost'
import { CountingHost, type Habits, type Round } from './support/countClicks'

const SEEDS = [1, 4, 5]

/** Rounds of Chiang Mai in which nine players lived and one of them died. */
async function rounds(habits: Habits): Promise<Round[]> {
  const found: Round[] = []
  for (const seed of SEEDS) {
    const host = new CountingHost(await openHost({ packs, seed }), seed, habits)
    await host.play('chiangmai', 9, 2)
    found.push(...host.rounds)
  }
  return found.filter(({ living, told }) => living === 9 && told.join() === 'died')
}

describe('A round of Chiang Mai with nine players, one death and one vote', () => {
  test('takes at most 16 clicks', async () => {
    const played = await rounds({ byNumber: true, skipsSpeeches: true })
    expect(played.length).toBeGreaterThan(0)
    expect(played.filter(({ total }) => total > 16)).toEqual([])
  })

  test('takes at most 30 keys, with a name for every vote and Shift counted as one', async () => {
    const played = await rounds({ byNumber: false, skipsSpeeches: true })
    expect(played.length).toBeGreaterThan(0)
    const keys = played.map(({ total, clicks }) => total + (clicks['speeches'] ?? 0))
    expect(Math.max(...keys)).toBeLessThanOrEqual(30)
  })
})
