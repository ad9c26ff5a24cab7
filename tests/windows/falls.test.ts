// @vitest-environment happy-dom
/** Who falls, when the silence begins, when the name stands there, and what overtakes it. */
import { createPinia, setActivePinia } from 'pinia'
import { createApp, h } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProjectorView, ProjectorWindow, PublicItem } from '../../src/bridge'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { projector } from '../../src/i18n/locales/en/projector'
import FallScene from '../../src/projector/scenes/fall/FallScene.vue'
import {
  fallOf,
  fallTimes,
  LIFT_MS,
  newFalls,
  newlyFallen,
  VERDICT_MS,
} from '../../src/projector/show/falls/fall'
import { beatsOf } from '../../src/projector/show/falls/playFalls'
import { stagingOf } from '../../src/projector/show/falls/staging'
import { useShow } from '../../src/projector/show/store/showStore'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import { FALLS, SCENERY, type FallName } from '../../src/ui/themeTokens'
import { theme as chiangmai } from '../../rulesets/chiangmai/theme'
import { theme as ktulu } from '../../rulesets/ktulu/theme'
import { theme as palermo } from '../../rulesets/palermo/theme'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'
import { projectorViews } from './fixtures/projectorViews'

const views = projectorViews({ players: 5 })
const THEME = {
  falls: { died: 'death', 'died.day': 'heartbreak', executed: 'verdict' },
  acts: { gun: 'shot', duelWon: 'duel' },
} as const
const DUELS = { falls: { died: 'death', executed: 'verdict' }, acts: THEME.acts } as const
const died = (of: string): PublicItem => ({ kind: 'died', of })
const executed = (of: string): PublicItem => ({ kind: 'executed', of })

/** A dawn or a day with everybody in, but those who are out. */
function at(kind: 'dawn' | 'day', items: readonly PublicItem[], out: readonly string[] = []) {
  const { day } = views
  if (!day) throw new Error('no view of a day')
  const seats = day.seats.map(({ id, name, badges }) => ({
    id,
    name,
    badges,
    out: out.includes(id),
  }))
  return { ...day, scene: kind, phase: { kind, n: 2 }, seats, items } as ProjectorView
}

describe('A fall', () => {
  test('is what the theme names, by day as by day, and a death after a duel or a shot is one of theirs', () => {
    expect(fallOf(died('s1'), [], false, THEME)).toBe('death')
    expect(fallOf(died('s1'), [], true, THEME)).toBe('heartbreak')
    expect(fallOf(died('s1'), [{ kind: 'duelWon', of: 's2' }], true, DUELS)).toBe('shot')
    expect(fallOf(died('s1'), [{ kind: 'duelWon', of: 's2' }, died('s3')], true, DUELS)).toBe(
      'shot',
    )
    expect(fallOf(died('s1'), [{ kind: 'noExecution', of: true }], true, DUELS)).toBe('death')
    expect(fallOf({ kind: 'toString', of: 's1' }, [], true, THEME)).toBeNull()
    expect(fallOf({ kind: 'tie', of: ['s1'] }, [], true, {})).toBeNull()
  })

  test('has its silence: longer for the first of an evening, none to speak of before a shot', () => {
    const usual = { first: false, follows: false }
    expect(fallTimes('death', usual)).toMatchObject({ veil: 400, name: 400 + 900 })
    expect(fallTimes('death', { ...usual, first: true }).name).toBe(400 + 1600)
    expect(fallTimes('shot', { ...usual, first: true }).name).toBeLessThan(300)
    const kinds = ['death', 'verdict', 'shot', 'banishing', 'heartbreak'] as const
    expect(new Set(kinds.map((kind) => fallTimes(kind, usual).name)).size).toBe(kinds.length)
  })

  test('is staged when the view first brings it, one after the other, and the first of the evening is known', () => {
    const falls = newFalls(at('day', []), at('day', [executed('s1'), died('s2')]), THEME)
    expect(falls.map(({ name, follows }) => [name, follows])).toEqual([
      ['verdict', false],
      ['heartbreak', true],
    ])
    const [first] = newFalls(at('dawn', []), at('dawn', [died('s1')], ['s1']), THEME)
    const [later] = newFalls(at('dawn', [], ['s4']), at('dawn', [died('s1')], ['s1', 's4']), THEME)
    expect([first?.times.name, later?.times.name]).toEqual([2000, 1300])
  })

  test('is never staged by night, when a silence would uncover who moves', () => {
    const night = (items: readonly PublicItem[]) =>
      ({ ...at('dawn', items), phase: { kind: 'night', n: 2 } }) as ProjectorView
    expect(newFalls(night([]), night([died('s1')]), THEME)).toEqual([])
  })

  test('is not staged by an undo, in another phase or in a window that has just been opened', () => {
    const told = at('dawn', [died('s1')], ['s1'])
    expect(newFalls(told, at('dawn', []), THEME)).toEqual([])
    expect(newFalls(told, told, THEME)).toEqual([])
    expect(newFalls(at('day', []), told, THEME)).toEqual([])
    expect(newFalls(null, told, THEME)).toEqual([])
    expect(newlyFallen(told, at('dawn', [])).size).toBe(0)
    expect([...newlyFallen(at('dawn', []), told)]).toEqual([['s1', 1]])
  })

  test('follows another in silence again, and the town square is shown once all names are told', () => {
    const falls = newFalls(at('day', []), at('day', [executed('s1'), died('s2')], ['s4']), THEME)
    const beats = beatsOf(falls).map(({ at: ms, beat }) => [ms, beat.fall.item.of, beat.named])
    const [one, other] = falls
    const second = one?.times.over ?? 0
    expect(beats).toEqual([
      [0, 's1', false],
      [one?.times.name, 's1', true],
      [second, 's2', false],
      [second + (other?.times.name ?? 0), 's2', true],
      [second + (other?.times.over ?? 0), 's2', true],
    ])
  })
})

