/** What the parts of a document are called, and what they mean. */
import type { HouseRule } from '../../format/people'
import { answersIn } from './ballots'
import { ownedCalls, addressOf } from './owners'
import { pileNames } from './piles'
import { builtInSigns } from './signals'
import { causeName, causeNames } from './told'
import type { Tongue } from './tongue'

interface Named {
  readonly name: string
  readonly help: string
}
interface Team {
  readonly name: string
  readonly goal: string
  readonly won: string
}
interface Rule extends Named {
  readonly values: Readonly<Record<string, string>>
}
type Table<T> = Record<string, T>

const mapped = <T, U>(
  table: Readonly<Record<string, T>> | undefined,
  of: (value: T, id: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(table ?? {}).map(([id, value]) => [id, of(value, id)]))

/** Every call by its id with the words that stand over it. */
export const callTitles = (tongue: Tongue): Record<string, string> =>
  Object.fromEntries(
    ownedCalls(tongue.document).map((owned) => [owned.call.id, addressOf(tongue, owned).title]),
  )

export const teamsOf = ({ document, text, phrase }: Tongue): Table<Team> =>
  mapped(document.teams, ({ name, goal, won }) => ({
    name: text(name),
    goal: text(goal),
    won: text(won) || phrase('teamWon', { team: text(name) }),
  }))

export const rolesOf = ({ document, text }: Tongue): Table<Named> =>
  mapped(document.roles, ({ name, help }) => ({ name: text(name), help: text(help) }))

/** Without cards of its own each role is its card. */
export function cardsOf(tongue: Tongue): Table<Named> {
  const { document, text } = tongue
  if (!document.cards) return rolesOf(tongue)
  return mapped(document.cards, ({ name, help, role }) => ({
    name: text(name),
    help: text(help) || text(document.roles[role]?.help),
  }))
}

export const statusesOf = ({ document, text }: Tongue): Table<Named> =>
  mapped(document.statuses, ({ name, help }) => ({ name: text(name), help: text(help) }))

function valuesOf({ text, phrase }: Tongue, rule: HouseRule): Record<string, string> {
  const { values = {} } = rule
  const named = mapped(values, (value) => text(value))
  if (rule.switch !== undefined) return { true: phrase('on'), false: phrase('off'), ...named }
  return { ...mapped(rule.seconds, (_, id) => id), ...named }
}

/** Several calls may be headed alike, as two of one side: in a list each has its number. */
function toldApart(titles: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.values(titles)
  const seen = new Map<string, number>()
  return mapped(titles, (title) => {
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return all.indexOf(title) === all.lastIndexOf(title) ? title : `${title} (${count})`
  })
}

export function optionsOf(tongue: Tongue): Table<Rule> {
  const { document, text, phrase } = tongue
  const options: Table<Rule> = mapped(document.options, (rule) => ({
    name: text(rule.name),
    help: text(rule.help),
    values: valuesOf(tongue, rule),
  }))
  if (document.night?.mayChange) {
    options['nightOrder'] = {
      name: phrase('nightOrder'),
      help: phrase('nightOrderHelp'),
      values: toldApart(callTitles(tongue)),
    }
  }
  return options
}

/** Words for everything else that a line of the story or a sign may name. */
export function valuesIn(tongue: Tongue): Record<string, string> {
  const { document, text, phrase } = tongue
  const { causes, links, objects, counters, signs } = document
  const calls = ownedCalls(document).map(({ call }) => call.choose ?? {})
  return {
    ...callTitles(tongue),
    ...Object.assign({}, ...calls.map(({ word }) => mapped(word, (one) => text(one)))),
    ...Object.assign({}, ...calls.map(({ acts }) => mapped(acts, ({ name }) => text(name)))),
    ...answersIn(tongue),
    ...pileNames(tongue),
    ...mapped(counters, ({ name }, id) => text(name) || id),
    ...mapped(objects, ({ name }, id) => text(name) || id),
    ...mapped(links, ({ name }, id) => text(name) || id),
    ...mapped(signs, ({ name }) => text(name)),
    ...causeNames(tongue),
    ...mapped(causes, (_, id) => causeName(tongue, id)),
    ...mapped(builtInSigns(tongue), ({ sign }) => sign),
    vote: phrase('vote'),
    tie: phrase('tieCause'),
    heartbreak: causeName(tongue, 'heartbreak'),
    table: phrase('table'),
    pool: phrase('middle'),
    nobody: phrase('nobody'),
  } as Record<string, string>
}
