/**
 * What a frame takes on its way tells nothing: every carrier hands it on in the same breath, and nothing on that way has
 * a clock of its own by which it could wait.
 */
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebContents } from 'electron'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { pushViews } from '../../electron/main/ipc/pushViews'
import type { HostPort } from '../../src/bridge/carriers/hostPort'
import { Sockets } from '../../src/browser/sockets'
import { Listeners } from '../../src/serve/moments/listeners'
import type { FromMoments, ToMoments } from '../../src/serve/moments/messages'
import { PublicMoments } from '../../src/serve/moments/publicMoments'
import type { FromServer, ToServer } from '../../src/serve/network/messages'
import { NetworkScreen } from '../../src/serve/network/networkScreen'
import { ProjectorSockets } from '../../src/serve/projectorSockets'

const JSON_OF_VIEW = '{"revision":7}'
type OnView = (view: unknown, json: string) => void

/** A host that shows what it is told to show. */
function shownBy() {
  const listeners: Record<string, OnView> = {}
  const subscribe = (who: string) => (listener: OnView) => {
    listeners[who] = listener
    return () => {}
  }
  const host = {
    subscribeProjector: subscribe('projector'),
    subscribeFacilitator: subscribe('facilitator'),
    projectorConnected: () => {},
    handle: () => Promise.resolve({ ok: true, revision: 1 }),
  } as unknown as HostPort
  const show = (who: string, view: unknown = { revision: 7 }) =>
    listeners[who]?.(view, JSON_OF_VIEW)
  return { host, show }
}

function screen() {
  const heard: string[] = []
  const send = (text: string, done?: () => void) => {
    heard.push(text)
    done?.()
  }
  const socket = Object.assign(new EventEmitter(), { send, close() {}, terminate() {}, ping() {} })
  return { socket: socket as unknown as WebSocket, views: () => heard.filter(isView).length }
}
const isView = (text: string): boolean => text === `{"t":"view","view":${JSON_OF_VIEW}}`

/** Views of a desk that tell the most different things, so that none of them could be waited for. */
const DESKS = [
  { game: null },
  { game: { seats: [{ id: 's0', roles: ['wolf'], team: 'wolves', alive: true }], open: null } },
  { game: { seats: [], open: { id: 'wolf.hunt', asked: ['s1', 's2'] } } },
]

