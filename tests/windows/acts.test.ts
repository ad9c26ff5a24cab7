// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { createApp, h } from 'vue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProjectorView, PublicItem } from '../../src/bridge'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { projector } from '../../src/i18n/locales/en/projector'
import ActPair from '../../src/projector/scenes/act/ActPair.vue'
import {
  isOvertaken,
  newAct,
  partiesOf,
  toldBy,
  type Parties,
} from '../../src/projector/show/store/act'

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
    soundOutput: '',
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

describe('Both sides of an act', () => {
  const act = { name: 'shot', entrance: ENTRANCE } as const

  test('are whoever steps in and those of the first announcement that follows', () => {
    const shown: PublicItem = { kind: 'revealed', of: { s9: 'other' }, show: 'card' }
    expect(partiesOf({ ...act, outcome: [shown, DEATH] })).toEqual({ by: 's1', targets: ['s4'] })
    const frozen: PublicItem = { kind: 'frozen', of: ['s4', 's5'] }
    expect(partiesOf({ ...act, outcome: [frozen] }).targets).toEqual(['s4', 's5'])
    expect(partiesOf({ ...act, outcome: [] })).toEqual({ by: 's1', targets: [] })
  })

  test('have the last word: what the day makes of it is told when the act is over', () => {
    const nobody: PublicItem = { kind: 'noExecution', of: [] }
    const { entrance } = act
    expect(toldBy({ ...act, outcome: [DEATH, nobody] })).toEqual([entrance, DEATH])
    expect(toldBy({ ...act, outcome: [nobody] })).toEqual([entrance, nobody])
  })

  test('are named by the announcement itself where it names both', () => {
    const blast: PublicItem = { kind: 'exploded', of: { s1: 's4' } }
    const both = { name: 'explosion', entrance: blast, outcome: [DEATH] } as const
    expect(partiesOf(both)).toEqual({ by: 's1', targets: ['s4'] })
  })

  let close = () => {}
  afterEach(() => close())

  test('stand side by side once it is done, with what goes from one to the other; before, only who steps in', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
    const draw = (name: 'shot' | 'freeze', struck: boolean) => {
      close()
      const root = document.body.appendChild(document.createElement('div'))
      const parties: Parties = { by: 's1', targets: ['s4', 's5'] }
      const app = createApp({ render: () => h(ActPair, { name, parties, struck }) })
      app.use(createPinia()).use(createWindowI18n(projector)).mount(root)
      close = () => {
        app.unmount()
        root.remove()
      }
      const names = [...root.querySelectorAll('.plate')].map((plate) => plate.textContent)
      return { names, beams: root.querySelectorAll('.beam').length, root }
    }
    expect(draw('shot', false)).toMatchObject({ names: ['s1'], beams: 0 })
    const shot = draw('shot', true)
    expect(shot).toMatchObject({ names: ['s1', 's4', 's5'], beams: 1 })
    expect(shot.root.querySelectorAll('.crack')).toHaveLength(2)
    expect(draw('freeze', true).root.querySelectorAll('.icicles')).toHaveLength(2)
    vi.unstubAllGlobals()
  })
})
