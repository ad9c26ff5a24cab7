/** Everything the host program holds in memory, apart from the evening itself. */
import type {
  CommandOf,
  Cue,
  Deed,
  HandbookEntry,
  MachineView,
  Notice,
  ProjectorView,
  Settings,
  ShelfEntry,
} from '../../bridge'
import type { AnyRuleset } from '../../engine'
import type { Languages } from '../../i18n/languages'
import type { LanguageDocuments } from '../languages/documents'
import type { RandomBytes } from '../system/freshRoots'
import type { Correction } from '../evening/correction'
import type { LiveEvening } from '../evening/liveEvening'
import type { Shelved } from '../evening/shelf/shelfEntry'
import type { DeskLock } from '../lock/deskLock'
import type { Pin } from '../lock/pin'
import type { Hosting } from '../hosting/hosting'
import { isHosted } from '../hosting/hosted'
import type { Nights } from '../nights/nights'
import type { Phones } from '../phones/phones'
import type { Machine } from './machine'
import type { Music } from '../music/music'
import type { Odds } from '../odds/odds'
import type { OwnGames } from '../games/ownGames'
import type { Registry } from '../games/pack/registry'
import type { Packs } from '../packs/packs'
import type { Kept } from '../settings/kept'
import type { LobbyDraft } from '../settings/forms'
import type { JournalStore, PhonesStore, StorageFinding } from '../storage/ports'

export interface HostState {
  readonly store: JournalStore
  readonly kept: Kept
  /** All games that can be played now. */
  readonly games: Registry
  /** What can be played, by id: the rules of `games`. */
  readonly rulesets: Readonly<Record<string, AnyRuleset>>
  /** The host's own games, playable or not. */
  readonly ownGames: OwnGames
  readonly packs: Packs
  /** The host's monotonic clock, in milliseconds. */
  readonly now: () => number
  /** The calendar, in milliseconds since 1970. */
  readonly wallClock: () => number
  readonly randomBytes: RandomBytes
  readonly newId: () => string
  shelf: readonly ShelfEntry[]
  lobby: LobbyDraft | null
  evening: LiveEvening | null
  /** Those that desk and room can be in. */
  readonly languages: Languages
  readonly documents: LanguageDocuments
  settings: Settings
  /** Null while the host has the desk. */
  lock: DeskLock | null
  /** What lifts the lock, for this evening; null: whoever holds the button long enough. */
  pin: Pin | null
  /** What the public window keeps showing while it is frozen. */
  frozen: ProjectorView | null
  /** Whether it is because the host went back over several acts. */
  frozenBack: boolean
  /** The old answer that is being given anew; null: none. */
  correction: Correction | null
  /** Acts that the last changed answer left no room for. */
  fell: readonly Deed[]
  blackout: boolean
  /** When the last count of three began, by the host's clock; null: there was none. */
  beat: number | null
  testCard: boolean
  /** What of the handbook the host shows, and the phase it was shown in, with which it goes. */
  rule: { readonly entry: HandbookEntry; readonly phase: string } | null
  cue: Cue | null
  projectors: number
  /** Who of the players has a phone. */
  readonly phones: Phones
  /** What players want of an evening that the program hosts. */
  readonly hosting: Hosting
  /** How nights go that all of them play by phone. */
  readonly nights: Nights
  /** Who of them sits where, between starts. */
  readonly keptPhones: PhonesStore
  /** What can be asked of the machine, and how it stands. */
  machine: Machine
  machineView: MachineView
  /** The host's own music. */
  readonly music: Music
  /** What `preflight.check` found last; undefined before the first time. */
  saving: StorageFinding | null | undefined
  /** What the host said of the big screen, and which screen it was said of. */
  confirmed: Readonly<Partial<Record<Confirmable, { readonly ok: boolean; readonly of: string }>>>
  rehearsalRunning: boolean
  rehearsalSpeed: 'slow' | 'usual' | 'fast'
  /** What invented players make of the lobby's deck. */
  odds: Odds | null
  notices: readonly Notice[]
  noticeSerial: number
  /** Counts sounds of the public picture and nothing else: the room can see it. */
  cueSerial: number
}

export type Confirmable = CommandOf<'preflight.confirm'>['point']

export type Station = 'shelf' | 'lobby' | 'deal' | 'game'

/** Where the program stands, from the shelf to the game. */
export function stationOf({ evening, lobby }: HostState): Station {
  if (evening) return evening.play ? 'game' : 'deal'
  return lobby ? 'lobby' : 'shelf'
}

/** Whether the big screen shows something else than the evening as it is now. */
export const isCovered = ({ blackout, testCard, frozen }: HostState): boolean =>
  blackout || testCard || frozen !== null

/** Whether the host has gone back, and not on again; where the program hosts, going on is no act of the game. */
export const isGoingBack = ({ evening, correction, hosting }: HostState): boolean =>
  correction !== null ||
  ((evening?.ledger.undone.length ?? 0) > 0 && !(isHosted(evening) && !hosting.paused))

/** Who sits at the table by now, in the order of the seats. */
export function namesAtTable({ evening, lobby }: HostState): readonly string[] {
  if (evening) return evening.ledger.names
  return lobby?.names.filter((name) => name.trim() !== '') ?? []
}

/** What evenings on the shelf are shown with. */
export const shelvedBy = ({ games, settings }: HostState): Shelved => ({
  games,
  language: settings.language,
})

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
