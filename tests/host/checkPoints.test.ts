import { describe, expect, it } from 'vitest'
import type { CheckId, ScreensView } from '../../src/bridge'
import type { StorageFinding } from '../../src/host/storage/ports'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { openHost, type Bench } from './fixtures/openHost'
import { settle } from './fixtures/fakeTime'

const television = { key: 'tv', number: 2, label: 'Television', width: 1920, height: 1080 }
const laptop = { key: 'laptop', number: 1, label: 'Laptop', width: 1440, height: 900 }
const onTelevision: ScreensView = {
  list: [
    { ...laptop, desk: true, show: false },
    { ...television, desk: false, show: true },
  ],
  place: 'screen',
  chosen: 'Television',
  warnings: [],
}

const why = (bench: Bench, id: CheckId) => bench.view().check.find((one) => one.id === id)?.why
const confirm = (bench: Bench, point: 'screen' | 'sound' | 'text', ok = true) =>
  bench.does({ type: 'preflight.confirm', point, ok })

async function withScreen(screens: ScreensView | null = onTelevision): Promise<Bench> {
  const bench = await openHost()
  bench.host.machineChanged({ screens })
  bench.host.projectorConnected(1)
  await settle()
  return bench
}

describe('Before the guests come', () => {
  it('nothing is called ready that nobody has tried', async () => {
    const bench = await openHost()
    expect(bench.view().check.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'screen bad',
      'sound bad',
      'text bad',
      'awake none',
      'saving open',
    ])
  })

  it('the host alone says whether screen, sound and letters arrive', async () => {
    const bench = await withScreen()
    for (const id of ['screen', 'sound', 'text'] as const) {
      expect(why(bench, id)).toBe(`${id}Ask`)
      await confirm(bench, id, false)
      expect(why(bench, id)).toBe(`${id}Denied`)
      await confirm(bench, id)
      expect(why(bench, id)).toBe(`${id}Good`)
    }
  })

  it('what was said of one screen is asked again of another', async () => {
    const bench = await withScreen()
    for (const id of ['screen', 'sound', 'text'] as const) await confirm(bench, id)
    const [first, second] = onTelevision.list
    bench.host.machineChanged({
      screens: { ...onTelevision, list: [first, { ...second, key: 'other' }] as never },
    })
    await settle()
    expect(['screen', 'sound', 'text'].map((id) => why(bench, id as CheckId))).toEqual([
      'screenAsk',
      'soundAsk',
      'textAsk',
    ])
    bench.host.machineChanged({ screens: onTelevision })
    await settle()
    expect(why(bench, 'sound')).toBe('soundGood')
  })

  it('sound that was heard from one output is asked about again for another, and nothing else is', async () => {
    const bench = await withScreen()
    for (const id of ['screen', 'sound', 'text'] as const) await confirm(bench, id)
    const choose = (soundOutput: string) =>
      bench.does({ type: 'settings.set', settings: { soundOutput } })
    await choose('LG TV (HDMI)')
    const all = () => ['screen', 'sound', 'text'].map((id) => why(bench, id as CheckId))
    expect(all()).toEqual(['screenGood', 'soundAsk', 'textGood'])
    await choose('')
    expect(all()).toEqual(['screenGood', 'soundGood', 'textGood'])
  })

  it('a screen that is unplugged, mirrored, the desk’s own or the only one is not ready, whatever was said', async () => {
    const bench = await withScreen()
    await confirm(bench, 'screen')
    for (const [change, expected] of [
      [{ place: 'hidden' }, 'screenHidden'],
      [{ place: 'window' }, 'screenWindow'],
      [{ place: 'hidden', warnings: ['mirrored'] }, 'screenMirrored'],
      [{ place: 'hidden', warnings: ['deskOnScreen'] }, 'screenDesk'],
    ] as const) {
      bench.host.machineChanged({ screens: { ...onTelevision, ...change } })
      await settle()
      expect(why(bench, 'screen')).toBe(expected)
    }
  })

  it('sound that is switched off or turned down to nothing is not ready', async () => {
    const bench = await withScreen()
    await confirm(bench, 'sound')
    for (const settings of [{ muted: true }, { master: 0 }, { ambience: 0 }]) {
      const before = bench.view().settings
      await bench.does({ type: 'settings.set', settings })
      expect(why(bench, 'sound')).toBe('soundMuted')
      await bench.does({ type: 'settings.set', settings: before })
      expect(why(bench, 'sound')).toBe('soundGood')
    }
  })

  it('the browser mode says what does not apply, and asks for the rest', async () => {
    const bench = await withScreen(null)
    expect(why(bench, 'awake')).toBe('awakeNone')
    await confirm(bench, 'screen')
    expect(why(bench, 'screen')).toBe('screenGood')
    bench.host.projectorConnected(0)
    await settle()
    expect(why(bench, 'screen')).toBe('noScreen')
  })

  it('sleep is called blocked only while the system says so, looked at anew each time', async () => {
    const bench = await openHost()
    let isAwake = true
    bench.host.attach({ isAwake: () => isAwake })
    await bench.does({ type: 'preflight.check' })
    expect(why(bench, 'awake')).toBe('awakeGood')
    isAwake = false
    await bench.does({ type: 'preflight.check' })
    expect(why(bench, 'awake')).toBe('awakeBad')
  })

  it('saving is tried, and its failure says why', async () => {
    let finding: StorageFinding | null = null
    const store = { ...memoryJournals(), check: () => Promise.resolve(finding) }
    const bench = await openHost({ store })
    await bench.does({ type: 'preflight.check' })
    expect(why(bench, 'saving')).toBe('savingGood')
    finding = { code: 'unwritable', params: { reason: 'ENOSPC' } }
    await bench.does({ type: 'preflight.check' })
    expect(bench.view().check.at(-1)).toEqual({
      id: 'saving',
      state: 'bad',
      why: 'savingBad',
      params: { reason: 'ENOSPC' },
    })
  })
})
