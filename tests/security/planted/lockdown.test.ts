/** What main bars to pages, on a double of Electron's session: as it is, and with a bar that somebody left open. */
import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { DoubleSession } from '../../electron/double/doubleSession'

const app = vi.hoisted(() => ({ emitter: null as unknown }))
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  app.emitter = new Emitter()
  return { app: app.emitter }
})
const { lockContents, lockSession } = await import('../../../electron/main/security/lockdown')

type Lock = (session: DoubleSession) => void
const ownLock: Lock = (session) => lockSession(session as never)

const OUTSIDE = [
  'https://example.com/',
  'https://nowhere.invalid/',
  'http://10.0.0.7:8080/a?b=c',
  'http://[::1]/',
  'http://localhost/',
  'ws://127.0.0.1:9/',
  'wss://example.com/socket',
  'ftp://example.com/',
  'file:///etc/passwd',
]

/** @returns the ways out that a locked session leaves */
async function waysOut(lock: Lock): Promise<string[]> {
  const session = new DoubleSession()
  lock(session)
  const found: string[] = []
  for (const url of OUTSIDE) if (!(await session.isBlocked(url))) found.push(url)
  if (session.letsDownload('blob:nightfall://app/1', {})) found.push('download')
  for (const permission of ['media', 'clipboard-read', 'display-capture', 'openExternal', 'usb']) {
    if (await session.grants(null, permission)) found.push(permission)
  }
  return found
}

/** The program's own lock, of which the last word is another. */
const but =
  (change: Lock): Lock =>
  (session) => {
    ownLock(session)
    change(session)
  }
const naming =
  (...urls: string[]): Lock =>
  ({ webRequest }) =>
    webRequest.onBeforeRequest({ urls }, (_details, answer) => answer({ cancel: true }))

describe('A page’s session', () => {
  it('leaves no way out', async () => {
    expect(await waysOut(ownLock)).toEqual([])
  })

  it.each<[string, Lock, readonly string[]]>([
    [
      'names a host that does not exist',
      but(
        naming(
          ...['http', 'https', 'ws', 'wss', 'ftp', 'file'].map((s) => `${s}://nowhere.invalid/*`),
        ),
      ),
      ['https://example.com/', 'http://10.0.0.7:8080/a?b=c', 'ws://127.0.0.1:9/'],
    ],
    ['names the start page only', but(naming('https://*/')), ['http://10.0.0.7:8080/a?b=c']],
    [
      'forgets sockets',
      but(naming('http://*/*', 'https://*/*')),
      ['ws://127.0.0.1:9/', 'wss://example.com/socket'],
    ],
    [
      'blocks nothing of what it hears',
      but(({ webRequest }) =>
        webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, (_details, answer) => answer({})),
      ),
      ['https://example.com/'],
    ],
    [
      'lets downloads through',
      but((session) => session.removeAllListeners('will-download')),
      ['download'],
    ],
    [
      'grants what is asked for',
      but((session) =>
        session.setPermissionRequestHandler((_contents, _permission, answer) => answer(true)),
      ),
      ['media'],
    ],
    [
      'grants what is looked up',
      but((session) => session.setPermissionCheckHandler(() => true)),
      ['usb'],
    ],
  ])('is seen to be open when its lock %s', async (_, lock, ways) => {
    expect(await waysOut(lock)).toEqual(expect.arrayContaining([...ways]))
  })
})

/** A page's contents, as far as they ask whether they may go somewhere. */
class Contents extends EventEmitter {
  opens: (details: { readonly url: string }) => { readonly action: string } = () => ({
    action: 'allow',
  })
  setWindowOpenHandler(handler: Contents['opens']): void {
    this.opens = handler
  }
}

const WAYS = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']

/** @returns by which events contents may leave, from the page itself or from a frame in it */
function mayLeave(contents: Contents): string[] {
  const left = WAYS.filter((name) =>
    [true, false].some((isMainFrame) => {
      let prevented = false
      const event = { url: 'https://example.com/', isMainFrame }
      contents.emit(name, { ...event, preventDefault: () => (prevented = true) })
      return !prevented
    }),
  )
  const { action } = contents.opens({ url: 'https://example.com/' })
  return action === 'deny' ? left : [...left, 'window']
}

describe('A page’s contents', () => {
  lockContents()
  const locked = () => {
    const contents = new Contents()
    ;(app.emitter as EventEmitter).emit('web-contents-created', {}, contents)
    return contents
  }

  it('go nowhere, whoever made them, nor does any frame in them', () => {
    expect(mayLeave(locked())).toEqual([])
  })

  it.each(WAYS)('are seen to be free when nobody hears of %s', (name) => {
    const contents = locked()
    contents.removeAllListeners(name)
    expect(mayLeave(contents)).toEqual([name])
  })

  it('are seen to be free when only the page itself is kept from going, and frames are not', () => {
    const contents = locked()
    contents.removeAllListeners('will-frame-navigate')
    contents.on(
      'will-frame-navigate',
      (event: { isMainFrame: boolean; preventDefault(): void }) => {
        if (event.isMainFrame) event.preventDefault()
      },
    )
    expect(mayLeave(contents)).toEqual(['will-frame-navigate'])
  })

  it('are seen to be free when they may open windows', () => {
    const contents = locked()
    contents.setWindowOpenHandler(() => ({ action: 'allow' }))
    expect(mayLeave(contents)).toEqual(['window'])
  })
})