describe('A frame is handed on in the same breath', () => {
  it('by the sockets of this computer, whatever the desk is shown', () => {
    const { host, show } = shownBy()
    const sockets = new Sockets(host, () => 0)
    const { socket, views } = screen()
    sockets.addProjector(socket)
    for (const [index, desk] of DESKS.entries()) {
      show('facilitator', desk)
      show('projector')
      expect(views()).toBe(index + 1)
    }
    sockets.close()
  })

  it('by the sockets that are served to the network', () => {
    const { host, show } = shownBy()
    const options = { host, now: () => 0, instance: 'i', onCount: () => {}, onRefused: () => {} }
    const sockets = new ProjectorSockets(options)
    const { socket, views } = screen()
    sockets.add(socket)
    show('projector')
    expect(views()).toBe(1)
    sockets.close()
  })

  it('to the thread that serves the network', async () => {
    const { host, show } = shownBy()
    const told: ToServer[] = []
    let say: (message: FromServer) => void = () => {}
    const network = new NetworkScreen({
      host,
      now: () => 0,
      pages: '',
      startServer: () => ({
        post: (message) => {
          told.push(message)
          if (message.t === 'begin') say({ t: 'serving', host: '127.0.0.1:1' })
        },
        onMessage: (listener) => (say = listener),
        onGone: () => {},
        stop: () => {},
      }),
      onView: () => {},
      onLocalSound: () => {},
      onBroken: () => {},
      addresses: () => [{ address: '127.0.0.1', name: 'here' }],
    })
    expect(await network.show(null)).toBeNull()
    show('projector')
    const views = told.filter(({ t }) => t === 'view')
    expect(views).toEqual([{ t: 'view', json: JSON_OF_VIEW }])
  })

  it('to whoever listens to the public moments, and to the thread that serves them', async () => {
    const { host, show } = shownBy()
    const told: ToMoments[] = []
    let say: (message: FromMoments) => void = () => {}
    const moments = new PublicMoments({
      host,
      now: () => 0,
      program: '0',
      startServer: () => ({
        post: (message) => {
          told.push(message)
          if (message.t === 'begin') say({ t: 'serving', host: '127.0.0.1:1' })
        },
        onMessage: (listener) => (say = listener),
        onGone: () => {},
        stop: () => {},
      }),
      onView: () => {},
      onBroken: () => {},
    })
    expect(await moments.show('here', null)).toBeNull()
    show('projector')
    expect(told.filter(({ t }) => t === 'view')).toEqual([{ t: 'view', json: JSON_OF_VIEW }])

    const listeners = new Listeners({ most: 1, program: '0', now: () => 0, onCount: () => {} })
    const heard: string[] = []
    const write = (text: string) => heard.push(text)
    const response = Object.assign(new EventEmitter(), { write, destroy() {}, writableLength: 0 })
    listeners.add(response as unknown as ServerResponse)
    expect(heard).toHaveLength(1)
    listeners.show('{"revision":7,"scene":"night","seats":[],"items":[]}')
    expect(heard).toHaveLength(2)
    listeners.close()
  })

  it('to the windows of the desktop program', () => {
    const { host, show } = shownBy()
    const sent: unknown[] = []
    const contents = Object.assign(new EventEmitter(), {
      isDestroyed: () => false,
      send: (channel: string, message: unknown) => sent.push([channel, message]),
      getURL: () => 'nightfall://app/projector/',
    })
    const onView = host.subscribeProjector as never
    const pushing = pushViews(contents as unknown as WebContents, {
      onView,
      now: () => 3,
      address: 'nightfall://app/projector/',
    })
    contents.emit('dom-ready')
    const before = sent.length
    show('projector')
    expect(sent.slice(before)).toEqual([['nightfall:view', { view: { revision: 7 }, now: 3 }]])
    pushing.stop()
  })
})

describe('On the way of a frame', () => {
  const root = join(import.meta.dirname, '..', '..')
  const WAY = ['src/engine', 'src/host', 'src/own', 'src/serve/moments', 'rulesets']
  /** Of the host what no frame comes through. */
  const ASIDE = /^src\/host\/(?:games|music|odds|storage)\//
  const CLOCKS =
    /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|hrtime)\b|performance\.now|Date\.now|new Date\(\)|Atomics\.wait|node:timers|(?<![\w.])schedule\(|\.schedule\(/g
  const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g

  /** How often a file waits or looks at a clock. None does so on the way of a frame: a clock that the room sees, a rehearsal’s pace, a night’s beat, whether the program that hosts has to do something, a stream’s heartbeat, how often a stranger asks. */
  const MAY: Readonly<Record<string, number>> = {
    'src/host/timers/clockTimer.ts': 2,
    'src/host/firstState.ts': 1,
    'src/host/commands/context/lateReplies.ts': 1,
    'src/host/timers/hostPace.ts': 1,
    'src/host/timers/nightPace.ts': 1,
    'src/host/timers/rehearsalPace.ts': 1,
    'src/host/system/systemClock.ts': 2,
    'src/serve/moments/listeners.ts': 2,
    'src/serve/moments/momentsGate.ts': 1,
  }

  it('nothing waits and nothing looks at a clock but what was looked at', () => {
    const found = WAY.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => name.endsWith('.ts') && !ASIDE.test(name))
        .map((name) => {
          const source = readFileSync(join(root, name), 'utf8').replace(COMMENTS, '')
          return [name, source.match(CLOCKS)?.length ?? 0] as const
        })
        .filter(([, times]) => times > 0)
        .sort(),
    )
    expect(Object.fromEntries(found)).toEqual(MAY)
  })
})
