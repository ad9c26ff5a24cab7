/** Nights on phones tell nobody who is called: not by what stands there, nor by when, nor by how often it comes (PH-28 to PH-31). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rulesets } from '../../../rulesets'
import { seatId, type AnyRuleset } from '../../../src/engine'

import { shippedGames } from '../../support/ownPacks'
import { isLong } from '../../support/seeds'
import { rngFrom } from '../../randomPlay/randomEvening'
import { deckOf } from '../../host/fixtures/nightTable'
import { Call } from '../../../src/host/nights/call'
import { Nights } from '../../../src/host/nights/nights'
import { PhoneOutlet } from '../../../src/host/publisher/phoneOutlet'
import { compareTables, turn, type Found, type Party, type Plant } from './twoTables'

const shuffled = <T>(list: readonly T[], rng: () => number): T[] =>
  list
    .map((item) => [rng(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

interface Trial {
  readonly pair: readonly [Party, Party]
  readonly same: readonly number[]
}

/** Two tables of a game: a few hold the same cards at both, the others each other's, and tap when they like. */
function trialOf(ruleset: AnyRuleset, seed: number): Trial {
  const rng = rngFrom(seed)
  const { min, max } = ruleset.casting.players
  const players = Math.min(max, Math.max(min, 9))
  const { cardsPerSeat } = ruleset.casting
  const deck = shuffled(deckOf(ruleset, players), rng)
  const hands = Array.from({ length: players }, (_, at) =>
    deck.slice(at * cardsPerSeat, (at + 1) * cardsPerSeat),
  )
  const places = shuffled([...hands.keys()], rng)
  const same = places.slice(0, 4)
  const others = places.slice(4)
  const turned = [...others.slice(1), ...others.slice(0, 1)]
  const swapped = hands.map((hand, place) => {
    const at = others.indexOf(place)
    return at < 0 ? hand : (hands[turned[at] ?? place] ?? hand)
  })
  const beatsOf = (late: number) => (place: number) =>
    same.includes(place) ? 4 : 3 + ((place * 7 + late) % 9)
  const common = { ruleset: ruleset.id, players, seed }
  return {
    pair: [
      { ...common, hands, beatOf: beatsOf(0) },
      { ...common, hands: swapped, beatOf: beatsOf(4) },
    ],
    same,
  }
}

async function played(ruleset: AnyRuleset, seed: number, plant: Plant = {}): Promise<Found | null> {
  const { pair, same } = trialOf(ruleset, seed)
  return compareTables(pair, same, {
    nights: 2,
    plant,
    says: (serial, { room }) => {
      const { seats = 0, words = [] } = room.night?.cover ?? {}
      const target = same[serial % same.length] ?? 0
      return {
        seats: seats > 0 ? [seatId(target)] : [],
        word: seats > 0 ? null : (words[serial % Math.max(1, words.length)] ?? null),
        done: true,
      }
    },
  })
}

/** What people write: a demon that is born again, players who believe to be somebody else, two packs, one night. */
const OWN = ['hollow-bell.yaml', 'two-mobs.yaml', 'one-long-night.yaml']
const written = shippedGames()
  .filter(([file]) => isLong || OWN.includes(file))
  .map(([, { pack }]) => pack.rules)

describe.each(
  [...Object.values(rulesets), ...written].map((ruleset) => [ruleset.id, ruleset] as const),
)('A night on phones of %s', (_, ruleset) => {
  it('shows whoever holds the same card the same at every beat, whoever else is called, and however fast they tap', async () => {
    let frames = 0
    for (let seed = 1, pairs = 0; pairs < 2; seed += 1) {
      const found = await played(ruleset, seed)
      if (seed > 60) throw new Error('No such deal is taken')
      if (!found) continue
      expect(found.difference).toBeNull()
      pairs += 1
      frames += found.frames
    }
    expect(frames).toBeGreaterThan(200)
  }, 120_000)
})

/** Something about who is asked now that only the host knows. */
function isSecretlyOdd({ game } = turn.desk()): boolean {
  const [first = 's0'] = game?.open?.asked ?? []
  return Number(first.slice(1)) % 2 === 1
}

/** What faulty programs would do. */
const faults: readonly [string, () => Plant][] = [
  [
    'a call that takes longer',
    () => {
      const chance = Nights.prototype.chance
      vi.spyOn(Nights.prototype, 'chance').mockImplementation(function (this: Nights) {
        return chance.call(this) * (isSecretlyOdd() ? 1 : 0.5)
      })
      return {}
    },
  ],
  [
    'an answer that opens the next call sooner',
    () => {
      vi.spyOn(Call.prototype, 'isOver', 'get').mockImplementation(function (this: Call) {
        const asked = this.first?.asked ?? []
        const isDone = asked.length > 0 && asked.every((seat) => this.tapOf(seat)?.done)
        return this.elapsed >= this.length || isDone
      })
      return {}
    },
  ],
  [
    'a frame out of the beat',
    () => {
      const send = PhoneOutlet.prototype.send
      vi.spyOn(PhoneOutlet.prototype, 'send').mockImplementation(function (
        this: PhoneOutlet,
        bodyOf,
        whom,
      ) {
        send.call(this, bodyOf, whom === 'new' && isSecretlyOdd() ? 'all' : whom)
      })
      return {}
    },
  ],
  [
    'a warmer colour',
    () => ({
      onPhone: (view, _, desk) => ({ ...view, room: { ...view.room, warm: isSecretlyOdd(desk) } }),
    }),
  ],
  [
    'a sentence that only the asked get',
    () => ({
      onPhone: (view) =>
        view.own.finger?.called ? { ...view, room: { ...view.room, line: 'It is you.' } } : view,
    }),
  ],
  [
    'an extra tap',
    () => ({
      onPhone: ({ room, ...view }) => {
        const { night } = room
        if (!night || !view.own.finger?.called) return { room, ...view }
        const cover = { ...night.cover, seats: night.cover.seats + 1 }
        return { ...view, room: { ...room, night: { ...night, cover } } }
      },
    }),
  ],
  [
    'a shorter line for whoever is not asked',
    () => ({
      onPhone: (view) => {
        const { finger } = view.own
        return finger ? { ...view, own: { ...view.own, finger: { ...finger, pad: '' } } } : view
      },
    }),
  ],
]

describe('A faulty night on phones', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(faults)(
    'is found out by %s',
    async (_, plant) => {
      const planted = plant()
      let difference: string | null = null
      for (let seed = 1; seed <= 4 && difference === null; seed += 1)
        difference =
          (await played(rulesets['vendetta'] as AnyRuleset, seed, planted))?.difference ?? null
      expect(difference).not.toBeNull()
    },
    60_000,
  )
})
