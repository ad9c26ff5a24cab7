// @vitest-environment happy-dom
/** How close a vote is, what the room sees and hears of it, and that a count in secret shows nothing early. */
import { createPinia } from 'pinia'
import { createApp, effectScope, h, nextTick, ref, type Component } from 'vue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProjectorView, SeatId } from '../../src/bridge'
import type { Needs } from '../../src/engine'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { projector } from '../../src/i18n/locales/en/projector'
import { VOTE_COLOURS, voteMark } from '../../src/ui/voteColours'
import DimScenery from '../../src/projector/parts/DimScenery.vue'
import PhaseStrap from '../../src/projector/parts/PhaseStrap.vue'
import VoteBars from '../../src/projector/parts/votes/VoteBars.vue'
import VoteDuel from '../../src/projector/parts/votes/VoteDuel.vue'
import VoteScene from '../../src/projector/scenes/vote/VoteScene.vue'
import { useShow } from '../../src/projector/show/store/showStore'
import { closenessOf, heartRate, tensionOf } from '../../src/projector/show/votes/lastVotes'
import { useNeeded } from '../../src/projector/show/votes/useNeeded'
import { voteOrderAfter } from '../../src/projector/show/past/voteOrder'
import { useHeartbeat } from '../../src/projector/sound/useHeartbeat'
import HandThreads from '../../src/projector/town/hands/HandThreads.vue'
import { apart, EYES, seenBy } from './fixtures/eyes'
import { townRing } from '../../src/projector/town/layout/tile'
import { projectorViews } from './fixtures/projectorViews'

const base = projectorViews({ players: 12 })['vote'] as ProjectorView
const seats = base.seats.map(({ id }) => id)

/** A vote with so many hands for each, of so many voices. */
function voting(hands: readonly number[], voices?: number): ProjectorView {
  const totals = Object.fromEntries(hands.map((total, index) => [`s${index}`, total]))
  const count = { candidates: seats, totals, hands: {}, closed: false, upForVote: null }
  return { ...base, count: voices === undefined ? count : { ...count, voices } }
}

describe('How close a vote is', () => {
  test('is what nobody can take away any more: half of all at first, less as hands go to others', () => {
    expect(closenessOf(voting([], 12))).toMatchObject({ needed: 7, left: 12, begun: false })
    expect(closenessOf(voting([4, 3, 1], 12))).toMatchObject({ needed: 6, left: 4 })
    expect(closenessOf(voting([4, 1, 1, 1, 1, 1], 12))).toMatchObject({ needed: 5, left: 3 })
    expect(closenessOf(voting([6, 3], 12))).toMatchObject({ needed: 7, decided: false })
    expect(closenessOf(voting([7, 3], 12))).toMatchObject({ needed: 7, decided: true })
  })

  test('whoever has what is needed is never overtaken, and with one less may be', () => {
    for (let one = 0; one < 6; one++) {
      for (let other = 0; other <= one; other++) {
        const close = closenessOf(voting([one, other], 11))
        const { needed = 0, left = 0 } = close ?? {}
        const missing = needed - one
        expect(needed).toBeGreaterThan(other + left - missing)
        expect(needed - 1).toBeLessThanOrEqual(other + left - (missing - 1))
      }
    }
  })

  test('is told of no count in secret, of none without a number of hands, and not beside the vote', () => {
    const open = voting([4, 3], 12)
    expect(closenessOf(voting([4, 3]))).toBeNull()
    expect(closenessOf({ ...open, scene: 'day' })).toBeNull()
    const closed = {
      ...open,
      stage: { scene: 'vote', count: 'closed', candidates: seats } as const,
    }
    expect(closenessOf(closed)).toBeNull()
  })

  test('makes a heart beat from the third hand before the last, faster with each, until it is decided', () => {
    const rate = (...hands: number[]) => {
      const tension = tensionOf(closenessOf(voting(hands, 12)))
      return tension === null ? null : heartRate(tension)
    }
    expect([
      rate(),
      rate(3, 2, 1),
      rate(3, 3, 2),
      rate(3, 3, 3),
      rate(4, 3, 3),
      rate(4, 4, 3),
      rate(4, 4, 4),
    ]).toEqual([null, null, null, 72, 91, 110, null])
    expect([rate(5, 1), rate(6, 1), rate(7, 1)]).toEqual([null, 91, null])
  })
})

test('A heart follows its rate from beat to beat and is still at once when nothing is close any more', async () => {
  vi.useFakeTimers()
  const rate = ref<number | null>(null)
  const beats: number[] = []
  const scope = effectScope()
  scope.run(() =>
    useHeartbeat(
      () => rate.value,
      () => beats.push(Date.now()),
    ),
  )
  const begun = Date.now()
  rate.value = 60
  await nextTick()
  vi.advanceTimersByTime(1500)
  rate.value = 120
  await nextTick()
  vi.advanceTimersByTime(1100)
  rate.value = null
  await nextTick()
  vi.advanceTimersByTime(5000)
  expect(beats.map((beat) => beat - begun)).toEqual([0, 1000, 2000, 2500])
  scope.stop()
  vi.useRealTimers()
})

