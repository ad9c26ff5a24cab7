import { describe, expect, test } from 'vitest'
import type { ProjectorView, PublicItem } from '../../src/bridge'
import { isOvertaken, newAct } from '../../src/projector/show/act'

const ACTS = { gunner: 'shot', cooler: 'freeze' } as const

const day = (items: readonly PublicItem[], change: Partial<ProjectorView> = {}): ProjectorView => ({
  revision: 1,
  scene: 'day',
  ruleset: 'any',
  phase: { kind: 'day', n: 2 },
  seats: [],
  items,
  stage: null,
  count: null,
  clock: null,
  story: null,
  end: null,
  cue: null,
  show: {
    language: 'en',
    master: 1,
    ambience: 1,
    effects: 1,
    muted: false,
    reducedMotion: false,
    safeMargin: 0,
    speech: false,
    voice: '',
  },
  ...change,
})

const BEFORE: PublicItem[] = [{ kind: 'dayBreaks', of: 2, quiet: true }]
const ENTRANCE: PublicItem = { kind: 'revealed', of: { s1: 'gunner' }, show: 'card' }
const DEATH: PublicItem = { kind: 'died', of: 's4' }

describe('Stepping in', () => {
  test('is staged with all that came of it, when the view first brings it', () => {
    expect(newAct(day(BEFORE), day([...BEFORE, ENTRANCE, DEATH]), ACTS)).toEqual({
      name: 'shot',
      entrance: ENTRANCE,
      outcome: [DEATH],
    })
  })

  test('is staged by the kind of its announcement where the theme names that', () => {
    const blast: PublicItem = { kind: 'exploded', of: { s1: 's4' } }
    const acts = { exploded: 'explosion' } as const
    expect(newAct(day(BEFORE), day([...BEFORE, blast, ENTRANCE]), acts)).toEqual({
      name: 'explosion',
      entrance: blast,
      outcome: [ENTRANCE],
    })
  })

  test('is not staged for roles the theme does not name, nor in a game without acts', () => {
    const other: PublicItem = { kind: 'revealed', of: { s1: 'toString' }, show: 'card' }
    expect(newAct(day(BEFORE), day([...BEFORE, other, DEATH]), ACTS)).toBeNull()
    expect(newAct(day(BEFORE), day([...BEFORE, ENTRANCE, DEATH]), undefined)).toBeNull()
  })

  test('is not staged again by a later view, an undo or a window that has just been opened', () => {
    const after = [...BEFORE, ENTRANCE, DEATH]
    expect(
      newAct(day(after), day([...after, { kind: 'timer', of: 30, quiet: true }]), ACTS),
    ).toBeNull()
    expect(newAct(day(after), day(BEFORE), ACTS)).toBeNull()
    expect(newAct(null, day(after), ACTS)).toBeNull()
  })

  test('is not staged when the day has changed in between', () => {
    const night = day(BEFORE, { phase: { kind: 'night', n: 2 } })
    expect(newAct(night, day([ENTRANCE, DEATH]), ACTS)).toBeNull()
  })

  test('goes on while nothing but the volume changes, and ends when anything happens', () => {
    const running = day([...BEFORE, ENTRANCE, DEATH])
    expect(isOvertaken(running, { ...running, show: { ...running.show, master: 0.5 } })).toBe(false)
    expect(isOvertaken(running, day(BEFORE))).toBe(true)
    expect(isOvertaken(running, { ...running, scene: 'vote' })).toBe(true)
    expect(isOvertaken(running, { ...running, phase: { kind: 'night', n: 3 } })).toBe(true)
    const heard = { ...running, stage: { scene: 'day', speaker: 's2' } as never }
    expect(isOvertaken(running, heard)).toBe(true)
  })
})
