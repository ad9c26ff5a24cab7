/** What a page that went mad could say to main: refused, all of it, and nothing changes. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import * as channels from '../../electron/main/ipc/channels.ts'
import { clonedCases, commandCases } from '../support/malformed/commands.ts'
import { firstSeed } from '../support/firstSeed.ts'
import { malformedCommand } from '../support/malformed/mass.ts'
import type { DoubleContents } from './double/doubleContents.ts'
import { type PageReply, TO_MAIN } from './double/inPage.ts'
import { ask, dealCards, expect, test } from './program.ts'

const { COMMAND_CHANNEL } = channels
const MESSAGES = 10_000
const FROM_A_PAGE = 200

const strange = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })

/** The arguments of a message: whatever can be cloned from one process to another, none of it a command. */
const nonsense: fc.Arbitrary<readonly unknown[]> = fc.oneof(
  { weight: 4, arbitrary: malformedCommand.map((command) => [command]) },
  { weight: 2, arbitrary: strange.map((value) => [[value]]) },
  { weight: 1, arbitrary: fc.array(strange, { maxLength: 2 }).map((more) => [null, ...more]) },
  { weight: 1, arbitrary: fc.json().map((text) => [text]) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map((depth) => [nested(depth)]) },
)

/** No command's option is nested as deeply, nor has it a part of such a name. */
function nested(depth: number): unknown {
  let value: unknown = { type: 'lobby.option', option: 'o' }
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { type: value }
  return value
}

const drawn = (seed: number): (readonly unknown[])[] =>
  fc.sample(nonsense, { numRuns: MESSAGES, seed })

/** @returns the kinds of answer, counted */
async function answersTo(
  contents: DoubleContents | undefined,
  kind: 'invoke' | 'send',
  channel: string,
  messages: readonly (readonly unknown[])[],
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const args of messages) {
    const reply = await contents?.hear({ kind, channel, args })
    const answer = reply ? kindOf(reply) : 'no window'
    answers[answer] = (answers[answer] ?? 0) + 1
  }
  return answers
}

function kindOf(reply: PageReply): string {
  if (!reply.ok) return reply.problem.startsWith('No handler') ? 'no handler' : reply.problem
  const { ok, refusal } = reply.value as { ok: boolean; refusal?: { code: string } }
  return ok ? 'done' : (refusal?.code ?? 'refused')
}

/** Every file of the evenings with its content. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
}

const viewOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { nightfall } = globalThis as unknown as {
      nightfall: { onView(listener: (view: unknown) => void): () => void }
    }
    let told = ''
    nightfall.onView((view) => {
      told = JSON.stringify(view)
    })()
    return told
  })

test('Each message from the desk gets the verdict that was written beside it, and only what is done changes anything', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  const screen = await program.projector()
  await expect.poll(() => viewOf(desk)).toContain('"projectors":1')
  for (const [action, payload] of [
    ['lobby.begin', { ruleset: 'chiangmai' }],
    ['lobby.players', { names: ['Ann', 'Ben'] }],
  ] as const) {
    expect(await ask(desk, action, payload)).toMatchObject({ ok: true })
  }
  const contents = program.window('facilitator')?.webContents
  const revision = async () => (JSON.parse(await viewOf(desk)) as { revision: number }).revision
  const files = () => filesIn(join(program.data, 'evenings'))
  const before = files()
  for (const [expected, message] of [...clonedCases, ...commandCases]) {
    const stood = expected === 'done' ? 0 : await revision()
    const reply = await contents?.hear({
      kind: 'invoke',
      channel: COMMAND_CHANNEL,
      args: [message],
    })
    expect(reply && kindOf(reply), inspect(message)).toBe(expected)
    if (expected !== 'done') expect(await revision(), inspect(message)).toBe(stood)
  }
  expect(files()).toEqual(before)
  expect(await viewOf(screen)).toContain('"scene":"lobby"')
  expect(program.machine.errors).toEqual([])
})

/** What is listened to at all, and how it is refused. */
const HEARD: Readonly<Record<string, string>> = {
  [COMMAND_CHANNEL]: 'malformed',
  // A path and nothing else.
  [channels.DROP_CHANNEL]: 'refused',
}

test('10,000 malformed messages to every channel, from either window, are refused and change nothing', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  const screen = await program.projector()
  await dealCards(desk)
  const evenings = join(program.data, 'evenings')
  const state = async () => [await viewOf(desk), await viewOf(screen), filesIn(evenings)]
  const before = await state()

  const seed = firstSeed(20_261_122)
  const messages = drawn(seed)
  console.log(`seed ${seed}`)
  for (const window of ['facilitator', 'projector'] as const) {
    const contents = program.window(window)?.webContents
    for (const channel of Object.values(channels)) {
      const heard = window === 'facilitator' ? HEARD[channel] : undefined
      const answers = await answersTo(contents, 'invoke', channel, messages)
      console.log(`${window}, ${channel}: ${JSON.stringify(answers)}`)
      expect(answers).toEqual({ [heard ?? 'no handler']: MESSAGES })
      // A message that wants no answer reaches nobody at all.
      const sent = await answersTo(contents, 'send', channel, messages)
      expect(sent).toEqual({ 'no handler': MESSAGES })
    }
  }

  expect(await state()).toEqual(before)
  expect(program.machine.errors).toEqual([])
  expect(await ask(desk, 'deal.again')).toMatchObject({ ok: true })
})

test('What a page itself says wrongly is refused on its whole way', async ({ launch }) => {
  const program = await launch()
  const page = await program.facilitator()
  await expect.poll(() => viewOf(page)).toContain('"projectors":1')
  const before = await viewOf(page)
  const replies = await page.evaluate(
    ([name, channel, messages]) => {
      const world = globalThis as unknown as Record<string, (message: object) => Promise<unknown>>
      const call = world[name] ?? (() => Promise.resolve(null))
      return Promise.all(
        messages.map((text) =>
          call({ kind: 'invoke', channel, args: JSON.parse(text) as unknown[] }),
        ),
      )
    },
    [
      TO_MAIN,
      COMMAND_CHANNEL,
      drawn(firstSeed(20_261_123)).slice(0, FROM_A_PAGE).map(written),
    ] as const,
  )
  const answers = (replies as PageReply[]).map(kindOf)
  expect(answers).toHaveLength(FROM_A_PAGE)
  expect(new Set(answers)).toEqual(new Set(['malformed']))
  expect(await viewOf(page)).toBe(before)
})

/** As JSON carries it, which is how a test's own line to the page does. */
const written = (args: readonly unknown[]): string =>
  JSON.stringify(args, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
