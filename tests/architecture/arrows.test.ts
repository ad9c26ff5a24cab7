import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cruised, cruiseTree, floorsOf, root } from './cruise.ts'

/** From, to, and the rule that must catch it. */
const planted: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['src/engine/a.ts', 'node:fs', 'arrow-engine'],
  ['src/engine/b.ts', 'src/host/host.ts', 'arrow-engine'],
  ['rulesets/one/rules.ts', 'rulesets/two/rules.ts', 'ruleset-knows-no-other'],
  ['rulesets/one/time.ts', 'node:timers', 'arrow-rulesets'],
  ['src/host/a.ts', 'electron', 'arrow-host'],
  ['src/host/b.ts', 'rulesets/one/rules.ts', 'arrow-host'],
  ['src/bridge/a.ts', 'src/engine/engine.ts', 'bridge-takes-types-only'],
  ['src/bridge/b.ts', 'src/host/host.ts', 'arrow-bridge'],
  ['electron/main/a.ts', 'src/engine/engine.ts', 'arrow-electron-main'],
  ['electron/preload/a.ts', 'src/host/host.ts', 'arrow-electron-preload'],
  ['src/browser/a.ts', 'electron', 'arrow-browser'],
  ['src/serve/a.ts', 'src/host/host.ts', 'arrow-serve'],
  ['src/files/a.ts', 'src/host/host.ts', 'arrow-files'],
  ['src/sealed/a.ts', 'node:crypto', 'arrow-sealed'],
  ['src/sealed/b.ts', 'src/bridge/json.ts', 'arrow-sealed'],
  ['electron/main/b.ts', 'src/browser/server.ts', 'arrow-electron-main'],
  ['src/facilitator/a.ts', 'src/host/host.ts', 'arrow-facilitator'],
  ['src/facilitator/drawer/a.ts', 'src/facilitator/desk/store.ts', 'desk-unknown-folder'],
  ['src/facilitator/words/a.ts', 'src/facilitator/main.ts', 'desk-words'],
  ['src/projector/a.ts', 'src/facilitator/window.ts', 'arrow-projector'],
  ['src/phone/a.ts', 'src/facilitator/window.ts', 'arrow-phone'],
  ['src/phone/b.ts', 'src/projector/window.ts', 'arrow-phone'],
  ['src/phone/c.ts', 'src/i18n/locales/en/desk.ts', 'arrow-phone'],
  ['src/phone/d.ts', 'src/bridge/commands.ts', 'arrow-phone'],
  ['src/phone/e.ts', 'src/host/host.ts', 'arrow-phone'],
  ['src/phone/f.ts', 'src/engine/engine.ts', 'windows-get-no-rules'],
  ['src/phone/g.ts', 'src/bridge/phone.ts', 'windows-load-no-schemas'],
  ['src/phone/h.ts', 'src/i18n/createI18n.ts', 'phones-load-no-library-of-words'],
  ['src/phone/cellar/a.ts', 'src/phone/store/known.ts', 'phone-unknown-folder'],
  ...eachTooHigh('phone'),
  ['src/i18n/a.ts', 'rulesets/one/rules.ts', 'windows-get-no-rules'],
  ['src/ui/a.ts', 'src/sound/sound.ts', 'arrow-ui'],
  ['src/ui/b.ts', 'rulesets/one/theme.ts', 'windows-get-no-rules'],
  ['src/bridge/c.ts', 'src/ui/themeTokens.ts', 'bridge-takes-types-only'],
  ['src/sound/a.ts', 'src/facilitator/window.ts', 'arrow-sound'],
  ['src/facilitator/keys/a.ts', 'src/bridge/commands.ts', 'windows-load-no-schemas'],
  ['src/story/a.ts', 'node:fs', 'arrow-story'],
  ['src/own/a.ts', 'node:fs', 'arrow-own'],
  ['src/own/b.ts', 'src/story/check.ts', 'own-games-take-types-only'],
  ['src/own/c.ts', 'src/host/host.ts', 'arrow-own'],
  ['rulesets/one/own.ts', 'src/own/open/open.ts', 'arrow-rulesets'],
  ['src/facilitator/b.ts', 'src/own/open/open.ts', 'arrow-facilitator'],
  ['src/projector/b.ts', 'src/own/open/open.ts', 'arrow-projector'],
  ['src/own/cellar/a.ts', 'src/own/read/tree.ts', 'own-unknown-folder'],
  ['src/host/cellar/a.ts', 'src/host/program/refusals.ts', 'host-unknown-folder'],
  ['src/engine/cellar/a.ts', 'src/engine/base/ids.ts', 'engine-unknown-folder'],
  ['src/engine/parts/up.ts', 'src/engine/index.ts', 'engine-parts'],
  ...eachTooHigh('engine'),
  ...eachTooHigh('own'),
  ...eachTooHigh('host'),
  [
    'src/projector/cellar/a.ts',
    'src/projector/show/store/showStore.ts',
    'projector-unknown-folder',
  ],
  ['src/projector/endings/up.ts', 'src/projector/window.ts', 'projector-endings'],
  ...eachTooHigh('projector'),
  ['src/own/tried/up.ts', 'src/own/game.ts', 'own-tried'],
  ['src/host/timers/up.ts', 'src/host/createHost.ts', 'host-timers'],
  ['src/host/c.ts', 'tests/support.ts', 'tests-stay-outside'],
  ['src/host/d.ts', 'src/host/missing.ts', 'nothing-unresolved'],
]

