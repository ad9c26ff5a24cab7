/** What is kept between evenings: settings, groups of players, presets and the lobby's draft. */
import type { Group, ScreenIntent, Settings } from '../bridge'
import type { Deck, OptionValues } from '../engine'
import type { SettingsStore } from './storage'

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  master: 0.8,
  ambience: 0.7,
  effects: 0.9,
  muted: false,
  reducedMotion: false,
  stories: true,
  speech: false,
  voice: '',
  autoAdvance: false,
  safeMargin: 2.5,
  updates: false,
}

/** House rules and a deck under a name; without a deck the game's own is proposed. */
export interface SavedPreset {
  readonly id: string
  readonly name: string
  readonly ruleset: string
  readonly options: OptionValues
  readonly deck: Deck | null
}

/** The lobby as the host left it. */
export interface LobbyDraft {
  readonly ruleset: string
  readonly names: readonly string[]
  readonly options: OptionValues
  /** Null while the deck follows the game's own table. */
  readonly deck: Deck | null
}

/** The settings store with its values' types; what cannot be read counts as absent. */
export class Kept {
  constructor(readonly store: SettingsStore) {}

  get settings(): Settings {
    const kept = this.store.get<Partial<Settings>>('settings')
    return { ...DEFAULT_SETTINGS, ...(isRecord(kept) ? kept : {}) }
  }

  set settings(settings: Settings) {
    this.store.set('settings', settings)
  }

  get groups(): readonly Group[] {
    return list<Group>(this.store.get('groups')).filter(({ players }) => Array.isArray(players))
  }

  set groups(groups: readonly Group[]) {
    this.store.set('groups', groups as never)
  }

  get presets(): readonly SavedPreset[] {
    return list<SavedPreset>(this.store.get('presets'))
  }

  set presets(presets: readonly SavedPreset[]) {
    this.store.set('presets', presets as never)
  }

  /** The display that was chosen for the big screen. */
  get screen(): ScreenIntent | null {
    const kept = this.store.get<ScreenIntent>('screen')
    if (!kept || !isRecord(kept) || typeof kept.label !== 'string') return null
    const { label, width, height } = kept
    return Number.isFinite(width) && Number.isFinite(height) ? { label, width, height } : null
  }

  set screen(screen: ScreenIntent | null) {
    this.store.set('screen', screen as never)
  }

  get lobby(): LobbyDraft | null {
    const draft = this.store.get<LobbyDraft>('lobby')
    if (!draft || !isRecord(draft)) return null
    return Array.isArray(draft.names) && isRecord(draft.options) ? draft : null
  }

  set lobby(draft: LobbyDraft | null) {
    this.store.set('lobby', draft as never)
  }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null

const list = <T>(value: unknown): readonly T[] =>
  Array.isArray(value) ? (value as T[]).filter(isRecord) : []
