/** A host whose public moments are on, over the real server, and a listener without a browser. */
import { request, type IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import { packs } from '../../../rulesets'
import type { FacilitatorView } from '../../../src/bridge'
import type { MomentsPlace } from '../../../src/bridge/machine'
import { createHost } from '../../../src/host/createHost'
import type { HostOptions } from '../../../src/host/host'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import type { FromMoments, ToMoments } from '../../../src/serve/moments/messages'
import { PublicMoments } from '../../../src/serve/moments/publicMoments'
import { startThread } from '../../../src/serve/network/startThread'
import { bundled } from '../../support/broken'
import { until } from './mode'

const program = await bundled('src/serve/moments/serverThread.ts')

/** This computer as others reach it: its own network where it has one. */
const ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

export interface Heard {
  readonly event: string
  readonly id: string | null
  readonly data: unknown
  readonly text: string
}

export async function openMoments(chance: Pick<HostOptions, 'random' | 'randomBytes'>) {
  const now = () => performance.now()
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    now,
    schedule: () => () => {},
    ...chance,
  })
  const moments = new PublicMoments({
    host,
    now,
    program: '1.2.3',
    startServer: () => startThread<ToMoments, FromMoments>(program),
    onView: (view) => host.machineChanged({ moments: view }),
    onBroken: () => {},
    addresses: () => [{ address: ADDRESS, name: 'test' }],
    port: 0,
  })
  host.attach({ moments })
  moments.report()
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newer) => (view = newer))
  const seen = () => (view as FacilitatorView | null)?.machine.moments ?? null
  const show = async (where: MomentsPlace): Promise<URL> => {
    await host.handle({ type: 'moments.show', where, address: null })
    await until(() => Boolean(seen()?.[where]))
    return new URL(seen()?.[where]?.url ?? '')
  }
  return { host, moments, seen, show }
}

/** Asks for something. @returns the answer, of which nothing has been read */
export const ask = (
  url: URL,
  options: { headers?: Record<string, string>; method?: string; path?: string } = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, ...options }, resolve)
    asked.on('error', reject)
    asked.end()
  })

/** Listens. @throws when it is turned away */
export async function listen(url: URL, headers: Record<string, string> = {}) {
  const response = await ask(url, { headers })
  if (response.statusCode !== 200) throw new Error(`turned away: ${response.statusCode}`)
  let text = ''
  let isOver = false
  response.setEncoding('utf8')
  response.on('data', (more: string) => (text += more))
  response.on('error', () => {})
  response.on('close', () => (isOver = true))
  return {
    get text() {
      return text
    },
    get isOver() {
      return isOver
    },
    events: () => text.split('\n\n').slice(0, -1).flatMap(read),
    stop: () => response.destroy(),
  }
}

function read(text: string): Heard[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? null
  const [event, data] = [field('event'), field('data')]
  if (event === null || data === null) return []
  return [{ event, id: field('id'), data: JSON.parse(data), text: data }]
}
