/** The packed program, over a stand-in for the runtime and over the double of its module. Needs a build. */
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../support/findBrowser.ts'

process.env['NIGHTFALL_BROWSER'] ??= findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/packaging',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env['NIGHTFALL_BROWSER'],
      args: [...browserFlags],
    },
  },
})
