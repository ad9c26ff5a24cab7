/** The sound outputs of an invented computer, which come and go. */
import type { OutputDevices } from '../../src/sound/output/outputs'

type Device = Pick<MediaDeviceInfo, 'deviceId' | 'label'>

export class FakeDevices extends EventTarget {
  constructor(public outputs: readonly Device[]) {
    super()
  }

  enumerateDevices(): Promise<MediaDeviceInfo[]> {
    const others = [{ kind: 'audioinput', deviceId: 'mic', label: 'Microphone', groupId: '' }]
    const outputs = this.outputs.map((device) => ({ kind: 'audiooutput', groupId: '', ...device }))
    return Promise.resolve([...others, ...outputs] as MediaDeviceInfo[])
  }

  /** From now on there are these. */
  become(outputs: readonly Device[]): void {
    this.outputs = outputs
    this.dispatchEvent(new Event('devicechange'))
  }
}

export const asDevices = (devices: FakeDevices): OutputDevices =>
  devices as unknown as OutputDevices

export const standard: Device = { deviceId: 'default', label: 'Default - Speakers (Realtek)' }
export const calls: Device = { deviceId: 'communications', label: 'Communications - Headset' }
export const speakers: Device = { deviceId: 'a1', label: 'Speakers (Realtek)' }
export const tv: Device = { deviceId: 'b2', label: 'LG TV (NVIDIA High Definition Audio)' }
/** The same television after it was plugged in again. */
export const tvAgain: Device = { deviceId: 'c3', label: 'LG TV (2- NVIDIA High Definition Audio)' }
