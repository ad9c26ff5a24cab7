/** What nothing can be faster than: a page with one word on it, told of every view by the same line as the big screen. */
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { knowsNames } from '../../support/knowsNames'

const carriers = join(import.meta.dirname, '../../../src/bridge/carriers')

async function wordScript(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { connectProjector } from './connectProjector'
        connectProjector().onView(({ revision }) => {
          const word = document.querySelector('p')
          word.dataset.revision = revision
          word.textContent = 'Word ' + revision
        })`,
      resolveDir: carriers,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  return built.outputFiles[0]?.text ?? ''
}

/** @param url of the big screen, beside which the page is put */
export async function openBarePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await knowsNames(context)
  const page = await context.newPage()
  // A page that is not there: it comes from the same place as the big screen, and brings nothing along.
  await page.goto(new URL('bare', url).href)
  await page.evaluate(() => {
    document.body.innerHTML = '<p data-revision="0">Word</p>'
  })
  await page.evaluate(await wordScript())
  await page.waitForFunction(() => document.querySelector('p')?.textContent !== 'Word')
  return page
}
