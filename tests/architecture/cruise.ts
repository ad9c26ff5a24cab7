/** Runs the import arrows of `.dependency-cruiser.cjs` over a tree. */
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ICruiseOptions, type ICruiseResult, cruise } from 'dependency-cruiser'

export const root = join(import.meta.dirname, '..', '..')

interface Rules {
  readonly forbidden: NonNullable<NonNullable<ICruiseOptions['ruleSet']>['forbidden']>
  readonly options: ICruiseOptions
}

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules

/**
 * @param baseDir a folder laid out like the project
 * @returns one line per violation: `rule: from -> to`
 */
export async function violations(baseDir: string): Promise<string[]> {
  return run(baseDir, ['src', 'electron', 'rulesets'], rules.forbidden, rules.options)
}

/** The same for what the public window runs, types left out: it must not reach a command by any detour. */
export async function projectorReaches(baseDir: string): Promise<string[]> {
  const forbidden: Rules['forbidden'] = [
    {
      name: 'projector-cannot-command',
      severity: 'error',
      from: { path: '^src/projector/' },
      to: { path: '^src/(bridge/commands|facilitator/|host/|engine/)', reachable: true },
    },
  ]
  return run(baseDir, ['src/projector'], forbidden, {
    ...rules.options,
    tsPreCompilationDeps: false,
  })
}

async function run(
  baseDir: string,
  folders: readonly string[],
  forbidden: Rules['forbidden'],
  options: ICruiseOptions,
): Promise<string[]> {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)))
  const { output } = await cruise(
    present,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    { ...(options.enhancedResolveOptions as object) },
  )
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
  )
}
