/** What goes over the network is byte for byte what the big screen is sent, and that is what the room may see. */
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { rulesets } from '../../../rulesets'
import type { Command, LogLine, ProjectorView } from '../../../src/bridge'
import { PROTOCOL } from '../../../src/bridge/carriers/messages'
import {
  History,
  seatId,
  takesDraft,
  type AnyRuleset,
  type Input,
  randomAnswer,
} from '../../../src/engine'
import { clicksOf } from '../../../src/host/rehearsal/clicksOf'
import { randomSetup } from '../../randomPlay/randomEvening'
import { beginning } from '../../secrecy/screen/frames'
import { bytesOf } from '../../support/roots'
import { chanceOf, sampled } from '../../support/seeds'
import { fate, until } from '../support/mode'
import { openNetwork } from '../support/networkScreen'
import { publicRendering, showOf, soundsBetween, type Rendering } from './publicRendering'

const EVENINGS = sampled(1, 3)
const MOST_STEPS = 600

interface Frame {
  readonly view: ProjectorView
}

/** An evening that a TV on the network watches; the same game is played beside it, for its public facts. */
async function watched(ruleset: AnyRuleset, seed: number) {
  const rng = chanceOf(seed)
  const setup = randomSetup(ruleset, rng, { most: 12 })
  const names = setup.hands.map((_, index) => `Guest ${index + 1}`)
  const history = new History(ruleset, setup)
  const { host, url, seen } = await openNetwork({ randomBytes: bytesOf(setup.seed), random: rng })
  const sent: string[] = []
  const heard: string[] = []
  host.subscribeProjector(
    (_, json) => sent.push(`{"t":"view","view":${json}}`),
    (_, json) => sent.push(`{"t":"pack","pack":${json}}`),
  )
  const socket = new WebSocket(`ws://${url.host}${url.pathname}/projector-socket`, [PROTOCOL], {
    headers: { origin: url.origin },
  })
  socket.on('message', (data) => heard.push(String(data)))
  await fate(socket)
  const does = async (command: Command): Promise<unknown> => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`)
    await until(() => heard.at(-1) === sent.at(-1), 'the same frame on both sides')
    return reply.data
  }
  const desk = () => seen() ?? fail()
  const isView = (text: string): boolean => text.startsWith('{"t":"view"')
  return {
    rng,
    setup,
    history,
    sent,
    heard,
    does,
    desk,
    names,
    views: () => heard.filter(isView).map((text) => (JSON.parse(text) as Frame).view),
    others: () => heard.filter((text) => !isView(text) && !text.startsWith('{"t":"pack"')),
    stop: async () => {
      socket.terminate()
      await host.stop()
    },
  }
}

const fail = (): never => {
  throw new Error('The desk was shown nothing')
}
type Watched = Awaited<ReturnType<typeof watched>>

/** What the host does next; the game beside it has done it already. Null: he only tells a story. */
function nextClicks({ history, rng, desk }: Watched): [Command, Input | null][] {
  const { open, state } = history.game
  if (!open) throw new Error('nothing is open')
  if (open.tells && state.record.told < state.record.items.length) {
    const { story } = desk().game ?? {}
    if (story && !story.shown && rng() < 0.5) return [[{ type: 'story.show' }, null]]
    return [[{ type: 'game.tell' }, { type: 'tell' }]]
  }
  const answer = randomAnswer(open, rng)
  if (!answer) return [[{ type: 'game.ruling', ruling: { kind: 'skip' } }, skip]]
  const entries = takesDraft(open.form) ? clicksOf(answer, open.form) : []
  const step = open.id
  return [
    ...entries.map((entry): [Command, Input] => [
      { type: 'game.draft', step, entry } as Command,
      { type: 'draft', step, entry },
    ]),
    [{ type: 'game.answer', step, answer } as Command, { type: 'answer', step, answer }],
  ]
}
const itemsOf = (view: ProjectorView | undefined) => view?.items.length ?? 0
const skip: Input = { type: 'ruling', ruling: { kind: 'skip' } }

/** Plays to the end, and compares every frame with what the room may see. */
async function play(ruleset: AnyRuleset, seed: number) {
  const evening = await watched(ruleset, seed)
  const { history, setup, names, does, desk, views } = evening
  const figures = { nights: 0, frames: 0, steps: 0, ended: 0 }
  let shown: Rendering | null = null
  let chronicle: unknown[] | null = null
  const compare = (count: number, what: string) => {
    const now = publicRendering({ ruleset, setup, names, history, desk: desk(), chronicle })
    const all = views()
    // What changes nothing in public sends nothing, and nothing is sent in two parts.
    expect(all.length - count, what).toBe(JSON.stringify(shown) === JSON.stringify(now) ? 0 : 1)
    const { revision, cue, comingStories, ...picture } = all.at(-1) ?? fail()
    // Where the next story may play is known by night and at dawn: of a death and of none, never of one alone.
    const { kind } = now.phase ?? {}
    const mayCome = (kind === 'night' || kind === 'dawn') && now.story === null
    expect(comingStories?.length ?? 0, what).toBe(mayCome ? 2 : 0)
    expect(revision, what).toBeGreaterThan(all.at(-2)?.revision ?? 0)
    expect(picture, what).toEqual(now)
    const before = all.at(-2)?.cue
    if (all.length > count && cue && cue.serial !== before?.serial) {
      expect(soundsBetween(shown, now, ruleset), what).toContain(cue.sound)
      expect(cue.serial).toBe((before?.serial ?? 0) + 1)
    }
    shown = now
    figures.frames = all.length
  }

  for (const command of beginning(ruleset, setup)) await does(command)
  const seats = names.map((name, index) => ({ id: seatId(index), name, out: false, badges: [] }))
  expect(views().find(({ scene }) => scene === 'deal')).toMatchObject({
    seats,
    items: [],
    phase: null,
    end: null,
    show: showOf(desk()),
  })
  compare(views().length - 1, 'the beginning')
  while (!history.game.state.winner && figures.steps < MOST_STEPS) {
    for (const [command, input] of nextClicks(evening)) {
      const count = views().length
      const night = history.game.state.phase
      const said = itemsOf(views().at(-1))
      await does(command)
      if (input && !history.apply(input).ok) throw new Error('refused beside it')
      figures.steps += 1
      compare(count, `seed ${seed}, ${JSON.stringify(command)}`)
      const after = history.game.state.phase
      const isOneNight = night.kind === 'night' && after.kind === 'night' && after.n === night.n
      // What is said aloud at night, the room may read as well.
      if (isOneNight && said === itemsOf(views().at(-1))) {
        figures.nights += 1
        expect(views().length).toBe(count)
      }
    }
  }
  if (history.game.state.winner) {
    const count = views().length
    const log = (await does({ type: 'log.page', before: null, limit: 1000 })) as {
      lines: LogLine[]
    }
    await does({ type: 'show.reveal' })
    chronicle = log.lines.filter(isForAll).map(({ act: _act, ...line }) => line)
    compare(count, 'turned over')
    figures.ended = 1
  }
  const { sent, heard, others, stop } = evening
  const frames = heard.filter((text) => /^\{"t":"(?:view|pack)"/.test(text))
  expect(frames).toEqual(sent)
  expect(others().map((text) => (JSON.parse(text) as { t: string }).t)).toEqual(['hello', 'sound'])
  await stop()
  return figures
}

/** What stands in the desk's log only: the host's own clicks, and conditions that no event told. */
const isForAll = ({ key }: LogLine): boolean =>
  !['deed', 'conditionBegan', 'conditionEnded'].includes(key)

describe.each(Object.entries(rulesets))('An evening of %s on the network', (_, ruleset) => {
  it('is the big screen’s frames and no byte more, each what the room may see; by night nothing at all', async () => {
    const total = { nights: 0, frames: 0, steps: 0, ended: 0 }
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const figures = await play(ruleset, seed)
      for (const key of ['nights', 'frames', 'steps', 'ended'] as const) total[key] += figures[key]
    }
    console.log(ruleset.id, JSON.stringify(total))
    expect(total.nights).toBeGreaterThan(5)
    expect(total.frames).toBeGreaterThan(30)
    expect(total.ended).toBeGreaterThan(0)
  }, 120_000)
})
