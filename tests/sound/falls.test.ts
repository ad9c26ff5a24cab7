/** What a fall sounds like: never the same twice running, on every screen alike, and never by whom it hits. */
import { describe, expect, it } from 'vitest'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'
import type { ProjectorView, PublicItem } from '../../src/bridge'
import { expectedStingers } from '../../src/projector/sound/expected'
import {
  firstTurn,
  soundOfFall,
  soundsOfFall,
  turnOfFall,
} from '../../src/projector/sound/fallSounds'
import { FALLS } from '../../src/ui/themeTokens'

type Told = Pick<ProjectorView, 'ruleset' | 'seats' | 'phase' | 'items'>

const died = (seat: string, more: object = {}) =>
  ({ kind: 'died', seats: [seat], ...more }) as unknown as PublicItem
const seats = ['Ann', 'Ben', 'Cleo'].map((name, n) => ({ id: `s${n}`, name }))
const dawn = (n: number, items: readonly PublicItem[]) =>
  ({ ruleset: 'vendetta', seats, phase: { kind: 'dawn', n }, items }) as unknown as Told

const heard = (told: Told, item: PublicItem) =>
  soundOfFall('death', vendetta, turnOfFall(told, item))

describe('the sound of a fall', () => {
  it('is one of at least three for every kind in which somebody falls, no two kinds alike, and each game has a death of its own', () => {
    const all = FALLS.map((fall) => soundsOfFall(fall, { ambience: {} }))
    for (const [n, sounds] of all.entries()) {
      const isFall = FALLS[n] !== 'nobody' && FALLS[n] !== 'spared'
      expect(sounds.length, FALLS[n]).toBeGreaterThanOrEqual(isFall ? 3 : 1)
    }
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(soundsOfFall('death', vendetta)).toContain('deathHarbour')
    expect(soundsOfFall('death', starwars)).not.toContain('deathHarbour')
  })

  it('is another one each night, and for each who falls at one dawn', () => {
    const nights = [1, 2, 3, 4].map((n) => heard(dawn(n, [died('s1')]), died('s1')))
    expect(new Set(nights).size).toBe(4)
    const items = [died('s1'), died('s2'), died('s3')]
    expect(new Set(items.map((item) => heard(dawn(2, items), item))).size).toBe(3)
  })

  it('does not tell who fell, nor of what', () => {
    const first = heard(dawn(2, [died('s1')]), died('s1'))
    for (const item of [died('s2'), died('s3', { cause: 'poison' }), died('s1', { by: 'duel' })])
      expect(heard(dawn(2, [item]), item)).toBe(first)
  })

  it('is fetched for the first two of a round, and nothing is that only other rounds strike', () => {
    const items = [died('s1'), died('s2')]
    const rounds = [1, 2, 3, 4].map((n) => dawn(n, items))
    for (const told of rounds) {
      const wanted = expectedStingers(vendetta, firstTurn(told))
      const struck = items.map((item) => heard(told, item))
      const deaths = soundsOfFall('death', vendetta).filter((id) => wanted.includes(id))
      expect(new Set(deaths)).toEqual(new Set(struck))
    }
  })

  it('is the same on a screen that is sent the view once more', () => {
    const item = died('s2')
    const sent = JSON.parse(JSON.stringify(dawn(3, [died('s1'), item]))) as Told
    expect(heard(sent, item)).toBe(heard(dawn(3, [died('s1'), item]), item))
  })
})