describe('On the wall', () => {
  let close = () => {}
  afterEach(() => close())

  function draw(component: Component, props: Record<string, unknown>, view = base): Element {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
    const pinia = createPinia()
    useShow(pinia).view = view
    const root = document.body.appendChild(document.createElement('div'))
    const app = createApp({ render: () => h(component, props) })
    app.use(pinia).use(createWindowI18n(projector)).mount(root)
    close = () => {
      app.unmount()
      root.remove()
      vi.unstubAllGlobals()
    }
    return root
  }

  /** A duel, whose hands are counted with closed eyes: all but the two vote, as everybody sees it. */
  const duel = {
    ...base,
    stage: {
      scene: 'vote',
      about: 'duel',
      count: 'closed',
      candidates: ['s1', 's2'],
      asks: {
        for: 'hands',
        of: seats.slice(3).map((seat) => ({ seat, hands: 1 })),
        among: ['s1', 's2'],
        order: 'together',
      },
    },
    count: { candidates: ['s1', 's2'], totals: {}, hands: null, closed: false, upForVote: null },
  } as const satisfies ProjectorView

  test('a duel names who votes where there is room for all of them, else says how many they are', () => {
    const told = (width: number, height: number) => {
      const root = draw(VoteScene, { room: { width, height } }, duel)
      const text = root.querySelector('[data-testid="voters"]')?.textContent ?? ''
      close()
      return text
    }
    const names = duel.seats.filter(({ id }) => duel.stage.asks.of.some(({ seat }) => seat === id))
    expect(names).toHaveLength(9)
    for (const { name } of names) expect(told(1200, 700)).toContain(name)
    expect(told(700, 380)).toBe('9 voters')
  })

  test('the strap says what the rules want of a vote, never how many hands would be enough now', () => {
    const Asking = { setup: () => () => h('p', String(useNeeded().rule.value)) }
    const told = (view: ProjectorView) => {
      const text = draw(Asking, {}, view).textContent
      close()
      return text
    }
    const by = (needs: Needs): ProjectorView => ({ ...duel, stage: { ...duel.stage, needs } })
    expect(told(duel)).toBe('null')
    expect(told(by('most'))).toBe('most votes')
    expect(told(by('majority'))).toBe('more than half')
    expect(told(by(1))).toBe('1 vote needed')
    expect(told(by(4))).toBe('4 votes needed')
    expect(told({ ...by('most'), scene: 'discussion' })).toBe('null')
  })

  test('the strap has the rule of a vote at its end; in a narrow one it takes the place of the count', () => {
    const parts = (rule: string | null, width: number) => {
      const words = draw(PhaseStrap, { light: 'day', text: 'Day 3', alive: 7, rule, width })
      const texts = [...words.querySelectorAll('span')].map((part) => part.textContent)
      close()
      return texts
    }
    expect(parts('most votes', 900)).toEqual(['Day 3', '7 still in', 'most votes'])
    expect(parts('most votes', 500)).toEqual(['Day 3', 'most votes'])
    expect(parts(null, 500)).toEqual(['Day 3', '7 still in'])
  })

  test('every bar has the line of what decides at the same place, and none where it is not told', () => {
    const props = { candidates: seats, totals: { s1: 4, s2: 2 }, width: 1000, height: 400 }
    const lines = (root: Element) =>
      [...root.querySelectorAll<HTMLElement>('.decisive')].map(({ style }) => style.transform)
    const told = lines(draw(VoteBars, { ...props, decisive: 7 }))
    expect(told).toEqual(['translateX(87.5%)', 'translateX(87.5%)'])
    close()
    expect(lines(draw(VoteBars, props))).toEqual([])
  })

  test('two who face each other have a mark for each hand until it is decided, and none where the room is not told', () => {
    const pips = (root: Element) =>
      [...root.querySelectorAll('.side')].map((side) => [
        side.querySelectorAll('.pip').length,
        side.querySelectorAll('.pip.up').length,
      ])
    const props = { candidates: ['s1', 's2'], width: 900, decisive: 5 }
    expect(pips(draw(VoteDuel, { ...props, totals: {} }))).toEqual([[5, 0], [5, 0]]) // prettier-ignore
    close()
    expect(pips(draw(VoteScene, { room: { width: 900, height: 500 } }, duel))).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    close()
    expect(pips(draw(VoteDuel, { ...props, totals: { s1: 6, s2: 2 } }))).toEqual([[5, 5], [5, 2]]) // prettier-ignore
  })

  /** What is drawn for these hands, a list for each of those voted on. */
  function drawn(
    hands: Record<SeatId, SeatId[]> | null,
    totals: Record<SeatId, number>,
    names?: readonly string[],
  ) {
    const area = { width: 1851, height: 1041 }
    const props = { ring: townRing(12, area, names ?? null), seats, area }
    const count = { candidates: seats, totals, hands, closed: false, upForVote: null }
    return draw(HandThreads, props, { ...base, count })
  }
  const names = base.seats.map(({ name }) => name)

  test('a thread goes from whoever raises a hand to whom it is for, in that one’s colour; none from hands without names', () => {
    const root = drawn({ s0: ['s1', 's1'], s3: ['s2'], s4: [] }, { s1: 2, s2: 1 })
    const found = [...root.querySelectorAll('.threads:not(.over) g')].map((one) => [
      /--vote-\d/.exec(one.getAttribute('style') ?? '')?.[0],
      one.querySelectorAll('.thread').length,
    ])
    expect(found).toEqual([['--vote-1', 1], ['--vote-0', 2]]) // prettier-ignore
    close()
    expect(drawn(null, { s1: 2 }).querySelectorAll('g')).toHaveLength(0)
  })

  test('whoever has more hands has a thicker thread, and on a stage each is tied to a plate once', () => {
    const root = drawn({ s0: ['s1'], s3: ['s1'], s4: ['s1', 's2'] }, { s1: 3, s2: 1 }, names)
    const widths = [...root.querySelectorAll<SVGElement>('.threads:not(.over) g')].map(
      ({ style }) => Number(style.getPropertyValue('--width')),
    )
    expect(widths).toHaveLength(2)
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.5)
    expect(root.querySelectorAll('.pin')).toHaveLength(2)
  })

  test('threads go on over the board as a trace, and each has the rhythm of its candidate’s pattern', () => {
    const root = drawn({ s0: ['s1'], s3: ['s2'] }, { s1: 1, s2: 1 })
    const paths = (of: string) =>
      [...root.querySelectorAll(`${of} .thread`)].map((path) => path.getAttribute('d'))
    expect(paths('.over')).toEqual(paths('.threads:not(.over)'))
    const rhythms = [...root.querySelectorAll<SVGElement>('.threads:not(.over) g')].map(
      ({ style }) => style.getPropertyValue('--dash'),
    )
    expect(new Set(rhythms).size).toBe(2)
  })

  test('the scenery stays dark once a vote is decided, until it is left: the verdict comes out of that dark', () => {
    const opacity = (props: Record<string, unknown>) => {
      const dim = draw(DimScenery, { rate: null, ...props }).querySelector<HTMLElement>('.dim')
      const found = Number(dim?.style.opacity)
      close()
      return found
    }
    const last = opacity({ tension: 1, held: false })
    expect(last).toBeGreaterThan(0.6)
    expect(opacity({ tension: null, held: true })).toBe(last)
    expect(opacity({ tension: null, held: false })).toBe(0)
  })
})

