/** From how long calls take, when frames come and how long they are nobody guesses better than by chance who was asked (PH-31, PH-43). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rulesets } from '../../../rulesets'
import type { AnyRuleset } from '../../../src/engine'
import { Call } from '../../../src/host/nights/call'
import { Nights } from '../../../src/host/nights/nights'
import { PhoneOutlet } from '../../../src/host/publisher/phoneOutlet'
import { firstSeed } from '../../support/firstSeed'
import { chanceOf, isLong, patience } from '../../support/seeds'
import { attack, type Guessed } from './attacker'
import { overhear, samplesOf, SECRETS, type Overheard } from './overheard'
import { turn } from './twoTables'

/** A thousand nights in the long run, of two at a table and all games together. */
const games = Object.values(rulesets).filter(({ id }) => isLong || id === 'chiangmai')
const TABLES = isLong ? 100 : 6
/** Where a program is faulty, one night at small tables shows it. */
const FAULTY = { tables: 48, nights: 1, players: 6 } as const
const WHOLE = { tables: TABLES, nights: 2, players: 8 } as const

async function calls(
  ruleset: AnyRuleset,
  { tables, ...size }: { tables: number; nights: number; players: number },
): Promise<[Overheard[], Overheard[]]> {
  const halves: [Overheard[], Overheard[]] = [[], []]
  const first = firstSeed(1)
  for (let seed = first, found = 0; found < tables; seed += 1) {
    if (seed > first + 40 * tables) throw new Error('No such deal is taken')
    const heard = await overhear(ruleset, seed, chanceOf(seed), size)
    if (!heard) continue
    halves[found % 2]?.push(...heard)
    found += 1
  }
  return halves
}

const guess = ([train, trial]: [Overheard[], Overheard[]], of: keyof typeof SECRETS): Guessed =>
  attack(samplesOf(train, SECRETS[of]), samplesOf(trial, SECRETS[of]))

const secrets = Object.keys(SECRETS) as (keyof typeof SECRETS)[]

describe.each(games.map((ruleset) => [ruleset.id, ruleset] as const))(
  'Nights on phones of %s',
  (_, ruleset) => {
    it(
      'tell whoever counts beats and measures frames nothing that a coin would not tell',
      async () => {
        const heard = await calls(ruleset, WHOLE)
        for (const secret of secrets) {
          const { right, of, most } = guess(heard, secret)
          expect(right, `${secret}: ${right} of ${of}`).toBeLessThanOrEqual(most)
        }
      },
      patience(240_000),
    )
  },
)

/** Something about who is asked now that only the host knows. */
function isSecretlyOdd(): boolean {
  const [first] = turn.desk().game?.open?.asked ?? []
  return first !== undefined && Number(first.slice(1)) < FAULTY.players / 2
}

const faults: readonly [string, keyof typeof SECRETS, () => void][] = [
  [
    'a call that ends with its answer',
    'who was asked',
    () =>
      vi.spyOn(Call.prototype, 'isOver', 'get').mockImplementation(function (this: Call) {
        const asked = this.first?.asked ?? []
        const isDone = asked.length > 0 && asked.every((seat) => this.tapOf(seat)?.done)
        return this.elapsed >= this.length || isDone
      }),
  ],
  [
    'a call that takes longer',
    'who was asked',
    () => {
      const chance = Nights.prototype.chance
      vi.spyOn(Nights.prototype, 'chance').mockImplementation(function (this: Nights) {
        return chance.call(this) / 2 + (isSecretlyOdd() ? 0.5 : 0)
      })
    },
  ],
  [
    'a longer frame',
    'who was asked',
    () => {
      const send = PhoneOutlet.prototype.send
      vi.spyOn(PhoneOutlet.prototype, 'send').mockImplementation(function (
        this: PhoneOutlet,
        bodyOf,
        whom,
      ) {
        send.call(this, (phone) => `${bodyOf(phone)}${isSecretlyOdd() ? ' ' : ''}`, whom)
      })
    },
  ],
]

describe('Nights on phones of a faulty program', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  // What is the quickest to find shows every day that the attacker is one.
  it.each(faults.slice(0, isLong ? faults.length : 1))(
    'are read by %s',
    async (_, secret, plant) => {
      plant()
      const { right, most } = guess(await calls(rulesets['vendetta'] as AnyRuleset, FAULTY), secret)
      expect(right).toBeGreaterThan(most)
    },
    patience(240_000),
  )
})
