/** What the public window shows of a view, and when. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { ProjectorView } from '../../src/bridge'
import { STAGES } from '../../src/projector/stages/open/stages'
import { boxesOf, overlap, shownTexts } from './fixtures/measure'
import { inventHost, showView, test } from './fixtures/projectorSite'
import { projectorViews } from './fixtures/projectorViews'

const views = projectorViews({ players: 12 })

function viewNamed(name: string): ProjectorView {
  const view = views[name]
  if (!view) throw new Error(`no view ${name}`)
  return view
}

const textOf = async (page: Page) => (await shownTexts(page)).map(({ text }) => text).join(' ')

/** Stops the page's timers, so that a slow machine cannot miss what lasts a moment. */
async function haltTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.use({ viewport: { width: 1280, height: 720 } })

test('the clock shows the right second from its end', async ({ show }) => {
  await show.evaluate(() => (window.host.time = null))
  const end = (await show.evaluate(() => performance.now())) + 19_000
  const clock = { totalMs: 20_000, about: 'speech', state: 'running', endsAt: end } as const
  await showView(show, { ...viewNamed('speech'), clock }, 0)
  const { wrong, judged } = await show.evaluate(async (endsAt) => {
    const seen: string[] = []
    let samples = 0
    for (let sample = 0; sample < 60; sample += 1) {
      // On a busy machine several timers come due at once: what was right when this one was set may still stand.
      const from = performance.now()
      const before = Math.ceil((endsAt - from) / 1000)
      await new Promise((done) => setTimeout(done, 100))
      const text = document.querySelector('.digits')?.textContent ?? ''
      const after = Math.ceil((endsAt - performance.now()) / 1000)
      // While the machine stood still no clock went on.
      if (performance.now() - from > 300) continue
      samples += 1
      if (text !== String(before) && text !== String(after)) seen.push(`${text} at ${after}`)
    }
    return { wrong: seen, judged: samples }
  }, end)
  expect(wrong).toEqual([])
  expect(judged).toBeGreaterThan(5)
})

test('the clock changes its colour at ten seconds and at five, and says when time is up', async ({
  show,
}) => {
  const colours = new Set<string>()
  for (const name of ['speech', 'speechNear', 'speechLast']) {
    await showView(show, viewNamed(name))
    colours.add(await show.locator('.clock').evaluate((clock) => getComputedStyle(clock).color))
  }
  expect(colours.size).toBe(3)
  await showView(show, viewNamed('discussionOver'))
  await expect(show.locator('.clock')).toHaveText('Time!')
  await showView(show, viewNamed('discussionPaused'))
  await expect(show.locator('.digits')).toHaveText('1:34')
  await expect(show.locator('.clock')).toContainText('Paused')
})

test('a blackout shows nothing at all', async ({ show }) => {
  await showView(show, viewNamed('vote'))
  await showView(show, viewNamed('blackout'))
  expect(await show.evaluate(() => document.body.innerText.trim())).toBe('')
  const picture = await show.locator('.blackout').evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { width, height, colour: getComputedStyle(element).backgroundColor }
  })
  expect(picture).toEqual({ width: 1280, height: 720, colour: 'rgb(0, 0, 0)' })
  await expect(show.locator('.picture')).toHaveCount(0)
})

for (const { by, media, setting } of [
  { by: 'the host', media: 'no-preference', setting: true },
  { by: 'the system', media: 'reduce', setting: false },
] as const) {
  test(`nothing moves once ${by} asks for stillness`, async ({ show }) => {
    await show.emulateMedia({ reducedMotion: media })
    for (const name of ['night', 'day', 'speechLast', 'vote', 'revealed', 'deal']) {
      const view = viewNamed(name)
      await showView(show, { ...view, show: { ...view.show, reducedMotion: setting } }, 200)
      const moving = await show.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => String(animation.effect?.getComputedTiming().duration)),
      )
      expect(moving, name).toEqual([])
    }
  })
}

test('the sky moves where nobody minds', async ({ show }) => {
  await showView(show, viewNamed('night'))
  expect(await show.evaluate(() => document.getAnimations().length)).toBeGreaterThan(5)
})

