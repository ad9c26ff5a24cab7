/** The parts of the reference that stand in no schema: words for players, recipes, names of colours and sounds. */
import { WHO_WORDS, type WhoWord } from '../../src/own/format/reserved'
import { AMBIENCES, SCENES, STINGERS } from '../../src/own/format/sounds'
import { isMap } from '../../src/own/read/tree'
import { recipes } from '../../src/own/recipes/shelf/shelf'
import { nightfallTheme } from '../../src/ui/nightfallTheme'

const WORDS: Readonly<Record<WhoWord, string>> = {
  everyone: 'All who live.',
  nobody: 'No one.',
  others: 'All who live but `self`; not where a group is asked, there it is `{ not: holders }`.',
  self: 'Whoever acts, holds the status or the object, or is asked.',
  holders: 'Who is awake in this call.',
  target: 'Who was chosen; the first of two.',
  second: 'The second of two who were chosen.',
  targets: 'All who were chosen, in order.',
  giver: 'Who gave the status.',
  it: 'The other player of an event: who died, who visited, who protected.',
  killers: 'Who made the attack.',
  candidates: 'Who stands before the vote.',
  table: 'The table itself, to which `give` and `count` may give something.',
}

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`

const table = (...head: readonly string[]): string[] => [
  row(...head),
  row(...head.map(() => '---')),
]

/** What may stand for players by itself. */
export const whoWords = (): string[] => [
  'A word by itself, or a map with one of the words of the second table.',
  '',
  ...table('word', 'who it is'),
  ...WHO_WORDS.map((word) => row(`\`${word}\``, WORDS[word])),
  '',
]

/** The recipes by their names, with what `with` may set. */
function shelf(): string[] {
  const lines = Object.entries(recipes())
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, recipe]) => {
      const set = isMap(recipe['with'] ?? null) ? Object.entries(recipe['with'] ?? {}) : []
      const parameters = set.map(([word, value]) =>
        value === null ? `\`${word}\` *` : `\`${word}: ${JSON.stringify(value)}\``,
      )
      const calls = isMap(recipe['team'] ?? null) ? 'a team' : 'a role'
      return row(`\`${name}\``, calls, parameters.join(', ') || '–')
    })
  return [
    '',
    '## Recipes: what `like` may name',
    '',
    'In `with` these may be set; with a star they have to be.',
    '',
    ...table('recipe', 'for', 'parameters'),
    ...lines,
  ]
}

const listed = (names: readonly string[]): string => names.map((each) => `\`${each}\``).join(', ')

/** Names that a document may use of the program's own. */
function names(): string[] {
  const { votes, ...colours } = nightfallTheme.colours
  return [
    '',
    '## Colours: what `theme.colours` may name',
    '',
    `${listed(Object.keys({ ...colours, ...(typeof votes === 'string' ? { votes } : {}) }))}.`,
    '',
    '## Sounds: what `sounds` may name',
    '',
    `Under a picture (${listed(SCENES)}): ${listed(AMBIENCES)}.`,
    '',
    `With an announcement (such as \`died\`, \`executed\`, \`nobodyDied\`, \`tally\`, \`became.ID\` of a status, \`said.ID\` of a notice): ${listed(STINGERS)}.`,
  ]
}

/** What follows after the schema. */
export const lists = (): string[] => [...shelf(), ...names()]
