/** The look for a newer version in the whole program: off until the host switches it on, and then once. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { deskView } from './deskView.ts'
import { ask, expect, test } from './program.ts'

let server: Server
let asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
let releases: string

test.beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    response.end(JSON.stringify({ tag_name: 'v99.0.0' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  releases = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases/latest`
})

test.afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

const description = () => ({ releases, homepage: 'https://github.com/someone/nightfall' })
const news = (page: Page) => page.getByText('Nightfall 99.0.0 is out.')

test('Nobody is asked for a newer version until the host wants it; then once, and the host is told', async ({
  launch,
}) => {
  const program = await launch({ description: description() })
  const desk = await program.facilitator()
  await program.projector()
  expect(await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })).toMatchObject({ ok: true })
  await expect(news(desk)).toHaveCount(0)
  expect(asked).toEqual([])

  expect(await ask(desk, 'settings.set', { settings: { updates: true } })).toMatchObject({
    ok: true,
  })
  await expect(news(desk)).toBeVisible()
  await expect(desk.getByText('https://github.com/someone/nightfall/releases')).toBeVisible()
  expect(await ask(desk, 'settings.set', { settings: { updates: false } })).toMatchObject({
    ok: true,
  })
  expect(await ask(desk, 'settings.set', { settings: { updates: true } })).toMatchObject({
    ok: true,
  })
  expect(asked.map(({ path }) => path)).toEqual(['/releases/latest'])
  // Nothing that tells one host from another.
  expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => !USUAL.includes(name))).toEqual([])
  expect(asked[0]?.headers['user-agent']).toBe('Nightfall')
})

/** What every request of Node carries, or what we say: no cookie, no number, no language of the host. */
const USUAL = [
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'pragma',
  'sec-fetch-mode',
  'user-agent',
]

test('A host who once switched it on is told at the next start', async ({ launch }) => {
  const first = await launch()
  const set = await ask(await first.facilitator(), 'settings.set', { settings: { updates: true } })
  expect(set).toMatchObject({ ok: true })
  const { data } = first
  first.machine.app.quit()
  await first.machine.app.ended

  const again = await launch({ data, description: description() })
  // A remark goes by itself, perhaps before a slow page is looked at; what the desk was told stays in its view.
  const desk = await again.facilitator()
  await expect
    .poll(async () => (await deskView(desk)).notices)
    .toContainEqual(
      expect.objectContaining({
        code: 'newerVersion',
        params: expect.objectContaining({ version: '99.0.0' }) as unknown,
      }),
    )
  expect(asked).toHaveLength(1)
})
