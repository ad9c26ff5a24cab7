/** A rehearsed evening as the big screen gets it: every view in its order, with the moment by the host's clock. */
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { GamePacks } from '../../rulesets/pack'
import type { Command, FacilitatorView, HandbookEntry, ProjectorView } from '../../src/bridge'
import { type StepSpec, randomAnswer } from '../../src/engine'
import { openHost, type Bench } from '../host/fixtures/openHost'
import { rngFrom } from '../randomPlay/randomEvening'

export interface Shot {
  readonly at: number
  readonly view: ProjectorView
}

export interface Wanted {
  readonly packs: GamePacks
  readonly game: string
  readonly players: number
  readonly language: string
  readonly seed: number
  /** Names in place of the rehearsal's, e.g. long ones. */
  readonly names?: readonly string[]
}

/** A step of the rehearsal takes so long, milliseconds. */
const STEP_MS = 700
const MOST_STEPS = 4000
/** How often somebody steps in where the game lets them. */
const STEPS_IN = 0.06

/** The step of whoever might step in now, by day. */
function interrupting({ game }: FacilitatorView, rng: () => number): Command | null {
  const offered = game?.offered ?? []
  const step = offered[Math.floor(rng() * offered.length)]
  if (!step || step.id.startsWith('host.') || game?.phase.kind !== 'day') return null
  const answer = rng() < STEPS_IN ? randomAnswer(step as unknown as StepSpec, rng) : null
  return answer ? ({ type: 'game.interrupt', step: step.id, answer } as Command) : null
}

/** Pages of the handbook, as a host shows them before the first night. */
const PAGES: readonly HandbookEntry[] = [
  { kind: 'deck', id: '1' },
  { kind: 'night', id: 'later' },
  { kind: 'vote', id: 'course' },
]

/** Plays until the roles lie open. @throws when that takes too long */
async function playOut(bench: Bench, rng: () => number): Promise<void> {
  while (bench.view().station === 'deal') await bench.does({ type: 'demo.step' })
  // Not every game has every page.
  for (const rule of [...PAGES, null]) await bench.ask({ type: 'show.rule', rule })
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const stepIn = interrupting(bench.view(), rng)
    if (!stepIn || !(await bench.ask(stepIn)).ok) await bench.does({ type: 'demo.step' })
    if (bench.view().game?.revealed) return
    await bench.time.pass(STEP_MS)
  }
  throw new Error('The rehearsal never ended')
}

/** Plays an evening from its deal to the last card. */
export async function playedEvening(wanted: Wanted): Promise<readonly Shot[]> {
  const { packs, game, players, language, seed, names } = wanted
  const bench = await openHost({ packs, gamesInLanguage, seed })
  const shots: Shot[] = []
  bench.host.subscribeProjector((view) => shots.push({ at: bench.time.now(), view }))
  await bench.does({ type: 'settings.set', settings: { language, muted: true } })
  await bench.does({ type: 'demo.begin', ruleset: game, players })
  await playOut(bench, rngFrom(seed + 1))
  await bench.host.stop()
  const called = (view: ProjectorView): ProjectorView => ({
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, name: names?.[index] ?? seat.name })),
  })
  return shots.map(({ at, view }) => ({ at, view: called(view) }))
}
