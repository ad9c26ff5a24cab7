/**
 * One build, four parts: the Electron main program and the browser mode (plain Node, they share the host),
 * two preloads that stand alone because a sandboxed preload cannot import, the two windows, and the page of
 * players' phones.
 */
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { build, type Plugin } from 'vite'
import { commandTypes } from './src/bridge/commands'

const from = (path: string) => resolve(import.meta.dirname, path)

const pages = {
  root: from('src'),
  base: './',
  publicDir: false,
  define: {
    __VUE_OPTIONS_API__: false,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    __VUE_I18N_FULL_INSTALL__: false,
    __VUE_I18N_LEGACY_API__: false,
    __INTLIFY_PROD_DEVTOOLS__: false,
    __INTLIFY_DROP_MESSAGE_COMPILER__: false,
  },
} as const

const pageBuild = {
  // A TV's own browser is years older than Electron's; it shall be able to show the projector page.
  target: 'chrome94',
  // The windows' content policy allows no data: addresses.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  minify: true,
  reportCompressedSize: false,
} as const

/** Builds the phones' page beside the windows: what it shared with them would cut all three into small pieces, which compress badly. */
function phonePage(): Plugin {
  let outDir = ''
  return {
    name: 'phone-page',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async writeBundle() {
      await build({
        ...pages,
        configFile: false,
        logLevel: 'warn',
        plugins: [vue()],
        build: {
          ...pageBuild,
          outDir,
          emptyOutDir: false,
          // Its packages are those of the windows and of the phones' server, whose lists have them.
          license: false,
          rolldownOptions: {
            checks: { pluginTimings: false },
            input: { phone: from('src/phone/index.html') },
          },
        },
      })
    },
  }
}

export default defineConfig({
  main: {
    build: {
      outDir: 'out',
      license: { fileName: 'licenses.md' },
      // Everything is bundled, so that a packed program needs no node_modules beside it.
      externalizeDeps: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          'main/index': from('electron/main/index.ts'),
          'browser/main': from('src/browser/main.ts'),
          'network/server': from('src/serve/network/serverThread.ts'),
          'moments/server': from('src/serve/moments/serverThread.ts'),
          'phones/server': from('src/serve/phones/serverThread.ts'),
          'odds/thread': from('src/host/odds/oddsThread.ts'),
          'games/thread': from('src/host/games/reading/readingThread.ts'),
        },
        checks: { pluginTimings: false },
        // Native helpers that `ws` tries and does without.
        external: ['bufferutil', 'utf-8-validate'],
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name]-[hash].js',
        },
      },
    },
  },
  preload: {
    // The names of the commands, so that a preload need not carry what checks them.
    define: { COMMAND_TYPES: JSON.stringify(commandTypes) },
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: {
          facilitator: from('electron/preload/facilitator.ts'),
          projector: from('electron/preload/projector.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...pages,
    plugins: [vue(), phonePage()],
    build: {
      ...pageBuild,
      outDir: from('out/renderer'),
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: {
          facilitator: from('src/facilitator/index.html'),
          projector: from('src/projector/index.html'),
          number: from('src/number/index.html'),
        },
      },
    },
  },
})
