/**
 * Where the program hosts, what it says, what it waits for and how long follow from what everybody knows: two evenings that differ in
 * secrets only are led alike by day, moment by moment (PH-34, PH-41).
 */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { seatId, type AnyRuleset, type StepSpec } from '../../src/engine'
import { LiveEvening } from '../../src/host/evening/liveEvening'
import { EVENING_FORMAT } from '../../src/host/evening/journal/entries'
import { Hosting } from '../../src/host/hosting/hosting'
import { dueNow, isSilent } from '../../src/host/leading/due'
import { saidAloud } from '../../src/host/leading/said'
import { enoughSaid, missing, waitingFor } from '../../src/host/leading/waits'
import { Nights } from '../../src/host/nights/nights'
import { Phones } from '../../src/host/phones/phones'
import { DEFAULT_SETTINGS } from '../../src/host/settings/forms'
import type { HostState } from '../../src/host/state/state'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { textsFor } from '../../src/i18n/textsFor'
import { firstSeed } from '../support/firstSeed'
import { packOf } from '../support/ownPacks'
import { chanceOf, timesMore } from '../support/seeds'
import { planPair, type Side } from './plan/pair'
import { asTheyCome } from './screen/twins'

const PAIRS = timesMore(12)
/** Looked at so many seconds after a step opened: before, between and after all that is ever due. */
const LOOKS = [0, 1, 3, 6, 13, 61]

/** A host who has dealt these cards, and lets the program lead. */
async function hostOf(ruleset: AnyRuleset, { setup }: Side): Promise<HostState> {
  const names = setup.hands.map((_, place) => `Guest ${place + 1}`)
  const deck: Record<string, number> = {}
  for (const card of [...setup.hands.flatMap(({ cards }) => cards), ...(setup.pool ?? [])])
    deck[card] = (deck[card] ?? 0) + 1
  const header = {
    format: EVENING_FORMAT,
    version: 4,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    title: '',
    names,
    options: setup.options,
    chosen: setup.options,
    deck,
    by: 'host',
    seed: setup.seed,
    demo: false,
    hosted: true,
    startedAt: 0,
    program: 'test',
  } as const
  const journal = await memoryJournals().create('evening', header as never)
  const evening = new LiveEvening('evening', ruleset, header, [], journal, () => 0)
  for (const [place, { cards }] of setup.hands.entries())
    await evening.note({ kind: 'enter', seat: seatId(place), cards })
  expect(await evening.start(() => {})).toBeNull()
  const noBytes = (count: number) => new Uint8Array(count)
  const phones = new Phones(noBytes)
  phones.begin()
  phones.follow(names, false)
  phones.invent()
  const texts = packOf(ruleset.id).texts?.['en']
  return {
    evening,
    lobby: null,
    phones,
    nights: new Nights(noBytes, { on: false, nights: false }),
    hosting: new Hosting(),
    settings: { ...DEFAULT_SETTINGS, language: 'en', stories: false },
    packs: { state: () => '', textsOf: () => texts && textsFor(texts, setup.options) },
    blackout: false,
    testCard: false,
    frozen: null,
    correction: null,
  } as unknown as HostState
}

/** How it is led at a moment: all that anybody at the table could notice. */
function ledAt(state: HostState, lead: typeof dueNow): string {
  const when = LOOKS.map((seconds) => {
    const next = lead(state, 1000 * seconds, () => 0)
    return next && [next.type, next.type === 'clock.set' ? next.seconds : null]
  })
  return JSON.stringify([
    waitingFor(state),
    missing(state),
    enoughSaid(state),
    saidAloud(state),
    when,
  ])
}

/** By day, and before everybody. */
const isPublic = (open: StepSpec | null): open is StepSpec => open !== null && !isSilent(open)

/** How it was led from moment to moment, by the moment's time. */
async function courseOf(ruleset: AnyRuleset, side: Side, until: number, lead: typeof dueNow) {
  const state = await hostOf(ruleset, side)
  const { evening } = state
  const course = new Map<number, string>()
  for (const { at, doing } of side.plan) {
    if (at >= until || !evening?.play) break
    if (doing === 'undo') await evening.undoTo(evening.ledger.acts.length - 1, () => {})
    else if (typeof doing !== 'string') await evening.input(doing, () => {})
    evening.ledger.undone.length = 0
    const { open, state: now } = evening.play.game
    if (now.phase.kind !== 'night' && isPublic(open)) course.set(at, ledAt(state, lead))
    else course.delete(at)
  }
  return course
}

/** What differs between two evenings that differ in secrets alone; null: nothing. */
async function differenceOf(
  ruleset: AnyRuleset,
  lead = dueNow,
): Promise<{ moments: number; found: string | null }> {
  let moments = 0
  const first = firstSeed(1)
  for (let seed = first, pairs = 0; pairs < PAIRS; seed += 1) {
    if (seed > first + 40 * PAIRS) throw new Error('Too few pairs agree')
    const pair = planPair(ruleset, chanceOf(seed), asTheyCome(ruleset))
    if (!pair || pair.nights < 2) continue
    pairs += 1
    const one = await courseOf(ruleset, pair.a, pair.until, lead)
    const other = await courseOf(ruleset, pair.b, pair.until, lead)
    for (const [at, led] of one) {
      const too = other.get(at)
      if (too === undefined) continue
      moments += 1
      if (led !== too) return { moments, found: `seed ${seed}, at ${at}:\n${led}\n${too}` }
    }
  }
  return { moments, found: null }
}

describe.each(Object.values(rulesets).map((ruleset) => [ruleset.id, ruleset] as const))(
  'An evening of %s that the program hosts',
  (_, ruleset) => {
    it('is led by day by what everybody knows alone', async () => {
      const { moments, found } = await differenceOf(ruleset)
      expect(found).toBeNull()
      expect(moments).toBeGreaterThan(10 * PAIRS)
    }, 120_000)
  },
)

describe('A program that leads by what it knows', () => {
  it('is found out: it reads on sooner where cards lie in a certain way', async () => {
    const { vendetta } = rulesets
    if (!vendetta) throw new Error('No such game')
    const odd: typeof dueNow = (state, waited, rng) => {
      const { hands } = state.evening?.ledger.deal ?? { hands: [] }
      const sum = hands.reduce((all, { cards }, place) => all + place * (cards[0]?.length ?? 0), 0)
      return dueNow(state, sum % 2 === 1 ? waited + 4000 : waited, rng)
    }
    expect((await differenceOf(vendetta, odd)).found).not.toBeNull()
  }, 120_000)
})
