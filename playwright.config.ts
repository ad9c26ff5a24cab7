/** The windows in a real browser, and the Electron program over the double of its module. */
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './tests/support/findBrowser.ts'

// Looked up once: the workers read this file too.
process.env['NIGHTFALL_BROWSER'] ??= findBrowser()

export default defineConfig({
  testDir: 'tests',
  testMatch: ['windows/**/*.spec.ts', 'electron/**/*.spec.ts'],
  testIgnore: 'electron/real/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Some walk through every picture of the show: a slow machine takes minutes over that, and is not wrong.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      executablePath: process.env['NIGHTFALL_BROWSER'],
      args: [...browserFlags],
    },
  },
})