describe('On the wall', () => {
  let push: (view: ProjectorView) => void = () => {}
  let stop: () => void = () => {}
  const still = { matches: false, addEventListener: () => {} }
  const pack = { id: 'chiangmai', theme: THEME, texts: null }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => still)
    setActivePinia(createPinia())
    const window = {
      now: () => 0,
      onPack: (take: (sent: unknown) => void) => (take(pack), () => {}),
      onConnection: () => () => {},
      onView: (take: (view: ProjectorView) => void) => ((push = take), () => {}),
    }
    stop = useShow().attach(window as unknown as ProjectorWindow)
    still.matches = false
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const shown = () => {
    const { view, falling, fallen } = useShow()
    return {
      told: view?.items.length,
      falls: falling && [falling.fall.item.of, falling.named],
      burning: [...fallen.keys()],
    }
  }

  test('the picture stays until the name was read, then shows who fell', () => {
    push(at('dawn', [], ['s4']))
    push(at('dawn', [died('s1')], ['s1', 's4']))
    expect(shown()).toEqual({ told: 0, falls: ['s1', false], burning: [] })
    vi.advanceTimersByTime(1300)
    expect(shown()).toEqual({ told: 0, falls: ['s1', true], burning: [] })
    vi.advanceTimersByTime(2600)
    expect(shown()).toEqual({ told: 1, falls: ['s1', true], burning: ['s1'] })
    vi.advanceTimersByTime(LIFT_MS)
    expect(shown()).toEqual({ told: 1, falls: null, burning: ['s1'] })
  })

  test('whoever goes on is not kept waiting: the next death begins at once, anything else is there at once', () => {
    push(at('dawn', [], ['s4']))
    push(at('dawn', [died('s1')], ['s1', 's4']))
    vi.advanceTimersByTime(500)
    push(at('dawn', [died('s1'), died('s2')], ['s1', 's2', 's4']))
    expect(shown()).toEqual({ told: 1, falls: ['s2', false], burning: ['s1'] })
    push(at('day', [], ['s1', 's2', 's4']))
    expect(shown()).toEqual({ told: 0, falls: null, burning: [] })
    vi.advanceTimersByTime(9000)
    expect(shown()).toEqual({ told: 0, falls: null, burning: [] })
  })

  test('an undo takes it away at once, and another volume does not disturb it', () => {
    push(at('dawn', [], ['s4']))
    const told = at('dawn', [died('s1')], ['s1', 's4'])
    push(told)
    push({ ...told, show: { ...told.show, master: 0.1 } })
    expect(shown().falls).toEqual(['s1', false])
    push(at('dawn', [], ['s4']))
    expect(shown()).toEqual({ told: 0, falls: null, burning: [] })
  })

  test('who has asked for stillness sees the name at once, as one picture, and then who fell', () => {
    const quiet = (view: ProjectorView) => ({
      ...view,
      show: { ...view.show, reducedMotion: true },
    })
    const beats: unknown[] = []
    const show = useShow()
    push(quiet(at('day', [], ['s4'])))
    push(quiet(at('day', [executed('s1'), died('s2')], ['s1', 's2', 's4'])))
    beats.push(shown().falls)
    vi.advanceTimersByTime(2600)
    beats.push(shown().falls)
    expect(beats).toEqual([
      ['s1', true],
      ['s2', true],
    ])
    expect(show.falling?.fall.times).toEqual({ veil: 0, name: 0, over: 2600 })
    vi.advanceTimersByTime(2600 + LIFT_MS)
    expect(shown()).toEqual({ told: 2, falls: null, burning: ['s1', 's2'] })
  })
})

