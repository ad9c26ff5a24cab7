/** Forty players' phones over the real sealed channel, on this computer: what a tap takes, what the room's change, and nothing at all. */
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packs } from '../../../rulesets'
import { seatId } from '../../../src/engine'
import type { Command, FacilitatorView, SeatCode } from '../../../src/bridge'
import { createHost } from '../../../src/host/createHost'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { openPhonesFile } from '../../../src/host/storage/phones/phonesFile'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { systemClock } from '../../../src/host/system/systemClock'
import { startThread } from '../../../src/serve/network/startThread'
import type { FromPhones, ToPhones } from '../../../src/serve/phones/messages'
import { PhonesOnNetwork } from '../../../src/serve/phones/phonesOnNetwork'
import { until } from '../../browser/support/mode'
import { rngFrom } from '../../randomPlay/randomEvening'
import { bundled } from '../../support/broken'
import { bytesFrom } from '../../support/roots'
import { percentile, type Figure } from '../report'
import { clock, type FromGuests, type ToGuests } from './messages'

const PHONES = 40
const DEALS = 5
const CHANGES = 60
const IDLE_MS = 10_000
const RECONNECTS = 5

/** @returns the figures of PH-45 */
export async function phonesFigures(): Promise<Figure[]> {
  const table = await open()
  try {
    return [await taps(table), await changes(table), await idle(), await reconnects(table)]
  } finally {
    await table.close()
  }
}

type Table = Awaited<ReturnType<typeof open>>

/** The largest game there is, its lobby full of phones. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-bench-phones-'))
  const pages = join(folder, 'pages')
  for (const page of ['phone', 'assets']) mkdirSync(join(pages, page), { recursive: true })
  writeFileSync(join(pages, 'phone', 'index.html'), '<!doctype html>')
  const [server, guests] = await Promise.all([
    bundled('src/serve/phones/serverThread.ts'),
    bundled('tests/bench/phones/guests.ts'),
  ])
  const kept = openPhonesFile(folder)
  const host = createHost({
    store: fileJournals({ folder: join(folder, 'evenings') }),
    settings: memorySettings(),
    keptPhones: kept,
    packs,
    ...systemClock,
    randomBytes: bytesFrom(rngFrom(11)),
    random: rngFrom(11),
    onError: (error) => console.error(error),
  })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newer) => (view = newer))
  const desk = () => view as unknown as FacilitatorView
  const does = async (command: Command) => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`)
    return reply.data
  }
  const phones = new PhonesOnNetwork({
    host,
    now: systemClock.now,
    pages,
    startServer: () => startThread<ToPhones, FromPhones>(server),
    onView: (served) => host.machineChanged({ phones: served }),
    onBroken: () => console.error('The phones’ server broke down'),
    keep: (served) => kept.keepServed(served),
    kept: () => kept.served(),
    addresses: () => [{ address: '127.0.0.1', name: 'bench' }],
    port: 0,
  })
  host.attach({ phones })
  const names = Array.from({ length: PHONES }, (_, n) => `Guest ${n + 1}`)
  await does({ type: 'lobby.begin', ruleset: largest() })
  await does({ type: 'lobby.players', names })
  await does({ type: 'phones.show', address: null })
  await until(() => Boolean(desk().machine.phones?.url))
  const urls: string[] = []
  for (let n = 0; n < PHONES; n += 1)
    urls.push(((await does({ type: 'phones.code', seat: seatId(n) })) as SeatCode).url)
  const child = fork(guests)
  const ask = <T extends FromGuests['t']>(message: ToGuests, answer: T) =>
    new Promise<Extract<FromGuests, { t: T }>>((resolve) => {
      const hear = (said: unknown) => {
        if ((said as FromGuests).t !== answer) return
        child.off('message', hear)
        resolve(said as Extract<FromGuests, { t: T }>)
      }
      child.on('message', hear)
      child.send(message)
    })
  await ask({ t: 'come', urls }, 'ready')
  return {
    names,
    does,
    ask,
    async close() {
      child.kill()
      await host.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function largest(): string {
  const all = Object.entries(packs)
  const game = all.find(([, { rules }]) => rules.casting.players.max >= PHONES)
  if (!game) throw new Error('No game seats so many')
  return game[0]
}

/** Everybody looks at the cards, deal after deal: each tap is in the journal before it is acknowledged. */
async function taps({ does, ask }: Table): Promise<Figure> {
  const times: number[] = []
  await does({ type: 'lobby.deal', by: 'program' })
  for (let deal = 0; deal < DEALS; deal += 1) {
    if (deal > 0) await does({ type: 'deal.again' })
    times.push(...(await ask({ t: 'tap' }, 'tapped')).took)
  }
  return within(`tap to acknowledged, ${PHONES} phones, p95`, percentile(times, 0.95), 50)
}

/** A name is another one, on every phone. */
async function changes({ does, ask }: Table): Promise<Figure> {
  const times: number[] = []
  for (let n = 0; n < CHANGES; n += 1) {
    const name = `Renamed ${1000 + n}`
    const seen = ask({ t: 'wait', text: name }, 'seen')
    const before = clock()
    await does({ type: 'seat.rename', seat: 's0', name })
    times.push((await seen).at - before)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return within(`room to all ${PHONES} phones, p95`, percentile(times, 0.95), 100)
}

/** The program with its server's thread, and phones that are only there. */
async function idle(): Promise<Figure> {
  const before = process.cpuUsage()
  const begun = performance.now()
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / (performance.now() - begun)
  return {
    what: `idle with ${PHONES} phones, of a core`,
    measured: share.toFixed(3),
    goal: '≤ 0.020',
    met: share <= 0.02,
  }
}

async function reconnects({ ask }: Table): Promise<Figure> {
  const times: number[] = []
  for (let n = 0; n < RECONNECTS; n += 1) {
    times.push((await ask({ t: 'again' }, 'back')).took)
    // A router that knocks more often than a table of phones does is slowed down by the gate.
    await new Promise((resolve) => setTimeout(resolve, 4000))
  }
  return within(`${PHONES} phones back at once, slowest`, Math.max(...times), 2000)
}

const within = (what: string, ms: number, most: number): Figure => ({
  what,
  measured: `${ms.toFixed(1)} ms`,
  goal: `≤ ${most} ms`,
  met: ms <= most,
})
