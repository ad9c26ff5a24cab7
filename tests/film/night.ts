/**
 * `npm run film -- night [GAME] [LANGUAGE] [COUNT]`: a night that everybody plays by phone, over the real program, network and channel:
 * all phones side by side, every two seconds, on one page in `.cache/film`. Whoever tries may find out who acts.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { until } from '../browser/support/mode'
import { rngFrom } from '../randomPlay/randomEvening'
import type { StartedProgram } from '../support/program'
import { stepOn } from '../windows/support/moments'
import { withGuests } from './guests'
import { writeSheet, type Strip } from './sheet'

const FOLDER = resolve('.cache', 'film', 'night')
const EVERY_MS = 2000
/** Guests tap within so long, in milliseconds. */
const TAPPING_MS = 7000
const MOST_PICTURES = 120

/** @returns the page with the pictures */
export async function filmNight([
  game = 'vendetta',
  language = 'en',
  count = '12',
]: readonly string[]): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  return withGuests({ game, language, count }, async ({ program, count: guests, invite }) => {
    const phones: Page[] = []
    for (let place = 0; place < guests; place += 1) phones.push(await invite(place))
    await until(() => program.desk().phones.seats.length === guests, 'all phones')
    await program.does({ type: 'phones.nights', on: true })
    await program.does({ type: 'lobby.deal', by: 'program' })
    await toNight(program)
    return night(program, phones, `${game}, ${language}`)
  })
}

async function toNight(program: StartedProgram): Promise<void> {
  const chance = rngFrom(3)
  while (!program.desk().phones.nights.now)
    for (const command of stepOn(program.desk(), chance))
      await program.does(command).catch(() => {})
}

/** Everybody taps somebody and Done in every call, at a moment of the own; a picture of all every two seconds. */
async function night(
  program: StartedProgram,
  phones: readonly Page[],
  title: string,
): Promise<string> {
  const chance = rngFrom(5)
  const strips: Strip[] = []
  const tapped = new Map<number, string>()
  const begun = new Map<string, number>()
  const at = new Map<string, number>()
  for (let number = 0; number < MOST_PICTURES && program.desk().phones.nights.now; number += 1) {
    const next = Date.now() + EVERY_MS
    const step = JSON.stringify(program.desk().phones.nights.now?.step)
    const call = (await phones[0]?.locator('h1').innerText()) ?? ''
    begun.set(call, begun.get(call) ?? Date.now())
    for (const [place, phone] of phones.entries()) {
      const key = `${place} ${call}`
      at.set(key, at.get(key) ?? chance() * TAPPING_MS)
      const isDue = Date.now() - (begun.get(call) ?? 0) >= (at.get(key) ?? 0)
      if (!isDue || tapped.get(place) === call) continue
      tapped.set(place, call)
      await tap(phone, chance)
    }
    const pictures = []
    for (const [place, phone] of phones.entries()) {
      const file = `${String(number).padStart(3, '0')}-${place}.jpg`
      await phone.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 60 })
      pictures.push({ file, caption: '' })
    }
    strips.push({ title: `${number * (EVERY_MS / 1000)} s ${step}`, pictures })
    await phones[0]?.waitForTimeout(Math.max(0, next - Date.now()))
  }
  return writeSheet(FOLDER, title, strips, 150)
}

async function tap(phone: Page, chance: () => number): Promise<void> {
  const names = phone.locator('.names button')
  const count = await names.count()
  if (count > 0) await names.nth(Math.floor(chance() * count)).click()
  await phone.locator('button.done').click()
}
