import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TargetConfiguration } from 'electron-builder'
import { describe, expect, it } from 'vitest'
import { configuration } from '../../electron-builder.config'

const root = join(import.meta.dirname, '..', '..')
const signed = { CSC_LINK: 'certificate', APPLE_API_KEY: 'key.p8' }
const targets = (list: unknown) =>
  (list as TargetConfiguration[]).flatMap(({ target, arch }) =>
    [arch].flat().map((processor) => `${target} ${processor}`),
  )

/** Electron-builder's own check of a configuration; it throws with all that is wrong. */
interface Validator {
  validateConfiguration(config: unknown, log: unknown): Promise<void>
}
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const { validateConfiguration } = builder('app-builder-lib/out/util/config/config') as Validator
const log = { isEnabled: false, add: () => {} }

describe('The packing configuration', () => {
  it.each([
    ['at home', {}],
    ['with every secret', signed],
  ])('is one that electron-builder accepts, %s', async (_where, env) => {
    await expect(validateConfiguration(configuration(env), log)).resolves.toBeUndefined()
    const wrong = { ...configuration(env), nsis: { oneClick: 'perhaps' } }
    await expect(validateConfiguration(wrong, log)).rejects.toThrow(/oneClick/)
  })

  it('makes every installer for both processors', () => {
    const { win, mac, linux } = configuration({})
    expect(targets(win?.target)).toEqual(['nsis x64', 'nsis arm64'])
    expect(targets(mac?.target)).toEqual(['dmg x64', 'dmg arm64', 'zip x64', 'zip arm64'])
    expect(targets(linux?.target)).toEqual([
      'AppImage x64',
      'AppImage arm64',
      'deb x64',
      'deb arm64',
    ])
  })

  it('hardens and notarizes the program for macOS where the secrets are, and only there', () => {
    expect(configuration(signed).mac).toMatchObject({ hardenedRuntime: true, notarize: true })
    expect(configuration({ CSC_LINK: 'x' }).mac).toMatchObject({
      hardenedRuntime: true,
      notarize: false,
    })
    expect(configuration({}).mac).toMatchObject({ hardenedRuntime: false, notarize: false })
  })

  it('gives the hardened program one right only, which every Electron needs', () => {
    const { entitlements, entitlementsInherit } = configuration({}).mac ?? {}
    expect(entitlementsInherit).toBe(entitlements)
    const text = readFileSync(join(root, entitlements ?? ''), 'utf8')
    expect([...text.matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
    ])
  })

  it('packs no address to install updates from, and keeps the evenings of a host who uninstalls', () => {
    expect(configuration({})).toMatchObject({
      publish: null,
      nsis: { deleteAppDataOnUninstall: false },
    })
    // A build at home has no releases to ask for.
    expect(configuration({})).toHaveProperty('extraMetadata', {})
  })

  it('names icons and files that are there', () => {
    const { win, mac, linux } = configuration({})
    for (const path of [win?.icon, mac?.icon, linux?.icon]) {
      expect(existsSync(join(root, String(path)))).toBe(true)
    }
    expect(readdirSync(join(root, String(linux?.icon))).length).toBe(8)
  })
})