test('a fade of the sky that is taken back turns round, and quick changes of light leave it whole', async ({
  show,
}) => {
  const at = (kind: 'night' | 'dawn' | 'day', reducedMotion = false) => {
    const night = viewNamed('night')
    return { ...night, phase: { kind, n: 1 }, show: { ...night.show, reducedMotion } }
  }
  /** How much of each light's picture is seen, from the lowest to the highest. */
  const seen = () =>
    show.evaluate(() => {
      const copy = document.createElement('canvas').getContext('2d')
      return [...document.querySelectorAll<HTMLCanvasElement>('canvas.sheet.shown')]
        .sort((a, b) => Number(a.style.zIndex) - Number(b.style.zIndex))
        .map((canvas) => {
          copy?.clearRect(0, 0, 9, 9)
          copy?.drawImage(canvas, 0, 0)
          return {
            light: canvas.dataset['light'],
            opacity: Number(getComputedStyle(canvas).opacity),
            painted: copy?.getImageData(5, 5, 1, 1).data.slice(0, 3).some(Boolean),
          }
        })
    })
  const whole = (light: string) => ({ light, opacity: 1, painted: true })
  await showView(show, at('night', true), 0)
  await expect.poll(seen).toEqual([whole('night')])
  // Time stands, so that no machine is too slow to see the middle of a fade.
  const time = await show.context().newCDPSession(show)
  await time.send('Animation.enable')
  await time.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await showView(show, at('day'), 0)
  await expect.poll(async () => (await seen()).length).toBe(2)
  await show.locator('canvas.sheet.up[data-light="day"]').evaluate((canvas) => {
    for (const fade of canvas.getAnimations()) fade.currentTime = 1200
  })
  const half = await seen()
  expect(half).toEqual([whole('night'), { light: 'day', opacity: 0.5, painted: true }])
  await showView(show, at('night'), 0)
  await expect(show.locator('canvas.sheet.shown.up')).toHaveCount(1)
  expect(await seen()).toEqual(half)
  for (const kind of ['dawn', 'night', 'day', 'dawn', 'day'] as const) {
    await showView(show, at(kind), 0)
    await expect(show.locator(`canvas.sheet.up[data-light="${kind}"]`)).toHaveCount(1)
    expect((await seen())[0], kind).toEqual(whole('night'))
  }
  await time.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(seen).toEqual([whole('day')])
  const ids = await show.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a story rolls out line by line, and the name comes only when it is told', async ({
  show,
}) => {
  const story = viewNamed('story')
  const { body = [], lead = '' } = story.story ?? {}
  await haltTime(show)
  await showView(show, story, 0)
  const lines = show.locator('.story p.told')
  await expect(lines).toHaveCount(1)
  await expect(lines.first()).toHaveText(body[0] ?? '')
  await show.clock.runFor(30_000)
  await expect(show.locator('.story p.told.lead')).toHaveText(lead)
  await expect(lines).toHaveCount(body.length + 1)
  expect(await textOf(show)).not.toContain('Nok')

  await showView(show, viewNamed('died'), 0)
  const fall = show.getByTestId('act')
  await expect(fall.locator('.news .lead')).toHaveText(lead)
  expect(await textOf(show)).not.toContain('Nok')
  await show.clock.runFor(2_000)
  await expect(fall.locator('.news .hero')).toHaveText('Nok')
  await show.clock.runFor(3_000)
  await expect(fall).toHaveCount(0)
  await expect(show.locator('.news .lead')).toHaveText(lead)
  await expect(show.locator('.news .hero')).toHaveText('Nok')
})

