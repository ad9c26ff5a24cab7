/** Runs the import arrows of `.dependency-cruiser.cjs` over a tree. */
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ICruiseOptions, type ICruiseResult, type IModule, cruise } from 'dependency-cruiser'

export const root = join(import.meta.dirname, '..', '..')

interface Rules {
  readonly forbidden: NonNullable<NonNullable<ICruiseOptions['ruleSet']>['forbidden']>
  readonly options: ICruiseOptions
}

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules

/** The floors of these rooms from the ground up, as the arrows have them. */
export function floorsOf(
  name: 'engine' | 'own' | 'host' | 'phone' | 'projector',
): readonly string[] {
  const floor = new RegExp(`^${name}-(?!games-take-|unknown-)`)
  return rules.forbidden.flatMap(({ name: rule = '', from }) =>
    floor.test(rule) ? (/\((.+)\)/.exec(String(from.path))?.slice(1) ?? []) : [],
  )
}

export interface Cruised {
  /** One line per violation: `rule: from -> to`. */
  readonly violations: readonly string[]
  /** Commands, rules and the other window, as far as the public window's running code reaches them: `from -> to`. */
  readonly projectorReaches: readonly string[]
}

const FORBIDDEN_TO_PROJECTOR = /^src\/(bridge\/commands|facilitator\/|host\/|engine\/)/

/** @param baseDir a folder laid out like the project */
export async function cruiseTree(baseDir: string): Promise<Cruised> {
  const { forbidden, options } = rules
  const folders = ['src', 'electron', 'rulesets'].filter((folder) =>
    existsSync(join(baseDir, folder)),
  )
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    { ...(options.enhancedResolveOptions as object) },
  )
  const { summary, modules } = output as ICruiseResult
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    projectorReaches: reachedByProjector(modules),
  }
}

/** Follows what the public window runs, types left out, by every detour. */
function reachedByProjector(modules: readonly IModule[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const queue = modules.map(({ source }) => source).filter((path) => /^src\/projector\//.test(path))
  const seen = new Set(queue)
  const found: string[] = []
  for (const path of queue) {
    for (const { resolved, dependencyTypes } of bySource.get(path)?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only')) continue
      if (FORBIDDEN_TO_PROJECTOR.test(resolved)) found.push(`${path} -> ${resolved}`)
      if (seen.has(resolved)) continue
      seen.add(resolved)
      queue.push(resolved)
    }
  }
  return found
}
