/** The host goes back, or puts one old answer right, while the room looks at the big screen. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Answer, Command, FacilitatorView, ProjectorView, SeatId } from '../../src/bridge'
import { openTable, type BrowserTable } from './support/browserTable'
import { caughtUp } from './support/caughtUp'
import { heard } from './support/heard'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Emil', 'Fay', 'Gus', 'Håkon', 'Ines']

/** Their nights, and what is asked of them when they are hit, would be more than one life. */
const ACT_BY_NIGHT_OR_DEATH = ['killer', 'assassin', 'hunter']

type Game = NonNullable<FacilitatorView['game']>

interface Evening {
  readonly table: BrowserTable
  /** Three who do nothing by night: the first was hit in it, the third has given both of two votes by day. */
  readonly others: readonly [SeatId, SeatId, SeatId]
  /** The act of the killer's choice. */
  readonly killed: number
  /** What the big screen was sent since it was loaded. */
  readonly sent: readonly ProjectorView[]
}

async function does({ host }: BrowserTable, command: Command): Promise<void> {
  expect(await host.handle(command), command.type).toMatchObject({ ok: true })
}

async function game({ view }: BrowserTable): Promise<Game> {
  const { game: found } = await view()
  if (!found) throw new Error('No evening is running')
  return found
}

const nameOf = (seat: SeatId): string => NAMES[Number(seat.slice(1))] ?? ''

/** By night the assassin alone acts, and chooses this player; everything else is done as soon as it can be. */
function answerTo({ open }: Game, victim: SeatId): Answer {
  const form = open?.form
  if (form?.kind !== 'points') return { kind: 'ok' }
  if (form.pass && open?.id !== 'assassin.kill') return { kind: 'pass' }
  const at = open?.id === 'assassin.kill' ? victim : form.members[0]
  return {
    kind: 'points',
    points: Object.fromEntries(form.members.map((by) => [by, at])),
  } as Answer
}

/** Chiang Mai, brought to the first vote by commands alone: somebody was hit, and three votes are given. */
async function atTheVote(browser: Browser): Promise<Evening> {
  const table = await openTable(browser, { seed: 5 })
  await does(table, { type: 'lobby.begin', ruleset: 'chiangmai' })
  await does(table, { type: 'lobby.players', names: NAMES })
  await does(table, { type: 'lobby.deal', by: 'program' })
  for (let at = 0; at < NAMES.length; at++)
    await does(table, { type: 'deal.seen', seat: `s${at}`, top: 0 })
  await does(table, { type: 'deal.start' })
  const [first, second, third] = (await game(table)).seats
    .filter(({ roles }) => !roles.some((role) => ACT_BY_NIGHT_OR_DEATH.includes(role)))
    .map(({ id }) => id)
  if (!first || !second || !third) throw new Error('There are too few others')
  let killed = -1
  for (;;) {
    const now = await game(table)
    const step = now.open?.id ?? ''
    if (step === 'day.vote') break
    if (step === 'assassin.kill') killed = (now.deeds.at(-1)?.act ?? -1) + 1
    const command: Command = now.mayTell
      ? { type: now.story && !now.story.shown ? 'story.show' : 'game.tell' }
      : ({ type: 'game.answer', step, answer: answerTo(now, first) } as Command)
    await does(table, command)
  }
  for (const [by, votes] of [
    [third, [first, first]],
    [second, [first]],
  ] as const)
    await does(table, {
      type: 'game.draft',
      step: 'day.vote',
      entry: { kind: 'ballot', by, votes: [...votes] },
    })
  const sent = heard<ProjectorView>(table.room)
  await table.room.reload()
  await expect(table.room.locator('[data-scene]')).toHaveAttribute('data-scene', 'vote')
  await caughtUp(table)
  return { table, others: [first, second, third], killed, sent }
}

/** The words of the room's picture once they no longer change: a scene comes in over a few frames. */
async function atRest(room: Page): Promise<string> {
  let words = ''
  const isSame = async (): Promise<boolean> => {
    const before = words
    words = await room.locator('[data-scene]').innerText()
    return words === before
  }
  await expect.poll(isSame, { intervals: [400] }).toBe(true)
  return words
}

