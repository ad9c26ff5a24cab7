/** The lines of an evening in words, for the desk's log and for the true story on the big screen. */
import type { ChronicleEntry } from '../bridge'
import { format, listNames } from './format'
import { nameOfId, type Naming } from './naming'

/** In place of a list that is empty. */
const NOBODY = '–'

/** What the host wrote: said as it stands. */
const OWN_WORDS = 'reason'

/** One line, its seats and ids by their names. @param template with a placeholder for what it tells of the entry */
export function eveningLine(
  { params, seats }: ChronicleEntry,
  template: string,
  naming: Naming,
): string {
  const listed = (names: readonly string[]) => listNames(names, naming.language) || NOBODY
  const words: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params)) {
    words[key] =
      typeof value === 'number' || key === OWN_WORDS
        ? value
        : listed(value.split(', ').map((id) => signOf(key, id, params, naming)))
  }
  for (const [key, ids] of Object.entries(seats)) words[key] = listed(ids.map(naming.nameOf))
  return format(template, words, naming.language)
}

/** A sign as it stood on the desk in large letters; any other word by its name. */
function signOf(
  key: string,
  id: string,
  { step }: ChronicleEntry['params'],
  naming: Naming,
): string {
  const signals = key === 'signal' ? naming.texts?.steps?.[String(step)]?.signals : undefined
  return signals?.[id]?.sign ?? nameOfId(id, naming)
}
