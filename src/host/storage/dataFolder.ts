/** Where everything of Nightfall is kept: the same place with and without Electron. */
import { homedir } from 'node:os'
import { join } from 'node:path'

interface Surroundings {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
}

/**
 * The folder by the system's own custom, or `NIGHTFALL_DATA`. Evenings are in its `evenings`, settings in
 * its `settings.json`.
 */
export function dataFolder(
  { platform, env, home }: Surroundings = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
  },
): string {
  const own = env['NIGHTFALL_DATA']
  if (own) return own
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Nightfall')
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Nightfall')
    default: {
      const base = env['XDG_DATA_HOME']
      // A relative path is to be ignored, says the XDG specification.
      return join(base?.startsWith('/') ? base : join(home, '.local', 'share'), 'nightfall')
    }
  }
}
