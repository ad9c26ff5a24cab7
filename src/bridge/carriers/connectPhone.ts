/** How a phone's page finds the host that served it. */
import { priorOfCode, type Prior } from '../../sealed/secrets'
import type { PhonePort } from '../phone'
import { SOCKET_PATHS } from './messages'
import { socketUrl, wakeWithPage } from './pageSocket'
import { phoneSocket, type PhoneMemory } from './phoneSocket'

const KEPT = 'nightfall-phone'

export function connectPhone(): PhonePort {
  const [, path = ''] = location.pathname.split('/')
  // A keyboard likes to begin with a capital; the host means the path as he drew it.
  const address = `${location.host}/${path.toLowerCase()}`
  takeCode()
  const socket = phoneSocket({
    url: socketUrl(SOCKET_PATHS.phone),
    meeting: { purpose: 'seat', address },
    memory,
    file: fetchFile,
  })
  wakeWithPage(() => socket.wake())
  return socket
}

/** This tab's, so that it is gone with it. */
const memory: PhoneMemory = {
  read() {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isPrior) : []
    } catch {
      // Nothing of ours.
      return []
    }
  },
  keep: (priors) => sessionStorage.setItem(KEPT, JSON.stringify(priors)),
}

const isPrior = (value: unknown): value is Prior => {
  const { name, secret } = (value ?? {}) as Partial<Record<keyof Prior, unknown>>
  return /^[\da-f]{32}$/.test(String(name)) && /^[\da-f]{64}$/.test(String(secret))
}

/** Takes the code of a seat's QR out of the address, so that nobody reads it off the phone or its list of visited pages. */
function takeCode(): void {
  const prior = priorOfCode(location.hash.slice(1))
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
  if (prior) memory.keep([prior, ...memory.read()].slice(0, 2))
}

async function fetchFile(path: string): Promise<unknown> {
  const reply = await fetch(new URL(`../files/${path}`, location.href))
  if (!reply.ok) throw new Error(`There is no file ${path}`)
  return (await reply.json()) as unknown
}
