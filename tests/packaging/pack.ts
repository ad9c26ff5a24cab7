/** Packs the built program for one system over the stand-in runtime, with the very command a release uses. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { extractAll } from '@electron/asar'
import { standInRuntime, type System } from './standIn.ts'

const root = join(import.meta.dirname, '..', '..')
const cli = join(root, 'node_modules', 'electron-builder', 'cli.js')

export interface Packed {
  /** The stand-in before anything was done to it. */
  readonly runtime: string
  /** The folder that would be installed. */
  readonly folder: string
  /** What carries the fuses, in the packed program. */
  readonly program: string
  readonly resources: string
  readonly asar: string
  /** The asar's content, unpacked. */
  readonly content: string
}

const LAYOUT: Readonly<Record<System, { flag: string; program: string; resources: string }>> = {
  linux: {
    flag: '--linux',
    program: 'linux-unpacked/nightfall',
    resources: 'linux-unpacked/resources',
  },
  win32: {
    flag: '--win',
    program: 'win-unpacked/Nightfall.exe',
    resources: 'win-unpacked/resources',
  },
  darwin: {
    flag: '--mac',
    program: 'mac/Nightfall.app',
    resources: 'mac/Nightfall.app/Contents/Resources',
  },
}

/** @param folder where everything is put. @throws what electron-builder says when it fails */
export async function pack(folder: string, system: System): Promise<Packed> {
  const { flag, program, resources } = LAYOUT[system]
  const runtime = standInRuntime(join(folder, `runtime-${system}`), system)
  const output = join(folder, 'packed')
  mkdirSync(output, { recursive: true })
  const options = [
    ['--config', 'electron-builder.config.ts'],
    [flag, 'dir', '--x64', '--publish', 'never'],
    [`-c.electronDist=${runtime}`, `-c.directories.output=${output}`],
    // A Mac would sign, and a stand-in is no program that can be signed.
    ['-c.mac.identity=null', '-c.electronFuses.resetAdHocDarwinSignature=false'],
  ]
  await promisify(execFile)(process.execPath, [cli, ...options.flat()], {
    cwd: root,
    timeout: 120_000,
    env: { ...process.env, ...RELEASE },
  })
  const asar = join(output, resources, 'app.asar')
  const content = join(folder, `content-${system}`)
  extractAll(asar, content)
  return {
    runtime,
    folder: join(output, resources.split('/')[0] ?? ''),
    program: join(output, program),
    resources: join(output, resources),
    asar,
    content,
  }
}

/** What GitHub's runners say about the project; no secrets, so nothing is signed. */
const RELEASE = {
  GITHUB_REPOSITORY: 'someone/nightfall',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  CSC_IDENTITY_AUTO_DISCOVERY: 'false',
}
