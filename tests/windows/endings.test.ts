/** How the end is staged: who is turned over when, what each side looks like, and how a town goes dark. */
import { describe, expect, test } from 'vitest'
import type { SeatId } from '../../src/engine'
import { JOYS } from '../../src/projector/endings/joys'
import { LAST_WINDOWS } from '../../src/projector/endings/lastWindows'
import { goesOutAt, lastWindow } from '../../src/projector/sky/age/goesOut'
import { winnersOf } from '../../src/bridge/views/winners'
import { knownIn, revealPlan } from '../../src/projector/show/reveal/revealPlan'
import { endingOf, endLight, markOf, sideOf } from '../../src/projector/show/reveal/sides'
import { roleLines } from '../../src/projector/town/roleLines'
import { SCENERY } from '../../src/ui/themeTokens'
import { theme as template } from '../../rulesets/_template/theme'
import { theme as chiangmai } from '../../rulesets/chiangmai/theme'
import { theme as ktulu } from '../../rulesets/ktulu/theme'
import { theme as palermo } from '../../rulesets/palermo/theme'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'

const table = (...teams: string[]) =>
  teams.map((team, index) => ({ id: `s${index}` as SeatId, team, dealt: [] }))
const side = (team: string) => (team === 'mafia' ? 'dark' : team === 'loner' ? 'lone' : 'light')
const nobodyOut = () => false
const orderOf = (opens: Readonly<Record<SeatId, number>>) =>
  Object.entries(opens)
    .toSorted(([, one], [, other]) => one - other)
    .map(([seat]) => seat)

describe('Cards are turned over', () => {
  test('winners first, then the others, and the last dark one alone after a wait', () => {
    const seats = table('town', 'mafia', 'town', 'mafia', 'loner')
    const plan = revealPlan(seats, winnersOf(seats, ['town'], nobodyOut), side)
    expect(orderOf(plan.opens)).toEqual(['s0', 's2', 's1', 's4', 's3'])
    expect(plan.last).toBe('s3')
    const before = Math.max(
      ...['s0', 's1', 's2', 's4'].map((seat) => plan.opens[seat as SeatId] ?? 0),
    )
    expect(plan.lastAt - before).toBeGreaterThan(2000)
    expect(plan.opens['s3' as SeatId]).toBe(plan.lastAt)
    expect(plan.toldAt).toBeGreaterThan(plan.lastAt)
  })

  test('where the dark has won, one of it is still the last, and without any nobody waits', () => {
    const dark = table('mafia', 'town', 'mafia')
    expect(revealPlan(dark, winnersOf(dark, ['mafia'], nobodyOut), side).last).toBe('s2')
    const light = revealPlan(table('town', 'town', 'loner'), [], side)
    expect(light).toMatchObject({ last: null, heldAt: light.lastAt })
  })

  test('and nobody waits for a card that all have seen; a playing card tells no side', () => {
    const seats = table('town', 'mafia', 'town', 'mafia')
    const view = (revealed: Record<string, string>) => ({
      seats: seats.map(({ id }) => ({
        id,
        name: id,
        out: false,
        badges: [],
        ...(revealed[id] ? { revealed: revealed[id] } : {}),
      })),
    })
    const lastOf = (revealed: Record<string, string>) =>
      revealPlan(seats, ['s0', 's2'], side, knownIn(view(revealed))).last
    expect(lastOf({})).toBe('s3')
    expect(lastOf({ s3: 'mafioso' })).toBe('s1')
    expect(lastOf({ s3: 'mafioso', s1: 'spy' })).toBeNull()
    expect(lastOf({ s3: 'blackKing' })).toBe('s3')
  })

  test('within a quarter of a minute however many sit there', () => {
    const seats = table(...Array.from({ length: 36 }, (_, index) => (index % 3 ? 'town' : 'mafia')))
    expect(revealPlan(seats, [], side).toldAt).toBeLessThan(16_000)
  })

  test('for a team, for a player alone, and for a couple of two teams', () => {
    const seats = table('town', 'mafia', 'town', 'loner')
    expect(winnersOf(seats, ['town', 's3'], nobodyOut)).toEqual(['s0', 's2', 's3'])
    expect(winnersOf(seats, ['lovers'], (seat) => seat === 's2' || seat === 's3')).toEqual([
      's0',
      's1',
    ])
    expect(winnersOf(seats, [], nobodyOut)).toEqual([])
  })
})