describe('Whoever is voted on is marked', () => {
  test('by a colour, and from the second one on by a pattern as well, as many times as there are pairs of both', () => {
    const marks = Array.from({ length: 36 }, (_, place) => voteMark(place, VOTE_COLOURS.length))
    expect(marks.slice(0, 6).map(({ weave }) => weave)).toEqual([0, 1, 2, 3, 4, 5])
    expect(new Set(marks.map(({ colour, weave }) => `${colour} ${weave}`)).size).toBe(36)
  })

  test('in an order in which no neighbour looks like the other to anybody, whatever the eyes', () => {
    VOTE_COLOURS.forEach((colour, place) => {
      const next = VOTE_COLOURS[(place + 1) % VOTE_COLOURS.length] ?? ''
      for (const eyes of Object.values(EYES)) {
        expect(
          apart(seenBy(eyes, colour), seenBy(eyes, next)),
          `${colour} ${next}`,
        ).toBeGreaterThan(45)
      }
    })
  })

  const counted = (totals: Record<SeatId, number>, among = seats): ProjectorView['count'] => ({
    candidates: among,
    totals,
    hands: {},
    closed: false,
    upForVote: null,
  })

  test('in the order in which they stand, where there are no more of them than colours', () => {
    const among = seats.slice(2, 6)
    expect(voteOrderAfter([], counted({ s5: 1 }, among), 6)).toEqual(among)
  })

  test('as hands go up for them, where all may be named, so that few of many have plain colours', () => {
    const first = voteOrderAfter([], counted({ s9: 1 }), 6)
    const second = voteOrderAfter(first, counted({ s2: 1, s9: 1 }), 6)
    expect([first, second]).toEqual([['s9'], ['s9', 's2']])
  })

  test('in the same way until the vote is over, also after a hand was taken back, and anew in the next one', () => {
    const marked = voteOrderAfter(['s9', 's2', 's4'], counted({ s2: 1, s4: 2 }), 6)
    expect(marked).toEqual(['s9', 's2', 's4'])
    expect(voteOrderAfter(marked, counted({}), 6)).toEqual([])
    expect(voteOrderAfter(marked, null, 6)).toEqual([])
  })
})
