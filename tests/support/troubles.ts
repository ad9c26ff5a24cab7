/**
 * Which tests failed, and which passed only at their second try, read out of what the test tools report: `npm test`
 * closes with them, so that the end of a long output tells what was wrong.
 */
import { readFileSync } from 'node:fs'

export interface Trouble {
  readonly title: string
  /** The first line of what the (first) failure said. */
  readonly why: string
  readonly passedAtLast: boolean
}

interface VitestTest {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[]
}
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly VitestTest[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

const escapes = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g')
const firstLine = (text: string | undefined): string =>
  (text ?? '').replace(escapes, '').split('\n', 1)[0] || 'no reason given'

const read = (report: string): unknown => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}

/** @returns nothing when the report was not written or cannot be read: the stage counts as broken then */
export function troublesOfVitest(report: string): Trouble[] {
  const { testResults } = (read(report) ?? { testResults: [] }) as VitestReport
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const troubled = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    const troubles = troubled.map((test) => ({
      title: test.fullName,
      why: firstLine(test.failureMessages[0]),
      passedAtLast: test.status === 'passed',
    }))
    const isBroken = status === 'failed' && troubles.every(({ passedAtLast }) => passedAtLast)
    return isBroken
      ? [...troubles, { title: name, why: firstLine(message), passedAtLast: false }]
      : troubles
  })
}

/** @returns nothing when the report was not written or cannot be read: the stage counts as broken then */
export function troublesOfPlaywright(report: string): Trouble[] {
  const troublesIn = ({ suites = [], specs = [] }: PlaywrightSuite): Trouble[] => [
    ...suites.flatMap(troublesIn),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          title: `${file}: ${title}`,
          why: firstLine(results.find(({ error }) => error)?.error?.message),
          passedAtLast: status === 'flaky',
        })),
    ),
  ]
  return troublesIn((read(report) ?? {}) as PlaywrightSuite)
}
