/** What was done tonight: said above the answer, on the seats, at dawn and in the log, and taken back from each of them. */
import { expect, test } from '@playwright/test'
import type { Answer, Command, Form, GameView, SeatId } from '../../src/bridge'
import { holdingSecrets } from './support/holdingSecrets'
import { openTable, type BrowserTable } from './support/browserTable'
import { caughtUp } from './support/caughtUp'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Emil', 'Fay', 'Gus', 'Håkon', 'Ines']

async function game({ view }: BrowserTable): Promise<GameView> {
  const { game: found } = await view()
  if (!found) throw new Error('no game')
  return found
}

async function send({ host }: BrowserTable, command: Command): Promise<void> {
  const reply = await host.handle(command)
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}`)
}

/** Everybody chooses the last who can be chosen, so that many come to one. */
function answerOf(form: Form): Answer {
  const last = 'targets' in form ? form.targets.at(-1) : undefined
  if (form.kind === 'seat' && last) return { kind: 'seat', seat: last }
  if (form.kind === 'points' && last) {
    const points: Record<SeatId, SeatId> = {}
    for (const member of form.members) points[member] = last
    return { kind: 'points', points }
  }
  if (form.kind === 'seats') return { kind: 'seats', seats: form.targets.slice(0, form.max) }
  const [act] = form.kind === 'act' ? form.acts : []
  const whom = act?.targets?.at(-1)
  if (act) return whom ? { kind: 'act', act: act.id, seat: whom } : { kind: 'act', act: act.id }
  return form.kind === 'ok' ? { kind: 'ok' } : { kind: 'pass' }
}

async function playUntil(table: BrowserTable, done: (game: GameView) => boolean): Promise<void> {
  for (let now = await game(table); !done(now); now = await game(table)) {
    if (!now.open) throw new Error('the game is over')
    const answer = answerOf(now.open.form) as never
    await send(table, { type: 'game.answer', step: now.open.id, answer })
  }
}

async function toNight(table: BrowserTable, ruleset: string): Promise<void> {
  await send(table, { type: 'lobby.begin', ruleset })
  await send(table, { type: 'lobby.players', names: [...NAMES] })
  await send(table, { type: 'lobby.deal', by: 'program' })
  for (let at = 0; at < NAMES.length; at++) {
    await send(table, { type: 'deal.seen', seat: `s${at}`, top: 0 })
  }
  await send(table, { type: 'deal.start' })
}

test('What was done tonight stands above the answer and on the seats, leads back, and is told at dawn and in the log', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5, desk: { width: 1024, height: 768 } })
  const { desk, room } = table
  const at = (testid: string) => desk.getByTestId(testid)
  try {
    await toNight(table, 'vendetta')
    await playUntil(table, ({ tonight }) =>
      tonight.deeds.some((deed) => deed.kind === 'answer' && deed.answer.kind !== 'ok'),
    )

    await caughtUp(table)

    const { tonight } = await game(table)
    const told = tonight.deeds.filter((deed) => deed.kind === 'answer' && deed.answer.kind !== 'ok')
    const [first] = told
    if (!first) throw new Error('nothing was done')
    await expect(at('tonight').getByRole('listitem')).not.toHaveCount(0)
    await expect(at(`done-${first.act}`)).toContainText('→')
    await expect(at('tokens')).not.toHaveCount(0)
    await expect(at('signal')).toHaveCount(0)
    await expect(at('undo')).toHaveAccessibleName(/^Undo: .+/)
    const shot = process.env['SHOTS']
    if (shot) await desk.screenshot({ path: `${shot}/night.png` })

    // Undo says what it took back; the list goes further, and asks before it does.
    await at('undo').click()
    await expect(at('taken-back')).toContainText('Undone: ')
    await desk.keyboard.press('Control+Shift+z')
    for (const open of [
      () => desk.keyboard.press('Control+Backspace'),
      () => at('undo').click({ button: 'right' }),
      () => at('undo').click({ delay: 700 }),
    ]) {
      await open()
      await expect(at('back-confirm')).toBeVisible()
      await desk.keyboard.press('Escape')
      await expect(desk.locator('dialog')).toHaveCount(0)
    }
    await at(`done-${first.act}`).click()
    await expect(at(`back-${first.act}`)).toBeChecked()
    if (shot) await desk.screenshot({ path: `${shot}/back.png` })
    await at('back-confirm').click()
    await expect(at(`done-${first.act}`)).toHaveCount(0)
    await expect(desk.locator('dialog')).toHaveCount(0)
    expect((await game(table)).deeds.at(-1)?.act ?? -1).toBe(first.act - 1)
    await playUntil(table, ({ phase }) => phase.kind === 'dawn')
    await caughtUp(table)
    if ((await game(table)).signal) await at('signal-done').click()
    await expect(at('why')).toHaveCount(0)
    await holdingSecrets(desk, () => expect(at('why')).toContainText('→'))
    await expect(at('shown-now')).toHaveText('The big screen shows none of these yet.')
    await expect(room.locator('body')).not.toContainText('unharmed')
    if (shot) await desk.screenshot({ path: `${shot}/dawn.png` })

    // The log tells who chose whom, for one player alone if wanted, and leads back.
    await desk.keyboard.press('l')
    await expect(at('log-lines')).toContainText('→')
    await expect(at('log-lines')).toContainText('from now on')
    const before = await at('log-lines').locator('.deed').count()
    await at('log-player').selectOption({ index: 1 })
    expect(await at('log-lines').locator('.deed').count()).toBeLessThan(before)
    await at('log-copy').click()
    await expect(at('log-copy')).toHaveText('Copied')
    await at('log-player').selectOption({ index: 0 })
    if (shot) await desk.screenshot({ path: `${shot}/log.png` })
    await at(`log-back-${first.act}`).click()
    await expect(at('back-confirm')).toBeEnabled()
  } finally {
    await table.close()
  }
})
