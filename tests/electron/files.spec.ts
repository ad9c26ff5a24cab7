import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskView } from './deskView.ts'
import { ask, dealCards, expect, test } from './program.ts'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-files-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

test('An evening goes out as a file by the system’s dialog and comes in again, and no page downloads it', async ({
  launch,
}) => {
  const program = await launch()
  const { machine } = program
  const desk = await program.facilitator()
  await dealCards(desk)
  await ask(desk, 'shelf.putAway')
  const path = join(folder, 'kept.nightfall')

  machine.chooseFiles(null, path)
  await desk.getByTestId('export').first().click()
  await desk.getByTestId('export').first().click()
  const written = () => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  await expect.poll(written).toContain('"ruleset":"chiangmai"')
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0)
  const codes = async () => (await deskView(desk)).notices.map(({ code }) => code)
  await expect.poll(codes).toContain('exported')
  expect(machine.session.downloads).toEqual([])

  machine.chooseFiles(path)
  await desk.getByTestId('import').click()
  await expect.poll(async () => (await deskView(desk)).shelf.length).toBe(2)
})

test('A file that cannot be written or is no evening is said so, and nothing changes', async ({
  launch,
}) => {
  const program = await launch()
  const { machine } = program
  const desk = await program.facilitator()
  await dealCards(desk)
  await ask(desk, 'shelf.putAway')
  const codes = async () => (await deskView(desk)).notices.map(({ code }) => code)

  machine.chooseFiles(join(folder, 'missing', 'kept.nightfall'))
  await desk.getByTestId('export').first().click()
  await expect.poll(codes).toContain('notExported')

  const diary = join(folder, 'diary.txt')
  writeFileSync(diary, 'Dear diary')
  machine.chooseFiles(folder, diary)
  await desk.getByTestId('import').click()
  await expect.poll(codes).toContain('notImported')
  const before = (await codes()).length
  await desk.getByTestId('import').click()
  await expect.poll(async () => (await codes()).length).toBe(before + 1)
  expect((await deskView(desk)).shelf.length).toBe(1)
})

test('The desk is kept out of recordings until the host allows it, the big screen never is', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  const isProtected = () => program.window('facilitator')?.isProtected
  expect(isProtected()).toBe(true)
  expect(program.window('projector')?.isProtected).toBe(false)
  await ask(desk, 'settings.set', { settings: { hideFromRecordings: false } })
  expect(isProtected()).toBe(false)
  await ask(desk, 'settings.set', { settings: { hideFromRecordings: true } })
  expect(isProtected()).toBe(true)
})
