/** What electron-builder made of the build, looked at as files and run over the double of Electron. */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRawHeader, listPackage, statFile } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { ask, expect, test as base } from '../electron/program.ts'
import { collectNotices } from '../../electron/packaging/notices.ts'
import { pack, type Packed } from './pack.ts'
import type { System } from './standIn.ts'

/**
 * Seventeen of it are sound: twenty-two places with four loops each, of which nine are the themes of five games, three pieces of two
 * minutes each, and half a dozen what is struck. Five are code, most of that what five games say in three languages and what reads games
 * of the host's own, three quarters of one are the windows in four more languages, half a one is five stages of cut paper, and the rest
 * letters. Beyond it something came along that has no business there.
 */
const MOST_BYTES = 27_000_000
const systems: readonly System[] = ['linux', 'win32', 'darwin']
const root = join(import.meta.dirname, '..', '..')

const test = base.extend<object, { packed: Readonly<Record<System, Packed>> }>({
  packed: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'nightfall-packed-'))
      const [linux, win32, darwin] = await Promise.all([
        pack(folder, 'linux'),
        pack(folder, 'win32'),
        pack(folder, 'darwin'),
      ])
      await use({ linux, win32, darwin })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const OFF = '0'.charCodeAt(0)
const ON = '1'.charCodeAt(0)
const FUSES: readonly (readonly [FuseV1Options, number])[] = [
  [FuseV1Options.RunAsNode, OFF],
  [FuseV1Options.EnableCookieEncryption, OFF],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, OFF],
  [FuseV1Options.EnableNodeCliInspectArguments, OFF],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, ON],
  [FuseV1Options.OnlyLoadAppFromAsar, ON],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, OFF],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, OFF],
]

async function readFuses(program: string): Promise<(readonly [number, number | undefined])[]> {
  const wire = (await getCurrentFuseWire(program)) as Record<number, number>
  return FUSES.map(([fuse]) => [fuse, wire[fuse]] as const)
}

test('Every fuse is flipped in the packed program of every system', async ({ packed }) => {
  const fresh = { linux: 'electron', win32: 'electron.exe', darwin: 'Electron.app' }
  for (const system of systems) {
    const { runtime, program } = packed[system]
    expect(await readFuses(join(runtime, fresh[system]))).not.toEqual(FUSES)
    expect(await readFuses(program)).toEqual(FUSES)
    console.log(`fuses flipped and read back on ${system}: ${FUSES.length}`)
  }
})

test('The asar holds the built program and nothing else, on every system the same', ({
  packed,
}) => {
  const allowed = [
    /^package\.json$/,
    /^out\/main\/index\.js$/,
    /^out\/network\/server\.js$/,
    /^out\/odds\/thread\.js$/,
    /^out\/games\/thread\.js$/,
    /^out\/shared\/[\w-]+\.js$/,
    /^out\/preload\/(facilitator|projector)\.cjs$/,
    /^out\/renderer\/[a-z]+\/index\.html$/,
    /^out\/renderer\/assets\/[\w.-]+\.(js|css|webm|woff2|svg)$/,
  ]
  const list = (asar: string): string[] =>
    listPackage(asar, { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1))
      .filter((path) => !('files' in statFile(asar, path)))
  const files = list(packed.linux.asar)
  expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([])
  for (const pattern of allowed) expect(files.some((path) => pattern.test(path))).toBe(true)
  const bytes = statSync(packed.linux.asar).size
  console.log(`app.asar: ${files.length} files, ${bytes} B (at most ${MOST_BYTES})`)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  for (const system of systems) {
    expect(list(packed[system].asar)).toEqual(files)
    expect(existsSync(`${packed[system].asar}.unpacked`)).toBe(false)
  }
})

test('The packed description names the program and where it comes from, and no tools', ({
  packed,
}) => {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const { name, productName, version } = read(root)
  const description = read(packed.linux.content)
  expect(description).toMatchObject({
    name,
    productName,
    version,
    type: 'module',
    main: 'out/main/index.js',
    homepage: 'https://github.com/someone/nightfall',
    releases: 'https://api.github.com/repos/someone/nightfall/releases/latest',
  })
  expect(description).not.toHaveProperty('devDependencies')
  expect(description).not.toHaveProperty('scripts')
})

