/** Unit and integration tests: plain Node, or `// @vitest-environment happy-dom` on top of a test of components. */
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  resolve: {
    // The real module downloads a runtime when it is imported outside Electron.
    alias: { electron: resolve(import.meta.dirname, 'tests/electron/double/noElectron.ts') },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ['electron-store'] } },
  },
})
