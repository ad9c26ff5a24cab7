/**
 * What the program asks of Electron, read from its sources by the compiler: every method, every event that is listened
 * to, and the options that change how windows, schemes and processes behave.
 */
import { join, relative } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')
const TYPINGS = 'node_modules/electron/electron.d.ts'
/** Besides our own: the one package that calls Electron by itself. */
const ALSO = ['src/serve/network/runServer.ts', 'node_modules/electron-store/index.js']
/** Interfaces of ours for what Electron puts in. */
const STAND_INS: Readonly<Record<string, string>> = { UtilityPort: 'ParentPort' }
const OPTIONS = new Set(['WebPreferences', 'Privileges', 'ForkOptions'])
/** What Electron's typings add to Node's own `process`. */
const NODE = 'Process'
const LISTENING = new Set(['on', 'once', 'off', 'addListener', 'removeListener'])

export interface Use {
  /** `App.quit`, `App before-quit` for an event, `WebPreferences.sandbox` for an option. */
  readonly name: string
  /** The page of the documentation, as Electron's typings name it; null where they name none. */
  readonly page: string | null
  /** The systems that have it, as the typings say; all of them where they say nothing. */
  readonly systems: readonly string[]
  /** Where it is used: `file:line`. */
  readonly places: readonly string[]
}

/** @param planted sources that are not there, by their path: what a test wants to see found */
export function usedElectron(planted: Readonly<Record<string, string>> = {}): Use[] {
  const own = ts.sys.readDirectory(join(root, 'electron'), ['.ts'])
  const files = [...own, ...[...ALSO, ...Object.keys(planted)].map((path) => join(root, path))]
  const program = compile(files, planted)
  const found = new Map<string, Use & { places: string[] }>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`No such source: ${file}`)
    eachUse(source, program.getTypeChecker(), (name, declaration, node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const use = found.get(name) ?? {
        name,
        page: pageOf(declaration),
        systems: systemsOf(declaration),
        places: [],
      }
      use.places.push(`${relative(root, file)}:${line + 1}`)
      found.set(name, use)
    })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function compile(files: readonly string[], planted: Readonly<Record<string, string>>): ts.Program {
  const read = (path: string): string | undefined =>
    planted[relative(root, path)] ?? ts.sys.readFile(path)
  const settings = ts.readConfigFile(join(root, 'tsconfig.json'), read) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, root)
  const all = { ...options, noEmit: true, incremental: false, allowJs: true, checkJs: false }
  const host = ts.createCompilerHost(all)
  host.readFile = read
  return ts.createProgram(files, all, host)
}

type Take = (name: string, declaration: ts.Node, node: ts.Node) => void

function eachUse(source: ts.SourceFile, checker: ts.TypeChecker, take: Take): void {
  const visit = (node: ts.Node): void => {
    const symbol = symbolAt(node, checker)
    const declaration = symbol?.declarations?.find(isOfElectron)
    if (symbol && declaration) {
      const owner = ownerOf(declaration)
      if (isCallable(declaration) && owner !== NODE) {
        const listening = LISTENING.has(symbol.name) ? listenedTo(node, checker) : null
        if (listening) take(`${owner} ${listening.event}`, listening.declaration, node)
        else take(`${owner}.${symbol.name}`, declaration, node)
      } else if (OPTIONS.has(owner) && ts.isObjectLiteralElementLike(node)) {
        take(`${owner}.${symbol.name}`, declaration, node)
      }
    }
    if (ts.isNewExpression(node)) {
      const made = checker.getResolvedSignature(node)?.declaration
      if (made && isOfElectron(made)) take(`new ${ownerOf(made)}`, made, node)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** What a node names: a member that is reached, taken apart, or given in an object. */
function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)
  if (ts.isElementAccessExpression(node)) {
    return checker.getSymbolAtLocation(node.argumentExpression)
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText()
    return checker.getTypeAtLocation(node.parent).getProperty(name)
  }
  if (ts.isObjectLiteralElementLike(node) && ts.isObjectLiteralExpression(node.parent)) {
    const wanted = checker.getContextualType(node.parent)
    return node.name && wanted?.getNonNullableType().getProperty(node.name.getText())
  }
  return undefined
}

/** The event a call listens to. `?` stands for one that only shows when the program runs; null: it has no event of its own. */
function listenedTo(
  member: ts.Node,
  checker: ts.TypeChecker,
): { readonly event: string; readonly declaration: ts.Node } | null {
  const call = member.parent
  if (!ts.isCallExpression(call) || call.expression !== member) return null
  const declaration = checker.getResolvedSignature(call)?.declaration
  if (!declaration) return null
  const [named] = declaration.parameters
  const [given] = call.arguments
  const type = named && ts.isParameter(named) ? named.type : undefined
  if (!type || !ts.isLiteralTypeNode(type) || !given) return null
  return { event: ts.isStringLiteralLike(given) ? given.text : '?', declaration }
}

function isOfElectron(declaration: ts.Node): boolean {
  const { fileName } = declaration.getSourceFile()
  return fileName === join(root, TYPINGS) || holder(declaration) in STAND_INS
}

const isCallable = (declaration: ts.Node): boolean =>
  ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)

const ownerOf = (declaration: ts.Node): string => {
  const name = holder(declaration)
  return STAND_INS[name] ?? name
}

/** The interface or class that a member stands in. */
function holder({ parent }: ts.Node): string {
  const isHolder = ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)
  return isHolder ? (parent.name?.text ?? '') : ''
}

function pageOf({ parent }: ts.Node): string | null {
  const [, page = null] = /\/\/ Docs: \S*\/api\/(\S+)/.exec(parent.getText().slice(0, 500)) ?? []
  return page
}

const SYSTEMS: Readonly<Record<string, string>> = {
  darwin: 'macOS',
  win32: 'Windows',
  linux: 'Linux',
}

function systemsOf(declaration: ts.Node): string[] {
  const tags = ts.getJSDocTags(declaration).filter(({ tagName }) => tagName.text === 'platform')
  return tags
    .flatMap(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').split(','))
    .map((name) => SYSTEMS[name.trim()] ?? name.trim())
}