/** Opens the list of what was done last, at this act. */
async function chosen({ desk }: BrowserTable, act: number): Promise<void> {
  await desk.keyboard.press('Control+Backspace')
  await desk.getByTestId(`back-${act}`).check()
}

/** Opens the old answer again and gives it anew. */
async function changeTo({ table, killed, sent }: Evening, victim: SeatId): Promise<void> {
  const { desk } = table
  const before = sent.length
  await chosen(table, killed)
  await desk.getByTestId('back-change').click()
  await expect(desk.getByTestId('going-back')).toContainText('You are changing an earlier answer')
  await expect(desk.getByTestId('step-title')).toBeVisible()
  expect((await game(table)).open?.id).toBe('assassin.kill')
  expect(sent).toHaveLength(before)
  await desk.getByTestId(`seat-${victim}`).click()
  await expect.poll(async () => (await game(table)).correcting).toBe(null)
  await caughtUp(table)
}

/** Who has fewer lives than they were dealt, as the room sees it. */
const hit = (view: ProjectorView | undefined): SeatId[] =>
  view?.seats.filter(({ lives }) => lives === 1).map(({ id }) => id) ?? []

test('Going back over several acts holds the big screen until the host shows the room how it stands', async ({
  browser,
}) => {
  const evening = await atTheVote(browser)
  const { table, killed, sent } = evening
  const { desk, room } = table
  try {
    const before = sent.length
    const picture = await atRest(room)
    await chosen(table, killed)
    await desk.getByTestId('back-confirm').click()
    await expect(desk.getByTestId('going-back')).toContainText('You went back.')
    expect((await game(table)).open?.id).toBe('assassin.kill')
    // What the host does now is not shown either.
    await desk.getByTestId('answer-pass').click()
    await expect.poll(async () => (await game(table)).phase.kind).toBe('dawn')
    await caughtUp(table)
    expect(await room.locator('[data-scene]').innerText()).toBe(picture)

    await desk.getByTestId('back-show').click()
    await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'dawn')
    await expect(desk.getByTestId('going-back')).toHaveCount(0)
    // One picture came in all this time: the last.
    expect(sent.slice(before).map(({ scene }) => scene)).toEqual(['dawn'])
  } finally {
    await table.close()
  }
})

test('Changing only one answer keeps what came after it or names what fell, and the room sees nothing of the way there', async ({
  browser,
}) => {
  const evening = await atTheVote(browser)
  const { table, others, sent } = evening
  const { desk, room } = table
  const [first, second, third] = others
  try {
    expect(hit(sent.at(-1))).toEqual([first])
    const shown = sent.length
    await changeTo(evening, second)
    // The hands stand as they stood, and somebody else was hit.
    expect(await game(table)).toMatchObject({ open: { id: 'day.vote' }, draftLength: 2, fell: [] })
    await expect(desk.getByTestId('toast')).toContainText('Everything after it still stands.')
    await expect(desk.getByTestId('going-back')).toHaveCount(0)
    await expect.poll(() => sent.length).toBeGreaterThan(shown)
    expect(sent.slice(shown).map((view) => [view.scene, ...hit(view)])).toEqual([['vote', second]])

    const before = sent.length
    const picture = await room.locator('[data-scene]').innerText()
    await changeTo(evening, third)
    // One life, one vote: two no longer fit, and the desk says so until the host is done.
    expect(await game(table)).toMatchObject({ open: { id: 'day.vote' }, draftLength: 0 })
    const bar = desk.getByTestId('going-back')
    await expect(bar).toContainText('These no longer fit and have to be done again')
    await expect(bar).toContainText(nameOf(third))
    expect(await room.locator('[data-scene]').innerText()).toBe(picture)
    await desk.getByTestId('back-show').click()
    await expect.poll(() => sent.length).toBeGreaterThan(before)
    expect(sent.slice(before).map((view) => [view.scene, ...hit(view)])).toEqual([['vote', third]])
  } finally {
    await table.close()
  }
})
