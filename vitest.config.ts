/** Unit and integration tests: plain Node, or `// @vitest-environment happy-dom` on top of a test of components. */
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Evenings played for what they say or hide, of which all that is done to a state is done in guarded ones too. */
const PLAYED = [
  'tests/secrecy/**/*.test.ts',
  'tests/rulesets/{texts,story,shields,seats}.test.ts',
  'tests/rulesets/starwars/invariants.test.ts',
  'tests/host/anyEvening.test.ts',
  'tests/browser/network/secrets.test.ts',
  'tests/soak/**/*.test.ts',
]
const OWN = ['tests/own/unguarded/**/*.test.ts']
/** They touch nothing but what they make themselves, so one may have the modules of the one before it. */
const PURE = [
  'tests/{engine,host,own,randomPlay,rulesets,scenarios}/**/*.test.ts',
  // But for the two that put something in the place of what a browser has.
  'tests/story/!(tell|voice).test.ts',
]
const GUARD = ['tests/support/guardStates.ts', 'tests/support/sameChance.ts']

export default defineConfig({
  plugins: [vue()],
  resolve: {
    // The real module downloads a runtime when it is imported outside Electron.
    alias: { electron: resolve(import.meta.dirname, 'tests/electron/double/noElectron.ts') },
  },
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/sameChance.ts'],
    server: { deps: { inline: ['electron-store'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/**/*.test.ts'],
          exclude: [...PLAYED, ...OWN, ...PURE],
          setupFiles: GUARD,
        },
      },
      {
        extends: true,
        test: {
          name: 'guarded',
          isolate: false,
          include: PURE,
          exclude: [...PLAYED, ...OWN],
          setupFiles: GUARD,
        },
      },
      // The guard costs three quarters of an evening's time; these play nothing that others do not.
      { extends: true, test: { name: 'played', include: PLAYED } },
      // What one of these compiled the next one has.
      { extends: true, test: { name: 'own', isolate: false, include: OWN } },
    ],
  },
})
