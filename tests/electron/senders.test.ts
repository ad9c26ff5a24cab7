/**
 * Every channel that a window of the program is listened to on, found by opening the windows: whoever says something on
 * it that is not the window's own page is not heard, and nothing but the desk is listened to at all.
 */
import type { EventEmitter } from 'node:events'
import type { Display, IpcMainInvokeEvent } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { COMMAND_CHANNEL, DROP_CHANNEL } from '../../electron/main/ipc/channels'

type Listener = (event: unknown, ...said: unknown[]) => unknown
interface Frame {
  url: string
}

const program = vi.hoisted(() => ({
  windows: [] as unknown[],
  /** What is listened to for all windows at once. */
  ipcMain: null as unknown,
}))

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  /** Listeners for what pages say, as Electron keeps them. */
  class Ipc {
    readonly channels = new Map<string, Listener>()
    readonly handle = (name: string, listener: Listener) => void this.channels.set(name, listener)
    readonly handleOnce = this.handle
    readonly on = this.handle
    readonly once = this.handle
    readonly addListener = this.handle
  }
  class Contents extends EventEmitter {
    readonly ipc = new Ipc()
    mainFrame: Frame = { url: '' }
    readonly send = () => {}
    readonly isDestroyed = () => false
    readonly getURL = () => this.mainFrame.url
  }
  class BrowserWindow extends EventEmitter {
    readonly webContents = new Contents()
    constructor() {
      super()
      program.windows.push(this)
    }
    async loadURL(url: string): Promise<void> {
      this.webContents.mainFrame.url = url
    }
    readonly isDestroyed = () => false
    readonly destroy = () => {}
    readonly setAlwaysOnTop = () => {}
  }
  const ipcMain = new Ipc()
  program.ipcMain = ipcMain
  const area = { x: 0, y: 0, width: 1280, height: 720 }
  return {
    BrowserWindow,
    ipcMain,
    app: { isPackaged: true },
    screen: { getPrimaryDisplay: () => ({ workArea: area }) },
    dialog: {},
    powerMonitor: {},
    protocol: {},
  }
})

const { DeskWindow } = await import('../../electron/main/windows/deskWindow')
const { BigScreen } = await import('../../electron/main/windows/bigScreen')
const { showNumbers } = await import('../../electron/main/displays/showNumbers')

interface OpenWindow {
  readonly webContents: EventEmitter & {
    readonly ipc: { readonly channels: ReadonlyMap<string, Listener> }
    mainFrame: Frame
  }
}

const did: string[] = []
const host = new Proxy({} as never, {
  get: (_, part) => (message: unknown) => {
    if (String(part).startsWith('subscribe')) return () => {}
    did.push(`${String(part)} ${JSON.stringify(message)}`)
    return Promise.resolve({ ok: true })
  },
})

/** What does something when the desk's own page says it, by the channel it is said on. */
const MEANT: Readonly<Record<string, unknown>> = {
  [COMMAND_CHANNEL]: { type: 'game.undo' },
  [DROP_CHANNEL]: '/home/host/music',
}

/** Opens all windows that the program has. */
function openWindows() {
  program.windows.length = 0
  const now = () => 0
  const latest = { texts: { facilitatorTitle: '', projectorTitle: '' } } as never
  const onDrop = (path: string): void => void did.push(`drop ${path}`)
  new DeskWindow({ host, now, latest, stood: null, onDrop })
  new BigScreen({ host, now, latest, onEscape: () => {} }).open()
  showNumbers([{ id: 1, bounds: { x: 0, y: 0, width: 800, height: 600 } } as Display])
  const [desk, bigScreen, ...numbers] = program.windows as OpenWindow[]
  if (!desk || !bigScreen || numbers.length === 0) throw new Error('not all windows opened')
  return { desk, bigScreen, numbers }
}

/** A page that says something: who, and from which frame of it. */
const from = (sender: OpenWindow['webContents'], senderFrame: Frame | null) =>
  ({ sender, senderFrame }) as unknown as IpcMainInvokeEvent

/** Everybody who could say something on a channel of the desk and is not its page. */
function strangers({ desk, bigScreen, numbers }: ReturnType<typeof openWindows>) {
  const { webContents } = desk
  const own = webContents.mainFrame
  const [number] = numbers
  // Another window that was led to the desk's address.
  const twin = { mainFrame: { url: own.url } } as OpenWindow['webContents']
  return [
    ['another window with the desk’s page', from(twin, twin.mainFrame)],
    ['the big screen', from(bigScreen.webContents, bigScreen.webContents.mainFrame)],
    ['the big screen with the desk’s frame', from(bigScreen.webContents, own)],
    [
      'a window with a number',
      from((number ?? desk).webContents, number?.webContents.mainFrame ?? null),
    ],
    ['a frame in the desk’s page', from(webContents, { url: 'https://evil.example/' })],
    ['a frame in it with the same address', from(webContents, { url: own.url })],
    ['a frame that is gone', from(webContents, null)],
  ] as const
}

/** Where the desk's own window could have been led to. */
const ELSEWHERE = [
  'https://evil.example/',
  'https://evil.example/?nightfall://app/facilitator/',
  'nightfall://app/projector/',
  'nightfall://app/facilitator/x',
  'nightfall://app/facilitator',
  'nightfall://application/facilitator/',
  'about:blank',
  '',
]

beforeEach(() => {
  did.length = 0
})

describe('What pages say to the program', () => {
  it('is heard from the desk alone, on the channels of the table', async () => {
    const { desk, bigScreen, numbers } = openWindows()
    await new Promise((resolve) => setTimeout(resolve))
    expect([...desk.webContents.ipc.channels.keys()].sort()).toEqual(Object.keys(MEANT).sort())
    for (const { webContents } of [bigScreen, ...numbers]) {
      expect([...webContents.ipc.channels.keys()]).toEqual([])
    }
    const { channels } = program.ipcMain as { readonly channels: ReadonlyMap<string, Listener> }
    expect([...channels.keys()], 'for all windows at once').toEqual([])
    for (const { webContents } of [desk, bigScreen, ...numbers]) {
      const raw = webContents.eventNames().filter((name) => String(name).startsWith('ipc-'))
      expect(raw).toEqual([])
    }
  })

  it.each(Object.keys(MEANT))('on %s is done when the desk’s page says it', async (name) => {
    const { webContents } = openWindows().desk
    did.length = 0
    await webContents.ipc.channels.get(name)?.(
      from(webContents, webContents.mainFrame),
      MEANT[name],
    )
    expect(did).toHaveLength(1)
  })

  it('is not heard from anybody else, on any channel', async () => {
    const opened = openWindows()
    did.length = 0
    for (const [name, listener] of opened.desk.webContents.ipc.channels) {
      for (const [who, event] of strangers(opened)) {
        await listener(event, MEANT[name])
        expect(did, `${name}, said by ${who}`).toEqual([])
      }
    }
  })

  it('is not heard from the desk’s window once it shows another page, on any channel', async () => {
    const { webContents } = openWindows().desk
    did.length = 0
    for (const url of ELSEWHERE) {
      webContents.mainFrame = { url }
      for (const [name, listener] of webContents.ipc.channels) {
        await listener(from(webContents, webContents.mainFrame), MEANT[name])
        expect(did, `${name}, said by ${url}`).toEqual([])
      }
    }
  })
})
