import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TO_MAIN, type PageMessage, type PageReply } from './double/inPage.ts'
import { COMMAND_CHANNEL } from '../../electron/main/ipc/channels.ts'
import { commandTypes } from '../../src/bridge/commands.ts'
import { ask, expect, test } from './program.ts'

type ToMain = Record<string, (message: PageMessage) => Promise<PageReply>>
const begin = { type: 'lobby.begin', ruleset: 'chiangmai' }
const command: PageMessage = { kind: 'invoke', channel: COMMAND_CHANNEL, args: [begin] }

test('Both windows are sandboxed, isolated and without Node', async ({ launch }) => {
  const { machine } = await launch()
  expect(machine.app.sandboxed).toBe(true)
  expect(machine.windows.size).toBe(2)
  for (const { options } of machine.windows) {
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      disableBlinkFeatures: 'Auxclick',
      spellcheck: false,
      autoplayPolicy: 'no-user-gesture-required',
      backgroundThrottling: false,
    })
    expect(options.webPreferences).not.toHaveProperty('enableBlinkFeatures')
  }
})

test('The pages come over a scheme of their own that has no rights beyond a secure page’s', async ({
  launch,
}) => {
  const { machine } = await launch()
  expect(machine.privileged).toEqual([
    {
      scheme: 'nightfall',
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
      },
    },
  ])
  for (const { webContents } of machine.windows) {
    await expect.poll(() => webContents.getURL()).toMatch(/^nightfall:\/\/app\/\w+\/$/)
  }
})

test('A page finds named actions and views, and nothing of Electron or Node', async ({
  launch,
}) => {
  const page = await (await launch()).facilitator()
  const found = await page.evaluate(() => {
    const { nightfall } = globalThis as unknown as {
      nightfall: Record<string, Record<string, unknown>>
    }
    const reach = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron']
    return {
      names: Object.keys(nightfall).sort(),
      actions: Object.keys(nightfall['actions'] ?? {}).sort(),
      reach: reach.filter((name) => name in globalThis),
    }
  })
  expect(found).toEqual({
    names: ['actions', 'now', 'onConnection', 'onPack', 'onView', 'takeFolder'],
    actions: commandTypes.toSorted(),
    reach: [],
  })
})

test('The projector can only listen: its preload says nothing and main hears nothing from it', async ({
  launch,
}) => {
  const preload = readFileSync(join(import.meta.dirname, '../../out/preload/projector.cjs'), 'utf8')
  expect(preload).not.toMatch(/\.(invoke|send|sendSync|sendToHost|postMessage)\b/)
  const program = await launch()
  const page = await program.projector()
  expect(await page.evaluate(() => Object.keys((globalThis as never)['nightfall']).sort())).toEqual(
    ['now', 'onConnection', 'onPack', 'onSound', 'onView'],
  )
  const reply = await page.evaluate(
    ([name, message]) => (globalThis as unknown as ToMain)[name]?.(message),
    [TO_MAIN, command] as const,
  )
  expect(reply).toEqual({ ok: false, problem: `No handler registered for '${COMMAND_CHANNEL}'` })
})

test('A command from a frame inside the page is refused and changes nothing', async ({
  launch,
}) => {
  const program = await launch()
  const page = await program.facilitator()
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  const reply = await page.evaluate(
    async ([name, message]) => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      return (frame.contentWindow as unknown as ToMain)[name]?.(message)
    },
    [TO_MAIN, command] as const,
  )
  expect(reply).toMatchObject({ ok: true, value: { ok: false, refusal: { code: 'malformed' } } })
  expect(await page.evaluate(room)).toBe('shelf')
})

test('What is no command is refused and changes nothing', async ({ launch }) => {
  const page = await (await launch()).facilitator()
  expect(await ask(page, 'lobby.begin', { ruleset: 7 })).toMatchObject({
    ok: false,
    refusal: { code: 'malformed' },
  })
  // The name of an action is not to be had from its payload.
  expect(await ask(page, 'settings.set', begin)).toMatchObject({ ok: false })
  expect(await page.evaluate(room)).toBe('shelf')
})

test('A page goes nowhere: neither to another address nor to another page of its own', async ({
  launch,
}) => {
  const program = await launch()
  const page = await program.facilitator()
  const address = page.url()
  for (const target of ['https://example.com/', '../projector/', 'file:///etc/passwd']) {
    await page.evaluate((url) => {
      location.href = url
    }, target)
    await page.waitForTimeout(200)
    expect(page.url()).toBe(address)
  }
  expect(program.window('facilitator')?.webContents.getURL()).toBe('nightfall://app/facilitator/')
})

test('Neither guard of a page’s own ways needs the other: each alone keeps it where it is', async ({
  launch,
}) => {
  const program = await launch()
  const page = await program.projector()
  const contents = program.window('projector')?.webContents
  const address = page.url()
  for (const [name, other] of [
    ['will-frame-navigate', 'will-navigate'],
    ['will-navigate', 'will-frame-navigate'],
  ] as const) {
    const others = contents?.listeners(other) ?? []
    contents?.removeAllListeners(other)
    const before = contents?.navigations.length ?? 0
    await page.evaluate(() => {
      location.href = '../facilitator/'
    })
    const asked = () => contents?.navigations.slice(before).map((navigation) => navigation.name)
    await expect.poll(asked).toContain(name)
    await page.waitForTimeout(200)
    expect(page.url(), `by ${name} alone`).toBe(address)
    for (const listener of others) contents?.on(other, listener as () => void)
  }
})

