import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOutput, type OutputKeeper } from '../../src/sound/output/keepOutput'
import { findOutput, readOutputs, type OutputDevices } from '../../src/sound/output/outputs'
import { asDevices, calls, FakeDevices, speakers, standard, tv, tvAgain } from './fakeDevices'

/** An audio context that goes only where something is. */
class FakeContext extends EventTarget {
  /** Where the sound went, one after the other. */
  readonly went: string[] = []
  /** How often it still refuses another output than the standard one. */
  refuses = 0

  constructor(private readonly devices: FakeDevices) {
    super()
  }

  setSinkId(id: string): Promise<void> {
    if (id !== '' && this.refuses-- > 0) return Promise.reject(new Error('not ready'))
    const isThere = id === '' || this.devices.outputs.some(({ deviceId }) => deviceId === id)
    if (!isThere) return Promise.reject(new Error('not found'))
    this.went.push(id)
    return Promise.resolve()
  }
}

describe('The outputs for sound', () => {
  it('are the devices that have a name, each once, and the standard one by its own name', async () => {
    const twice = { deviceId: 'z9', label: tv.label }
    const nameless = { deviceId: 'x', label: '' }
    const devices = new FakeDevices([standard, calls, speakers, tv, twice, nameless])
    expect(await readOutputs(asDevices(devices))).toEqual({
      list: [
        { id: 'a1', label: speakers.label },
        { id: 'b2', label: tv.label },
      ],
      standard: 'Speakers (Realtek)',
    })
  })

  it.each<[string, OutputDevices | undefined]>([
    ['there are none', undefined],
    ['they have no names', asDevices(new FakeDevices([{ deviceId: '', label: '' }]))],
    [
      'nobody may ask',
      Object.assign(new EventTarget(), { enumerateDevices: () => Promise.reject(new Error('no')) }),
    ],
  ])('are none where %s', async (_, devices) => {
    expect(await readOutputs(devices)).toEqual({ list: [], standard: '' })
  })

  it('are found by name, also at another socket, and never by half a name', async () => {
    const outputs = await readOutputs(asDevices(new FakeDevices([speakers, tvAgain])))
    expect(findOutput(outputs, tv.label)?.id).toBe('c3')
    expect(findOutput(outputs, tvAgain.label)?.id).toBe('c3')
    expect(findOutput(outputs, 'LG TV')).toBeNull()
    const both = await readOutputs(asDevices(new FakeDevices([tvAgain, tv])))
    expect(findOutput(both, tv.label)?.id).toBe('b2')
  })
})

describe('The sound', () => {
  let devices: FakeDevices
  let context: FakeContext
  let keeper: OutputKeeper

  beforeEach(() => {
    vi.useFakeTimers()
    devices = new FakeDevices([standard, speakers, tv])
    context = new FakeContext(devices)
    keeper = keepOutput(context, asDevices(devices))
  })
  afterEach(() => {
    keeper.stop()
    vi.useRealTimers()
  })
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

  it('goes where it is told by name, once, and back to the standard output', async () => {
    keeper.choose(tv.label)
    keeper.choose(tv.label)
    await settle()
    devices.become([standard, tv, speakers, calls])
    await settle()
    expect(context.went).toEqual(['b2'])
    keeper.choose('')
    await settle()
    expect(context.went).toEqual(['b2', ''])
  })

  it('leaves a television that is unplugged and comes back with it, whatever its id is then', async () => {
    keeper.choose(tv.label)
    await settle()
    devices.become([standard, speakers])
    await settle()
    expect(context.went.at(-1)).toBe('')
    devices.become([standard, speakers, tvAgain])
    await settle()
    expect(context.went).toEqual(['b2', '', 'c3'])
  })

  it('waits on the standard output for what was chosen on another evening', async () => {
    devices.become([standard, speakers])
    keeper.choose(tv.label)
    await settle()
    expect(context.went).toEqual([])
    devices.become([standard, speakers, tv])
    await settle()
    expect(context.went).toEqual(['b2'])
  })

  it('is set anew where its device went and came back under the same id', async () => {
    keeper.choose(tv.label)
    await settle()
    context.dispatchEvent(new Event('error'))
    await settle()
    expect(context.went).toEqual(['b2', '', 'b2'])
  })

  it('is heard from the standard output while a television is not ready, and tries again', async () => {
    context.refuses = 2
    keeper.choose(tv.label)
    await settle()
    expect(context.went).toEqual([''])
    await settle(3000)
    expect(context.went.at(-1)).toBe('b2')
  })

  it('does not try for ever, and not once it was stopped', async () => {
    context.refuses = 1000
    keeper.choose(tv.label)
    await settle(600_000)
    expect(1000 - context.refuses).toBe(6)
    devices.become([standard, tv])
    await settle()
    const tried = context.refuses
    keeper.stop()
    devices.become([tv])
    await settle(600_000)
    expect(context.refuses).toBe(tried)
  })

  it('follows the last of many wishes', async () => {
    for (const label of [tv.label, speakers.label, '', tv.label, speakers.label])
      keeper.choose(label)
    await settle()
    expect(context.went.at(-1)).toBe('a1')
  })

  it('stays where it is in a browser that cannot send it anywhere', async () => {
    const plain = keepOutput(new EventTarget() as never, asDevices(devices))
    const none = keepOutput(null, undefined)
    for (const keeping of [plain, none]) keeping.choose(tv.label)
    await settle()
    for (const keeping of [plain, none]) keeping.stop()
    expect(context.went).toEqual([])
  })
})
