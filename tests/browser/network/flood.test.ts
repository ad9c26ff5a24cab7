/** An evening goes on while strangers flood its network screen and hold its connections. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../../src/bridge/carriers/messages'
import { PATH_BITS, newPath } from '../../../src/serve/network/path'
import { WORDS } from '../../../src/serve/network/words'
import { fate, until } from '../support/mode'
import { openNetwork } from '../support/networkScreen'

const FLOODING = 50
const IDLE = 500
const FLOOD_MS = 6000
/**
 * Far above what is measured (see the printed line), so that a busy machine does not fail it; a host that parses
 * the strangers' bytes itself needs seconds.
 */
const PATIENCE_MS = 300

const tv = (url: URL): WebSocket =>
  new WebSocket(`ws://${url.host}${url.pathname}/projector-socket`, [PROTOCOL], {
    headers: { origin: url.origin },
  })

describe('Strangers in the network', () => {
  it(`do not hold up an answer, nor part the TV from the show: ${FLOODING} flood, ${IDLE} wait`, async () => {
    const { host, network, url } = await openNetwork({ randomBytes, random: Math.random })
    const screen = tv(url)
    let frames = 0
    let closed = false
    screen.on('message', () => (frames += 1))
    screen.on('close', () => (closed = true))
    expect(await fate(screen)).toBe('open')
    await host.handle({ type: 'demo.begin', ruleset: 'chiangmai', players: 9 })

    const program = join(import.meta.dirname, 'programs', 'flood.mjs')
    const args = [url.port, FLOODING, IDLE, FLOOD_MS].map(String)
    const strangers = spawn(process.execPath, [program, ...args])
    const ended = once(strangers, 'exit')
    await until(() => network.refused > 0, 'the flood')
    const took: number[] = []
    const before = frames
    for (let on = true; strangers.exitCode === null; on = !on) {
      const began = performance.now()
      await host.handle({ type: 'show.blackout', on })
      took.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await ended
    const sorted = took.toSorted((a, b) => a - b)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity
    console.log(
      `under a flood: ${took.length} answers, p95 ${p95.toFixed(2)} ms, worst ${sorted.at(-1)?.toFixed(1)} ms,`,
      `${network.refused} turned away, ${frames - before} frames on the TV`,
    )
    expect(took.length).toBeGreaterThan(10)
    expect(p95).toBeLessThan(PATIENCE_MS)
    expect(closed).toBe(false)
    expect(frames - before).toBeGreaterThan(5)
    screen.terminate()
    await host.stop()
  })

  it('are not read where the evening is: the program itself has no server and no connection', async () => {
    const { host, url } = await openNetwork({ randomBytes, random: Math.random })
    const screen = tv(url)
    await fate(screen)
    const servers = process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap')
    expect(servers).toEqual([])
    screen.terminate()
    await host.stop()
  })

  it('guess among more than 2^40 paths, of words that come once', () => {
    expect(PATH_BITS).toBeGreaterThanOrEqual(40)
    expect(PATH_BITS).toBeCloseTo(Math.log2(new Set(WORDS).size ** 3 * 10_000), 6)
    expect(WORDS.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([])
    const drawn = Array.from({ length: 400 }, newPath)
    const firsts = new Set(drawn.map((path) => path.split('-', 1)[0]))
    expect(new Set(drawn).size).toBe(400)
    // Of 400 draws among some 650 words some 300 differ.
    expect(firsts.size).toBeGreaterThan(200)
  })
})