const themes = { template, chiangmai, ktulu, palermo, starwars, vendetta }
describe.each(Object.entries(themes))('In %s', (_, theme) => {
  const teams = Object.keys(theme.teams)
  test('every team has a side, a colour and a mark that no other has', () => {
    expect(Object.keys(theme.sides ?? {}).toSorted()).toEqual(teams.toSorted())
    expect(new Set(teams.map((team) => markOf(theme, team))).size).toBe(teams.length)
  })

  test('the light ends at dawn, where the sun rises, and the dark where lamps burn', () => {
    for (const team of teams) {
      const light = endLight(theme, { winners: [team] })
      const kind = endingOf(theme, { winners: [team] })
      expect(kind).toBe(theme.sides?.[team])
      if (kind === 'light') expect(light).toBe('dawn')
      if (kind === 'dark') expect(['night', 'dusk']).toContain(light)
    }
  })
})

test('A game that says nothing of its sides is staged by its lights, and nobody’s end by fog at dusk', () => {
  const theme = { teams: { a: '#fff', b: '#000' }, endLights: { a: 'night', c: 'dusk' } } as const
  expect(['a', 'b', 'c'].map((team) => sideOf(theme, team))).toEqual(['dark', 'light', 'lone'])
  expect(endingOf(theme, { winners: ['s4'] })).toBe('lone')
  expect(endingOf(theme, { winners: [] })).toBe('nobody')
  expect(endLight(theme, { winners: [] })).toBe('dusk')
  expect(endLight(theme, { winners: ['b'] })).toBe('day')
})

describe('A role’s name on a plate', () => {
  const LANTERN = { width: 194, height: 78, max: 40 }
  test('stands whole on one or two lines, and takes the second for size', () => {
    expect(roleLines('Nurse', 'en', LANTERN)).toMatchObject({ size: 40, lines: ['Nurse'] })
    const two = roleLines('Second Detective', 'en', LANTERN)
    expect(two.lines).toEqual(['Second', 'Detective'])
    const broken = roleLines('Krankenschwester', 'de', LANTERN)
    expect(broken.lines.map((line) => line.replace(/-$/, '')).join('')).toBe('Krankenschwester')
    expect(broken.size).toBeGreaterThan(26)
    expect(roleLines('Krankenschwester', 'en', LANTERN).lines).toEqual(['Krankenschwester'])
  })

  test.each([
    ['en', 'Guardian Angel'],
    ['en', 'Suicidal Citizen'],
    ['de', 'Selbstmordgefährdeter Bürger'],
    ['de', 'Bestattungsunternehmer'],
    ['pl', 'Właściciel hazardziarni'],
    ['pl', 'Niebezpieczny dziennikarz'],
  ])('is never cut and never small in %s: %s', (language, name) => {
    const { lines, size } = roleLines(name, language, LANTERN)
    const whole = lines.join('\n').replace(/-\n/, '').replace('\n', ' ')
    expect(whole).toBe(name)
    expect(size).toBeGreaterThanOrEqual(19)
  })
})

describe('A town goes dark', () => {
  const row = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `M${index * 48},500H20V30Z` }))

  test.each([1, 2, 7, 24, 40])(
    'window by window, %i of them, with a wait before the last',
    (count) => {
      const at = goesOutAt(row(count)).toSorted((one, other) => one - other)
      expect(new Set(at).size).toBe(count)
      const [last = 0, before = last - 1200] = at.toReversed()
      expect(last - before).toBeGreaterThanOrEqual(1200)
      expect(last).toBeLessThan(9000)
    },
  )

  test('block by block: neighbours go out at once, then nothing, and the last one is where somebody stands', () => {
    const windows = row(40)
    const at = goesOutAt(windows)
    const inTurn = at.toSorted((one, other) => one - other)
    const gaps = inTurn.slice(1).map((ms, index) => ms - (inTurn[index] ?? 0))
    expect(gaps.filter((gap) => gap > 300).length).toBe(7)
    expect(gaps.filter((gap) => gap < 100).length).toBe(32)
    expect(at[lastWindow(windows)]).toBe(Math.max(...at))
    // The farthest block goes first.
    expect(at[0]).toBeLessThan(1400)
  })

  test('and each town has somebody of its own in its last window, and is glad in its own way', () => {
    const drawn = Object.values(LAST_WINDOWS).map(({ somebody }) => somebody)
    expect(new Set(drawn).size).toBe(SCENERY.skyline.length)
    const joys = Object.values(JOYS).map(({ kinds }) => JSON.stringify(kinds))
    expect(new Set(joys).size).toBe(SCENERY.skyline.length)
  })
})
