/** A host with its network screen open on this computer, over pages that hold nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { packs } from '../../../rulesets'
import type { FacilitatorView } from '../../../src/bridge'
import { createHost } from '../../../src/host/createHost'
import type { HostOptions } from '../../../src/host/host'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import type { StartServer } from '../../../src/serve/network/messages'
import { NetworkScreen } from '../../../src/serve/network/networkScreen'
import { until } from './mode'
import { networkThread } from './networkThread'

const asItIs = await networkThread()
const pages = mkdtempSync(join(tmpdir(), 'nightfall-network-'))
beforeAll(() => {
  for (const name of ['projector', 'assets']) mkdirSync(join(pages, name))
  writeFileSync(join(pages, 'projector', 'index.html'), '<!doctype html>')
})
afterAll(() => rmSync(pages, { recursive: true, force: true }))

/** @param chance where the host draws from; @param startServer another server than the program's own */
export async function openNetwork(
  chance: Pick<HostOptions, 'random' | 'randomBytes'>,
  startServer: StartServer = asItIs,
) {
  const now = () => performance.now()
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    now,
    schedule: () => () => {},
    ...chance,
  })
  const network = new NetworkScreen({
    host,
    now,
    pages,
    startServer,
    onBroken: () => {},
    onView: (view) => host.machineChanged({ network: view }),
    onLocalSound: () => {},
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newer) => (view = newer))
  const seen = () => view as FacilitatorView | null
  expect(await host.handle({ type: 'network.show', address: null })).toMatchObject({ ok: true })
  await until(() => Boolean(seen()?.machine.network?.url))
  return { host, network, url: new URL(seen()?.machine.network?.url ?? ''), seen }
}
