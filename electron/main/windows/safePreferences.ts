import { join } from 'node:path'
import { type WebPreferences, app } from 'electron'
import type { Audience } from '../security/scheme'

/**
 * How every window is made: sandboxed, isolated, without Node; awake and audible without a click.
 * @param audience whose preload it gets; null for a page that needs none
 */
export function safePreferences(audience: Audience | null): WebPreferences {
  return {
    ...(audience && { preload: join(import.meta.dirname, '..', 'preload', `${audience}.cjs`) }),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    // A middle click would ask for another window.
    disableBlinkFeatures: 'Auxclick',
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: !app.isPackaged,
    // The show starts its sounds by itself, and its clocks run on when the window is covered (electron 31016).
    autoplayPolicy: 'no-user-gesture-required',
    backgroundThrottling: false,
  }
}
