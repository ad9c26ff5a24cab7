/** Forty phones, in a process of their own, so that their work is not the program's. */
import { WebSocket } from 'ws'
import { phoneSocket, type PhoneMemory } from '../../../src/bridge/carriers/phoneSocket'
import type { BinarySocket } from '../../../src/bridge/carriers/sealedSocket'
import type { PhonePort } from '../../../src/bridge/phone'
import type { PhoneView } from '../../../src/bridge/views/phone'
import { priorOfCode, type Prior } from '../../../src/sealed/secrets'
import { clock, type FromGuests, type ToGuests } from './messages'

interface Guest {
  readonly address: URL
  readonly memory: PhoneMemory
  port: PhonePort & { close(): void }
  view: PhoneView | null
  text: string
}

const say = (message: FromGuests): void => void process.send?.(message)
const guests: Guest[] = []
let waiting: { readonly holds: (guest: Guest) => boolean; readonly done: () => void } | null = null

/** Resolves at the moment at which it holds for the last of them. */
const all = (holds: (guest: Guest) => boolean): Promise<void> =>
  new Promise((done) => {
    waiting = { holds, done }
    look()
  })

function look(): void {
  if (!waiting || !guests.every(waiting.holds)) return
  const { done } = waiting
  waiting = null
  done()
}

function connect(guest: Pick<Guest, 'address' | 'memory'>, seen: (view: PhoneView) => void) {
  const { host, origin, pathname } = guest.address
  const port = phoneSocket({
    url: `ws://${host}${pathname}/phone-socket`,
    meeting: { purpose: 'seat', address: `${host}${pathname}` },
    memory: guest.memory,
    makeSocket: (url, protocols) => {
      const socket = new WebSocket(url, protocols, { origin })
      socket.on('error', () => {})
      return socket as unknown as BinarySocket
    },
    file: () => Promise.reject(new Error('no files')),
  })
  port.onView(seen)
  return port
}

function come(url: string): void {
  const address = new URL(url)
  const prior = priorOfCode(address.hash.slice(1))
  let priors: readonly Prior[] = prior ? [prior] : []
  const memory: PhoneMemory = { read: () => priors, keep: (newer) => (priors = newer) }
  const guest = { address, memory, view: null, text: '' } as unknown as Guest
  guest.port = connect(guest, see(guest))
  guests.push(guest)
}

const see = (guest: Guest) => (view: PhoneView) => {
  guest.view = view
  guest.text = JSON.stringify(view)
  look()
}

const isIn = ({ view }: Guest): boolean => view?.at === 'table'

async function hear(message: ToGuests): Promise<void> {
  switch (message.t) {
    case 'come':
      for (const url of message.urls) come(url)
      await all(isIn)
      return say({ t: 'ready' })
    case 'tap': {
      const took: number[] = []
      for (const { port } of guests) {
        const before = clock()
        await port.send({ type: 'looked', top: 0 })
        took.push(clock() - before)
        // Nobody taps more often, and no phone's measure is another one's.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return say({ t: 'tapped', took })
    }
    case 'wait':
      await all(({ text }) => text.includes(message.text))
      return say({ t: 'seen', at: clock() })
    case 'again': {
      for (const guest of guests) guest.port.close()
      const before = clock()
      for (const guest of guests) {
        guest.view = null
        guest.port = connect(guest, see(guest))
      }
      await all(isIn)
      return say({ t: 'back', took: clock() - before })
    }
  }
}

process.on('message', (message) => void hear(message as ToGuests))