test('where a story may play is painted by night and stands there with its first words; elsewhere the town is seen dimmed, not black', async ({
  show,
}) => {
  test.setTimeout(120_000)
  const [bazaar, river, station] = [
    'beginnings.everythingForSale',
    'beginnings.politeRiver',
    'beginnings.busStationClock',
  ]
  const coming = { ...viewNamed('night'), comingStories: [bazaar, river] }
  await showView(show, coming, 0)
  const places = show.getByTestId('coming-places')
  await expect(places).toHaveAttribute('data-ready', '2', { timeout: 90_000 })
  // From now on nothing is painted.
  await show.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  const story = viewNamed('story')
  const beginning = (begins: string) => ({
    ...story,
    story: { body: ['One sentence.'], lead: `And the last of ${begins},`, begins },
  })
  const place = show.locator('[data-place]')
  await showView(show, beginning(river), 0)
  await expect(place).toHaveClass(/there/)
  await showView(show, coming, 0)
  await showView(show, beginning(station), 0)
  await expect(place).not.toHaveClass(/there/)
  const ground = await place.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).toMatch(/rgba\(5, 3, 10, 0\.66\)/)
})

test('a story’s last words stay with the death they were told for', async ({ show }) => {
  const still = (view: ProjectorView) => ({ ...view, show: { ...view.show, reducedMotion: true } })
  await showView(show, still(viewNamed('story')), 100)
  await showView(show, still(viewNamed('eliminated')), 0)
  await expect(show.locator('.news .hero')).toHaveText('Arthit')
  await expect(show.locator('.news .lead')).toHaveCount(0)
})

test('the lot is drawn before its outcome is on the wall', async ({ show }) => {
  await showView(show, viewNamed('lot'))
  await haltTime(show)
  const cards = show.locator('.seat', { hasText: 'Ploy' }).locator('.card')
  const before = await cards.count()
  const after = viewNamed('lotFell')
  const seats = after.seats.map((seat) =>
    seat.id === 's4' ? { ...seat, lives: 0, out: true } : seat,
  )
  await showView(show, { ...after, seats }, 0)
  await show.clock.runFor(1_500)
  await expect(show.locator('.cup.shaking')).toBeVisible()
  await expect(cards).toHaveCount(before)
  await expect(show.locator('.news')).toHaveCount(0)
  await show.clock.runFor(1_200)
  await expect(show.locator('.lot .settled')).toHaveText('Ploy')
  // Nothing glows in that black, not even the strap.
  const isCovered = await show.locator('.phase').evaluate((strap) => {
    const { left, right, top, bottom } = strap.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return Boolean(found?.closest('.black'))
  })
  expect(isCovered).toBe(true)
  await show.clock.runFor(2_000)
  await expect(show.locator('.news .hero')).toHaveText('Ploy')
  await expect(cards).toHaveCount(0)
})

test('names in a lot stand upright above the cup, at least 42 px high at 1080p', async ({
  show,
}) => {
  await showView(show, viewNamed('lot'))
  await expect(show.locator('.lot .names li')).toHaveText(['Somchai', 'Ploy', 'Mali'])
  await expect(show.locator('.cup .stick text')).toHaveCount(0)
  const [size = 0] = await show
    .locator('.lot .names li')
    .evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)))
  expect((size * 1080) / 720).toBeGreaterThanOrEqual(42)
})

test('a lot that was taken back stops being drawn', async ({ show }) => {
  await showView(show, viewNamed('lot'))
  await haltTime(show)
  await showView(show, viewNamed('lotFell'), 0)
  await show.clock.runFor(900)
  await expect(show.locator('.cup.shaking')).toBeVisible()
  await showView(show, viewNamed('lot'), 0)
  await expect(show.locator('.cup.shaking')).toHaveCount(0)
  await show.clock.runFor(5_000)
  await expect(show.locator('.news')).toHaveCount(0)
})

test('hands grow into bars while they are raised, most first', async ({ show }) => {
  const vote = viewNamed('vote')
  const candidates = vote.count?.candidates ?? []
  const count = (hands: Record<string, string[]>) => {
    const totals: Record<string, number> = {}
    for (const seat of Object.values(hands).flat()) totals[seat] = (totals[seat] ?? 0) + 1
    return { candidates, hands, totals, closed: false, upForVote: null } as ProjectorView['count']
  }
  await showView(show, { ...vote, count: count({ s0: ['s1'] }) }, 500)
  await expect(show.locator('.row')).toHaveText(['Somchai1'])
  await showView(show, { ...vote, count: count({ s0: ['s1'], s2: ['s4', 's4'] }) }, 500)
  await expect(show.locator('.row')).toHaveText(['Ploy2', 'Somchai1'])
  await expect(show.locator('.seat', { hasText: 'Nok' }).locator('.raised')).toHaveCount(2)
  await expect(show.locator('.seat', { hasText: 'Ploy' }).locator('.total')).toHaveText('2')
})

