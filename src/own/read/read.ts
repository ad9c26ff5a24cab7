/** From a text to a document: bytes, YAML, shape. Never throws, whatever the text is. */
import { FORMAT, NEEDS, OwnDocument as Schema, type OwnDocument } from '../format/document'
import { LANGUAGE } from '../schema/scalars'
import type { Problem, ProblemCode } from '../problems/codes'
import type { AnySchema } from '../schema/marks'
import { Report } from '../problems/report'
import { parse } from './parse'
import type { NameAt } from './names'
import { Shape } from './shape'
import { checkedText } from './text'
import { Atlas, emptyMap, isMap, type Tree, type TreeMap } from './tree'

/** What was read, with all that later checks need to say where something stands. */
export interface Reading {
  /** Without the parts that are wrong; null if nothing of it can be looked at further. */
  readonly tree: TreeMap | null
  /** The languages it says it is in; undefined if it does not say, or says what is no language. */
  readonly languages: ReadonlySet<string> | undefined
  /** Words of the top level that were wrong or missing, and have a stand-in in the tree. */
  readonly broken: ReadonlySet<string>
  readonly atlas: Atlas
  readonly report: Report
  /** Names that the text gives to things, those in parts that are wrong included. */
  readonly made: readonly NameAt[]
  /** Names that it uses, those in parts that are wrong included; null where nobody has written it. */
  readonly used: readonly NameAt[] | null
}

/** The languages a document says it is in; undefined if it does not say. */
export function languagesOf(tree: TreeMap): ReadonlySet<string> | undefined {
  const languages = tree['languages']
  if (!Array.isArray(languages)) return undefined
  const written = languages.filter((each): each is string => typeof each === 'string')
  // Of a list that is wrong itself nobody knows what is missing in it.
  const isWhole = written.length > 0 && written.every((each) => LANGUAGE.test(each))
  return isWhole ? new Set(written) : undefined
}

const KNOWN = { nightfall: FORMAT, needs: NEEDS } as const

/** The word by which a document says that it is of a later program. */
const newerIn = (tree: Tree): keyof typeof KNOWN | undefined =>
  isMap(tree)
    ? (['nightfall', 'needs'] as const).find((word) => Number(tree[word]) > KNOWN[word])
    : undefined

/** The problem of a document that does not say what it needs: it is one, however many words it uses. */
export const NEEDS_MORE: ReadonlySet<ProblemCode> = new Set(['needsMore'])

/** Says once that a document uses words without saying that it needs them: where it does so first. */
export function sayNeeds(tree: Tree, { newer }: Shape, report: Report): void {
  const first = [...newer].sort((one, two) => one.offset - two.offset)[0]
  if (!first || (isMap(tree) && 'needs' in tree) || report.has(NEEDS_MORE, '')) return
  report.add('needsMore', first.offset, first.path, { word: first.word, known: NEEDS })
}

/** Reads a text as far as it can be read. */
export function readTree(given: string): Reading {
  const { text, report } = checkedText(given)
  const atlas = new Atlas()
  const nothing = {
    tree: null,
    languages: undefined,
    broken: new Set<string>(),
    atlas,
    report,
    made: [],
    used: [],
  }
  if (text === null) return nothing
  const tree = parse(text, report, atlas)
  const newer = newerIn(tree)
  if (newer) {
    const { value } = atlas.spotOf(tree as TreeMap, newer)
    report.add('newerFormat', value, newer, { word: newer, known: KNOWN[newer] })
    return nothing
  }
  if (report.failed) return nothing
  const place = { key: 0, value: 0, path: '' }
  const languages = isMap(tree) ? languagesOf(tree) : undefined
  const shape = new Shape(report, atlas, languages)
  const isSaid = isMap(tree) && 'needs' in tree
  shape.walk(Schema, tree, place)
  if (!isSaid) sayNeeds(tree, shape, report)
  if (!isMap(tree)) return nothing
  const broken = report.failed ? standIn(tree, atlas) : nothing.broken
  const gone = droppedIn(tree, atlas)
  const made = shape.made.filter(({ path }) => !gone.some((part) => path.startsWith(`${part}.`)))
  return { ...nothing, tree, languages, broken, made, used: shape.used }
}

/** Where calls and powers of a recipe are taken out: what is written there gives nothing a name. */
function droppedIn(tree: TreeMap, atlas: Atlas): readonly string[] {
  const owners = [tree['teams'], tree['roles']].flatMap((part) =>
    isMap(part) ? Object.values(part) : [],
  )
  return owners
    .filter(isMap)
    .flatMap((owner) => [owner['calls'], owner['powers']])
    .flatMap((list) =>
      Array.isArray(list)
        ? list.flatMap((entry) =>
            isMap(entry) && entry['drop'] === true ? atlas.pathOf(entry) || [] : [],
          )
        : [],
    )
}

/** What stands where a word that has to be there is missing or wrong, so that the rest can be looked at. */
const STAND_INS: Readonly<Record<string, () => Tree>> = {
  nightfall: () => FORMAT,
  id: () => 'unnamed',
  edition: () => 1,
  languages: () => ['en'],
  name: () => '–',
  players: () => ({ min: 3, max: 40, best: [3, 40] }),
  teams: () => emptyMap(),
  roles: () => emptyMap(),
  deck: () => ({ rows: emptyMap(), fill: '' }),
  day: () => [],
  victory: () => [],
}

function standIn(tree: TreeMap, atlas: Atlas): ReadonlySet<string> {
  const broken = Object.keys(STAND_INS).filter((word) => {
    const schema = Schema.entries[word as keyof typeof Schema.entries]
    const there = tree[word]
    return there === undefined || !isAsItShould(schema, there)
  })
  for (const word of broken) {
    tree[word] = STAND_INS[word]?.() ?? null
    // Nobody wrote what stands there now: nothing of it is a mistake.
    atlas.mark(tree, word, { key: 0, value: 0 })
  }
  return new Set(broken)
}

const isAsItShould = (schema: AnySchema, tree: Tree): boolean =>
  new Shape(new Report(''), new Atlas(), undefined).walk(schema, tree, {
    key: 0,
    value: 0,
    path: '',
  })

/** The document of a text, or null, and what is wrong with it. */
export function read(text: string): {
  readonly document: OwnDocument | null
  readonly problems: readonly Problem[]
} {
  const { tree, report } = readTree(text)
  const document = report.failed ? null : (tree as unknown as OwnDocument)
  return { document, problems: report.problems() }
}
