/** What the program lays beside a host's own games: the schema for editors, and games to begin from. Loaded when it is wanted. */
import { SCHEMA_FILE } from '../../../own/open/rewrite'
import { programVersion } from '../../program/programVersion'
import type { Furnishing } from './ports'

/** Where the schema is, seen from an example. */
const SCHEMA_LINE = `# yaml-language-server: $schema=../${SCHEMA_FILE}\n`
const ITS_OWN = /^# yaml-language-server:.*\r?\n/m

/** An example that editors complete and check where it lies. */
const inPlace = (text: string): string => SCHEMA_LINE + text.replace(ITS_OWN, '')

const COMMENT = { $comment: `Nightfall ${programVersion}` }

async function schema(): Promise<string> {
  const { jsonSchema } = await import('../../../own/described/jsonSchema')
  return `${JSON.stringify({ ...COMMENT, ...jsonSchema() })}\n`
}

async function examples(): Promise<Record<string, string>> {
  // Each a part of the program of its own.
  const shipped = import.meta.glob<string>('../../../../assets/games/*.yaml', {
    query: '?raw',
    import: 'default',
  })
  const texts = await Promise.all(
    Object.entries(shipped).map(async ([path, load]) => {
      const text = await load()
      return [path.replace(/^.*\/|\.yaml$/g, ''), inPlace(text)] as const
    }),
  )
  return Object.fromEntries(texts)
}

export const furnishing: Furnishing = {
  schemaBegins: JSON.stringify(COMMENT).replace(/\}$/, ','),
  schema,
  examples,
}
