/** What a new game may begin from. */
import type { GameTemplates } from '../../bridge'
import { copied, type Origin } from '../../own/open/rewrite'
import { rulesetIdOf } from './pack/ownPack'
import { freeId, type OwnGames } from './ownGames'
import { inLanguage } from './reading/readGame'

type Template = GameTemplates['templates'][number]

/** The examples that are more than examples. */
const KINDS: Readonly<Record<string, Template['kind']>> = {
  'empty-village': 'empty',
  'five-at-the-inn': 'five',
}
const ORDER: readonly Template['kind'][] = ['empty', 'five', 'example', 'own']

/** All beginnings: the empty game, the smallest one, the examples, and the host's own. */
export async function templatesOf(games: OwnGames, language: string): Promise<GameTemplates> {
  const examples = await games.examples()
  const shipped: Template[] = []
  for (const [id, text] of Object.entries(examples)) {
    const { name, languages } = await games.reading(text)
    const kind = KINDS[id] ?? 'example'
    shipped.push({ id, name: inLanguage(name, language, languages[0]) || id, kind })
  }
  const own = games.all
    .filter(({ text }) => text !== null)
    .map(({ id, read }): Template => {
      const name = inLanguage(read?.name ?? null, language, read?.languages[0]) || id
      return { id: rulesetIdOf(id), name, kind: 'own' }
    })
  const named = own.map(({ name }) => name)
  const told = own.map((each): Template => {
    const isTwice = named.filter((name) => name === each.name).length > 1
    return isTwice ? { ...each, name: `${each.name} (${each.id.replace(/^own\./, '')})` } : each
  })
  const rank = ({ kind }: Template) => ORDER.indexOf(kind)
  return { templates: [...shipped, ...told].sort((one, two) => rank(one) - rank(two)) }
}

/** The text of a beginning under an id that is free; null where there is none, or none that can be copied. */
export async function beginFrom(games: OwnGames, from: string): Promise<string | null> {
  const taken = new Set(games.all.map(({ id }) => id))
  const kept = games.all.find(({ id }) => rulesetIdOf(id) === from)
  if (kept?.text)
    return copied(kept.text, freeId(kept.id, taken), originOf(games, kept.text, kept.id))
  const examples = await games.examples()
  const text = Object.hasOwn(examples, from) ? examples[from] : undefined
  if (text === undefined) return null
  const isEmpty = KINDS[from] === 'empty'
  const id = freeId(isEmpty ? 'my-game' : from, taken)
  return copied(text, id, isEmpty ? null : originOf(games, text, from))
}

function originOf(games: OwnGames, text: string, id: string): Origin {
  const { edition, fingerprint } = games.read(text)
  return { id, edition, fingerprint }
}
