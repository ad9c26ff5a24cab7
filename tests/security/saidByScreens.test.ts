/**
 * No big screen has a magic word. Whoever reads the program's sources finds every word that its carriers know; each of
 * them is said by a screen in every form that a message could have, and none of them is anything to the program.
 */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { commandTypes } from '../../src/bridge/commands'
import type { HostPort } from '../../src/bridge/carriers/hostPort'
import { PROTOCOL, readTimeRequest } from '../../src/bridge/carriers/messages'
import { Sockets } from '../../src/browser/sockets'
import { fate, until } from '../browser/support/mode'
import { openNetwork } from '../browser/support/networkScreen'
import { numbersOfSources, wordsOfSources } from '../support/wordsOfSources'

/** Where a word could have a meaning between a screen and its host. */
const CARRIERS = ['src/bridge', 'src/serve', 'src/browser', 'electron/main/ipc', 'electron/preload']
const LONGEST = 256
/** Who says this much that may not be said is hung up on. */
const PATIENCE = 20

const words = [...new Set([...commandTypes, ...wordsOfSources(CARRIERS)])]

/** A word as a whole message, as the kind of one, and as what a command or a question carries. */
const saidAs: readonly ((word: string) => unknown)[] = [
  (word) => ({ t: word }),
  (word) => ({ t: word, n: 1 }),
  (word) => ({ t: word, n: 1, command: { type: word } }),
  (word) => ({ t: word, on: true }),
  (word) => ({ t: 'time', n: word }),
  (word) => ({ t: 'time', n: 1, [word]: true }),
  (word) => ({ t: 'command', n: 1, command: { type: word } }),
  (word) => ({ t: 'command', n: 1, command: word }),
  (word) => ({ type: word }),
  (word) => ({ [word]: 1 }),
  (word) => [word],
  (word) => word,
]
/** `{t: 'time', n}` is the one thing that may be said. */
const isQuestion = (frame: string): boolean => /^\{"t":"time","n":\d+\}$/.test(frame)

const framesOf = (word: string): string[] =>
  [word, ...saidAs.map((form) => JSON.stringify(form(word)))].filter(
    (frame) => !isQuestion(frame) && Buffer.byteLength(frame) <= LONGEST,
  )
const frames = words.flatMap(framesOf)

/** A socket's other end: what the program says into it, and whether it was hung up on. */
class Screen extends EventEmitter {
  readonly texts: string[] = []
  closed = 0
  get heard(): readonly string[] {
    return this.texts.map((text) => (JSON.parse(text) as { t: string }).t)
  }
  send(text: string, done?: () => void): void {
    this.texts.push(text)
    done?.()
  }
  close(code: number): void {
    this.closed = code
  }
  ping(): void {}
  terminate(): void {
    this.closed = 1
  }
  say(text: string): void {
    this.emit('message', Buffer.from(text), false)
  }
}

/** A host that notes which of its parts were called. */
const quietHost = (called: string[]): HostPort =>
  new Proxy({} as HostPort, {
    get: (_, part) => () => {
      called.push(String(part))
      return () => {}
    },
  })

const stops: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

it('The words that a screen could say are all that the carriers know, commands among them', () => {
  expect(words.length).toBeGreaterThan(1000)
  expect(words).toEqual(expect.arrayContaining(['game.undo', 'projector-socket', 'strikes']))
})

it('No word in any form is read as a question for the time', () => {
  expect(readTimeRequest('{"t":"time","n":1}')).toEqual({ t: 'time', n: 1 })
  expect(frames.filter((frame) => readTimeRequest(frame) !== null)).toEqual([])
})

it('A question for the time is nothing more, whatever number it has', () => {
  const sockets = new Sockets(quietHost([]), () => 5)
  for (const n of numbersOfSources(CARRIERS)) {
    const screen = new Screen()
    sockets.addProjector(screen as unknown as WebSocket)
    screen.say(JSON.stringify({ t: 'time', n }))
    expect([screen.texts.at(-1), screen.heard, screen.closed]).toEqual([
      JSON.stringify({ t: 'time', n, now: 5 }),
      ['hello', 'time'],
      0,
    ])
  }
  sockets.close()
})

describe('Whatever a screen says is refused, answered by nothing and heard by nobody', () => {
  it('over the socket of this computer', () => {
    const called: string[] = []
    const sockets = new Sockets(quietHost(called), () => 0)
    stops.push(() => sockets.close())
    const refused = () => sockets.counts.refused
    let sent = 0
    const unrefused: string[] = []
    for (let at = 0; at < frames.length; at += PATIENCE - 1) {
      const screen = new Screen()
      sockets.addProjector(screen as unknown as WebSocket)
      const some = frames.slice(at, at + PATIENCE - 1)
      for (const frame of some) {
        screen.say(frame)
        if (refused() !== (sent += 1)) unrefused.push(frame)
      }
      screen.say('{"t":"time","n":1}')
      expect(screen.heard, some.join('\n')).toEqual(['hello', 'time'])
      expect(screen.closed).toBe(0)
      if (some.length < PATIENCE - 1) break
      screen.say('!')
      expect([screen.closed, refused()], some.join('\n')).toEqual([1008, (sent += 1)])
      screen.emit('close')
    }
    expect(unrefused).toEqual([])
    expect([...new Set(called)].sort()).toEqual([
      'projectorConnected',
      'subscribeFacilitator',
      'subscribeProjector',
    ])
  })

  it('over the network', async () => {
    const { host, network, url } = await openNetwork({ randomBytes, random: Math.random })
    stops.push(() => host.stop())
    const commands: string[] = []
    const handle = host.handle.bind(host)
    host.handle = async (command) => {
      commands.push(command.type)
      return handle(command)
    }
    const views: string[] = []
    host.subscribeProjector((_, json) => views.push(json))
    const before = views.length
    const address = `ws://${url.host}${url.pathname}/projector-socket`
    // In the forms that come to something at all; the others are read by the same code as above.
    const said = words.flatMap((word) => {
      const [whole = '', kind = ''] = framesOf(word)
      return [whole, kind]
    })
    for (let at = 0; at < said.length; at += PATIENCE) {
      const socket = new WebSocket(address, [PROTOCOL], { headers: { origin: url.origin } })
      const heard = new Set<string>()
      socket.on('message', (data) => {
        const { t, on } = JSON.parse(String(data)) as { readonly t: string; readonly on?: boolean }
        heard.add(on ? `${t} on` : t)
      })
      const closed = new Promise((resolve) => socket.on('close', resolve))
      expect(await fate(socket)).toBe('open')
      const some = said.slice(at, at + PATIENCE)
      for (const frame of some) socket.send(frame)
      if (some.length < PATIENCE) socket.terminate()
      expect(await closed, some.join('\n')).toBe(some.length < PATIENCE ? 1006 : 1008)
      expect([...heard].filter((t) => !['hello', 'sound', 'pack', 'view'].includes(t))).toEqual([])
    }
    await until(() => network.refused >= said.length - (said.length % PATIENCE), 'all refused')
    expect(commands).toEqual([])
    expect(views.length).toBe(before)
  })
})
