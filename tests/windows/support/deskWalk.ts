/** A walk through the rooms of the desk that looks at each of them once, and keeps what a reader would complain about. */
import { expect, type Locator } from '@playwright/test'
import { complaints, type Complaint } from '../fixtures/legible'
import { does, namesAt } from '../fixtures/madeUpTable'
import type { BrowserTable } from './browserTable'

export class DeskWalk {
  /** By the name of the room. */
  readonly wrong: Record<string, readonly Complaint[]> = {}
  readonly #seen = new Set<string>()

  private constructor(readonly table: BrowserTable) {}

  /** Begins a walk at a desk in another language, where nothing moves. */
  static async begin(table: BrowserTable, language: string): Promise<DeskWalk> {
    const { desk, room } = table
    desk.setDefaultTimeout(20_000)
    await desk.emulateMedia({ reducedMotion: 'reduce' })
    // Nobody looks at the room here: what it draws would only take the desk's time.
    await room.goto('about:blank')
    // By day, too, all that the desk can hold is there to be looked at.
    await does(table, { type: 'settings.set', settings: { language, discreetDesk: false } })
    await expect(desk.locator('html')).toHaveAttribute('lang', language)
    return new DeskWalk(table)
  }

  readonly id = (testid: string): Locator => this.table.desk.getByTestId(testid)

  readonly isNew = (where: string): boolean => !this.#seen.has(where)

  /** Leaves out a room of this name from now on. */
  skip(where: string): void {
    this.#seen.add(where)
  }

  /** Looks at what the desk shows now, unless a room of this name was looked at before. */
  async look(where: string): Promise<void> {
    if (!this.isNew(where)) return
    this.#seen.add(where)
    await this.settle()
    const found = await complaints(this.table.desk, await namesAt(this.table))
    if (found.length > 0) this.wrong[where] = found
  }

  /** Waits until the desk shows what the host said last, and has drawn it. */
  async settle(): Promise<void> {
    const { desk, view } = this.table
    const { revision } = await view()
    await desk.waitForFunction((wanted) => {
      const page = document.querySelector<HTMLElement>('[data-revision]')
      return !page || Number(page.dataset['revision']) >= wanted
    }, revision)
    // What follows from measured sizes is there at the end of a frame.
    await desk.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }

  /** Opens a sheet by its key, looks at it and closes it. */
  async sheet(key: string, name: string): Promise<void> {
    await this.table.desk.keyboard.press(key)
    await expect(this.table.desk.getByRole('dialog')).toBeVisible()
    await this.look(name)
    await this.close()
  }

  /** Closes what lies above the page. */
  async close(): Promise<void> {
    const { desk } = this.table
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  }
}