test('a secret count shows no number before it is closed', async ({ show }) => {
  await showView(show, viewNamed('voteClosed'))
  expect(await show.locator('.board .scene').innerText()).not.toMatch(/\d/)
  await expect(show.locator('.counts li')).toHaveCount(0)
  const [mali] = await boxesOf(show, '.seat:has-text("Mali")')
  expect(mali?.left).toBeGreaterThan(0.2 * 1280)
  expect(mali?.right).toBeLessThan(0.8 * 1280)
})

test('the few who are voted on stand in the middle under their hands, and nowhere else is a number', async ({
  show,
}) => {
  const runoff = viewNamed('runoff')
  const { s1 = 0, s4 = 0 } = runoff.count?.totals ?? {}
  await showView(show, { ...runoff, show: { ...runoff.show, reducedMotion: true } }, 300)
  await expect(show.locator('.counts .number')).toHaveText([String(s4), String(s1)])
  await expect(show.locator('.plate .total')).toHaveCount(0)
  const [board] = await boxesOf(show, '.board')
  const discs = await boxesOf(show, '.counts li')
  expect(board && Math.max(...discs.map((disc) => overlap(board, disc)))).toBe(0)
  expect(board && board.bottom - board.top).toBeLessThan(0.25 * 720)
})

test('no number of a count covers a face, with few or many at the table', async ({ show }) => {
  for (const players of [7, 12, 24]) {
    const { vote } = projectorViews({ players })
    if (!vote) throw new Error('no view of a vote')
    await showView(show, { ...vote, show: { ...vote.show, reducedMotion: true } }, 100)
    await expect(show.locator('.cast .figure.whole')).toHaveCount(players, { timeout: 20_000 })
    const heads = await boxesOf(show, '.cast .lit > canvas:last-child')
    const numbers = await boxesOf(show, '.plate .total')
    expect(numbers.length).toBeGreaterThan(3)
    // Below the hat, and between the ends of its brim.
    const faces = heads.map(({ left, right, top, bottom }) => ({
      left: left + 0.25 * (right - left),
      right: right - 0.25 * (right - left),
      top: top + 0.3 * (bottom - top),
      bottom,
    }))
    const covered = numbers.flatMap((number) => faces.map((face) => overlap(number, face)))
    expect(Math.max(...covered), `${players} players`).toBe(0)
  }
})

test('a vote in turn shows large who is being voted on, and no number', async ({ show }) => {
  const view = viewNamed('voteInTurn')
  await showView(show, view)
  const up = view.seats.find(({ id }) => id === view.count?.upForVote)
  await expect(show.getByTestId('up-for-vote')).toHaveText(up?.name ?? '')
  expect(await show.locator('.board .scene').innerText()).not.toMatch(/\d/)
})

test('players who are out have lost their light and their cards', async ({ show }) => {
  await showView(show, viewNamed('day'))
  const out = show.locator('.seat', { hasText: 'Arthit' })
  await expect(out.locator('.plate')).toHaveClass(/out/)
  await expect(out.locator('.card')).toHaveCount(0)
  await expect(show.locator('.seat', { hasText: 'Mali' }).locator('.card')).toHaveCount(2)
  await expect(show.locator('.seat', { hasText: 'Somchai' }).locator('.card')).toHaveCount(1)
})

test('at the end all cards are turned over and the evening is told as it was', async ({ show }) => {
  await showView(show, viewNamed('end'))
  await expect(show.locator('.card-face')).toHaveCount(0)
  await haltTime(show)
  await showView(show, viewNamed('revealed'), 0)
  await expect(show.locator('.card-face')).toHaveCount(24)
  await show.clock.runFor(8_000)
  await expect(show.getByTestId('last')).toContainText('Chai')
  await expect(show.getByTestId('last').locator('.open')).toHaveCount(0)
  await show.clock.runFor(2_000)
  await expect(show.getByTestId('last').locator('.open')).toContainText('Killers')
  await show.clock.runFor(4_000)
  await expect(show.locator('.roll')).toContainText('The Killers poisoned Somchai.')
})

