/** How a host answers whatever form is open, with clicks; somebody of the hunted team is always the first choice. */
import { expect } from '@playwright/test'
import type { DeskStep, Form, GameView, SeatId } from '../../../src/bridge'
import { OFTEN } from './caughtUp'
import type { Table } from './playEvening'

export interface Answerer {
  readonly table: Table
  readonly hunted: string
  readonly click: (id: string) => Promise<void>
  /** What is looked at when all hands are counted and nothing is recorded yet. */
  readonly counted: () => Promise<void>
}

/** Answers the open step. */
export async function answerForm(
  { table, hunted, click, counted }: Answerer,
  game: GameView,
  open: DeskStep,
): Promise<void> {
  const { desk } = table
  const byId = (id: string) => desk.getByTestId(id)
  const { form } = open
  switch (form.kind) {
    case 'ok':
      return click('answer-ok')
    case 'seat':
      if (form.options?.includes('draw')) return click('option-draw')
      return click(`seat-${victim(game, form.targets, hunted)}`)
    case 'points':
      return point(table, game, open, form, hunted, click)
    case 'ballots': {
      if (form.inTurn) {
        return voteInTurn(table, form, victim(game, form.candidates, hunted), click)
      }
      for (const voter of form.voters.filter(({ votes }) => votes > 0)) {
        const row = byId(`voter-${voter.seat}`)
        if ((await row.getAttribute('aria-pressed')) !== 'true') await click(`voter-${voter.seat}`)
        await expect(row).toHaveAttribute('aria-pressed', 'true')
        for (const seat of namedBy(game, form, voter, hunted)) await click(`seat-${seat}`)
        await expect.poll(() => handsOf(table, voter.seat), OFTEN).toBe(voter.votes)
      }
      await expect(byId('totals')).toContainText(String(await mostHands(table)))
      await counted()
      return click('answer-record')
    }
    case 'option':
      return click(`option-${form.options[0]}`)
    case 'marks':
      for (const member of form.members) {
        await click(`option-${form.options[0]}`)
        await expect.poll(() => isMarked(table, member), OFTEN).toBe(true)
      }
      return click('answer-record')
    case 'seats':
      for (const seat of severalOf(game, form.targets, form.min || SOME, hunted)) {
        await click(`seat-${seat}`)
        await expect
          .poll(async () => JSON.stringify((await table.view()).game?.draft), OFTEN)
          .toContain(`"${seat}"`)
      }
      return click('answer-record')
    case 'act': {
      const act = form.acts[form.acts.length - 1]
      if (form.acts.length > 1) await click(`option-${act?.id}`)
      return click(`seat-${victim(game, act?.targets ?? [], hunted)}`)
    }
    case 'nominations':
      return nominate(table, form, victim(game, form.targets, hunted), click)
  }
}

async function point(
  { view }: Table,
  game: GameView,
  open: DeskStep,
  form: Extract<DeskStep['form'], { kind: 'points' }>,
  hunted: string,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const targetFor = (member: SeatId) =>
    victim(
      game,
      form.targets.filter((seat) => !form.notSelf || seat !== member),
      hunted,
    )
  const [first, second] = form.members
  if (!first) throw new Error(`${open.id} asks nobody`)
  if (!second || !form.must) return click(`seat-${targetFor(first)}`)
  for (const member of form.members) {
    await click(`member-${member}`)
    await click(`seat-${targetFor(member)}`)
    await expect.poll(async () => (await view()).game?.draftLength, OFTEN).toBeGreaterThan(0)
  }
  return click('answer-record')
}

/** How many are named where nobody need be. */
const SOME = 4

type Ballots = Extract<Form, { kind: 'ballots' }>

/** Whom one clicks: once where a click gives all votes to one, else each vote to another. */
function namedBy(
  game: GameView,
  { candidates, distinct, notSelf }: Ballots,
  { seat, votes, except = [] }: Ballots['voters'][number],
  hunted: string,
): SeatId[] {
  const open = candidates.filter((one) => !except.includes(one) && !(notSelf && one === seat))
  return distinct
    ? severalOf(game, open, votes, hunted)
    : votes > 0
      ? [victim(game, open, hunted)]
      : []
}

/** The hands for whoever has most of them. */
async function mostHands({ view }: Table): Promise<number> {
  const draft = (await view()).game?.draft
  const given = draft?.kind === 'ballots' ? Object.values(draft.ballots).flat() : []
  return Math.max(0, ...given.map((seat) => given.filter((one) => one === seat).length))
}

/** As many seats as are needed, the hunted first. */
function severalOf(
  game: GameView,
  targets: readonly SeatId[],
  count: number,
  hunted: string,
): SeatId[] {
  const list: SeatId[] = []
  while (list.length < count) {
    list.push(
      victim(
        game,
        targets.filter((seat) => !list.includes(seat)),
        hunted,
      ),
    )
  }
  return list
}

/** Every candidate is called; all hands go up for one of them. */
async function voteInTurn(
  table: Table,
  form: Extract<Form, { kind: 'ballots' }>,
  target: SeatId,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const { desk, room, view } = table
  for (const candidate of form.candidates) {
    await click('answer-next')
    await expect.poll(async () => (await view()).game?.upForVote, OFTEN).toBe(candidate)
    const name = (await view()).game?.names[candidate] ?? ''
    await expect(room.getByTestId('up-for-vote')).toHaveText(name)
    if (candidate !== target) continue
    for (const { seat } of form.voters) {
      await click(`seat-${seat}`)
      await expect.poll(() => handsOf(table, seat), OFTEN).toBe(1)
    }
  }
  await expect(desk.getByTestId('totals')).toContainText(String(form.voters.length))
  return click('answer-record')
}

/** Two names for the list, each brought by somebody else. */
async function nominate(
  { view }: Table,
  form: Extract<Form, { kind: 'nominations' }>,
  target: SeatId,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const other = form.targets.find((seat) => seat !== target)
  const pairs = other ? [[other, target] as const, [target, other] as const] : []
  if (form.max === 1) {
    await click(`seat-${other}`)
    return click(`seat-${target}`)
  }
  for (const [at, [by, named]] of pairs.entries()) {
    await click(`seat-${by}`)
    await click(`seat-${named}`)
    await expect.poll(async () => (await view()).game?.draftLength, OFTEN).toBe(at + 1)
  }
  return click('answer-record')
}

async function isMarked({ view }: Table, member: SeatId): Promise<boolean> {
  const draft = (await view()).game?.draft
  return draft?.kind === 'marks' && draft.marks[member] !== undefined
}

const handsOf = async ({ view }: Table, voter: SeatId): Promise<number> => {
  const draft = (await view()).game?.draft
  return draft?.kind === 'ballots' ? (draft.ballots[voter]?.length ?? 0) : 0
}

/** Somebody of the hunted team, else anybody; never the same twice in a row if that can be helped. */
function victim(game: GameView, among: readonly SeatId[], hunted: string): SeatId {
  const guilty = among.filter((id) => game.seats.find((seat) => seat.id === id)?.team === hunted)
  const [chosen] = guilty.length > 0 ? guilty : among
  if (!chosen) throw new Error('There is nobody to choose')
  return chosen
}
