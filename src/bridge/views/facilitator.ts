/** What the desk is sent, and what it is answered. Views are pushed whole; windows mirror them and hold no truth. */
import type { SeatId } from '../../engine'
import type { Settings } from '../commands'
import type { HandbookEntry } from '../asked/handbook'
import type { CheckPoint, MachineView } from '../machine'
import type { DeskPhones } from './deskPhones'
import type { MusicView } from '../music'
import type { OwnGamesView } from '../asked/ownGames'
import type { ClockView, ProjectorView } from './room'
import type { ShelfEntry } from './shelf'
import type { LobbyView, DealView } from './lobby'
import type { GameView } from './game'
import type { HostingView } from './hosting'

export interface LanguageName {
  readonly code: string
  readonly name: string
  /** Where it is a document: the file of the host's folder that it is from, null for a shipped one; how many of its texts are English. */
  readonly document?: {
    readonly file: string | null
    readonly english: number
    readonly texts: number
  }
}

/** What is to be said of a file in the folder of languages. */
export interface LanguageFileView {
  readonly file: string
  /** Whether its texts are said as they are now. */
  readonly isUsed: boolean
  readonly problems: readonly {
    readonly code: string
    readonly line: number
    readonly path: string
    readonly params: Readonly<Record<string, string | number>>
  }[]
  /** How many there are besides. */
  readonly more: number
}

/** A remark of the host program itself: a code of the locale tables. Serials only grow. */
export interface Notice {
  readonly serial: number
  readonly code: string
  readonly level: 'info' | 'warning' | 'error'
  readonly params: Readonly<Record<string, string | number>>
}

export interface FacilitatorView {
  readonly revision: number
  readonly station: 'shelf' | 'lobby' | 'deal' | 'game'
  readonly rulesets: readonly { readonly id: string; readonly players: LobbyView['players'] }[]
  /** Games of the host's own; those that can be played are among `rulesets`, too. */
  readonly ownGames: OwnGamesView
  /** Newest first; empty while an evening is open. */
  readonly shelf: readonly ShelfEntry[]
  /** The open evening's own entry. */
  readonly evening: ShelfEntry | null
  readonly lobby: LobbyView | null
  readonly deal: DealView | null
  readonly game: GameView | null
  readonly clock: ClockView | null
  /** What the host has done to the big screen's picture. */
  readonly picture: {
    readonly frozen: boolean
    /** Frozen by itself, because the host went back over several acts. */
    readonly frozenBack: boolean
    readonly blackout: boolean
    readonly testCard: boolean
    /** What the big screen shows of the handbook instead of the evening. */
    readonly rule: HandbookEntry | null
  }
  readonly demo: {
    readonly running: boolean
    readonly speed: 'slow' | 'usual' | 'fast'
    /** Whether the game it is of has another text now, under which it can be played again. */
    readonly renewable?: boolean
  } | null
  /** Set while the host does not have the desk: then nothing secret is in any part of this view. */
  readonly lock: {
    /** The player who looks at the own cards now, or is handed the laptop to do so; null: nobody. */
    readonly seat: SeatId | null
    readonly isOpen: boolean
    /** Whether players had the laptop since the host last had it. */
    readonly passed: boolean
    /** Whether the evening was taken from the shelf and its PIN has not been given yet. */
    readonly asksPin: boolean
    /** Whether the program hosts: nobody has the desk until all have said so, or the evening is over. */
    readonly hosted?: true
  } | null
  /** An evening that the program hosts; null: somebody does. */
  readonly hosting: HostingView | null
  /** Whether it takes a PIN to unlock. */
  readonly hasPin: boolean
  readonly settings: Settings
  /** What desk and room can be in, by code, each under its own name. */
  readonly languages: readonly LanguageName[]
  /** Files of languages with something to be said of them; without such nothing. */
  readonly languageFiles?: readonly LanguageFileView[]
  /** How many public windows are connected. */
  readonly projectors: number
  readonly phones: DeskPhones
  /** The computer that all this runs on. */
  readonly machine: MachineView
  readonly music: MusicView
  /** What should be looked at before an evening. */
  readonly check: readonly CheckPoint[]
  readonly notices: readonly Notice[]
  /** What the public window shows at this moment. */
  readonly preview: ProjectorView
}

export type RefusalView = {
  readonly code: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** What `preflight.check` found. */
export interface Preflight {
  /** Why an evening could not be saved now; null when all is well. */
  readonly saving: RefusalView | null
  /** How many public windows are connected. */
  readonly projectors: number
}

/** What came of a command. A refused one changed nothing. */
export type Reply =
  | {
      readonly ok: true
      readonly data?: unknown
      /** The revision of the desk's view from which on it shows; every reply over a line has one. */
      readonly revision?: number
    }
  | { readonly ok: false; readonly refusal: RefusalView }
