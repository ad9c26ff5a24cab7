import type { BrowserContext, Page } from '@playwright/test'

/** Makes pages know the helper by which the runner names functions in what it has them evaluate. */
export async function knowsNames(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript('globalThis.__name ??= (named) => named')
}
