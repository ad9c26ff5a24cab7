/** The pictures of the readme and of `docs/hosting.md`: both windows at moments of played evenings, made anew with `npm run film -- readme`. */
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { Command, FacilitatorView } from '../../src/bridge'
import { startBrowserMode } from '../../src/browser/server'
import {
  takesDraft,
  type Answer,
  type Form,
  type StepSpec,
  type Voter,
  randomAnswer,
} from '../../src/engine'
import { clicksOf } from '../../src/host/rehearsal/clicksOf'
import { wayOn } from '../bench/host'
import { openHost, type Bench } from '../host/fixtures/openHost'
import { rngFrom } from '../randomPlay/randomEvening'
import { findBrowser, browserFlags } from '../support/findBrowser'
import { packs } from '../support/games'
import { untilPainted } from './untilPainted'

const root = join(import.meta.dirname, '../..')

type Game = NonNullable<FacilitatorView['game']>

interface Taken {
  /** The end of its files' names. */
  readonly name: string
  readonly of: readonly ('desk' | 'screen')[]
  readonly when: (game: Game, view: FacilitatorView) => boolean
}

interface Evening {
  readonly game: string
  readonly language: string
  readonly names: readonly string[]
  readonly seed: number
  readonly taken: readonly Taken[]
}

const BOTH = ['desk', 'screen'] as const
const handsUp = ({ preview }: FacilitatorView) =>
  Object.values(preview.count?.totals ?? {}).reduce((sum, hands) => sum + hands, 0)

const ENGLISH = 'Ann Ben Cleo Dora Emil Fritz Gus Hanna Ida Jonas Kim Lou'.split(' ')
const GERMAN = 'Änne Bruno Carla Dörte Emil Frieda Götz Heike Ingo Jutta Kurt Lotte'.split(' ')

const EVENINGS: readonly Evening[] = [
  {
    game: 'chiangmai',
    language: 'en',
    names: ENGLISH.slice(0, 10),
    seed: 5,
    taken: [
      { name: 'night', of: BOTH, when: ({ open }) => open?.form.kind === 'points' },
      { name: 'vote', of: BOTH, when: (_, view) => handsUp(view) >= 12 },
    ],
  },
  {
    game: 'vendetta',
    language: 'en',
    names: ENGLISH,
    seed: 3,
    taken: [
      {
        name: 'vendetta',
        of: ['screen'],
        when: (_, { preview }) =>
          preview.count?.upForVote === preview.count?.candidates[1] && !!preview.count,
      },
    ],
  },
  {
    game: 'starwars',
    language: 'en',
    names: ENGLISH,
    seed: 2,
    taken: [{ name: 'starwars', of: ['screen'], when: ({ phase }) => phase.kind === 'night' }],
  },
  {
    game: 'palermo',
    language: 'de',
    names: GERMAN,
    seed: 2,
    taken: [
      {
        name: 'palermo',
        of: BOTH,
        when: ({ phase }, { preview }) =>
          phase.n === 1 && preview.items.some(({ kind }) => kind === 'executed'),
      },
    ],
  },
]

/** The windows are drawn at full size and photographed smaller. */
const SIZE = { width: 1920, height: 1080 }
const SCALE = 0.625
const QUALITY = 86
/** Light, words and falls have come to rest by then. */
const SETTLE_MS = 9000
/** Both windows have drawn a click by then, as they have in an evening before the next one. */
const FOLLOW_MS = 80
const MOST_STEPS = 400

async function deal(bench: Bench, { game, language, names }: Evening): Promise<void> {
  await bench.does({ type: 'settings.set', settings: { language, muted: true } })
  await bench.does({ type: 'lobby.begin', ruleset: game })
  await bench.does({ type: 'lobby.players', names: [...names] })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  for (const seat of names.keys()) await bench.does({ type: 'deal.seen', seat: `s${seat}`, top: 0 })
  await bench.does({ type: 'deal.start' })
}

const suspectsOf = <T>(all: readonly T[]): T[] =>
  [1, 4, 7].flatMap((place) => all[place % all.length] ?? [])

/** Hands for a few suspects, one of them more than the others, as after a talk. */
function votes(
  { voters, candidates }: Extract<Form, { kind: 'ballots' }>,
  rng: () => number,
): Answer {
  const suspects = suspectsOf(candidates)
  const hand = () => suspects[Math.floor(rng() ** 2 * suspects.length)] ?? []
  const of = ({ seat, votes: most, except = [] }: Voter) => {
    const at = [hand()].flat().filter((one) => one !== seat && !except.includes(one))
    return [seat, at.flatMap((one) => Array.from({ length: most }, () => one))] as const
  }
  const ballots = voters.map(of).filter(([, hands]) => hands.length > 0)
  return { kind: 'ballots', ballots: Object.fromEntries(ballots) }
}

/** What the table answers where the host collects it click by click; null: nothing in particular. */
function collected({ form, stage }: StepSpec, rng: () => number): Answer | null {
  if (form.kind === 'ballots') return votes(form, rng)
  if (!stage || !takesDraft(form)) return null
  if (form.kind === 'seats') return { kind: 'seats', seats: suspectsOf(form.targets) }
  return randomAnswer({ form } as StepSpec, rng)
}

/** Suspects and votes come click by click; else it goes on, so that everybody lives to see the day. */
async function answer(
  bench: Bench,
  rng: () => number,
  clicked: () => Promise<void>,
): Promise<void> {
  const { open } = bench.view().game ?? {}
  const step = open as unknown as StepSpec | null
  const given = step && collected(step, rng)
  if (!open || !step || !given) return void (await bench.does(wayOn(bench.view())))
  for (const entry of clicksOf(given, step.form)) {
    await bench.ask({ type: 'game.draft', step: open.id, entry } as Command)
    await clicked()
  }
  const answered = { type: 'game.answer', step: open.id, answer: given } as Command
  if (!(await bench.ask(answered)).ok) await bench.does(wayOn(bench.view()))
}

async function photograph(page: Page, name: string): Promise<void> {
  const path = join(root, 'assets/screenshots', `${name}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY })
  console.log(path)
}

async function play(browser: Browser, evening: Evening): Promise<void> {
  const bench = await openHost({ packs, gamesInLanguage, seed: evening.seed })
  const { host, time } = bench
  const server = await startBrowserMode({ host, now: time.now, pages: join(root, 'out/renderer') })
  const open = async (url: string) => {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SCALE })
    await page.goto(url)
    return page
  }
  const pages = { desk: await open(server.facilitatorUrl), screen: await open(server.projectorUrl) }
  await deal(bench, evening)
  const waiting = [...evening.taken]
  const look = async () => {
    await pages.desk.waitForTimeout(FOLLOW_MS)
    const view = bench.view()
    const [next] = waiting
    if (!next || !view.game || !next.when(view.game, view)) return
    waiting.shift()
    await pages.screen.waitForTimeout(SETTLE_MS)
    await untilPainted(pages.screen)
    for (const window of next.of) await photograph(pages[window], `${window}-${next.name}`)
  }
  const rng = rngFrom(evening.seed + 1)
  await look()
  for (let steps = 0; waiting.length > 0; steps++) {
    if (steps === MOST_STEPS) throw new Error(`${evening.game}: ${waiting[0]?.name} never came`)
    await answer(bench, rng, look)
    await look()
  }
  await server.close()
  await host.stop()
}

/** @throws when a moment does not come in its evening: then another seed is due */
export async function makeReadme(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  for (const evening of EVENINGS) await play(browser, evening)
  await browser.close()
}
