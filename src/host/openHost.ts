/** The host on a real machine: its evenings and settings in a folder, its clock and chance the system's. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { packs } from '../../rulesets'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { createHost } from './createHost'
import { fileLanguages } from './languages/fileLanguages'
import { shippedLanguages } from './languages/shipped'
import { fileFolder } from './games/folder/fileFolder'
import { furnishing } from './games/folder/furnishing'
import type { ReadingLine } from './games/reading/messages'
import type { Host } from './host'
import { mended } from './settings/forms'
import { fileJournals } from './storage/journals/fileJournals'
import { openPhonesFile, type PhonesFile } from './storage/phones/phonesFile'
import { openSettings } from './storage/settings/settings'
import type { KeyValueFile, KeyValueFileOptions } from './storage/settings/keyValueFile'
import { systemClock } from './system/systemClock'

export interface OpenHostOptions {
  /**
   * Evenings stand in its `evenings`, the host's own games in its `games`, his languages in its `languages`, settings in its `settings.json`, and what
   * phones come back by in its `phones.json`.
   */
  readonly folder: string
  /** Makes the settings' file; without it, the one that needs no Electron. */
  readonly makeSettings?: (options: KeyValueFileOptions) => KeyValueFile
  /** Starts what reads the host's own games, in a place of its own. */
  readonly startReading?: () => ReadingLine
  /** What the system asks for, by BCP 47, the best first. */
  readonly systemLanguages: readonly string[]
  readonly onError: (error: unknown) => void
}

export interface OpenedHost {
  readonly host: Host
  /** The host's clock in milliseconds, as `endsAt` of clocks counts. */
  readonly now: () => number
  /** What of phones outlives a restart. */
  readonly keptPhones: PhonesFile
}

export function openHost({
  folder,
  makeSettings,
  startReading,
  systemLanguages,
  onError,
}: OpenHostOptions): OpenedHost {
  const { now } = systemClock
  const settings = openSettings(folder, {
    mend: mended,
    ...(makeSettings ? { make: makeSettings } : {}),
  })
  const keptPhones = openPhonesFile(folder)
  const host = createHost({
    store: fileJournals({ folder: join(folder, 'evenings') }),
    settings,
    keptPhones,
    packs,
    games: fileFolder({ folder: join(folder, 'games') }),
    furnishing,
    ...(startReading ? { startReading } : {}),
    gamesInLanguage,
    shippedLanguages,
    languageFolder: fileLanguages(join(folder, 'languages')),
    systemLanguages,
    ...systemClock,
    randomBytes: (count) => randomBytes(count),
    random: Math.random,
    onError,
  })
  for (const kept of [settings, keptPhones])
    kept.onFinding(({ code, params }) => host.notice(code, 'warning', params))
  return { host, now, keptPhones }
}
