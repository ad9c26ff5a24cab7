/** The format as a JSON Schema, by which editors complete and check while somebody writes. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { FORMAT_VERSION, OwnDocument } from './document'
import { Effect } from './effects'
import { Condition, Num, Who } from './expressions'

/** The whole format (draft 7). What it cannot say, such as who may be named where, only the checker knows. */
export function jsonSchema(): object {
  const schema = toJsonSchema(OwnDocument, {
    target: 'draft-07',
    errorMode: 'ignore',
    ignoreActions: ['metadata'],
    definitions: { who: Who, number: Num, condition: Condition, effect: Effect },
  })
  // Draft 7 keeps them under an older name than the converter does.
  const written = JSON.stringify(schema).replaceAll('#/$defs/', '#/definitions/')
  const { $defs: definitions, ...rest } = JSON.parse(written) as { $defs: object }
  return {
    title: `Nightfall: a game as a document, format ${FORMAT_VERSION}`,
    ...rest,
    definitions,
  }
}
