/** What nothing can be much faster than: pages with a button and a number, all told by one socket what somebody tapped. */
import { createServer } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { WebSocketServer } from 'ws'
import { listen } from '../../../src/serve/network/gate/listen'
import { knowsNames } from '../../support/knowsNames'

/** Looks to whoever taps and measures like a phone at a talk. */
const PAGE = `<!doctype html><main class="enough" data-testid="enough"><button class="big">Enough</button><p role="status"></p></main>
<script>
  const number = document.querySelector('p')
  const socket = new WebSocket(location.origin.replace('http', 'ws'))
  document.querySelector('button').onclick = () => socket.send('tap')
  socket.onopen = () => (number.textContent = '0')
  socket.onmessage = ({ data }) => (number.textContent = data)
</script>`

/** Opens so many of them. @returns them, and what closes them */
export async function openBarePages(browser: Browser, count: number) {
  const site = createServer((_, response) => response.end(PAGE))
  const port = await listen(site, '127.0.0.1', 0)
  const server = new WebSocketServer({ server: site })
  let taps = 0
  server.on('connection', (socket) =>
    socket.on('message', () => {
      taps += 1
      for (const client of server.clients) client.send(String(taps))
    }),
  )
  const pages: Page[] = []
  for (let n = 0; n < count; n += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await knowsNames(context)
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => document.querySelector('p')?.textContent === '0')
    pages.push(page)
  }
  return {
    pages,
    async close() {
      for (const page of pages) await page.context().close()
      server.close()
      site.close()
    },
  }
}
