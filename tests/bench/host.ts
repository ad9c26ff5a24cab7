import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packs } from '../../rulesets'
import type { Command, FacilitatorView } from '../../src/bridge'
import { createHost } from '../../src/host/createHost'
import { systemClock } from '../../src/host/system/systemClock'
import type { Host } from '../../src/host/host'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { rngFrom } from '../randomPlay/randomEvening'
import { bytesFrom } from '../support/roots'
import { percentile, type Figure } from './report'

export interface BenchHost {
  readonly host: Host
  readonly now: () => number
  /** Where its evenings lie, until it is stopped. */
  readonly folder: string
  view(): FacilitatorView
  does(command: Command): Promise<void>
  stop(): Promise<void>
}

/** A host with journals on this machine's disk, at the first night of a ten-player evening. */
export async function benchHost(ruleset: string, players = 10, seed = 11): Promise<BenchHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-bench-'))
  const { now } = systemClock
  const host = createHost({
    store: fileJournals({ folder }),
    settings: memorySettings(),
    packs,
    ...systemClock,
    randomBytes: bytesFrom(rngFrom(seed)),
    random: rngFrom(seed),
    onError: (error) => console.error(error),
  })
  let latest: FacilitatorView | null = null
  host.subscribeFacilitator((view) => (latest = view))
  const does = async (command: Command) => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`)
  }
  const names = Array.from({ length: players }, (_, index) => `Guest ${index + 1}`)
  await does({ type: 'lobby.begin', ruleset })
  await does({ type: 'lobby.players', names })
  await does({ type: 'lobby.deal', by: 'program' })
  for (let seat = 0; seat < players; seat++)
    await does({ type: 'deal.seen', seat: `s${seat}`, top: 0 })
  await does({ type: 'deal.start' })
  return {
    host,
    now,
    folder,
    view: () => {
      if (!latest) throw new Error('no view was sent')
      return latest
    },
    does,
    async stop() {
      await host.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The neutral way on through nights and days, for measuring; never ends an evening by itself. */
export function wayOn({ game }: FacilitatorView): Command {
  const open = game?.open
  if (!open) return { type: 'shelf.putAway' }
  const [target] = 'targets' in open.form ? open.form.targets : []
  if (open.neutral) return { type: 'game.answer', step: open.id, answer: open.neutral } as Command
  if (open.form.kind === 'points') {
    const other = (by: string) =>
      open.form.kind === 'points' && open.form.targets.find((at) => at !== by)
    const points = Object.fromEntries(open.form.members.map((by) => [by, other(by) ?? null]))
    return { type: 'game.answer', step: open.id, answer: { kind: 'points', points } } as Command
  }
  if (open.form.kind === 'seat' && target) {
    return { type: 'game.answer', step: open.id, answer: { kind: 'seat', seat: target } }
  }
  return { type: 'game.ruling', ruling: { kind: 'skip' } }
}

/** Answers given one after the other until each is on disk. */
export async function ackFigure(ruleset: string): Promise<Figure> {
  const times: number[] = []
  for (let evening = 0; times.length < 600; evening++) {
    const bench = await benchHost(ruleset, 10, 11 + evening)
    while (bench.view().game?.open && times.length < 600) {
      const command = wayOn(bench.view())
      const started = performance.now()
      await bench.does(command)
      times.push(performance.now() - started)
    }
    await bench.stop()
  }
  const p95 = percentile(times, 0.95)
  return {
    what: `answer -> acknowledged, synced on disk (${times.length} answers)`,
    measured: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    goal: 'p95 <= 5 ms',
    met: p95 <= 5,
  }
}