test('No page, no frame in it and no server of it leads anywhere: each kind of way is barred by itself', async ({
  launch,
}) => {
  const { machine } = await launch()
  for (const { webContents } of machine.windows) {
    for (const name of [
      'will-navigate',
      'will-frame-navigate',
      'will-redirect',
      'will-attach-webview',
    ]) {
      for (const isMainFrame of [true, false]) {
        let prevented = 0
        const event = { url: 'nightfall://app/projector/', isMainFrame }
        webContents.emit(name, { ...event, preventDefault: () => (prevented += 1) }, {}, {})
        expect(prevented, `${name}, main frame: ${isMainFrame}`).toBe(1)
      }
    }
  }
})

test('Chromium’s own services find nobody to ask: no name, no proxy, no dictionary', async ({
  launch,
}) => {
  const { machine } = await launch()
  expect(Object.fromEntries(machine.app.switches)).toEqual({
    'host-resolver-rules': 'MAP * ~NOTFOUND',
    'no-proxy-server': '',
    ...(process.platform === 'linux' && { 'enable-speech-dispatcher': '' }),
  })
  expect(machine.session.spellChecks).toBe(false)
})

test('Nothing is downloaded', async ({ launch }) => {
  const program = await launch()
  const { downloads } = program.machine.session
  for (const page of [await program.facilitator(), await program.projector()]) {
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['a secret']))
      link.download = 'secret.txt'
      link.click()
    })
  }
  await expect.poll(() => downloads.length).toBe(2)
  expect(downloads.map(({ prevented }) => prevented)).toEqual([true, true])
})

test('No page opens another window', async ({ launch }) => {
  const program = await launch()
  const page = await program.projector()
  expect(await page.evaluate(() => window.open('https://example.com/'))).toBeNull()
  await expect
    .poll(() => program.window('projector')?.webContents.openings)
    .toEqual([{ url: 'https://example.com/', action: 'deny' }])
  expect(program.machine.windows.size).toBe(2)
})

test('Every permission is denied', async ({ launch }) => {
  const { machine } = await launch()
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'openExternal',
    'clipboard-read',
    'display-capture',
    'fullscreen',
    'midiSysex',
    'pointerLock',
    'hid',
    'serial',
    'usb',
    'bluetooth',
  ]) {
    expect(await machine.session.grants(null, permission)).toBe(false)
  }
})

test('Pages may know the outputs for sound by name, and hear and see nobody', async ({
  launch,
}) => {
  const { machine } = await launch()
  const { session } = machine
  const own = { isMainFrame: true, securityOrigin: 'nightfall://app/', mediaType: 'audio' }
  expect(session.allows(null, 'media', own)).toBe(true)
  const { securityOrigin, ...unsaid } = own
  expect(session.allows(null, 'media', { ...unsaid, requestingUrl: `${securityOrigin}x/` })).toBe(
    true,
  )
  for (const [permission, change] of [
    ['media', { mediaType: 'video' }],
    ['media', { mediaType: 'unknown' }],
    ['media', { mediaType: undefined }],
    ['media', { isMainFrame: false }],
    ['media', { securityOrigin: 'https://example.com/' }],
    ['media', { securityOrigin: 'nightfall://application/' }],
    ['display-capture', {}],
    ['fullscreen', {}],
  ] as const) {
    expect(session.allows(null, permission, { ...own, ...change }), JSON.stringify(change)).toBe(
      false,
    )
  }
  for (const permission of ['media', 'display-capture', 'speaker-selection']) {
    const wanted = { ...own, mediaTypes: ['audio', 'video'] }
    expect(await session.lends(null, permission, wanted)).toBe(false)
  }
})

test('A page reaches nothing outside the program, and nothing in it that is not a page’s part', async ({
  launch,
}) => {
  const program = await launch()
  const page = await program.facilitator()
  const status = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          (response) => response.status,
          () => 'failed',
        ),
      url,
    )
  expect(await status('../projector/')).toBe(200)
  expect(await status('../main/index.js')).toBe(404)
  expect(await status('..%2f..%2fmain/index.js')).toBe(404)
  expect(await status('https://example.com/')).toBe('failed')
  for (const url of [
    'https://example.com/',
    'https://user:word@sub.example.org:8443/a/b?c=d',
    'http://192.168.0.1:8080/',
    'http://[::1]/',
    'http://localhost/',
    'ws://127.0.0.1/',
    'wss://example.net/socket',
    'ftp://example.com/file',
    'file:///etc/passwd',
    'file://server/share',
  ]) {
    expect(await program.machine.session.isBlocked(url), url).toBe(true)
  }
})

test('Pages may run their own parts only: no inline script, no eval', async ({ launch }) => {
  const page = await (await launch()).projector()
  const response = await page.evaluate(async () => {
    const { headers } = await fetch('./')
    return Object.fromEntries(headers)
  })
  expect(response['content-security-policy']).toContain("default-src 'self'")
  expect(response['content-security-policy']).not.toContain('unsafe')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.planted = true'
    document.head.append(script)
    return 'planted' in globalThis
  })
  expect(ran).toBe(false)
})

/** In a page: the room its host stands in. */
function room(): string | undefined {
  const { nightfall } = globalThis as unknown as {
    nightfall: { onView(listener: (view: { readonly station: string }) => void): () => void }
  }
  let told: string | undefined
  nightfall.onView((view) => {
    told = view.station
  })()
  return told
}