test('three, two, one is counted over the vote, and the count goes by itself', async ({ show }) => {
  const at = (time: number) => show.evaluate((now) => (window.host.time = now), time)
  await at(1000)
  await showView(show, { ...viewNamed('vote'), beat: 1000 }, 0)
  for (const [time, text] of [
    [1000, '3'],
    [2500, '2'],
    [3500, '1'],
    [4500, 'Now!'],
  ] as const) {
    await at(time)
    await expect(show.getByTestId('beat')).toHaveText(text)
  }
  await at(9000)
  await expect(show.getByTestId('beat')).toHaveCount(0)
})

test('phones find the way in on the big screen, and everybody sees who has one', async ({
  show,
}) => {
  const view = viewNamed('lobbyPhones')
  await showView(show, view)
  const code = show.getByTestId('phone-address').getByRole('img')
  await expect(code).toHaveAccessibleName(view.phoneAddress ?? 'none')
  await expect(show.getByTestId('phone-mark')).toHaveCount(6)
  await showView(show, viewNamed('lobby'))
  await expect(show.getByTestId('phone-address')).toHaveCount(0)
  await expect(show.getByTestId('phone-mark')).toHaveCount(0)
})

test('names of players appear as they sit down', async ({ show }) => {
  const lobby = viewNamed('lobby')
  await showView(show, { ...lobby, seats: lobby.seats.slice(0, 2) })
  await expect(show.locator('.seat .name')).toHaveText(['Mali', 'Somchai'])
  await showView(show, lobby)
  await expect(show.locator('.seat .name')).toHaveCount(12)
})

test('the picture stands in the policy’s bounds: nothing is blocked or broken', async ({
  page,
  site,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await inventHost(page)
  await page.goto(site.url)
  for (const name of ['idle', 'lobby', 'night', 'died', 'vote', 'revealed', 'testCard']) {
    await showView(page, viewNamed(name), 200)
  }
  expect(problems).toEqual([])
})

test('the first load is at most 150 kB compressed, fonts, sounds and stages apart, and nothing of the desk is in it; a stage is at most 120 kB', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await inventHost(page)
  await page.goto(site.url)
  await showView(page, viewNamed('idle'), 200)
  const sizeOf = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(site.folder, path))).length, 0)
  const isStage = (path: string) => Object.keys(STAGES).some((town) => path.includes(`/${town}-`))
  const parts = asked.filter((path) => /\.(js|css|html|svg)$/.test(path) && !isStage(path))
  // The one that is painted before a game is chosen comes after everything else.
  expect(asked.filter(isStage)).toHaveLength(1)
  for (const file of readdirSync(join(site.folder, 'assets')).filter((name) =>
    isStage(`/${name}`),
  )) {
    expect(sizeOf([`assets/${file}`]), file).toBeLessThan(120_000)
  }
  // The page, its script and its style at the least; the desk's words are built beside them and stay there.
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter((path) => path.includes('/desk'))).toEqual([])
  expect(sizeOf(parts)).toBeLessThan(150_000)
})

test('whoever is turned over alone stands with the card open as soon as the evening is told', async ({
  show,
}) => {
  await showView(show, viewNamed('end'))
  await haltTime(show)
  await showView(show, viewNamed('revealed'), 0)
  const last = show.locator('.plate.last')
  for (let waited = 0; (await last.count()) === 0 && waited < 20; waited++)
    await show.clock.runFor(500)
  const plate = await last.elementHandle()
  for (let waited = 0; (await last.count()) > 0 && waited < 40; waited++)
    await show.clock.runFor(500)
  const isOpen = () =>
    plate?.evaluate((element) => {
      const turns = element.querySelector('.faces')?.getAnimations({ subtree: true }) ?? []
      return turns.length > 0 && turns.every(({ playState }) => playState === 'finished')
    })
  await expect.poll(isOpen, { timeout: 3000 }).toBe(true)
})
