import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FacilitatorView, ProjectorView } from '../../src/bridge'
import { newToken } from '../../src/browser/guards'
import { fate, startTestMode, until, watch, type TestMode } from './support/mode'

let mode: TestMode
beforeEach(async () => {
  mode = await startTestMode()
})
afterEach(() => mode.close())

const FACILITATOR = 'facilitator-socket'
const PROJECTOR = 'projector-socket'

describe('the facilitator socket', () => {
  it('opens only with the token of this start', async () => {
    expect(await fate(mode.raw(FACILITATOR))).toBe('open')
    const wrong = [
      null,
      '',
      newToken(),
      mode.token.slice(1),
      `${mode.token}x`,
      mode.token.toUpperCase(),
    ]
    for (const token of wrong) expect(await fate(mode.raw(FACILITATOR, { token }))).toBe('401')
    expect(await fate(mode.raw(`${FACILITATOR}?token=${mode.token}`, { token: null }))).toBe('401')
    expect(mode.counts.refused).toBe(wrong.length + 1)
  })

  it('never says the token back', async () => {
    const socket = mode.raw(FACILITATOR)
    await fate(socket)
    expect(socket.protocol).toBe('nightfall')
  })

  it('carries commands and replies, and shows what they did', async () => {
    const window = mode.facilitator()
    const views = watch<FacilitatorView>(window)
    await until(() => views.seen.length > 0)
    expect(views.newest()?.station).toBe('shelf')
    expect(await window.actions['lobby.begin']({ ruleset: 'chiangmai' })).toMatchObject({
      ok: true,
      revision: expect.any(Number) as number,
    })
    await until(() => views.newest()?.station === 'lobby')
    const reply = await window.actions['game.undo']({})
    expect(reply).toMatchObject({ ok: false })
  })

  it('refuses commands while there is no line, and those whose answer was lost', async () => {
    const window = mode.facilitator()
    expect(await window.actions['game.undo']({})).toEqual({
      ok: false,
      refusal: { code: 'notConnected' },
    })
    let connected = false
    window.onConnection((now) => (connected = now))
    await until(() => connected)
    const asked = window.actions['game.undo']({})
    window.close()
    expect(await asked).toMatchObject({ ok: false })
  })
})

describe('both sockets', () => {
  it('open only for pages of this very server', async () => {
    for (const path of [FACILITATOR, PROJECTOR]) {
      expect(await fate(mode.raw(path))).toBe('open')
      for (const origin of [
        'http://evil.example',
        `http://localhost:${mode.port}`,
        `http://127.0.0.1:${mode.port + 1}`,
        `https://127.0.0.1:${mode.port}`,
        'null',
        '',
      ]) {
        expect(await fate(mode.raw(path, { headers: { origin } }))).toBe('403')
      }
      const host = `evil.example:${mode.port}`
      const rebound = mode.raw(path, { headers: { host, origin: `http://${host}` } })
      expect(await fate(rebound)).toBe('421')
    }
    expect(await fate(mode.raw('other-socket'))).toBe('404')
  })

  it('are not opened without end', async () => {
    const sockets = Array.from({ length: 45 }, () => mode.raw(PROJECTOR))
    const fates = await Promise.all(sockets.map(fate))
    expect(fates.filter((end) => end === '503').length).toBe(5)
  })
})

describe('the projector socket', () => {
  it('needs no token and is counted while it is there', async () => {
    const desk = watch<FacilitatorView>(mode.facilitator())
    const first = mode.raw(PROJECTOR, { token: null })
    const second = mode.raw(PROJECTOR, { token: null })
    await until(() => desk.newest()?.projectors === 2)
    first.close()
    await until(() => desk.newest()?.projectors === 1)
    second.terminate()
    await until(() => desk.newest()?.projectors === 0)
  })

  it('cannot command, not even with the token', async () => {
    const desk = watch<FacilitatorView>(mode.facilitator())
    await until(() => desk.seen.length > 0)
    const socket = mode.raw(PROJECTOR)
    await fate(socket)
    await until(() => desk.newest()?.projectors === 1)
    const { revision } = desk.newest() ?? {}
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    let closed = 0
    socket.on('close', (code) => (closed = code))
    const command = { type: 'lobby.begin', ruleset: 'chiangmai' }
    for (let n = 0; n < 19; n += 1) socket.send(JSON.stringify({ t: 'command', n, command }))
    socket.send(JSON.stringify({ t: 'time', n: 1 }))
    await until(() => heard.some((text) => text.includes('"time"')))
    expect(heard.some((text) => text.includes('reply'))).toBe(false)
    expect(desk.newest()?.revision).toBe(revision)
    expect(closed).toBe(0)
    socket.send(JSON.stringify(command))
    await until(() => closed === 1008)
    expect(mode.counts.refused).toBe(20)
    await until(() => desk.newest()?.projectors === 0)
    expect(desk.newest()?.station).toBe('shelf')
  })

  it('never hears the facilitator view', async () => {
    const desk = mode.facilitator()
    const deskViews = watch<FacilitatorView>(desk)
    const socket = mode.raw(PROJECTOR)
    const heard: {
      t: string
      view?: Record<string, unknown>
      pack?: Record<string, unknown>
    }[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))
    await until(() => deskViews.seen.length > 0 && heard.length >= 2)
    await desk.actions['lobby.begin']({ ruleset: 'chiangmai' })
    await desk.actions['lobby.players']({ names: ['Ann', 'Bo'] })
    await until(() => heard.some(({ view }) => view?.['scene'] === 'lobby'))
    expect([...new Set(heard.map(({ t }) => t))].sort()).toEqual(['hello', 'pack', 'view'])
    for (const { pack } of heard.filter(({ t }) => t === 'pack')) {
      expect(Object.keys(pack ?? {})).toEqual(['id', 'texts', 'theme'])
    }
    for (const { view } of heard.filter(({ t }) => t === 'view')) {
      expect(Object.keys(view ?? {})).not.toContain('shelf')
      expect(view).toHaveProperty('scene')
    }
  })
})

describe('a line that is lost', () => {
  it('comes back by itself and shows what happened meanwhile, the newest first', async () => {
    const desk = mode.facilitator()
    const screen = mode.projector()
    const views = watch<ProjectorView>(screen)
    const lines: boolean[] = []
    screen.onConnection((connected) => lines.push(connected))
    await until(() => views.newest()?.scene === 'idle')
    await desk.actions['lobby.begin']({ ruleset: 'chiangmai' })
    await until(() => views.newest()?.scene === 'lobby')
    mode.dropProjectors()
    await until(() => lines.at(-1) === false)
    await desk.actions['lobby.players']({ names: ['Ann', 'Bo', 'Cleo'] })
    await until(() => views.newest()?.seats.length === 3)
    expect(lines).toEqual([false, true, false, true])
    const revisions = views.seen.map(({ revision }) => revision)
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
    expect(new Set(revisions).size).toBe(revisions.length)
  })

  it('finds a host that was started anew on the same port, whose revisions begin again', async () => {
    const screen = mode.projector()
    const views = watch<ProjectorView>(screen)
    const desk = mode.facilitator()
    const shown = watch<FacilitatorView>(desk)
    await until(() => views.seen.length > 0 && shown.seen.length > 0)
    await desk.actions['lobby.begin']({ ruleset: 'chiangmai' })
    for (const names of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await desk.actions['lobby.players']({ names })
    }
    await until(() => views.newest()?.seats.length === 3)
    const { port } = mode
    await mode.stopServing()
    const again = await startTestMode(port)
    expect(again.port).toBe(port)
    await until(() => views.newest()?.scene === 'idle')
    await again.close()
  })
})
