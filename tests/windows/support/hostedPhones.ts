/** An evening that the program hosts in real pages: its guests come in by the door, and its time goes by in steps. */
import type { Page } from '@playwright/test'
import { REHEARSAL_NAMES } from '../../../src/host/rehearsal/rehearsalNames'
import type { FakeTime } from '../../host/fixtures/fakeTime'
import { does } from '../fixtures/madeUpTable'
import { phoneAt } from '../fixtures/phonesServed'
import type { BrowserTable } from './browserTable'

/** So much of the evening goes by between two looks at it, and so much of ours, in milliseconds. */
export const STEP_MS = 500
const WAIT_MS = 60

interface Guests {
  readonly game: string
  readonly count: number
  /** Whatever a guest's page is given before it opens. */
  readonly prepare: (page: Page, place: number, name: string) => Promise<void>
  readonly locale?: string
}

/** A lobby of invented guests, each on a phone of their own, before the cards are dealt. @returns the phones' pages, by seat */
export async function seatPhones(
  table: BrowserTable,
  { game, count, prepare, ...spoken }: Guests,
): Promise<Page[]> {
  const names = REHEARSAL_NAMES.slice(0, count)
  await does(table, { type: 'lobby.begin', ruleset: game })
  await does(table, { type: 'lobby.players', names: [...names] })
  await does(table, { type: 'phones.show', address: null })
  await does(table, { type: 'phones.door', open: true })
  const phones: Page[] = []
  for (const [place, name] of names.entries()) {
    const phone = await phoneAt(table, { prepare: (page) => prepare(page, place, name), ...spoken })
    await phone.getByRole('button', { name, exact: true }).click()
    // Cards are dealt to those whom the host has seen come in.
    await phone.locator('.page[data-page="deal"]').waitFor()
    phones.push(phone)
  }
  return phones
}

/** Lets a little of the evening go by, and the pages play. */
export async function passStep(table: BrowserTable, time: FakeTime): Promise<void> {
  await time.pass(STEP_MS)
  await table.room.waitForTimeout(WAIT_MS)
}