/** The hash that the runtime compares with the asar's head, which holds the hash of each file. */
const hashOf = (asar: string): string =>
  createHash('sha256').update(getRawHeader(asar).headerString).digest('hex')

function resourcesOf(program: string): NtExecutableResource {
  const bytes = readFileSync(program)
  return NtExecutableResource.from(
    NtExecutable.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  )
}

test('The asar’s hash is written into the programs of Windows and macOS, whose runtime compares it', ({
  packed,
}) => {
  const { entries } = resourcesOf(packed.win32.program)
  const entry = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
  expect(JSON.parse(new TextDecoder().decode(entry?.bin))).toEqual([
    { file: 'resources\\app.asar', alg: 'SHA256', value: hashOf(packed.win32.asar) },
  ])
  const plist = readFileSync(join(packed.darwin.program, 'Contents', 'Info.plist'), 'utf8')
  expect(plist).toContain('<key>Resources/app.asar</key>')
  expect(plist).toContain(`<string>${hashOf(packed.darwin.asar)}</string>`)
})

test('The programs bear our name and our icon, and only the languages they speak', ({ packed }) => {
  const { entries } = resourcesOf(packed.win32.program)
  const [version] = Resource.VersionInfo.fromEntries(entries)
  expect(version?.getStringValues({ lang: 1033, codepage: 1200 })).toMatchObject({
    ProductName: 'Nightfall',
    FileDescription: 'Nightfall',
  })
  const [group] = Resource.IconGroupEntry.fromEntries(entries)
  expect(group?.icons.map(({ width }) => width % 256)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 0])

  const contents = join(packed.darwin.program, 'Contents')
  const plist = readFileSync(join(contents, 'Info.plist'), 'utf8')
  expect(plist).toContain('<string>app.nightfall.desktop</string>')
  expect(plist).toContain('<string>public.app-category.games</string>')
  const icon = (path: string) => readFileSync(path).toString('base64')
  expect(icon(join(contents, 'Resources', 'icon.icns'))).toBe(
    icon(join(root, 'assets', 'icons', 'nightfall.icns')),
  )

  for (const system of ['linux', 'win32'] as const) {
    expect(readdirSync(join(packed[system].folder, 'locales'))).toEqual(['en-US.pak'])
  }
})

test('Every licence goes along: ours, Electron’s, Chromium’s and those of all that is shipped', ({
  packed,
}) => {
  const known = collectNotices(root).map(({ title }) => title)
  for (const system of systems) {
    const { resources, folder } = packed[system]
    const notices = readFileSync(join(resources, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    expect(known.filter((title) => !notices.includes(`\n## ${title}\n`))).toEqual([])
    expect(readFileSync(join(resources, 'LICENSE.nightfall.txt'), 'utf8')).toContain('MIT License')
    if (system === 'darwin') continue
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html']) {
      expect(existsSync(join(folder, name))).toBe(true)
    }
  }
  console.log(`third-party notices: ${known.length}`)
})

test('The packed program runs: main and both preloads, over the double of Electron', async ({
  launch,
  packed,
}) => {
  const program = await launch({ built: join(packed.linux.content, 'out'), isPackaged: true })
  const desk = await program.facilitator()
  const screen = await program.projector()
  const scene = screen.locator('[data-scene]')
  await expect(scene).toHaveAttribute('data-scene', 'idle')
  await desk.getByTestId('game-chiangmai').getByTestId('begin').click()
  await expect(scene).toHaveAttribute('data-scene', 'lobby')
  expect(await ask(desk, 'lobby.players', { names: ['Ann', 'Ben'] })).toMatchObject({ ok: true })
  for (const kind of ['facilitator', 'projector'] as const) {
    expect(program.window(kind)?.webContents.complaints).toEqual([])
    // Nobody opens a developer's tools in an installed program.
    expect(program.window(kind)?.options.webPreferences).toMatchObject({ devTools: false })
  }
})