/** Each floor reaches for the one above it. */
function eachTooHigh(
  name: 'engine' | 'own' | 'host' | 'phone' | 'projector',
): readonly (readonly [string, string, string])[] {
  const floors = floorsOf(name)
  return floors.slice(0, -1).map((floor, at) => {
    const above = floors[at + 1] ?? ''
    const rule = `${name}-${floor.replaceAll('/', '-')}`
    return [`src/${name}/${floor}/up.ts`, `src/${name}/${above}/known.ts`, rule]
  })
}

const folders: string[] = []

/** Lays out a small tree with these imports, and empty files where they lead. */
function tree(imports: readonly (readonly [from: string, to: string, ...unknown[]])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-arrows-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'tsconfig.json'), '{}')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const inTree = (path: string): boolean => path.endsWith('.ts')
  for (const [, to] of imports) {
    if (inTree(to) && !to.includes('missing')) write(to, 'export const x = 1\n')
  }
  for (const [from, to] of imports) {
    const target = inTree(to) ? relative(dirname(from), to).replace(/^(?=\w)/, './') : to
    write(from, `import * as found from '${target}'\nexport const y = found\n`)
  }
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

describe('the import arrows', () => {
  let program: Cruised
  beforeAll(async () => {
    program = await cruiseTree(root)
  }, 300_000)

  it('hold in the whole program', () => {
    expect(program.violations).toEqual([])
  })

  it('let no command code into the public window', () => {
    expect(program.projectorReaches).toEqual([])
  })

  it('have a floor for each room of own games', () => {
    const rooms = readdirSync(join(root, 'src', 'own'), { withFileTypes: true })
    const named = rooms.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect([...floorsOf('own')].sort()).toEqual(named.sort())
  })

  it.each(['engine', 'host', 'phone', 'projector'] as const)(
    'have a floor for each room of the %s, however deep',
    (name) => {
      const within = join(root, 'src', name)
      const files = readdirSync(within, { recursive: true, withFileTypes: true })
      const rooms = files.flatMap((entry) =>
        entry.isFile() ? relative(within, entry.parentPath).replaceAll(sep, '/') : [],
      )
      const named = [...new Set(rooms)].filter((room) => room !== '' && room !== 'styles')
      expect([...floorsOf(name)].sort()).toEqual(named.sort())
    },
  )

  it('catch a violation of every layer, those of own games among them (OG-109)', async () => {
    const { violations } = await cruiseTree(tree(planted))
    const missed = planted.filter(
      ([from, , rule]) => !violations.some((line) => line.startsWith(`${rule}: ${from} -> `)),
    )
    expect(missed).toEqual([])
  })

  it('catch a circle', async () => {
    const { violations } = await cruiseTree(
      tree([
        ['src/host/a.ts', 'src/host/b.ts'],
        ['src/host/b.ts', 'src/host/a.ts'],
      ]),
    )
    expect(violations.some((line) => line.startsWith('no-circles'))).toBe(true)
  })

  it("catch two folders of the host's window that know each other, though no two files do", async () => {
    const { violations } = await cruiseTree(
      tree([
        ['src/facilitator/game/rail/panel.ts', 'src/facilitator/game/log/lines.ts'],
        ['src/facilitator/game/log/sheet.ts', 'src/facilitator/game/rail/clock.ts'],
      ]),
    )
    expect(violations).toEqual([
      'desk-game-log: src/facilitator/game/log/sheet.ts -> src/facilitator/game/rail/clock.ts',
    ])
  })

  it('catch command code that reaches the public window by a detour', async () => {
    const { projectorReaches } = await cruiseTree(
      tree([
        ['src/bridge/carriers/connect.ts', 'src/bridge/commands.ts'],
        ['src/projector/main.ts', 'src/bridge/carriers/connect.ts'],
      ]),
    )
    expect(projectorReaches).toEqual(['src/bridge/carriers/connect.ts -> src/bridge/commands.ts'])
  })
})
