import { describe, expect, it } from 'vitest'
import { whereItPlays } from '../../src/facilitator/outputs/whereItPlays'
import { readOutputs } from '../../src/sound/output/outputs'
import { asDevices, FakeDevices, speakers, standard, tv, tvAgain } from '../sound/fakeDevices'

const where = async (
  devices: readonly (typeof tv)[],
  soundOutput: string,
  network: Parameters<typeof whereItPlays>[2] = null,
) => whereItPlays(await readOutputs(asDevices(new FakeDevices(devices))), { soundOutput }, network)

describe('The desk says where the sound is', () => {
  it('by the name of the output that it takes', async () => {
    expect(await where([standard, speakers, tv], tv.label)).toEqual({
      kind: 'chosen',
      name: tv.label,
    })
    // By the name that it has today.
    expect(await where([speakers, tvAgain], tv.label)).toMatchObject({ name: tvAgain.label })
    expect(await where([standard, speakers, tv], '')).toEqual({
      kind: 'standard',
      name: speakers.label,
    })
    expect(await where([tv], '')).toEqual({ kind: 'standard', name: '' })
  })

  it('when what was chosen is gone, with what stands in for it', async () => {
    expect(await where([standard, speakers], tv.label)).toEqual({
      kind: 'lost',
      wanted: tv.label,
      name: speakers.label,
    })
    expect(await where([], tv.label)).toEqual({ kind: 'lost', wanted: tv.label, name: '' })
  })

  it('where the browser names nothing, and where another screen sounds', async () => {
    expect(await where([{ deviceId: '', label: '' }], '')).toEqual({ kind: 'unnamed' })
    expect(await where([tv], tv.label, { sound: true, viewers: 1 })).toEqual({ kind: 'network' })
    expect(await where([tv], tv.label, { sound: true, viewers: 0 })).toMatchObject({
      kind: 'chosen',
    })
  })
})
