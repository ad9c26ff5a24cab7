/** A desk that is behind its host shows an old picture: clicks and questions about it come too early. */
import { expect } from '@playwright/test'
import type { Table } from './playEvening'

/** How soon to look again, in milliseconds: a window follows within a frame or two, and is asked often while it does. */
export const OFTEN = { intervals: [10, 20, 40, 80, 160] }

/** Waits until the desk shows what the host program says now. */
export async function caughtUp({ desk, view }: Pick<Table, 'desk' | 'view'>): Promise<void> {
  await expect
    .poll(async () => {
      const { revision } = await view()
      return Number(await desk.locator('[data-revision]').getAttribute('data-revision')) - revision
    }, OFTEN)
    .toBeGreaterThanOrEqual(0)
}
