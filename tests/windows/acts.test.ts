// @vitest-environment happy-dom
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { createApp, effectScope, h, nextTick, ref, type VNode } from 'vue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProjectorView, ProjectorWindow, PublicItem, SeatId } from '../../src/bridge'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { projector } from '../../src/i18n/locales/en/projector'
import type { Shot } from '../../src/projector/camera/shots'
import ActPair from '../../src/projector/scenes/act/ActPair.vue'
import ActScene from '../../src/projector/scenes/act/ActScene.vue'
import {
  ACT_STROKE_MS,
  isOvertaken,
  lookedAt,
  newAct,
  partiesOf,
  swapOf,
  toldBy,
  type Parties,
} from '../../src/projector/show/store/act'
import { useShots } from '../../src/projector/show/useShots'
import { useShow } from '../../src/projector/show/store/showStore'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { ActName } from '../../src/ui/themeTokens'

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

  test('of a swap are who leaves and who comes, by what was told before it and after it', () => {
    const stand = (...of: string[]): PublicItem => ({ kind: 'accused', of })
    const swap = { name: 'swap', entrance: ENTRANCE, outcome: [stand('s5', 's2')] } as const
    expect(swapOf(swap, [stand('s9'), stand('s4', 's5'), DEATH])).toEqual({ off: 's4', on: 's2' })
    expect(swapOf(swap, [DEATH])).toEqual({ off: null, on: null })
    expect(swapOf({ ...swap, outcome: [DEATH] }, [stand('s4')])).toEqual({ off: null, on: null })
  })

  let close = () => {}
  afterEach(() => {
    close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function put(render: () => VNode, pinia: Pinia): Element {
    const root = document.body.appendChild(document.createElement('div'))
    const app = createApp({ render })
    app.use(pinia).use(createWindowI18n(projector)).mount(root)
    close = () => {
      app.unmount()
      root.remove()
    }
    return root
  }

  /** The whole picture of an act, before its stroke. */
  function play(name: ActName, entrance: PublicItem, outcome: PublicItem[], before: PublicItem[]) {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
    const pinia = createPinia()
    const show = useShow(pinia)
    const items = {
      duelWon: '{name} wins.',
      died: '{name} dies.',
      exploded: '{name} and {target}.',
    }
    const texts = {
      items: { ...items, accused: '{names}.', revealed: '{name}!' },
      cards: {},
      roles: {},
      teams: {},
    }
    const theme = {
      ...nightfallTheme,
      acts: { duel: 'noon', duelWon: 'duel', exploded: 'explosion' },
    }
    const off = () => () => {}
    show.attach({
      now: () => 0,
      onPack: (take: (pack: unknown) => void) => (take({ id: 'any', texts, theme }), () => {}),
      onConnection: off,
      onView: off,
    } as unknown as ProjectorWindow)
    const seats = ['s1', 's2', 's4', 's5'].map((id) => ({
      id,
      name: `<${id}>`,
      out: false,
      badges: [],
    }))
    show.view = day(before, { seats } as never)
    show.latest = day([...before, entrance, ...outcome], { seats } as never)
    const act = { name, entrance, outcome }
    const root = put(() => h(ActScene, { act, room: { width: 1851, height: 1041 } }), pinia)
    const words = () => (root.textContent ?? '').match(/<s\d>|wins|dies/gu) ?? []
    const strike = async () => {
      vi.advanceTimersByTime(ACT_STROKE_MS)
      await nextTick()
    }
    /** Whose own figures stand there. */
    const figures = () =>
      [...root.querySelectorAll<HTMLElement>('[data-figure]')].map((one) => one.dataset['figure'])
    return { root, words, strike, figures }
  }

  test('of a duel face each other before its shot, and nobody has won it yet', async () => {
    const won: PublicItem = { kind: 'duelWon', of: 's1' }
    const { root, words, strike } = play('duel', won, [DEATH], [{ kind: 'duel', of: ['s1', 's4'] }])
    expect(words()).toEqual(['<s1>', '<s4>'])
    expect(root.querySelectorAll('.muzzle, .lost, .falls')).toHaveLength(0)
    await strike()
    expect(words()).toEqual(expect.arrayContaining(['wins', 'dies']))
    expect(root.querySelectorAll('.muzzle')).toHaveLength(1)
    expect(root.querySelectorAll('.puff')).not.toHaveLength(0)
  })

  test('of a blast: only who lights the fuse is told before it, and no fuse is left after it', async () => {
    const { root, words, strike } = play(
      'explosion',
      { kind: 'exploded', of: { s1: 's4' } },
      [],
      [],
    )
    expect(new Set(words())).toEqual(new Set(['<s1>']))
    expect(root.querySelectorAll('.spark, .bomb')).toHaveLength(2)
    await strike()
    expect(new Set(words())).toEqual(new Set(['<s1>', '<s4>']))
    expect(root.querySelectorAll('.spark, .bomb, .cord')).toHaveLength(0)
  })

  test('are seen as themselves: both of a duel, and whom a blast or a swap befalls not before it is done', async () => {
    const won: PublicItem = { kind: 'duelWon', of: 's1' }
    const duel = play('duel', won, [DEATH], [{ kind: 'duel', of: ['s4', 's1'] }])
    expect(duel.figures()).toEqual(['s4', 's1'])
    await duel.strike()
    expect(duel.figures()).toEqual(['s4', 's1'])
    close()
    const blast = play('explosion', { kind: 'exploded', of: { s1: 's4' } }, [], [])
    expect(blast.figures()).toEqual(['s1'])
    await blast.strike()
    expect(blast.figures()).toEqual(['s1', 's4'])
    close()
    const before: PublicItem[] = [{ kind: 'accused', of: ['s4', 's5'] }]
    const mace: PublicItem = { kind: 'revealed', of: { s1: 'mace' }, show: 'card' }
    const swap = play('swap', mace, [{ kind: 'accused', of: ['s5', 's2'] }], before)
    expect(swap.figures()).toEqual([])
    await swap.strike()
    expect(swap.figures()).toEqual(['s2', 's4'])
  })

  test('of a swap cross, each with a name that stands there once', async () => {
    const before: PublicItem[] = [{ kind: 'accused', of: ['s4', 's5'] }]
    const mace: PublicItem = { kind: 'revealed', of: { s1: 'mace' }, show: 'card' }
    const { words, strike } = play('swap', mace, [{ kind: 'accused', of: ['s5', 's2'] }], before)
    expect(words()).toEqual(['<s1>'])
    await strike()
    expect(words().toSorted()).toEqual(['<s1>', '<s2>', '<s4>'])
  })

  test('stand side by side once it is done, with what goes from one to the other; before, only who steps in', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
    const draw = (name: 'shot' | 'freeze', struck: boolean) => {
      close()
      const parties: Parties = { by: 's1', targets: ['s4', 's5'] }
      const root = put(() => h(ActPair, { name, parties, struck }), createPinia())
      const names = [...root.querySelectorAll('.plate')].map((plate) => plate.textContent)
      return { names, beams: root.querySelectorAll('.beam').length, root }
    }
    expect(draw('shot', false)).toMatchObject({ names: ['s1'], beams: 0 })
    const shot = draw('shot', true)
    expect(shot).toMatchObject({ names: ['s1', 's4', 's5'], beams: 1 })
    expect(shot.root.querySelectorAll('.crack')).toHaveLength(2)
    expect(draw('freeze', true).root.querySelectorAll('.icicles')).toHaveLength(2)
  })
})

