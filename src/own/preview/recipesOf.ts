/** Which roles of a text were taken from the shelf; once a document is expanded, it does not know any more. */
import { readTree } from '../read/read'
import { isMap } from '../read/tree'

/** The recipe of each role that is like one, by the role's id. */
export function recipesOf(text: string): Readonly<Record<string, string>> {
  const roles = readTree(text).tree?.['roles']
  if (!isMap(roles)) return {}
  const found = Object.entries(roles).flatMap(([id, role]) => {
    const like = isMap(role) ? role['like'] : undefined
    return typeof like === 'string' ? [[id, like] as const] : []
  })
  return Object.fromEntries(found)
}
