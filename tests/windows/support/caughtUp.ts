/** A desk that is behind its host shows an old picture: clicks and questions about it come too early. */
import { expect } from '@playwright/test'
import type { Table } from './playEvening'

/** Waits until the desk shows what the host program says now. */
export async function caughtUp({ desk, view }: Pick<Table, 'desk' | 'view'>): Promise<void> {
  await expect
    .poll(async () => {
      const { revision } = await view()
      return Number(await desk.locator('[data-revision]').getAttribute('data-revision')) - revision
    })
    .toBeGreaterThanOrEqual(0)
}
