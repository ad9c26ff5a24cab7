import type { Command, ProjectorView } from '../../src/bridge'
import {
  draftAnswer,
  History,
  seatId,
  type AnyRuleset,
  type GameSetup,
  type Input,
} from '../../src/engine'
import { createHost } from '../../src/host'
import { memoryJournals, memorySettings } from '../../src/host/storage'
import { FakeTime, settle } from '../host/fixtures/fakeTime'
import type { TimedInput } from './plan'
import type { TimedCommand } from './stageCommands'

/** One frame as the public window got it: its bytes and the virtual moment, in milliseconds. */
export interface Frame {
  readonly at: number
  readonly bytes: string
}

/** What a faulty program would do on top; planted to see whether the test notices. */
export type PlantedLeak = 'none' | 'revisionPerAnswer' | 'closedCountLive'

function commandOf(input: Input | 'undo'): Command {
  if (input === 'undo') return { type: 'game.undo' }
  switch (input.type) {
    case 'answer':
      return { type: 'game.answer', step: input.step, answer: input.answer } as Command
    case 'interrupt':
      return { type: 'game.interrupt', step: input.step, answer: input.answer } as Command
    case 'draft':
      return { type: 'game.draft', step: input.step, entry: input.entry } as Command
    case 'tell':
      return { type: 'game.tell' }
    case 'publish':
      return { type: 'game.publish' }
    case 'ruling':
      return { type: 'game.ruling', ruling: input.ruling } as Command
  }
}

/** What a secret count would come to if it were closed after this hand. */
function countSoFar(shadow: History, input: Input | 'undo'): string | null {
  if (input === 'undo') shadow.undo()
  else shadow.apply(input)
  const { open, draft } = shadow.game
  if (open?.stage?.count !== 'closed' || draft.length === 0) return null
  const closed = shadow.fork()
  closed.apply({ type: 'answer', step: open.id, answer: draftAnswer(open.form, draft) })
  const told = closed.game.state.record.items.findLast(({ kind }) => kind === 'tally')
  return JSON.stringify(told ?? null)
}

/**
 * Plays one evening through the host and records every frame of the public window up to a moment.
 * @throws when the host refuses something that the plan found legal
 */
export async function framesOf(
  ruleset: AnyRuleset,
  setup: GameSetup,
  inputs: readonly TimedInput[],
  stage: readonly TimedCommand[],
  until: number,
  leak: PlantedLeak = 'none',
): Promise<Frame[]> {
  const time = new FakeTime()
  const frames: Frame[] = []
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    rulesets: { [ruleset.id]: ruleset },
    now: time.now,
    schedule: time.schedule,
    random: () => setup.seed / 4294967296,
    wallClock: () => 0,
    newId: () => 'evening',
    onError: (error) => {
      throw error
    },
  })
  host.subscribeProjector((_: ProjectorView, bytes) => frames.push({ at: time.now(), bytes }))
  await settle()
  const must = async (command: Command) => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply.refusal)}`)
  }
  for (const command of beginning(ruleset, setup)) await must(command)
  const began = time.now()
  const shadow = new History(ruleset, setup)
  const plan = [
    ...inputs.map(({ at, input }) => ({ at, command: commandOf(input), planned: true, input })),
    ...stage.map(({ at, command }) => ({ at, command, planned: false, input: null })),
  ].sort((x, y) => x.at - y.at)
  for (const { at, command, planned, input } of plan) {
    if (at >= until) break
    await time.pass(began + at - time.now())
    // A stage command may be pointless just then, in both evenings alike.
    if (planned) await must(command)
    else await host.handle(command)
    if (planned && leak === 'revisionPerAnswer') frames.push({ at: time.now(), bytes: '{}' })
    if (input && leak === 'closedCountLive') {
      const bytes = countSoFar(shadow, input)
      if (bytes) frames.push({ at: time.now(), bytes })
    }
  }
  await time.pass(Math.max(0, began + until - 0.25 - time.now()))
  await host.stop()
  return frames.filter((frame) => frame.at < began + until)
}

function beginning(ruleset: AnyRuleset, setup: GameSetup): Command[] {
  const deck: Record<string, number> = {}
  for (const card of setup.hands.flatMap(({ cards }) => cards)) deck[card] = (deck[card] ?? 0) + 1
  return [
    { type: 'lobby.begin', ruleset: ruleset.id },
    { type: 'lobby.players', names: setup.hands.map((_, index) => `Guest ${index + 1}`) },
    ...Object.entries(setup.options).map(
      ([option, value]) => ({ type: 'lobby.option', option, value }) as Command,
    ),
    { type: 'lobby.deck', deck },
    { type: 'lobby.deal', by: 'host' },
    ...setup.hands.map(({ cards }, index): Command => ({
      type: 'deal.enter',
      seat: seatId(index),
      cards: [...cards],
    })),
    { type: 'deal.start' },
  ]
}