describe('What is drawn', () => {
  let close = () => {}
  afterEach(() => close())

  /** A fall with or without its name, over a story that leads to it. */
  function draw(
    name: FallName,
    named: boolean,
    plate = nightfallTheme.scenery.plate,
    isStill = true,
  ): Element {
    vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener: () => {} }))
    const pinia = createPinia()
    const show = useShow(pinia)
    const item = died('s1')
    const texts = {
      items: { died: '{name} dies and loses a card.' },
      cards: {},
      roles: {},
      teams: {},
    }
    const theme = { ...nightfallTheme, scenery: { ...nightfallTheme.scenery, plate } }
    const off = () => () => {}
    show.attach({
      now: () => 0,
      onPack: (take: (pack: unknown) => void) => (
        take({ id: 'chiangmai', texts, theme }),
        () => {}
      ),
      onConnection: off,
      onView: off,
    } as unknown as ProjectorWindow)
    show.view = at('dawn', [], ['s4'])
    show.latest = at('dawn', [item], ['s1', 's4'])
    show.lastWords = { text: 'Nobody opened the door of', phase: 'dawn 2', item: 0 }
    const times = fallTimes(name, { first: false, follows: false })
    const staging = stagingOf(1)
    const falling = { fall: { name, item, times, follows: false, staging }, named, lifts: false }
    show.falling = falling
    const root = document.body.appendChild(document.createElement('div'))
    const room = { width: 1851, height: 1041 }
    const app = createApp({ render: () => h(FallScene, { falling, room }) })
    app.use(pinia).use(createWindowI18n(projector)).mount(root)
    close = () => {
      app.unmount()
      root.remove()
      vi.unstubAllGlobals()
    }
    return root
  }
  const linesIn = (root: Element) =>
    [...root.querySelectorAll('.news p')].flatMap((line) => (line.textContent ?? '').trim() || [])

  test('is what leads to the name, and the name, large and at once, when it is time', () => {
    expect(linesIn(draw('death', false))).toEqual(['Nobody opened the door of'])
    close()
    const root = draw('death', true)
    expect(linesIn(root)).toEqual([
      'Nobody opened the door of',
      'Somchai',
      'dies and loses a card.',
    ])
    expect(root.querySelector('.news')?.classList.contains('hard')).toBe(true)
    expect(root.querySelector<HTMLElement>('.hero')?.style.fontSize).toBe('10.5rem')
  })

  test('is whoever falls, as themselves, with the name and never before it', () => {
    const figures = (name: FallName, named: boolean) => {
      const found = [...draw(name, named).querySelectorAll<HTMLElement>('[data-figure]')]
      close()
      return found.map(({ dataset }) => dataset['figure'])
    }
    for (const name of ['death', 'verdict', 'shot', 'banishing', 'heartbreak'] as const) {
      expect(figures(name, false)).toEqual([])
      expect(figures(name, true)).toEqual(['s1'])
    }
  })

  test('of a verdict is a name, then nothing, then what is done, and a card; without motion all of it at once', async () => {
    vi.useFakeTimers()
    const root = draw('verdict', true, nightfallTheme.scenery.plate, false)
    const seen = () => ({
      name: root.querySelector('.hero')?.textContent.trim(),
      place: root.querySelectorAll('.behind path').length > 0,
      down: root.querySelector('.figure')?.classList.contains('out') ?? false,
    })
    expect(seen()).toMatchObject({ name: 'Somchai', place: false, down: false })
    await vi.advanceTimersByTimeAsync(VERDICT_MS.act - 50)
    expect(seen().place).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(seen().place).toBe(true)
    expect(VERDICT_MS.card).toBeGreaterThan(VERDICT_MS.act + 500)
    const { name, over } = fallTimes('verdict', { first: false, follows: false })
    expect(over - name - VERDICT_MS.card).toBeGreaterThan(1500)
    close()
    vi.useRealTimers()
    expect(draw('verdict', true).querySelectorAll('.behind path').length).toBeGreaterThan(0)
  })

  const picture = (name: FallName, named: boolean) => {
    const drawn = draw(name, named).querySelector('.behind')
    const shapes = [...(drawn?.querySelectorAll('path, rect, circle, ellipse') ?? [])].map(
      (shape) => shape.getAttribute('class') ?? shape.tagName,
    )
    close()
    return shapes.join(' ')
  }

  test('is another picture for each kind, and nothing that comes with the name is there before it', () => {
    const kinds = FALLS.filter((kind) => kind !== 'spared')
    expect(new Set(kinds.map((kind) => picture(kind, true))).size).toBe(kinds.length)
    for (const kind of ['verdict', 'shot', 'spared'] as const) expect(picture(kind, false)).toBe('')
  })

  test('is the town’s own morning where nobody fell, after the same silence before the same picture as a death or a verdict', () => {
    for (const [without, kind] of [
      ['nobody', 'death'],
      ['spared', 'verdict'],
    ] as const) {
      expect(picture(without, false)).toBe(picture(kind, false))
      for (const first of [true, false]) {
        for (const follows of [true, false]) {
          expect(fallTimes(without, { first, follows })).toEqual(
            fallTimes(kind, { first, follows }),
          )
        }
      }
    }
    expect(picture('nobody', true)).toContain('breath')
    for (const theme of [chiangmai, ktulu, palermo, starwars, vendetta]) {
      const told = (kind: string) => fallOf({ kind, of: true }, [], kind === 'noExecution', theme)
      expect([told('nobodyDied'), told('noExecution')]).toEqual(['nobody', 'spared'])
    }
  })

  test('of a verdict is another place in each game', () => {
    const places = SCENERY.plate.map((plate) => {
      const place = draw('verdict', true, plate).querySelector('.behind')?.innerHTML ?? ''
      close()
      return place
    })
    expect(new Set(places).size).toBe(SCENERY.plate.length)
  })
})
