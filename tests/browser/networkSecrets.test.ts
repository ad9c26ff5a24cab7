/** What goes over the network is byte for byte what the big screen is sent, and nothing beside it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { rulesets } from '../../rulesets'
import type { FacilitatorView } from '../../src/bridge'
import { PROTOCOL } from '../../src/bridge/carriers/messages'
import { NetworkScreen } from '../../src/browser/network/networkScreen'
import { createHost } from '../../src/host'
import { memoryJournals, memorySettings } from '../../src/host/storage'
import { rngFrom } from '../randomPlay/randomEvening'
import { fate, until } from './support/mode'

const EVENINGS = 3
const pages = mkdtempSync(join(tmpdir(), 'nightfall-secrets-'))
beforeAll(() => {
  for (const name of ['projector', 'assets']) mkdirSync(join(pages, name))
  writeFileSync(join(pages, 'projector', 'index.html'), '<!doctype html>')
})
afterAll(() => rmSync(pages, { recursive: true, force: true }))

/** Plays a rehearsal to its end and returns both sides' frames, with what the wire carried by night. */
async function play(ruleset: string, seed: number) {
  const rng = rngFrom(seed)
  const now = () => performance.now()
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    rulesets,
    now,
    schedule: () => () => {},
    random: rng,
  })
  const network = new NetworkScreen({
    host,
    now,
    pages,
    onView: (view) => host.machineChanged({ network: view }),
    onLocalSound: () => {},
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newer) => (view = newer))
  const seen = () => view as FacilitatorView | null
  const sent: string[] = []
  const heard: string[] = []
  await host.handle({ type: 'network.show', address: null })
  await until(() => Boolean(seen()?.machine.network?.url))
  const url = new URL(seen()?.machine.network?.url ?? '')
  host.subscribeProjector((_, json) => sent.push(`{"t":"view","view":${json}}`))
  const socket = new WebSocket(`ws://${url.host}${url.pathname}/projector-socket`, [PROTOCOL], {
    headers: { origin: url.origin },
  })
  socket.on('message', (data) => heard.push(String(data)))
  await fate(socket)
  const inStep = () => until(() => heard.at(-1) === sent.at(-1), 'the same frame on both sides')
  await inStep()
  await host.handle({ type: 'demo.begin', ruleset, players: 11 })
  const atNight = { answers: 0, messages: 0 }
  for (let steps = 0; steps < 900 && !seen()?.game?.winner; steps += 1) {
    const before = heard.length
    const night = seen()?.game?.phase
    const { ok } = await host.handle({ type: 'demo.step' })
    await inStep()
    if (!ok) break
    const stays = night?.kind === 'night' && seen()?.game?.phase.kind === 'night'
    if (stays && night.n === seen()?.game?.phase.n) {
      atNight.answers += 1
      atNight.messages += heard.length - before
    }
  }
  const isView = (text: string): boolean => text.startsWith('{"t":"view"')
  const result = {
    sent: [...sent],
    heard: heard.filter(isView),
    others: heard.filter((text) => !isView(text)),
    atNight,
  }
  socket.terminate()
  await host.stop()
  return result
}

describe.each(Object.keys(rulesets))('An evening of %s on the network', (ruleset) => {
  it('is the big screen’s frames and no byte more; by night nothing at all', async () => {
    let answers = 0
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const { sent, heard, others, atNight } = await play(ruleset, seed)
      expect(heard.length).toBe(sent.length)
      expect(heard.findIndex((frame, index) => frame !== sent[index])).toBe(-1)
      expect(sent.length).toBeGreaterThan(10)
      expect(others.map((text) => (JSON.parse(text) as { t: string }).t)).toEqual([
        'hello',
        'sound',
      ])
      expect(atNight.messages).toBe(0)
      answers += atNight.answers
    }
    expect(answers).toBeGreaterThan(5)
  })
})
