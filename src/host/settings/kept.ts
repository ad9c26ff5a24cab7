/** What is kept between evenings: settings, groups of players, presets and the lobby's draft. */
import type { Group, ScreenIntent, Settings } from '../../bridge'
import type { SettingsStore } from '../storage/ports'
import {
  DEFAULT_SETTINGS,
  usable,
  type KeptKey,
  type KeptValue,
  type LobbyDraft,
  type SavedPreset,
  type TableChoice,
} from './forms'

/** The settings store with its values' types; what does not fit counts as absent. */
export class Kept {
  /** @param defaults what settings are while the host has not changed them */
  constructor(
    private readonly store: SettingsStore,
    private readonly defaults: Settings = DEFAULT_SETTINGS,
  ) {}

  get settings(): Settings {
    const kept = Object.entries(this.#get('settings') ?? {})
    const known = kept.filter(([key]) => Object.hasOwn(DEFAULT_SETTINGS, key))
    return { ...this.defaults, ...Object.fromEntries(known) }
  }

  /** Keeps what was changed, and nothing else of what this program holds: another one may have changed the rest. */
  changeSettings(changed: Partial<Settings>): void {
    this.#change('settings', (kept = {}) => ({ ...kept, ...changed }))
  }

  get groups(): readonly Group[] {
    return this.#get('groups') ?? []
  }

  changeGroups(change: (groups: readonly Group[]) => readonly Group[]): void {
    this.#change('groups', (kept = []) => change(kept))
  }

  get presets(): readonly SavedPreset[] {
    return this.#get('presets') ?? []
  }

  changePresets(change: (presets: readonly SavedPreset[]) => readonly SavedPreset[]): void {
    this.#change('presets', (kept = []) => change(kept))
  }

  /** What tables chose about a PIN, the newest first. */
  get tables(): readonly TableChoice[] {
    return this.#get('tables') ?? []
  }

  changeTables(change: (tables: readonly TableChoice[]) => readonly TableChoice[]): void {
    this.#change('tables', (kept = []) => change(kept))
  }

  /** Digests of the names of those who asked to be left out of the records. */
  get leftOut(): readonly string[] {
    return this.#get('leftOut') ?? []
  }

  changeLeftOut(change: (digests: readonly string[]) => readonly string[]): void {
    this.#change('leftOut', (kept = []) => change(kept))
  }

  /** The display that was chosen for the big screen. */
  get screen(): ScreenIntent | null {
    return this.#get('screen') ?? null
  }

  set screen(screen: ScreenIntent | null) {
    this.#change('screen', () => screen)
  }

  /** The folders of the host's own music and sounds. */
  get musicFolders(): KeptValue<'music'> {
    return this.#get('music') ?? {}
  }

  changeMusicFolders(change: (folders: KeptValue<'music'>) => KeptValue<'music'>): void {
    this.#change('music', (kept = {}) => change(kept))
  }

  /** What was measured of its files, by id, the oldest first. */
  get loudness(): KeptValue<'loudness'> {
    return this.#get('loudness') ?? {}
  }

  changeLoudness(change: (known: KeptValue<'loudness'>) => KeptValue<'loudness'>): void {
    this.#change('loudness', (kept = {}) => change(kept))
  }

  get lobby(): LobbyDraft | null {
    return this.#get('lobby') ?? null
  }

  set lobby(draft: LobbyDraft | null) {
    this.#change('lobby', () => draft)
  }

  #get<K extends KeptKey>(key: K): KeptValue<K> | undefined {
    return usable(key, this.store.get(key))
  }

  /** @param change is given what fits of what is kept by then; may be called again when others have written */
  #change<K extends KeptKey>(
    key: K,
    change: (kept: KeptValue<K> | undefined) => KeptValue<K>,
  ): void {
    this.store.change(key, (raw) => change(usable(key, raw)))
  }
}
