/** What the scanner for Electron programs finds, and which of it is right to leave as it is. */

/** The release of `@doyensec/electronegativity` whose findings were judged. */
export const SCANNER = '@doyensec/electronegativity@1.10.3'

export interface Finding {
  readonly check: string
  /** Relative to the project; `N/A` for what concerns the whole. */
  readonly file: string
}

export interface Judged {
  readonly check: string
  readonly why: string
}

const UNSEEN =
  'The scanner looks into the constructor only; every window has the safePreferences, as a test of the sources proves,'

/** Findings that are none. What they are about is proved by tests, which CONTRIBUTING's table names. */
export const judged: readonly Judged[] = [
  {
    check: 'CSP_GLOBAL_CHECK',
    why: 'The scanner looks for a policy in the pages or in a header listener; ours is a header of every answer of the scheme.',
  },
  { check: 'CONTEXT_ISOLATION_JS_CHECK', why: `${UNSEEN} which isolate.` },
  { check: 'SANDBOX_JS_CHECK', why: `${UNSEEN} which sandbox.` },
  { check: 'AUXCLICK_JS_CHECK', why: `${UNSEEN} which switch the middle click off.` },
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

/** @returns what was found and not judged, and which judgements nothing calls for any more */
export function compare(
  findings: readonly Finding[],
  known: readonly Judged[] = judged,
): { readonly unjudged: Finding[]; readonly gone: string[] } {
  return {
    unjudged: findings.filter(({ check }) => !known.some((one) => one.check === check)),
    gone: known
      .map(({ check }) => check)
      .filter((check) => !findings.some((finding) => finding.check === check)),
  }
}
