/** What the scanner for Electron programs finds, and which of it is right to leave as it is. */

/** The release of `@doyensec/electronegativity` whose findings were judged. */
export const SCANNER = '@doyensec/electronegativity@1.10.3'

export interface Finding {
  readonly check: string
  /** Relative to the project; `N/A` for what concerns the whole. */
  readonly file: string
}

export interface Judged extends Finding {
  readonly why: string
}

const WINDOWS = [
  'electron/main/windows/facilitatorWindow.ts',
  'electron/main/windows/projectorWindow.ts',
]
const UNSEEN =
  'The scanner looks into the constructor only; the preferences come from safePreferences'

/** Findings that are none. Each is proved by a test, which CONTRIBUTING's table names. */
export const judged: readonly Judged[] = [
  {
    check: 'CSP_GLOBAL_CHECK',
    file: 'N/A',
    why: 'The scanner looks for a policy in the pages or in a header listener; ours is a header of every answer of the scheme',
  },
  ...WINDOWS.flatMap((file) => [
    { check: 'CONTEXT_ISOLATION_JS_CHECK', file, why: `${UNSEEN}, which isolate.` },
    { check: 'SANDBOX_JS_CHECK', file, why: `${UNSEEN}, which sandbox.` },
    { check: 'AUXCLICK_JS_CHECK', file, why: `${UNSEEN}, which switch the middle click off.` },
  ]),
]

/** Reads the scanner's table. @throws when it is none: a scan that broke found nothing, too */
export function readFindings(csv: string): Finding[] {
  const [head = '', ...rows] = csv.trim().split('\n')
  if (!head.startsWith('issue, severity')) throw new Error('This is not what the scanner writes.')
  return rows.map((row) => {
    const [, check = '', file = ''] = /^(\w+),"[^"]*","[^"]*","([^"]*)"/.exec(row) ?? []
    if (!check) throw new Error(`This line of the scanner cannot be read: ${row}`)
    return { check, file: file.replaceAll('\\', '/') }
  })
}

/** @returns what was found and not judged, and what was judged and is no longer found */
export function compare(
  findings: readonly Finding[],
  known: readonly Finding[] = judged,
): { readonly unjudged: Finding[]; readonly gone: Finding[] } {
  const isIn = (list: readonly Finding[], { check, file }: Finding): boolean =>
    list.some((other) => other.check === check && other.file === file)
  return {
    unjudged: findings.filter((finding) => !isIn(known, finding)),
    gone: known.filter((finding) => !isIn(findings, finding)),
  }
}
