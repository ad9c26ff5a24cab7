/** Everything a page could ask of Electron and has no business asking. */
import {
  type PermissionCheckHandlerHandlerDetails,
  type Session,
  type WebContents,
  app,
} from 'electron'
import { isOwnAddress } from './scheme'

/** What a page would need to leave its own scheme. */
const NETWORK = ['http', 'https', 'ws', 'wss', 'ftp', 'file'].map((scheme) => `${scheme}://*/*`)

/** Denies every permission but to name the outputs for sound, and every way out to the network. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler((_contents, permission, _origin, details) =>
    namesOutputs(permission, details),
  )
  session.setDevicePermissionHandler(() => false)
  // Its dictionaries come from the internet.
  session.setSpellCheckerEnabled(false)
  session.webRequest.onBeforeRequest({ urls: NETWORK }, (_details, answer) =>
    answer({ cancel: true }),
  )
  session.on('will-download', (event) => event.preventDefault())
}

/**
 * Without this, outputs for sound have no names and no page may use another than the system's. Chromium asks it as
 * “media”, for audio; whoever wants to hear or see asks the request handler as well, which refuses.
 */
function namesOutputs(
  permission: string,
  { mediaType, isMainFrame, securityOrigin, requestingUrl }: PermissionCheckHandlerHandlerDetails,
): boolean {
  const isAsked =
    permission === 'speaker-selection' || (permission === 'media' && mediaType === 'audio')
  return isAsked && isMainFrame && isOwnAddress(securityOrigin ?? requestingUrl)
}

/** No page of this program goes anywhere, opens anything or holds a foreign page, whoever made it. */
export function lockContents(): void {
  app.on('web-contents-created', (_event, contents) => lock(contents))
}

function lock(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
