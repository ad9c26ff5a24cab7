/**
 * Under Wayland no program may place a window: since Electron 38 it is the default, and `setBounds` moves nothing
 * (electron/electron 48833, 48749). X11 stands in wherever its server is; a switch set by the program itself
 * comes too late (electron/electron 35630), so the program starts itself again with it.
 */
const SWITCH = '--ozone-platform='

export interface Surroundings {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly argv: readonly string[]
}

/** Whether the windows would come up under Wayland. */
export function isWayland({ platform, env, argv }: Surroundings): boolean {
  if (platform !== 'linux') return false
  const given = argv.findLast((arg) => arg.startsWith(SWITCH))?.slice(SWITCH.length)
  if (given && given !== 'auto') return given === 'wayland'
  return Boolean(env['WAYLAND_DISPLAY']) || env['XDG_SESSION_TYPE'] === 'wayland'
}

/** The arguments to start with again, so that windows can be placed; null when this start will do. */
export function argumentsForX11(surroundings: Surroundings): string[] | null {
  const { env, argv } = surroundings
  const chosen = argv.some((arg) => arg.startsWith(SWITCH))
  if (chosen || !env['DISPLAY'] || !isWayland(surroundings)) return null
  return [...argv.slice(1), `${SWITCH}x11`]
}