describe('The camera', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const DUELS = { duel: 'noon', duelWon: 'duel', gunner: 'shot' } as const
  const told: PublicItem[] = [{ kind: 'duel', of: ['s1', 's4'] }]
  const won = { name: 'duel', entrance: { kind: 'duelWon', of: 's4' }, outcome: [] } as const

  test('looks at the two of a duel in the order in which they were told, whoever wins', () => {
    expect(lookedAt(won, [...told, won.entrance], told, DUELS)).toEqual({ first: 's1', then: 's4' })
    const lost = { ...won, entrance: { kind: 'duelWon', of: 's1' } }
    expect(lookedAt(lost, [...told, lost.entrance], told, DUELS)).toEqual(
      lookedAt(won, [...told, won.entrance], told, DUELS),
    )
  })

  test('looks at whoever steps in, and then at whom it befalls or who comes', () => {
    const shot = { name: 'shot', entrance: ENTRANCE, outcome: [DEATH] } as const
    expect(lookedAt(shot, [ENTRANCE, DEATH], [], DUELS)).toEqual({ first: 's1', then: 's4' })
    const stand = (...of: string[]): PublicItem => ({ kind: 'accused', of })
    const swap = { name: 'swap', entrance: ENTRANCE, outcome: [stand('s5', 's2')] } as const
    const before = [stand('s4', 's5')]
    expect(lookedAt(swap, [...before, ...swap.outcome], before, DUELS).then).toBe('s2')
    expect(lookedAt({ ...shot, outcome: [] }, [ENTRANCE], [], DUELS).then).toBeNull()
  })

  /** Where it goes in an act or at an end, and for how long. */
  function film(canMove = true) {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
    setActivePinia(createPinia())
    const show = useShow()
    const went: (readonly [x: number | 'home' | 'opens', ms: number])[] = []
    const camera = {
      away: ref(false),
      moves: ref(false),
      go: ({ x }: Shot, ms: number) => void went.push([Number(x.toFixed(3)), ms]),
      home: (ms: number) => void went.push(['home', ms]),
      open: (_: Shot, ms: number) => void went.push(['opens', ms]),
      flat: ref(false),
      join: () => () => {},
    }
    const scene = ref<'day' | 'end' | 'night' | 'dawn' | 'speech'>('day')
    const ending = ref<'light' | 'dark' | null>(null)
    const places: Record<string, number> = { s1: 0.1, s4: 0.9 }
    const scope = effectScope()
    scope.run(() => {
      useShots(camera, {
        scene: () => scene.value,
        canMove: () => canMove,
        ending: () => ending.value,
        placeOf(seat) {
          const x = places[seat] ?? 0.5
          return { left: x - 0.05, right: x + 0.05, top: 0.5, bottom: 0.75 }
        },
        picture: () => ({ width: 1920, height: 1080 }),
      })
    })
    return { show, went, scene, ending, scope }
  }

  test('goes to nobody before the own name is told, across as it is done, and home after it', async () => {
    const { show, went, scope } = film()
    show.latest = day([ENTRANCE, DEATH])
    show.view = day([])
    show.act = { name: 'shot', entrance: ENTRANCE, outcome: [DEATH] }
    await nextTick()
    expect(went).toEqual([[0.1, 900]])
    vi.advanceTimersByTime(ACT_STROKE_MS - 1)
    expect(went).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(went[1]).toEqual([0.9, 900])
    show.act = null
    await nextTick()
    expect(went[2]?.[0]).toBe('home')
    scope.stop()
  })

  test('forgets whom it was on its way to when an act is taken back, and stays where no planes can be moved', async () => {
    const { show, went, scope } = film()
    show.act = { name: 'shot', entrance: ENTRANCE, outcome: [DEATH] }
    await nextTick()
    show.act = null
    await nextTick()
    vi.advanceTimersByTime(ACT_STROKE_MS)
    expect(went.map(([x]) => x)).toEqual([0.1, 'home'])
    scope.stop()
    const flat = film(false)
    flat.show.act = { name: 'shot', entrance: ENTRANCE, outcome: [DEATH] }
    await nextTick()
    vi.advanceTimersByTime(ACT_STROKE_MS)
    expect(flat.went).toEqual([])
    flat.scope.stop()
  })

  test('opens a night, a morning and an end in the dark wide, and nothing that is on the way calls it back', async () => {
    const { show, went, scene, scope } = film()
    show.view = standing('s4', true)
    await nextTick()
    scene.value = 'night'
    show.view = day([])
    await nextTick()
    scene.value = 'dawn'
    await nextTick()
    vi.advanceTimersByTime(9000)
    expect(went.slice(1).map(([x]) => x)).toEqual(['opens', 'opens'])
    for (const [, ms] of went) expect(ms >= 400 && ms <= 2400).toBe(true)
    scope.stop()
  })

  /** Somebody speaks; out, and so for the last time, or not. */
  function standing(speaker: SeatId, out: boolean): ProjectorView {
    const seats = ['s1', 's4'].map((id) => ({ id, out: out && id === speaker }))
    const stage = { scene: 'speech', about: 'turn', speaker }
    return day([], { seats, stage } as unknown as Partial<ProjectorView>)
  }

  test('goes close to whoever says last words and back, and to nobody who just has the word', async () => {
    const { show, went, scope } = film()
    show.view = standing('s1', false)
    await nextTick()
    expect(went.filter(([x]) => x !== 'home')).toEqual([])
    show.view = standing('s4', true)
    await nextTick()
    expect(went.at(-1)).toEqual([0.9, 1600])
    show.view = day([])
    await nextTick()
    expect(went.at(-1)?.[0]).toBe('home')
    scope.stop()
  })

  test('goes close to whoever is uncovered by day, for a while', async () => {
    const { show, went, scope } = film()
    const seats = (revealed: boolean) =>
      ['s1', 's4'].map((id) => ({
        id,
        out: false,
        ...(revealed && id === 's1' ? { revealed: 'x' } : {}),
      }))
    show.view = day([], { seats: seats(false) } as unknown as Partial<ProjectorView>)
    await nextTick()
    show.view = day([], { seats: seats(true) } as unknown as Partial<ProjectorView>)
    await nextTick()
    expect(went.at(-1)).toEqual([0.1, 1600])
    vi.advanceTimersByTime(5000)
    expect(went.at(-1)?.[0]).toBe('home')
    scope.stop()
  })

  test('goes up where the light has won, and only there, and comes back by itself', async () => {
    for (const how of ['light', 'dark'] as const) {
      const { went, scene, ending, scope } = film()
      ending.value = how
      scene.value = 'end'
      await nextTick()
      const moved = went.filter(([x, ms]) => typeof x === 'number' && ms > 0)
      expect(moved).toHaveLength(how === 'light' ? 1 : 0)
      vi.advanceTimersByTime(5000)
      expect(went.at(-1)?.[0]).toBe(how === 'light' ? 'home' : 'opens')
      scope.stop()
    }
  })
})
