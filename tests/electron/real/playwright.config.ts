/** The last rung: the program in a real Electron. Run by `npm test` where the runtime is. */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
})
