import { describe, expect, it } from 'vitest'
import { ktulu } from '../../../rulesets/ktulu'
import {
  History,
  OK,
  PASS,
  roomView,
  type Answer,
  type OptionValues,
  type SeatId,
} from '../../../src/engine'

/* What hardly ever comes twice alike by chance: pairs of evenings by hand that differ in secrets only. */

const CAST = [
  'quietFoot',
  'leader',
  'indian',
  'bandit',
  'bandit',
  'gambler',
  'hairdresser',
  'citizen',
  'journalist',
  'citizen',
  'detector',
  'mindEater',
  'megaAlien',
]

type Deed = readonly [step: string, answer: Answer]

const at = (seat: SeatId): Answer => ({ kind: 'seat', seat })
const fingers = (points: Record<SeatId, SeatId>): Answer => ({ kind: 'points', points })

/** What the big screen was sent, each picture once, up to this phase. */
function pictures(
  deeds: readonly Deed[],
  until: string,
  options: OptionValues = {},
  cast: readonly string[] = CAST,
): string[] {
  const history = new History(ktulu, {
    ruleset: 'ktulu',
    options: { shipNight: 9, ...options },
    hands: cast.map((card) => ({ cards: [card], marks: [] })),
    seed: 3,
    freeCasting: true,
  })
  const left = [...deeds]
  const seen: string[] = []
  const look = () => {
    const picture = JSON.stringify(roomView(history.game))
    if (seen.at(-1) !== picture) seen.push(picture)
  }
  look()
  for (;;) {
    const { open, state } = history.game
    if (!open || `${state.phase.kind} ${state.phase.n}` === until) {
      expect(left).toEqual([])
      return seen
    }
    while (history.apply({ type: 'tell' }).ok) look()
    const next = left[0]?.[0] === open.id ? left.shift() : undefined
    const answer = next?.[1] ?? open.neutral ?? (open.form.kind === 'ok' ? OK : PASS)
    const outcome = history.apply({ type: 'answer', step: open.id, answer })
    if (!outcome.ok) throw new Error(`${open.id}: ${outcome.refusal.code}`)
    look()
  }
}

const FIRST: readonly Deed[] = [['bandits.carrier', fingers({ s3: 's3', s4: 's3' })]]
const INDIANS_HAVE_IT: readonly Deed[] = [
  ...FIRST,
  ['indians.kill', fingers({ s0: 's3', s1: 's3', s2: 's3' })],
  ['indians.carrier', fingers({ s0: 's0', s1: 's0', s2: 's0' })],
]

/** The roulette opens in the third night (K-29). */
const TWO_NIGHTS: readonly Deed[] = [
  ['gambler.roulette', OK],
  ['gambler.roulette', OK],
]

