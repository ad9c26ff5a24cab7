import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellOfSleep } from '../../electron/main/power/hearSleep'
import { KeepAwake } from '../../electron/main/power/keepAwake'
import type { MachineView } from '../../src/bridge'
import { notices } from '../../src/i18n/locales/en/codes/notices'

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events')
  const blockers = new Map<number, string>()
  let count = 0
  const idle = { seconds: 0 }
  return {
    blockers,
    idle,
    powerMonitor: Object.assign(new EventEmitter(), { getSystemIdleTime: () => idle.seconds }),
    screen: new EventEmitter(),
    powerSaveBlocker: {
      start(kind: string) {
        blockers.set(++count, kind)
        return count
      },
      stop: (id: number) => blockers.delete(id),
      isStarted: (id: number) => blockers.has(id),
    },
  }
})
vi.mock('electron', () => electron)

const held = () => [...electron.blockers.values()].toSorted()
const BOTH = ['prevent-app-suspension', 'prevent-display-sleep']

/** A host who is told whether displays are kept awake. */
function keeping() {
  const machineChanged = vi.fn<(change: Partial<MachineView>) => void>()
  const awake = new KeepAwake({ machineChanged })
  const stand = (station: 'shelf' | 'lobby' | 'game') =>
    awake.follow({
      station,
      machine: { awake: machineChanged.mock.lastCall?.[0].awake ?? null } as never,
    })
  return { awake, machineChanged, stand }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  electron.blockers.clear()
  electron.powerMonitor.removeAllListeners()
  electron.screen.removeAllListeners()
  electron.idle.seconds = 0
})

describe('Displays and system', () => {
  it('are kept awake from the lobby to the end, and not before nor after', () => {
    const { stand, machineChanged } = keeping()
    stand('shelf')
    expect(held()).toEqual([])
    stand('lobby')
    stand('game')
    expect(held()).toEqual(BOTH)
    expect(machineChanged).toHaveBeenLastCalledWith({ awake: true })
    stand('shelf')
    expect(held()).toEqual([])
    vi.advanceTimersByTime(600_000)
    expect(held()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are held again within a minute when a blocker is gone, each by itself, for as long as it is wanted', () => {
    const { stand } = keeping()
    stand('game')
    for (const kind of BOTH) {
      for (const [id, one] of electron.blockers) if (one === kind) electron.blockers.delete(id)
      expect(held()).toHaveLength(1)
      vi.advanceTimersByTime(60_000)
      expect(held()).toEqual(BOTH)
    }
    stand('game')
    vi.advanceTimersByTime(600_000)
    expect(held()).toEqual(BOTH)
  })

  it('are reported as they are when the system refuses, and again once it agrees', () => {
    const { stand, machineChanged } = keeping()
    const start = vi.spyOn(electron.powerSaveBlocker, 'start').mockReturnValue(-1)
    stand('game')
    expect(machineChanged).toHaveBeenLastCalledWith({ awake: false })
    start.mockRestore()
    vi.advanceTimersByTime(60_000)
    expect(machineChanged).toHaveBeenLastCalledWith({ awake: true })
  })

  it('are let go when the program ends', () => {
    const { awake, stand } = keeping()
    stand('game')
    awake.release()
    expect(held()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** A host of an evening, on a system. @returns what was said to the host */
function hosting(platform: string) {
  const notice = vi.fn()
  const awake = { isWanted: true }
  const sleep = tellOfSleep({ notice }, awake, platform)
  return { said: () => notice.mock.calls.map(([code]) => code as string), awake, sleep }
}

describe('A machine that slept all the same', () => {
  it.each([
    ['win32', 'sleptWindows'],
    ['darwin', 'sleptMac'],
    ['linux', 'sleptLinux'],
    ['freebsd', 'sleptLinux'],
  ])('is told once an evening on waking, with what to set on %s', (platform, code) => {
    const { said, awake, sleep } = hosting(platform)
    electron.powerMonitor.emit('suspend')
    expect(said()).toEqual([])
    electron.powerMonitor.emit('resume')
    electron.powerMonitor.emit('unlock-screen')
    electron.powerMonitor.emit('lock-screen')
    electron.powerMonitor.emit('unlock-screen')
    expect(said()).toEqual([code])
    expect(Object.keys(notices)).toContain(code)
    awake.isWanted = false
    sleep.follow()
    awake.isWanted = true
    sleep.follow()
    electron.powerMonitor.emit('lock-screen')
    electron.powerMonitor.emit('unlock-screen')
    expect(said()).toEqual([code, code])
  })

  it('may sleep as it likes when no evening is on', () => {
    const { said, awake } = hosting('linux')
    awake.isWanted = false
    electron.powerMonitor.emit('suspend')
    electron.powerMonitor.emit('resume')
    expect(said()).toEqual([])
  })

  it('lost a display to sleep only when nobody was at the computer; else its cable was pulled', () => {
    const { said } = hosting('linux')
    electron.idle.seconds = 5
    electron.screen.emit('display-removed')
    electron.screen.emit('display-added')
    expect(said()).toEqual([])
    electron.idle.seconds = 600
    electron.screen.emit('display-removed')
    electron.screen.emit('display-added')
    expect(said()).toEqual(['sleptLinux'])
  })
})
