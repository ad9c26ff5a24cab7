/** Everything a page could ask of Electron and has no business asking. */
import { type Session, type WebContents, app } from 'electron'

/** What a page would need to leave its own scheme. */
const NETWORK = ['http', 'https', 'ws', 'wss', 'ftp', 'file'].map((scheme) => `${scheme}://*/*`)

/** Denies every permission and every way out to the network. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  // Its dictionaries come from the internet.
  session.setSpellCheckerEnabled(false)
  session.webRequest.onBeforeRequest({ urls: NETWORK }, (_details, answer) =>
    answer({ cancel: true }),
  )
  session.on('will-download', (event) => event.preventDefault())
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