describe('the big screen is sent the same', () => {
  it('whether Quiet Foot hides the statuette, and fetches it back, or keeps it (K-71, K-72, K-89k)', () => {
    const kept = pictures(INDIANS_HAVE_IT, 'day 3')
    const hidden = pictures([...INDIANS_HAVE_IT, ['quietFoot.plant', at('s9')]], 'day 3')
    expect(hidden).toEqual(kept)
    expect(kept.join()).toContain('"statuette"')
  })

  it('whether the Leader breaks a tie or the Indians agree (K-44, K-87)', () => {
    const agreed = pictures([...FIRST, ['indians.kill', fingers({ s1: 's7', s2: 's7' })]], 'day 2')
    const tied = pictures(
      [...FIRST, ['indians.kill', fingers({ s1: 's9', s2: 's7' })], ['leader.breakTie', at('s7')]],
      'day 2',
    )
    expect(tied).toEqual(agreed)
    expect(agreed.join()).toContain('"revealed"')
  })

  it('whether the Mega Alien breaks a tie or the aliens agree (K-56, K-87)', () => {
    const steal = 'aliens.steal'
    const agreed = pictures([...FIRST, [steal, fingers({ s10: 's3', s11: 's3' })]], 'day 2')
    const tied = pictures(
      [...FIRST, [steal, fingers({ s10: 's9', s11: 's3' })], ['megaAlien.breakTie', at('s3')]],
      'day 2',
    )
    expect(tied).toEqual(agreed)
  })

  it.each<[who: string, cast: readonly string[], deed: Deed]>([
    [
      'the second kill of the Indians kills',
      CAST,
      ['indians.secondKill', fingers({ s0: 's7', s1: 's7', s2: 's7' })],
    ],
    [
      'Burning Rage kills',
      CAST.map((role) => (role === 'indian' ? 'burningRage' : role)),
      ['burningRage.kill', at('s7')],
    ],
  ])('whether %s or the Hairdresser does (K-30, K-48, K-86, K-89i)', (_, cast, deed) => {
    const [kill, carrier] = INDIANS_HAVE_IT.slice(1) as [Deed, Deed]
    const killed = pictures([...FIRST, kill, deed, carrier], 'day 2', {}, cast)
    const shaved: Deed = ['hairdresser.kill', at('s7')]
    expect(killed).toEqual(pictures([...FIRST, shaved, kill, carrier], 'day 2', {}, cast))
    expect(killed.join().split('"revealed"').length).toBeGreaterThan(2)
  })

  it('whether two die at roulette or by other hands (K-29, K-89i)', () => {
    const roulette = pictures(
      [...FIRST, ...TWO_NIGHTS, ['gambler.roulette', at('s4')], ['gambler.roulette', at('s7')]],
      'day 4',
    )
    const others = pictures(
      [
        ...FIRST,
        ...TWO_NIGHTS,
        ['gambler.roulette', PASS],
        ['hairdresser.kill', at('s4')],
        ['indians.kill', fingers({ s1: 's5', s2: 's5' })],
      ],
      'day 4',
    )
    expect(roulette).toEqual(others)
    expect(others.at(-1)).toContain('gambler')
  })

  it('whether the Journalist watches a vote or keeps the hand down (K-33, K-99)', () => {
    const duel: Deed = ['day.duel', { kind: 'nominations', list: [{ by: 's7', target: 's9' }] }]
    const vote: Deed = ['day.duelVote', { kind: 'ballots', ballots: { s0: ['s7'], s4: ['s7'] } }]
    const rules = { secretDuelVotes: true }
    const watch: Answer = { kind: 'option', option: 'watch' }
    const watched = pictures([...FIRST, duel, ['journalist.watch', watch], vote], 'night 1', rules)
    const passed = pictures([...FIRST, duel, ['journalist.watch', PASS], vote], 'night 1', rules)
    expect(watched).toEqual(passed)
    expect(watched.join()).toContain('"duelWon"')
  })
})

/** What the big screen may know of a step as it opens. */
function stageAt(id: string, poisonMoment: string, deeds: readonly Deed[]): unknown {
  const history = new History(ktulu, {
    ruleset: 'ktulu',
    options: { shipNight: 9, poisonMoment },
    hands: ['femaleShaman', 'doctor', 'bandit', 'citizen', 'citizen', 'indian', 'citizen'].map(
      (card) => ({ cards: [card], marks: [] }),
    ),
    seed: 3,
    freeCasting: true,
  })
  const left = [...deeds]
  for (;;) {
    const { open, state } = history.game
    if (!open) throw new Error(`${id} never opens`)
    if (open.id === id && state.phase.kind === 'day') return roomView(history.game).stage
    while (history.apply({ type: 'tell' }).ok);
    const next = left[0]?.[0] === open.id ? left.shift() : undefined
    const answer = next?.[1] ?? open.neutral ?? (open.form.kind === 'ok' ? OK : PASS)
    const outcome = history.apply({ type: 'answer', step: open.id, answer })
    if (!outcome.ok) throw new Error(`${open.id}: ${outcome.refusal.code}`)
  }
}

describe('while the Doctor is asked by day', () => {
  it.each([
    ['beforeDuels', 'day.duel'],
    ['beforeSearch', 'day.candidates'],
  ])('the big screen shows what it would if nobody was poisoned (%s, K-O11)', (moment, next) => {
    const carrier: Deed = ['bandits.carrier', fingers({ s2: 's2' })]
    const poisoned = stageAt('doctor.block', moment, [carrier, ['femaleShaman.poison', at('s3')]])
    expect(poisoned).toEqual(stageAt(next, moment, [carrier]))
    expect(poisoned).toHaveProperty('asks')
  })
})
