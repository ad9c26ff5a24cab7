/** Of every rehearsal the stream tells what the big screen's frames carry, in their order, and nothing else. */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import type { ProjectorView } from '../../../src/bridge'
import { written } from '../../../src/serve/moments/listeners'
import { Teller } from '../../../src/serve/moments/teller'
import { bytesFrom } from '../../support/roots'
import { chanceOf, sampled } from '../../support/seeds'
import { until } from '../support/mode'
import { listen, openMoments, type Heard } from '../support/moments'

const EVENINGS = sampled(2, 5)
const MOST_STEPS = 500
/** What is called otherwise than in a frame, or follows from its scene and phase. */
const NAMES: Readonly<Record<string, string>> = { game: 'ruleset', players: 'seats' }
const DERIVED = ['moment', 'light']
/** Of which part of a frame a moment is one of several. */
const LISTED = ['item', 'players']

/** What of an event does not stand, byte for byte, in the frame of its number. */
function strange({ event, data }: Heard, frame: string): string[] {
  const parts = event === 'end' ? { end: data } : (data as Readonly<Record<string, unknown>>)
  return Object.entries(parts).flatMap(([name, part]) => {
    if (DERIVED.includes(name)) return []
    const all = LISTED.includes(name) && Array.isArray(part) && event === 'moment' ? part : [part]
    const key = LISTED.includes(name) && event === 'moment' ? '' : `"${NAMES[name] ?? name}":`
    // That a vote was closed without a count is the one thing that stands in no frame.
    if (part === null && name === 'count') return []
    return all.map((one) => `${key}${JSON.stringify(one)}`).filter((text) => !frame.includes(text))
  })
}

describe.each(Object.keys(rulesets))('A rehearsal of %s', (ruleset) => {
  it('is told to other programs out of the big screen’s frames, byte for byte, in their order; by night nothing', async () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const rng = chanceOf(seed)
      const { host, show } = await openMoments({ random: rng, randomBytes: bytesFrom(rng) })
      const frames: string[] = []
      const url = await show('here')
      host.subscribeProjector((_, json) => frames.push(json))
      const listener = await listen(url)
      await until(() => listener.events().length === 2)
      await host.handle({ type: 'demo.begin', ruleset, players: 8 + seed })
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const reply = await host.handle({ type: 'demo.step' })
        if (!reply.ok) break
      }
      const teller = new Teller()
      const told = frames.map((frame) => teller.tell(frame).map(written).join(''))
      await until(() => listener.text.endsWith(told.join('').slice(-200)), 'the last frame')
      const [hello = null, ...events] = listener.events()
      expect(hello).toMatchObject({ event: 'hello', data: { format: 1, program: '1.2.3' } })
      expect(listener.text.slice(listener.text.indexOf('event: scene'))).toBe(told.join(''))
      const byId = new Map(
        frames.map((frame) => [String((JSON.parse(frame) as ProjectorView).revision), frame]),
      )
      for (const heard of events) {
        expect(strange(heard, byId.get(heard.id ?? '') ?? ''), heard.text).toEqual([])
        const { moment } = heard.data as { moment?: string }
        kinds.add(moment ?? heard.event)
      }
      const ids = events.map(({ id }) => Number(id))
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      listener.stop()
      await host.stop()
    }
    for (const kind of ['scene', 'announced', 'out', 'voteOpened', 'voteClosed', 'sound', 'end'])
      expect([...kinds]).toContain(kind)
  }, 120_000)
})

it('what stands in no frame would be seen', () => {
  const frame = '{"scene":"day","seats":[{"id":"s0","name":"Ann"}]}'
  const heard = (data: object): Heard => ({ event: 'scene', id: '1', data, text: '' })
  expect(strange(heard({ scene: 'day', light: 'day' }), frame)).toEqual([])
  expect(strange(heard({ scene: 'day', role: 'wolf' }), frame)).toEqual(['"role":"wolf"'])
  const players = [{ id: 's0', name: 'Ann', role: 'wolf' }]
  expect(strange(heard({ players }), frame)).toHaveLength(1)
})
