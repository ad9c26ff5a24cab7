/** What the program lays beside a host's own games: the schema for editors, and games to begin from. Loaded when it is wanted. */
import type { Furnishing } from './ports'

/** Where the schema is, seen from an example. */
const DEEPER = '$schema=../own-game'

export async function furnishing(): Promise<Furnishing> {
  // Each a part of the program of its own.
  const shipped = import.meta.glob<string>('../../../../assets/games/*.yaml', {
    query: '?raw',
    import: 'default',
  })
  const { jsonSchema } = await import('../../../own/format/described/jsonSchema')
  const examples = await Promise.all(
    Object.entries(shipped).map(async ([path, load]) => {
      const text = await load()
      return [
        path.replace(/^.*\/|\.yaml$/g, ''),
        text.replace('$schema=./own-game', DEEPER),
      ] as const
    }),
  )
  return {
    schema: `${JSON.stringify(jsonSchema())}\n`,
    examples: Object.fromEntries(examples),
  }
}
