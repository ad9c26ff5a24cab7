// @vitest-environment happy-dom
/** Who stands before everybody, and when what was counted for them may stand beside them. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import { fallenIn, isVerdict } from '../../src/projector/show/useFallen'
import type { Fall } from '../../src/projector/show/falls/fall'
import type { Falling } from '../../src/projector/show/falls/playFalls'
import { nobodyFell } from '../../src/projector/show/falls/nobodyFell'
import { useShow } from '../../src/projector/show/store/showStore'
import { useStanding } from '../../src/projector/show/votes/useStanding'
import { projectorViews } from './fixtures/projectorViews'

const views = projectorViews({ players: 12 })
const named = (name: string): ProjectorView => {
  const view = views[name]
  if (!view) throw new Error(`no view ${name}`)
  return view
}
const seen = (view: ProjectorView) => {
  useShow().view = view
  const { standing, totals } = useStanding()
  return { standing: standing.value, totals: totals.value }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
  setActivePinia(createPinia())
})

test('Few who are voted on stand there with their hands, many stay where they are', () => {
  const runoff = named('runoff')
  expect(seen(runoff)).toEqual({ standing: ['s1', 's4'], totals: runoff.count?.totals })
  expect(seen(named('vote')).standing).toEqual([])
  expect(seen(named('speech')).standing).toEqual([])
})

test('Those who tie stand there under what was counted for them as long as that is the news, many do not', () => {
  const tie = named('tie')
  expect(seen(tie)).toEqual({ standing: ['s1', 's4'], totals: { s1: 5, s4: 5, s2: 1 } })
  const since = { kind: 'nobodyExecuted', of: true } as const
  expect(seen({ ...tie, items: [...tie.items, since] })).toEqual({ standing: [], totals: null })
  const all = { kind: 'tie', of: ['s0', 's1', 's2', 's4'] } as const
  expect(seen({ ...tie, items: [all] }).standing).toEqual([])
})

test('An empty chair stands for nobody once that is told, and not while the room waits for a name', () => {
  const falls = { nobodyDied: 'nobody', died: 'death' } as const
  const view = named('nobodyDied')
  const fall = { name: 'nobody', item: view.items[0], follows: false } as unknown as Fall
  const falling = { fall, named: false, lifts: false } as Falling
  expect(nobodyFell(view, null, falls)).toBe(true)
  expect(nobodyFell(view, falling, falls)).toBe(false)
  expect(nobodyFell(view, { ...falling, named: true }, falls)).toBe(true)
  expect(nobodyFell(named('died'), null, falls)).toBe(false)
  expect(nobodyFell(named('dawn'), null, falls)).toBe(false)
})

test('A secret count shows nothing beside anybody before it is closed', () => {
  const secret = named('voteClosed')
  if (!secret.count) throw new Error('nothing is counted')
  const totals = { s0: 4, s1: 2 } as const
  expect(seen({ ...secret, count: { ...secret.count, totals } }).totals).toBeNull()
  expect(seen({ ...secret, count: { ...secret.count, totals, closed: true } }).totals).toBe(totals)
})

test('The accused stand there under the count that they wait for, until its outcome is told', () => {
  const stand = named('stand')
  const of = { s1: 5, s4: 5 } as const
  const count = { kind: 'tally', of, quiet: true, show: 'count' } as const
  expect(seen(stand)).toEqual({ standing: ['s1', 's4'], totals: null })
  expect(seen({ ...stand, items: [count] }).totals).toBe(of)
  expect(seen({ ...stand, items: [count, { kind: 'executed', of: 's1' }] }).totals).toBeNull()
})

test('Whoever has just fallen is looked at until more is told, with whoever did it; before, and of what befell nobody, nobody is', () => {
  const falls = { executed: 'verdict' } as const
  const { day, dawn } = { day: named('executed'), dawn: named('hunter') }
  expect(fallenIn(day, falls)).toEqual(['s1'])
  expect(fallenIn({ ...day, items: day.items.slice(0, 1) }, falls)).toEqual([])
  expect(fallenIn({ ...day, scene: 'vote' }, falls)).toEqual([])
  expect(fallenIn(named('nobodyDied'), { nobodyDied: 'nobody' })).toEqual([])
  expect(fallenIn(named('tie'), falls)).toEqual([])
  expect(fallenIn(dawn, falls)).toEqual([])
  const seats = dawn.seats.map((seat) => (seat.id === 's4' ? { ...seat, out: true } : seat))
  expect(fallenIn({ ...dawn, seats }, falls)).toEqual(['s2', 's4'])
})

test('Only whom a verdict has just been told of stands there condemned: nobody before it, and nobody who died otherwise', () => {
  const falls = { executed: 'verdict', died: 'death' } as const
  const day = named('executed')
  expect(isVerdict(day, falls)).toBe(true)
  expect(isVerdict({ ...day, items: day.items.slice(0, 1) }, falls)).toBe(false)
  expect(isVerdict({ ...day, items: [{ kind: 'died', of: 's1' }] }, falls)).toBe(false)
  expect(isVerdict({ ...day, items: [{ kind: 'executed', of: true }] }, falls)).toBe(false)
})
