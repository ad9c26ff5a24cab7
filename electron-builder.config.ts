/**
 * What is packed, and into which installers. `npm run pack` makes a folder that runs, `npm run dist` this
 * system's installers. Signing needs secrets: with them in the environment everything is signed and notarized,
 * without them everything is built all the same.
 */
import type { Configuration } from 'electron-builder'
import { writeNotices } from './electron/packaging/notices.ts'

export const NOTICES = 'THIRD-PARTY-NOTICES.md'

/** @param env where the release workflow puts its secrets, and GitHub the project's address */
export function configuration(env: NodeJS.ProcessEnv): Configuration {
  const isSignedForMac = Boolean(env['CSC_LINK'] || env['CSC_NAME'])
  return {
    appId: 'app.nightfall.desktop',
    productName: 'Nightfall',
    copyright: 'Copyright © 2026 Nightfall contributors',
    directories: { output: 'dist', buildResources: 'electron/packaging' },
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    // The program never installs anything by itself, so no address to update from is packed.
    publish: null,
    npmRebuild: false,
    electronLanguages: ['en-US'],

    asar: true,
    // The build has bundled every package already, and the browser mode is no part of the desktop program.
    files: [
      'out/{main,network,odds,games,shared,preload,renderer}/**',
      'package.json',
      '!**/licenses.md',
      '!**/*.map',
      '!**/node_modules/**',
    ],
    extraMetadata: addresses(env),
    beforePack: ({ packager }) => writeNotices(packager.projectDir, `dist/${NOTICES}`),
    extraResources: [
      { from: `dist/${NOTICES}`, to: NOTICES },
      { from: 'LICENSE', to: 'LICENSE.nightfall.txt' },
    ],

    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      // There are no cookies. Their key would lie in the system's keyring, for whose password macOS asks after unsigned updates.
      enableCookieEncryption: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      // Flipping breaks the signature that every program on Apple silicon needs; only Apple's tool renews it.
      resetAdHocDarwinSignature: process.platform === 'darwin',
    },

    win: {
      target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
      icon: 'assets/icons/nightfall.ico',
    },
    nsis: {
      oneClick: true,
      perMachine: false,
      // One file for each processor instead of one with both inside.
      buildUniversalInstaller: false,
      // Evenings are the host's.
      deleteAppDataOnUninstall: false,
    },

    mac: {
      target: [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      icon: 'assets/icons/nightfall.icns',
      category: 'public.app-category.games',
      // Without a certificate there is no team, and a hardened program refuses a framework of no team.
      hardenedRuntime: isSignedForMac,
      entitlements: 'electron/packaging/entitlements.mac.plist',
      entitlementsInherit: 'electron/packaging/entitlements.mac.plist',
      gatekeeperAssess: false,
      notarize: isSignedForMac && Boolean(env['APPLE_API_KEY']),
    },

    linux: {
      target: [
        { target: 'AppImage', arch: ['x64', 'arm64'] },
        { target: 'deb', arch: ['x64', 'arm64'] },
      ],
      icon: 'assets/icons/linux',
      executableName: 'nightfall',
      category: 'Game',
      synopsis: 'For hosts of Mafia-style games',
      maintainer: 'Nightfall contributors <nightfall@localhost>',
      vendor: 'Nightfall contributors',
    },
  }
}

/** Where this program comes from, as GitHub's own runners know it; a build at home asks nobody for newer ones. */
function addresses(env: NodeJS.ProcessEnv): Record<string, string> {
  const repository = env['GITHUB_REPOSITORY']
  if (!repository) return {}
  return {
    homepage: `${env['GITHUB_SERVER_URL']}/${repository}`,
    releases: `${env['GITHUB_API_URL']}/repos/${repository}/releases/latest`,
  }
}

export default configuration(process.env)
