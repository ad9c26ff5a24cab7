/** The parts of the reference that are in no schema: words for players, recipes, names of colours and sounds. */
import { AMBIENCES, SCENES, STINGERS } from '../../src/own/format/sounds'
import { PLAYER_WORDS } from '../../src/own/language/who/words'
import { isMap } from '../../src/own/read/tree'
import { recipes } from '../../src/own/recipes/shelf/shelf'
import { nightfallTheme } from '../../src/ui/nightfallTheme'

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`

const table = (...head: readonly string[]): string[] => [
  row(...head),
  row(...head.map(() => '---')),
]

/** The words that name players by themselves. */
export const whoWords = (): string[] => [
  'Either a single word, or a map with one of the words in the second table.',
  '',
  ...table('word', 'who it is'),
  ...Object.entries(PLAYER_WORDS).map(([word, { about }]) => row(`\`${word}\``, about)),
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
    '## Recipes: what `like` can name',
    '',
    'These can be set in `with`; those with a star have to be.',
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
    '## Colours: what `theme.colours` can name',
    '',
    `${listed(Object.keys({ ...colours, ...(typeof votes === 'string' ? { votes } : {}) }))}.`,
    '',
    '## Sounds: what `sounds` can name',
    '',
    `Under a picture (${listed(SCENES)}): ${listed(AMBIENCES)}.`,
    '',
    `With an announcement (such as \`died\`, \`executed\`, \`nobodyDied\`, \`tally\`, \`became.ID\` of a status, \`said.ID\` of a notice): ${listed(STINGERS)}.`,
  ]
}

/** What follows after the schema. */
export const lists = (): string[] => [...shelf(), ...names()]
