/** The parts of the reference that are in no schema: words for players, recipes, names of colours and sounds. */
import { aboutRecipe, broughtInWords } from '../../src/own/described/recipes'
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

/** The recipes by their names, with what each does, what `with` may set and which ids it brings. */
function shelf(): string[] {
  const lines = Object.entries(recipes())
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, recipe]) => {
      const set = isMap(recipe['with'] ?? null) ? Object.entries(recipe['with'] ?? {}) : []
      const { about, with: means = {} } = aboutRecipe(name)
      const parameters = set.map(([word, value]) => {
        const usual =
          value === null
            ? `\`${word}\` *`
            : `\`${word}: ${JSON.stringify(value).replace('$me', 'ID')}\``
        return `${usual} ${(means as Readonly<Record<string, string>>)[word]}`
      })
      const calls = isMap(recipe['team'] ?? null) ? 'a team' : 'a role'
      const brings = broughtInWords(name)
      return row(`\`${name}\``, calls, about, parameters.join('<br>') || '–', brings || '–')
    })
  return [
    '',
    '## Recipes: what `like` can name',
    '',
    'The parameters can be set in `with`; those with a star have to be. In what a recipe brings, `ID` is the id of the role or team that uses it.',
    '',
    ...table('recipe', 'for', 'what it does', 'parameters', 'brings'),
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
