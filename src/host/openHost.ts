/** The host on a real machine: its evenings and settings in a folder, its clock and chance the system's. */
import { join } from 'node:path'
import { rulesets } from '../../rulesets'
import { createHost, type Host } from './createHost'
import { fileJournals, openSettings, type KeyValueFile, type KeyValueFileOptions } from './storage'

export interface OpenHostOptions {
  /** Evenings stand in its `evenings`, settings in its `settings.json`. */
  readonly folder: string
  /** Makes the settings' file; without it, the one that needs no Electron. */
  readonly makeSettings?: (options: KeyValueFileOptions) => KeyValueFile
  readonly onError: (error: unknown) => void
}

export interface OpenedHost {
  readonly host: Host
  /** The host's clock in milliseconds, as `endsAt` of clocks counts. */
  readonly now: () => number
}

export function openHost({ folder, makeSettings, onError }: OpenHostOptions): OpenedHost {
  const now = (): number => performance.now()
  const { settings, notices } = openSettings(folder, makeSettings)
  const host = createHost({
    store: fileJournals({ folder: join(folder, 'evenings') }),
    settings,
    rulesets,
    now,
    schedule: (ms, callback) => {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    onError,
  })
  for (const { code, params } of notices) host.notice(code, 'warning', params)
  return { host, now }
}
