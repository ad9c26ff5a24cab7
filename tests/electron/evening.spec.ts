import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, dealCards, expect, test } from './program.ts'

test('Displays stay awake during an evening and only then', async ({ launch }) => {
  const program = await launch()
  const page = await program.facilitator()
  const { blockers } = program.machine
  expect([...blockers.values()]).toEqual([])
  await dealCards(page)
  expect([...blockers.values()]).toEqual(['prevent-display-sleep', 'prevent-app-suspension'])
  expect(await ask(page, 'shelf.putAway')).toEqual({ ok: true, revision: expect.any(Number) })
  expect([...blockers.values()]).toEqual([])
})

test('Quitting asks only when an evening is running', async ({ launch }) => {
  const idle = await launch()
  idle.window('facilitator')?.close()
  await idle.machine.app.ended
  expect(idle.machine.questions).toEqual([])

  const running = await launch()
  await dealCards(await running.facilitator())
  running.machine.answerWith(0)
  running.window('facilitator')?.close()
  await expect.poll(() => running.machine.questions.length).toBe(1)
  expect(running.machine.questions[0]?.buttons).toEqual(['Keep playing', 'Quit'])
  expect(running.machine.app.exitCode).toBeNull()
  expect(running.machine.windows.size).toBe(2)

  running.machine.answerWith(1)
  running.machine.app.quit()
  await running.machine.app.ended
  expect(running.machine.app.exitCode).toBe(0)
  expect(running.machine.windows.size).toBe(0)
})

test('What was acknowledged before quitting is there after the next start', async ({ launch }) => {
  const first = await launch()
  await dealCards(await first.facilitator())
  first.machine.answerWith(1)
  first.machine.app.quit()
  await first.machine.app.ended
  const [evening] = readdirSync(join(first.data, 'evenings')).filter((name) =>
    name.endsWith('.jsonl'),
  )

  const second = await launch({ data: first.data })
  const page = await second.facilitator()
  const id = evening?.replace('.jsonl', '')
  expect(await ask(page, 'shelf.open', { id })).toMatchObject({ ok: true })
  expect([...second.machine.blockers.values()]).toEqual([
    'prevent-display-sleep',
    'prevent-app-suspension',
  ])
})

test('When the system shuts down, nobody is asked and the evening is let go of', async ({
  launch,
}) => {
  const program = await launch()
  await dealCards(await program.facilitator())
  program.machine.powerMonitor.emit('shutdown')
  await program.machine.app.ended
  expect(program.machine.questions).toEqual([])
  expect(readdirSync(join(program.data, 'evenings', 'locks'))).toEqual([])
})

test('A folder that cannot be written is a clear message, not a silent end', async ({ launch }) => {
  const blocked = join(mkdtempSync(join(tmpdir(), 'nightfall-blocked-')), 'file')
  writeFileSync(blocked, '')
  const program = await launch({ data: blocked })
  await program.machine.app.ended
  expect(program.machine.app.exitCode).toBe(1)
  expect(program.machine.errors).toEqual([expect.stringContaining(blocked)])
})
