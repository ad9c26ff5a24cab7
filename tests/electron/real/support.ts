/** What both real programs have in common, started from the sources or installed. */
import { expect, type Page } from '@playwright/test'

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Waits for the window with an address. */
export async function windowAt(pages: () => readonly Page[], address: string): Promise<Page> {
  const find = (): Page | undefined => pages().find((page) => page.url() === address)
  await expect.poll(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error(`No window at ${address}`)
  return page
}

/** Clicks at the desk, looks at the big screen, and asks both what they can reach. */
export async function clickReachesTheScreen(pages: () => readonly Page[]): Promise<void> {
  const desk = await windowAt(pages, 'nightfall://app/facilitator/')
  const room = await windowAt(pages, 'nightfall://app/projector/')
  const scene = room.locator('[data-scene]')
  await expect(scene).toHaveAttribute('data-scene', 'idle')
  await desk.getByTestId('game-chiangmai').getByTestId('begin').click()
  await expect(scene).toHaveAttribute('data-scene', 'lobby')
  for (const page of [desk, room]) {
    const reaches = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
    )
    expect(reaches).toEqual([])
  }
}
