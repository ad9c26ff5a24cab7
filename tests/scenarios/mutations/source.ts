/**
 * `npm run mutants -- GAME [FILE or FOLDER…]`: changes a ruleset's source in one place at a
 * time and plays all its scenarios. Reports every change that no scenario noticed. Takes minutes; run it
 * by hand after writing rules.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import ts from 'typescript'

interface Mutant {
  readonly line: number
  readonly from: string
  readonly to: string
  readonly text: string
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}

/** Every change of a file: turned comparisons, flipped booleans, numbers off by one, dropped statements. */
function mutantsOf(source: string, fileName: string): Mutant[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const put = (node: ts.Node, to: string) => {
    const start = node.getStart(file)
    mutants.push({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      from: node.getText(file).split('\n')[0] ?? '',
      to,
      text: source.slice(0, start) + to + source.slice(node.end),
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const to = OPPOSITE[node.operatorToken.getText(file)]
      if (to) put(node.operatorToken, to)
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true')
    if (ts.isNumericLiteral(node)) put(node, String(Number(node.text) + 1))
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      put(node, node.operand.getText(file))
    }
    if (ts.isIfStatement(node)) put(node.expression, `!(${node.expression.getText(file)})`)
    if (ts.isConditionalExpression(node)) {
      put(node.condition, `!(${node.condition.getText(file)})`)
    }
    if (ts.isExpressionStatement(node)) put(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return mutants
}

const root = join(import.meta.dirname, '..', '..', '..')

/** Plays the scenarios with one source file changed, in a process of its own: a change may never end. */
async function notices(id: string, file: string, text: string, out: string): Promise<boolean> {
  try {
    await build({
      stdin: { contents: player(id), resolveDir: join(root, 'tests', 'scenarios'), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: out,
      logLevel: 'silent',
      banner: { js: BANNER },
      plugins: [
        {
          name: 'mutant',
          setup(bundle) {
            bundle.onLoad({ filter: /\.ts$/ }, ({ path }) =>
              path === file ? { contents: text, loader: 'ts' } : undefined,
            )
          },
        },
      ],
    })
    await promisify(execFile)(process.execPath, [out], { cwd: root, timeout: TIME_LIMIT })
    return false
  } catch {
    return true
  }
}

const TIME_LIMIT = 60_000

/** Bundled CommonJS asks for `require`. */
const BANNER =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"

const player = (id: string): string => `
import { ${id} } from '../../rulesets/${id}'
import { scenariosIn } from './citations'
import { findFiles } from './runner/files'
import { runScenario } from './runner/run'
const own = findFiles('tests/scenarios').flatMap(scenariosIn).filter((s) => s.ruleset === '${id}')
const failed = own.some((s) => runScenario(s, { ${id} }).failure !== null)
process.exitCode = failed ? 1 : 0
`

/** What is written for eyes and ears only: no scenario can notice a change of it. */
const NO_RULES = /^(texts|stories)(\/|\.ts)|^(theme|vocabulary|pack)\.ts$/

/** The files of a game that hold its rules, those in folders too. */
const rulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !NO_RULES.test(name))
    .sort()

/**
 * Changes the rules of a game place by place and prints every change that no scenario noticed.
 * @param only files or folders of the game; none: all
 */
export async function mutateRules(id: string, only: readonly string[]): Promise<void> {
  const folder = join(root, 'rulesets', id)
  const files = rulesIn(folder).filter(
    (name) => only.length === 0 || only.some((one) => name === one || name.startsWith(`${one}/`)),
  )
  const workshop = mkdtempSync(join(tmpdir(), 'nightfall-mutants-'))
  const out = join(workshop, 'mutant.mjs')
  if (await notices(id, '', '', out)) throw new Error('the scenarios fail without any change')
  let count = 0
  let alive = 0
  for (const name of files) {
    const path = join(folder, name)
    for (const mutant of mutantsOf(readFileSync(path, 'utf8'), name)) {
      count += 1
      if (await notices(id, path, mutant.text, out)) continue
      alive += 1
      process.stdout.write(`${name}:${mutant.line}  ${mutant.from}  =>  ${mutant.to}\n`)
    }
  }
  rmSync(workshop, { recursive: true, force: true })
  process.stdout.write(`${count} changes, ${alive} of them unnoticed\n`)
}
