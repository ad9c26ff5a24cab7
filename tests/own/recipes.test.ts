/** The shelf of recipes: every one of them makes a role or a team that passes, and documents win over them. */
import { describe, expect, it } from 'vitest'
import { open } from '../../src/own/open/open'
import { recipes } from '../../src/own/recipes/shelf/shelf'

const PARAMETERS: Readonly<Record<string, string>> = {
  role: 'wolf',
  team: 'wolves',
  cause: 'wolf',
  call: 'wolf.kill',
  becomes: 'wolf',
  among: 'town',
}

/** What is made of words that came later. */
const NEWER: readonly string[] = ['witchAtOnce', 'poisoner', 'janitor', 'virgin', 'butler']

const game = (roles: string, rest = ''): string => `
nightfall: 1
id: small
edition: 1
languages: [en]
name: Small
players: { min: 5, max: 6, best: [5, 6] }
teams: { town: { name: Town }, wolves: { name: Wolves } }
roles:
  farmer: { team: town, name: Farmer, supply: 9 }
  wolf: { team: wolves, name: Wolf, like: killer }
${roles}
deck: { rows: { 5: { wolf: 1 } }, fill: farmer }
day: [{ trial: { vote: { shown: closed } } }]
victory: [{ wins: town, if: { none: { team: wolves } } }, { wins: wolves, if: { count: everyone, atMost: 2 } }]
${rest}`

describe('A recipe', () => {
  it('is one of sixty-five', () => {
    expect(Object.keys(recipes())).toHaveLength(65)
  })

  it.each(Object.keys(recipes()).filter((name) => 'role' in (recipes()[name] ?? {})))(
    '“%s” makes a role that passes all checks',
    (name) => {
      const wanted = Object.entries((recipes()[name]?.['with'] ?? {}) as object)
      const given = wanted.flatMap(([word, value]) =>
        value === null ? [`${word}: ${PARAMETERS[word]}`] : [],
      )
      const role = `  new: { team: town, name: New, like: ${name}, with: { ${given.join(', ')} } }`
      const errorsOf = (rest?: string) =>
        open(game(role, rest)).problems.flatMap(({ code, level }) =>
          level === 'error' ? [code] : [],
        )
      expect(errorsOf('needs: 2')).toEqual([])
      expect(errorsOf()).toEqual(NEWER.includes(name) ? ['needsMore'] : [])
      const { document } = open(game(role, 'needs: 2'))
      expect(JSON.stringify(document)).not.toMatch(/"like"|\$\w/)
    },
  )

  it('gives way to what the document says, entry by entry, and leaves out what it drops', () => {
    const { document } = open(
      game(
        `  witch: { team: town, name: Witch, like: witch, with: { cause: wolf }, calls: [{ id: witch.heal, uses: 3 }, { id: witch.poison, drop: true }] }`,
      ),
    )
    const calls = document?.roles['witch']?.calls
    expect(calls).toMatchObject([
      { id: 'witch.heal', uses: 3, first: { seats: { doomed: 'wolf' } } },
    ])
    expect(document?.statuses?.['healed']).toMatchObject({ name: { en: 'healed' } })
  })

  it('has no place in the order of the night for a call that was dropped (OG-65, OG-92)', () => {
    const ordered = (order: string) =>
      open(
        game(
          `  witch: { team: town, name: Witch, like: witch, with: { cause: wolf }, calls: [{ id: witch.poison, drop: true }] }`,
          `night: { order: [${order}] }`,
        ),
      ).problems.filter(({ level }) => level === 'error')
    expect(ordered('wolf.kill, witch.heal')).toEqual([])
    expect(ordered('wolf.kill, witch.heal, witch.poison')).toMatchObject([
      { code: 'noSuch', params: { kind: 'call', id: 'witch.poison' } },
    ])
    expect(ordered('wolf.kill')).toMatchObject([
      { code: 'orderIncomplete', params: { missing: 'witch.heal' } },
    ])
  })

  it('of an office brings its election, but where a day fills that office already (OG-92)', () => {
    const electing = (election: string) =>
      open(
        game('')
          .replace('wolves: { name: Wolves }', 'wolves: { name: Wolves, like: mayor }')
          .replace('day: [', `day: [${election}`),
      )
    expect(electing('').document?.day).toMatchObject([
      { election: { office: 'mayor', tie: ['runoff', 'lot'] } },
      { trial: {} },
    ])
    const own = electing(
      '{ talk: { seconds: 60 } }, { election: { office: mayor, tie: [none] } }, ',
    )
    expect(own.problems).toEqual([])
    expect(own.document?.day.map((part) => Object.keys(part)[0])).toEqual([
      'talk',
      'election',
      'trial',
    ])
  })

  it('of a pack kills from the night on that it is told', () => {
    const pack = (given: string) =>
      open(
        game('').replace(
          'wolves: { name: Wolves }',
          `wolves: { name: Wolves, like: pack${given} }`,
        ),
      ).document?.teams['wolves']?.calls?.[1]?.nights
    expect(pack('')).toBe('2+')
    expect(pack(', with: { first: 1 }')).toBe('1+')
  })

  it('brings one shield for two who guard alike, and its texts in English where no language is ours', () => {
    const two = `  a: { team: town, name: A, like: doctor }\n  b: { team: town, name: B, like: doctor }`
    const { document } = open(game(two).replace('[en]', '[fr]'))
    expect(document?.shields).toHaveLength(1)
    expect(document?.statuses?.['protected']?.name).toEqual({ fr: 'protected' })
  })
})
