/** Everything the host program holds in memory, apart from the evening itself. */
import type {
  CommandOf,
  Cue,
  MachineView,
  Notice,
  ProjectorView,
  Settings,
  ShelfEntry,
} from '../bridge'
import type { AnyRuleset } from '../engine'
import type { StoryPack } from '../story'
import type { LiveEvening } from './evening/liveEvening'
import type { Machine } from './machine'
import type { Kept, LobbyDraft } from './settings'
import type { JournalStore, StorageFinding } from './storage'

export interface HostState {
  readonly store: JournalStore
  readonly kept: Kept
  readonly rulesets: Readonly<Record<string, AnyRuleset>>
  readonly packs: StoryPacks
  /** The host's monotonic clock, in milliseconds. */
  readonly now: () => number
  /** The calendar, in milliseconds since 1970. */
  readonly wallClock: () => number
  readonly random: () => number
  readonly newId: () => string
  shelf: readonly ShelfEntry[]
  lobby: LobbyDraft | null
  evening: LiveEvening | null
  settings: Settings
  /** What the public window keeps showing while it is frozen. */
  frozen: ProjectorView | null
  blackout: boolean
  testCard: boolean
  cue: Cue | null
  projectors: number
  /** What can be asked of the machine, and how it stands. */
  machine: Machine
  machineView: MachineView
  /** What `preflight.check` found last; undefined before the first time. */
  saving: StorageFinding | null | undefined
  /** What the host said of the big screen, and which screen it was said of. */
  confirmed: Readonly<Partial<Record<Confirmable, { readonly ok: boolean; readonly of: string }>>>
  demoRunning: boolean
  notices: readonly Notice[]
  noticeSerial: number
  /** Counts sounds of the public picture and nothing else: the room can see it. */
  cueSerial: number
}

export type Confirmable = CommandOf<'preflight.confirm'>['point']

/** Death stories by game and language. */
export type StoryPacks = Readonly<Record<string, Readonly<Record<string, StoryPack>>>>

export type Room = 'shelf' | 'lobby' | 'deal' | 'game'

/** The room the host stands in. */
export function roomOf({ evening, lobby }: HostState): Room {
  if (evening) return evening.play ? 'game' : 'deal'
  return lobby ? 'lobby' : 'shelf'
}

const NOTICES_KEPT = 12

/** Adds a remark for the host; old ones fall off. */
export function notify(
  state: HostState,
  code: string,
  level: Notice['level'],
  params: Notice['params'] = {},
): void {
  state.noticeSerial += 1
  const notice = { serial: state.noticeSerial, code, level, params }
  state.notices = [...state.notices, notice].slice(-NOTICES_KEPT)
}
