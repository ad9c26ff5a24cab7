/** Documents whose words are looked at: all that are shipped, and one with every role of the shelf in it. */
import { readdirSync, readFileSync } from 'node:fs'
import type { OwnDocument } from '../../../src/own/format/document'
import { open } from '../../../src/own/open/open'
import { recipes } from '../../../src/own/recipes/shelf/shelf'

const FOLDER = 'assets/games'

/** A document of a text. @throws when something is wrong with it */
export function documentOf(text: string): OwnDocument {
  const { document, problems } = open(text)
  if (!document) throw new Error(JSON.stringify(problems))
  return document
}

const PARAMETERS: Readonly<Record<string, string>> = {
  role: 'wolf',
  team: 'wolves',
  cause: 'wolves',
  call: 'wolves.kill',
  becomes: 'wolf',
  among: 'town',
}

/** Recipes that the shipped games have, so that the others find room in one document. */
const SHIPPED: readonly string[] = ['poisoner', 'framer', 'janitor', 'arsonist', 'butler', 'saint']

/** A role of each recipe, in a village of thirty. */
function everyRole(): string {
  const shelf = Object.entries(recipes()).filter(
    ([name, recipe]) => 'role' in recipe && !SHIPPED.includes(name),
  )
  const roles = shelf.map(([name, recipe]) => {
    const wanted = Object.entries((recipe['with'] ?? {}) as object)
    const given = wanted.flatMap(([word, value]) =>
      value === null ? [`${word}: ${PARAMETERS[word]}`] : [],
    )
    return `  ${name}X: { team: town, name: ${name}, like: ${name}, with: { ${given.join(', ')} } }`
  })
  const some = shelf.filter((_, at) => at % 2 === 0).map(([name]) => `${name}X: 1`)
  const others = shelf.filter((_, at) => at % 2 === 1).map(([name]) => `${name}X: 1`)
  return `
nightfall: 1
needs: 2
id: every-role
edition: 1
languages: [en, de, pl]
name: Every role
players: { min: 30, max: 36, best: [30, 34] }
teams:
  wolves: { name: { en: The wolves, de: Die Wölfe, pl: Wilki }, many: true, like: pack }
  town: { name: { en: The town, de: Die Stadt, pl: Miasto } }
roles:
  farmer: { team: town, name: { en: Farmer, de: Bauer, pl: Rolnik }, supply: 30 }
  wolf: { team: wolves, name: { en: Wolf, de: Wolf, pl: Wilk }, supply: 3 }
${roles.join('\n')}
deck:
  rows: { 30: { wolf: 2, ${some.join(', ')} }, 34: { wolf: 2, ${others.join(', ')} } }
  fill: farmer
day:
  - notice: { en: A new day., de: Ein neuer Tag., pl: Nowy dzień. }
  - talk: { seconds: 60 }
  - trial: { vote: { shown: closed }, tie: [{ falls: { role: scapegoatX } }, lot] }
victory:
  - { wins: town, if: { none: { team: wolves } } }
  - { wins: wolves, if: { count: { team: wolves }, atLeast: { count: { not: { team: wolves } } } } }
`
}

/** By a name for the title of a test. */
export const documents: Readonly<Record<string, OwnDocument>> = {
  ...Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, documentOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
  ),
  'every role of the shelf': documentOf(everyRole()),
}
