import { describe, expect, it } from 'vitest'
import { argumentsForX11, isWayland } from '../../electron/main/displays/wayland.ts'

const wayland = { WAYLAND_DISPLAY: 'wayland-0', XDG_SESSION_TYPE: 'wayland' }
const at = (
  env: Readonly<Record<string, string>>,
  argv: readonly string[] = ['nightfall'],
  platform = 'linux',
) => ({ platform, env, argv })

describe('Under Wayland', () => {
  it('the program starts again on X11 where its server is, with what it was started with', () => {
    const here = at({ ...wayland, DISPLAY: ':0' }, ['nightfall', '--quiet'])
    expect(argumentsForX11(here)).toEqual(['--quiet', '--ozone-platform=x11'])
  })

  it('it does so once, and never against what was asked for', () => {
    for (const platform of ['x11', 'wayland']) {
      const argv = ['nightfall', `--ozone-platform=${platform}`]
      expect(argumentsForX11(at({ ...wayland, DISPLAY: ':0' }, argv))).toBeNull()
    }
  })

  it('windows are known to be unplaceable where there is no X11', () => {
    expect(argumentsForX11(at(wayland))).toBeNull()
    expect(isWayland(at(wayland))).toBe(true)
    expect(isWayland(at(wayland, ['nightfall', '--ozone-platform=x11']))).toBe(false)
    expect(isWayland(at({ DISPLAY: ':0' }, ['nightfall', '--ozone-platform=wayland']))).toBe(true)
  })

  it('other systems start as they are', () => {
    expect(isWayland(at({ DISPLAY: ':0' }))).toBe(false)
    expect(argumentsForX11(at({ DISPLAY: ':0', XDG_SESSION_TYPE: 'x11' }))).toBeNull()
    expect(isWayland(at(wayland, ['nightfall'], 'darwin'))).toBe(false)
  })
})
