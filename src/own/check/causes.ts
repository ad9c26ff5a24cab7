/** Causes come to be by being used in an attack: what they are called there is a new name. */
import { ID } from '../schema/scalars'
import { isReservedCause } from '../format/reserved'
import type { Checked, Pass } from './base/context'

/** Where the schema knows no name of a cause but one that makes it. */
export const MAKES_CAUSE = /\.attack(\.cause)?$|\.dieTogether$/

/** Reports causes whose names say something else already, or are no names; each once. */
export const causes: Pass = { document: (_, checked) => made(checked) }

function made({ names, report }: Checked): void {
  const told = new Set<string>()
  const used = names.used.filter(
    ({ kinds, path }) => kinds[0] === 'cause' && MAKES_CAUSE.test(path),
  )
  for (const { name, offset, path } of [...used].sort((one, two) => one.offset - two.offset)) {
    if (told.has(name)) continue
    told.add(name)
    if (isReservedCause(name)) report.add('reservedId', offset, path, { id: name })
    else if (!ID.test(name)) report.add('badId', offset, path, { found: name.slice(0, 60) })
  }
}
