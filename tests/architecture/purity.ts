/** Finds what rules must not know: the DOM, Node, the time, chance that cannot be repeated. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** Names that the language itself offers and that are not the same in every replay. */
const FORBIDDEN = new Set(['Date', 'Intl', 'eval', 'Function', 'WeakRef', 'FinalizationRegistry'])
/** What the machine offers, and is no more the same in every replay. */
const OF_THE_MACHINE = new Set([
  'setTimeout',
  'setInterval',
  'performance',
  'process',
  'crypto',
  'fetch',
])
const FORBIDDEN_MEMBERS = new Set(['Math.random', 'Atomics.wait'])

const options: ts.CompilerOptions = {
  // No DOM and no Node types: whoever names something of theirs does not compile.
  lib: ['lib.es2023.d.ts'],
  types: [],
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
}

/** All TypeScript files of a folder, deep. */
export function sources(folder: string, except: (path: string) => boolean = () => false): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !except(path))
}

/** @returns one line per impurity: `file:line: what` */
export function impurities(base: string, files: readonly string[]): string[] {
  const program = ts.createProgram([...files], options)
  const found: string[] = []
  for (const path of files) {
    const file = program.getSourceFile(path)
    if (!file) continue
    const at = placesIn(file, relative(base, path))
    for (const { start, messageText } of program.getSemanticDiagnostics(file)) {
      found.push(`${at(start ?? 0)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    }
    found.push(...namesIn(file, at, FORBIDDEN))
  }
  return found
}

/** The clocks, the chance and the machine in files that are read without their types. @returns lines as above */
export function clocksAndChance(base: string, files: readonly string[]): string[] {
  const names = new Set([...FORBIDDEN, ...OF_THE_MACHINE])
  return files.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
    return namesIn(file, placesIn(file, relative(base, path)), names)
  })
}

type Places = (position: number) => string

const placesIn =
  (file: ts.SourceFile, path: string): Places =>
  (position) =>
    `${path}:${file.getLineAndCharacterOfPosition(position).line + 1}`

function namesIn(file: ts.SourceFile, at: Places, names: ReadonlySet<string>): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = named(node, names)
    if (name !== null) found.push(`${at(node.getStart(file))}: ${name}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function named(node: ts.Node, names: ReadonlySet<string>): string | null {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const member = `${node.expression.text}.${node.name.text}`
    return FORBIDDEN_MEMBERS.has(member) ? member : null
  }
  if (!ts.isIdentifier(node) || !names.has(node.text)) return null
  const { parent } = node
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node
  return isMember || isKey ? null : node.text
}
