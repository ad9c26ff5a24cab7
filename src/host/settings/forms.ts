/**
 * What the settings' file may hold, key by key. Of what does not fit, the rest is taken: one wrong value costs its own
 * default and nothing else. What a newer version keeps besides is left alone.
 */
import * as v from 'valibot'
import {
  settingsSchema,
  type Group,
  type Loudness,
  type MusicFolder,
  type ScreenIntent,
  type Settings,
  type Skip,
} from '../../bridge'
import { deck, id, json, loudnessEntries, name, names, text } from '../../bridge/forms'
import { MUSIC_FOLDERS, SKIPS } from '../../bridge/music'
import type { Deck, OptionValues } from '../../engine'
import { BASE_LANGUAGE } from '../../i18n/languages'

export const DEFAULT_SETTINGS: Settings = {
  language: BASE_LANGUAGE,
  roomLanguage: '',
  master: 0.8,
  ambience: 0.7,
  effects: 0.9,
  muted: false,
  soundOutput: '',
  reducedMotion: false,
  stories: true,
  speech: false,
  voice: '',
  autoAdvance: false,
  nightPace: 'usual',
  countHands: false,
  safeMargin: 2.5,
  deskText: 'normal',
  hostPlace: null,
  updates: false,
  discreetDesk: true,
  hideFromRecordings: true,
  musicVolume: 0.7,
  musicOnNetwork: false,
}

/** House rules and a deck under a name; without a deck the game's own is proposed. */
export interface SavedPreset {
  readonly id: string
  readonly name: string
  readonly ruleset: string
  readonly options: OptionValues
  readonly deck: Deck | null
}

/** Whether the people at a table play with a PIN. */
export interface TableChoice {
  readonly players: readonly string[]
  readonly pin: boolean
}

/** The lobby as the host left it. */
export interface LobbyDraft {
  readonly ruleset: string
  readonly names: readonly string[]
  readonly options: OptionValues
  /** Null while the deck follows the game's own table. */
  readonly deck: Deck | null
  /** The name of whoever bears the game's mark; absent: the first. */
  readonly marked?: string | undefined
}

type Form<T> = v.GenericSchema<unknown, T>

const rules = { ruleset: id, options: v.record(v.string(), json), deck: v.nullable(deck) }
const length = v.pipe(v.number(), v.finite())
const lobbyParts = { ...rules, names, marked: v.optional(name(40)) }

const group: Form<Group> = v.object({ id, name: name(40), players: names })
const preset: Form<SavedPreset> = v.object({ id, name: name(40), ...rules })
const table: Form<TableChoice> = v.object({ players: names, pin: v.boolean() })
const digest: Form<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const screen: Form<ScreenIntent | null> = v.nullable(
  v.object({
    label: v.string(),
    also: v.optional(v.array(v.string())),
    width: length,
    height: length,
  }),
)
const lobby: Form<LobbyDraft> = v.object(lobbyParts)
const musicFolders = Object.fromEntries(
  MUSIC_FOLDERS.map((folder) => [folder, v.optional(text(1000))]),
)
const measure: Form<Loudness | { broken: Skip }> = v.union([
  v.object(loudnessEntries),
  v.object({ broken: v.picklist(SKIPS) }),
])

/** What was made of a value. */
export interface Read<T> {
  readonly value: T
  /** The places in it that could not be taken, such as `settings.master`. */
  readonly misfits: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Its own parts one by one: those that fit, and those that are unknown here. */
function readParts<T extends object>(
  entries: v.ObjectEntries,
  raw: unknown,
  key: string,
  others: T,
): Read<T> {
  if (!isRecord(raw)) return { value: others, misfits: [key] }
  const wrong = Object.keys(entries).filter((part) => {
    const schema = entries[part]
    return Object.hasOwn(raw, part) && schema !== undefined && !v.is(schema, raw[part])
  })
  const right = Object.entries(raw).filter(([part]) => !wrong.includes(part))
  return {
    value: { ...others, ...(Object.fromEntries(right) as T) },
    misfits: wrong.map((part) => `${key}.${part}`),
  }
}

function readList<T>(schema: Form<T>, raw: unknown, key: string): Read<readonly T[]> {
  if (!Array.isArray(raw)) return { value: [], misfits: [key] }
  const items: readonly unknown[] = raw
  const read = items.map((item) => v.safeParse(schema, item))
  return {
    value: read.flatMap((item) => (item.success ? [item.output] : [])),
    misfits: read.flatMap((item, at) => (item.success ? [] : [`${key}.${at + 1}`])),
  }
}

function readLobby(raw: unknown): Read<LobbyDraft | null> {
  if (raw === null) return { value: null, misfits: [] }
  const none = { names: [], options: {}, deck: null }
  const { value, misfits } = readParts(lobbyParts, raw, 'lobby', none)
  const whole = v.safeParse(lobby, value)
  return whole.success ? { value: whole.output, misfits } : { value: null, misfits: ['lobby'] }
}

/** What is kept under each key, as it is read; what was never kept is undefined. */
const readers = {
  settings: (raw: unknown): Read<Partial<Settings>> =>
    readParts<Partial<Settings>>(settingsSchema.entries, raw, 'settings', {}),
  groups: (raw: unknown) => readList(group, raw, 'groups'),
  presets: (raw: unknown) => readList(preset, raw, 'presets'),
  tables: (raw: unknown) => readList(table, raw, 'tables'),
  /** Digests of names that no record tells. */
  leftOut: (raw: unknown) => readList(digest, raw, 'leftOut'),
  /** The display that was chosen for the big screen. */
  screen: (raw: unknown): Read<ScreenIntent | null> => {
    const read = v.safeParse(screen, raw)
    return read.success ? { value: read.output, misfits: [] } : { value: null, misfits: ['screen'] }
  },
  lobby: readLobby,
  /** The folders of the host's own music. */
  music: (raw: unknown) =>
    readParts<Partial<Record<MusicFolder, string>>>(musicFolders, raw, 'music', {}),
  /** What was measured of its files. It can be measured again: what does not fit is dropped without a word. */
  loudness: (
    raw: unknown,
  ): Read<Readonly<Record<string, Loudness | { readonly broken: Skip }>>> => ({
    value: Object.fromEntries(
      Object.entries(isRecord(raw) ? raw : {}).flatMap(([key, value]) => {
        const read = v.safeParse(measure, value)
        return read.success ? [[key, read.output]] : []
      }),
    ),
    misfits: [],
  }),
}

type Readers = typeof readers
export type KeptKey = keyof Readers
export type KeptValue<K extends KeptKey> = ReturnType<Readers[K]>['value']

/** What of a kept value can be used; undefined where nothing is kept. */
export function usable<K extends KeptKey>(key: K, raw: unknown): KeptValue<K> | undefined {
  return raw === undefined ? undefined : readers[key](raw).value
}

/** Everything that is kept, without what does not fit; and where that was. */
export function mended(kept: Readonly<Record<string, unknown>>): Read<Record<string, unknown>> {
  const value = { ...kept }
  const misfits: string[] = []
  for (const [key, read] of Object.entries(readers)) {
    if (!Object.hasOwn(kept, key)) continue
    const found = read(kept[key])
    if (found.misfits.length === 0) continue
    value[key] = found.value
    misfits.push(...found.misfits)
  }
  return { value, misfits }
}
