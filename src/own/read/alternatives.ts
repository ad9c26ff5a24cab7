/** Which of several forms somebody meant: by what kind of thing it is, and by its leading word. */
import type { AnySchema } from '../schema/marks'
import { nearest } from '../problems/nearest'
import { isMap, type Tree, type TreeMap } from './tree'

/** A schema as its walkers look at it. */
export interface Form {
  readonly type: string
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly item?: AnySchema
  readonly items?: readonly AnySchema[]
  readonly key?: AnySchema
  readonly value?: AnySchema
  readonly wrapped?: AnySchema
  readonly getter?: (input: unknown) => AnySchema
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

export const formOf = (schema: AnySchema): Form => schema as unknown as Form

/** A recursive schema's own content, and what an optional word wraps. */
export function opened(schema: AnySchema): AnySchema {
  const form = formOf(schema)
  if (form.type === 'lazy' && form.getter) return opened(form.getter(undefined))
  if (form.type === 'exact_optional' && form.wrapped) return opened(form.wrapped)
  return schema
}

export type TreeKind = 'text' | 'number' | 'yesNo' | 'map' | 'list' | 'nothing'

export function kindOf(tree: Tree): TreeKind {
  if (tree === null) return 'nothing'
  if (Array.isArray(tree)) return 'list'
  if (isMap(tree)) return 'map'
  if (typeof tree === 'string') return 'text'
  return typeof tree === 'number' ? 'number' : 'yesNo'
}

const OF_LITERAL = { string: 'text', number: 'number', boolean: 'yesNo' } as const

function kindOfForm(form: Form): TreeKind | undefined {
  switch (form.type) {
    case 'string':
    case 'picklist':
      return 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'yesNo'
    case 'literal':
      return OF_LITERAL[typeof form.literal as keyof typeof OF_LITERAL]
    case 'array':
    case 'tuple':
      return 'list'
    case 'strict_object':
    case 'record':
      return 'map'
    default:
      return undefined
  }
}

/** One form that may stand somewhere: what is walked, and what it is at its heart. */
export interface Alternative {
  /** The schema to walk on with: the outermost one that bears marks of its own. */
  readonly schema: AnySchema
  readonly form: Form
  readonly kind: TreeKind | undefined
  /** The word that tells a map to be of this form. */
  readonly leading: string | undefined
}

const KNOWN = new WeakMap<AnySchema, readonly Alternative[]>()

function leadingOf(form: Form): string | undefined {
  if (form.type !== 'strict_object') return undefined
  return Object.entries(form.entries ?? {}).find(
    ([, entry]) => formOf(entry).type !== 'exact_optional',
  )?.[0]
}

/** The forms of a schema, one by one; a choice within a choice is part of it, unless it is marked. */
export function alternativesOf(schema: AnySchema): readonly Alternative[] {
  const inside = opened(schema)
  const known = KNOWN.get(inside)
  if (known) return known
  const form = formOf(inside)
  const all =
    form.type === 'union'
      ? (form.options as readonly AnySchema[]).flatMap((option) => {
          const inner = opened(option)
          const keeps = formOf(inner).type === 'union' && 'pipe' in inner
          return alternativesOf(option).map((each) => (keeps ? { ...each, schema: inner } : each))
        })
      : [{ schema: inside, form, kind: kindOfForm(form), leading: leadingOf(form) }]
  KNOWN.set(inside, all)
  return all
}

type ByKind = Map<TreeKind, readonly Alternative[]>

const FITTING = new WeakMap<readonly Alternative[], ByKind>()

/** Those of the forms that this kind of thing can be. */
export function fittingIn(among: readonly Alternative[], kind: TreeKind): readonly Alternative[] {
  const known: ByKind = FITTING.get(among) ?? new Map<TreeKind, readonly Alternative[]>()
  FITTING.set(among, known)
  const found =
    known.get(kind) ?? among.filter((each) => each.kind === kind || each.kind === undefined)
  known.set(kind, found)
  return found
}

/**
 * The forms of which the only word of a map seems to be the leading word, written wrong: what stands under it is nothing
 * that could stand under a word of the author's own.
 */
export function misspeltIn(
  among: readonly Alternative[],
  { form }: Alternative,
  map: TreeMap,
): readonly Alternative[] | undefined {
  if (form.type !== 'record' || !form.value) return undefined
  const [[key, value] = ['', null], ...more] = Object.entries(map)
  if (more.length > 0) return undefined
  if (fittingIn(alternativesOf(form.value), kindOf(value)).length > 0) return undefined
  const led = among.filter(({ leading }) => leading !== undefined && nearest(key, [leading]) !== '')
  return led.length > 0 ? led : undefined
}

const strangers = (form: Form, keys: readonly string[]): number =>
  keys.filter((key) => !Object.hasOwn(form.entries ?? {}, key)).length

/** The forms of a map: those that a leading word tells, by that word, and those that have none. */
interface MapForms {
  readonly all: readonly Alternative[]
  readonly byLeading: ReadonlyMap<string, readonly Alternative[]>
  readonly unled: Alternative | undefined
}

const MAP_FORMS = new WeakMap<readonly Alternative[], MapForms>()

function mapFormsOf(among: readonly Alternative[]): MapForms {
  const known = MAP_FORMS.get(among)
  if (known) return known
  const all = among.filter(({ kind }) => kind === 'map')
  const byLeading = new Map<string, readonly Alternative[]>()
  for (const each of all) {
    if (each.leading === undefined) continue
    byLeading.set(each.leading, [...(byLeading.get(each.leading) ?? []), each])
  }
  const unled = all.find(({ leading }) => leading === undefined)
  const forms = { all, byLeading, unled }
  MAP_FORMS.set(among, forms)
  return forms
}

/** Those whose leading word stands in the map; of several, whoever takes most of its words first. */
function ledBy({ all, byLeading }: MapForms, keys: readonly string[]): readonly Alternative[] {
  let first: readonly Alternative[] | undefined
  let words = 0
  for (const key of keys) {
    const led = byLeading.get(key)
    if (!led) continue
    first ??= led
    words += 1
  }
  if (!first || (words === 1 && first.length === 1)) return first ?? []
  return all
    .filter(({ leading }) => leading !== undefined && keys.includes(leading))
    .sort((one, two) => strangers(one.form, keys) - strangers(two.form, keys))
}

/** The form that a map is most likely of. Several leading words, of which no form takes all, make it `torn`. */
export function formOfMap(
  among: readonly Alternative[],
  map: Readonly<Record<string, unknown>>,
): { chosen: Alternative | undefined; torn: string | undefined } {
  const forms = mapFormsOf(among)
  const keys = Object.keys(map)
  const led = ledBy(forms, keys)
  const [best] = led
  if (!best) {
    const only = forms.all.length === 1 ? forms.all[0] : undefined
    return { chosen: forms.unled ?? only, torn: undefined }
  }
  if (led.length === 1) return { chosen: best, torn: undefined }
  const torn =
    strangers(best.form, keys) > 0
      ? led.find(({ leading }) => !Object.hasOwn(best.form.entries ?? {}, leading ?? ''))
      : undefined
  return { chosen: best, torn: torn?.leading }
}
