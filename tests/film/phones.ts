/**
 * `npm run film -- phones [GAME] [LANGUAGE] [COUNT]`: an evening whose guests all have phones, over the real program, network and
 * channel; desk, big screen and every phone side by side at its great moments, on one page in `.cache/film`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { until } from '../browser/support/mode'
import { rngFrom } from '../randomPlay/randomEvening'
import type { StartedProgram } from '../support/program'
import { stepOn } from '../windows/support/moments'
import { withGuests, type Guests } from './guests'
import { untilPainted } from './untilPainted'

const FOLDER = resolve('.cache', 'film', 'phones')
const DESK = { width: 1366, height: 768 }
const SCREEN = { width: 1920, height: 1080 }
/** Words and lights have come to rest by then. */
const SETTLE_MS = 2500
const MOST_STEPS = 500

interface Table {
  readonly program: StartedProgram
  readonly desk: Page
  readonly screen: Page
  readonly phones: readonly Page[]
}

interface Picture {
  readonly title: string
  readonly files: readonly string[]
}

/** @returns the page with the pictures */
export async function filmPhones([
  game = 'chiangmai',
  language = 'en',
  count = '12',
]: readonly string[]): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  return withGuests({ game, language, count }, async (guests) => {
    const { program, open } = guests
    const desk = await open(program.facilitatorUrl, DESK)
    const screen = await open(program.projectorUrl, SCREEN)
    return sheet(
      `${game}-${language}`,
      await evening({ program, desk, screen, phones: [] }, guests),
    )
  })
}

/** From the first guest at the door to the cards turned over. */
async function evening(
  { program, desk, screen }: Table,
  { count, invite }: Guests,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  const phones: Page[] = []
  const table = { program, desk, screen, phones }
  const take = async (title: string) => {
    console.log(title)
    pictures.push(await photographed(table, title, pictures.length))
  }
  for (let n = 0; n < count; n += 1) {
    phones.push(await invite(n))
    if (n + 1 === Math.ceil(count / 2)) await take('Half of the guests have come')
  }
  await until(() => program.desk().phones.seats.length === count, 'all phones')
  await program.does({ type: 'lobby.deal', by: 'program' })
  await Promise.all(phones.map((phone) => phone.locator('.card').waitFor()))
  await held(phones[0], () => take('Cards are dealt; the first guest holds his open'))

  const chance = rngFrom(3)
  const seen = new Set<string>()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const view = program.desk()
    if (view.game?.revealed) break
    const { open: now, phase, winner } = view.game ?? {}
    const asks = now?.stage?.asks
    const scene = view.game
      ? `${phase?.kind} ${now?.stage?.scene ?? ''} ${winner ? 'won' : ''}`
      : ''
    if (view.game && !seen.has(scene)) {
      seen.add(scene)
      if (asks?.for === 'hands') await vote(phones.slice(0, Math.ceil(count / 2)))
      await take(scene.trim())
    }
    for (const command of stepOn(view, chance)) {
      await program.does(command).catch(() => {})
    }
  }
  await take('The cards are turned over')
  return pictures
}

/** Whoever can raises a hand for the first who is offered. */
async function vote(phones: readonly Page[]): Promise<void> {
  for (const phone of phones) {
    const button = phone.getByTestId('ask').locator('button:enabled')
    if ((await button.count()) > 0) await button.first().click()
  }
}

/** Does something while a finger lies on a card. */
async function held(phone: Page | undefined, act: () => Promise<void>): Promise<void> {
  const box = await phone?.locator('.card').boundingBox()
  if (!phone || !box) return
  await phone.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await phone.mouse.down()
  await act()
  await phone.mouse.up()
}

async function photographed(
  { desk, screen, phones }: Table,
  title: string,
  number: number,
): Promise<Picture> {
  await screen.waitForTimeout(SETTLE_MS)
  await untilPainted(screen)
  const named = (what: string) => `${String(number).padStart(2, '0')}-${what}.jpg`
  const files: string[] = []
  for (const [what, page] of [
    ['desk', desk],
    ['screen', screen],
    ...phones.map((phone, n) => [`phone-${n + 1}`, phone] as const),
  ] as const) {
    await page.screenshot({ path: join(FOLDER, named(what)), type: 'jpeg', quality: 70 })
    files.push(named(what))
  }
  return { title, files }
}

function sheet(name: string, pictures: readonly Picture[]): string {
  const rows = pictures.map(({ title, files }) => {
    const [windows, phones] = [files.slice(0, 2), files.slice(2)]
    const images = (list: readonly string[], width: number) =>
      list.map((file) => `<img src="${file}" width="${width}" alt="">`).join('')
    return `<h2>${title}</h2><div>${images(windows, 620)}</div><div>${images(phones, 150)}</div>`
  })
  const path = join(FOLDER, `${name}.html`)
  const style = 'body{background:#111;color:#ddd;font:14px sans-serif;width:1260px}img{margin:2px}'
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${rows.join('\n')}\n`,
  )
  return path
}
