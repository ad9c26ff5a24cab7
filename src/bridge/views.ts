/** What the host shows each audience. Views are pushed whole; windows mirror them and hold no truth. */
import type {
  CastingFinding,
  Deck,
  DeckCard,
  DeskStep,
  DeskView,
  OptionDefs,
  OptionValues,
  Phase,
  PublicItem,
  PublicSeat,
  RoomCount,
  SeatId,
  Stage,
} from '../engine'
import type { Deed, LogLine, Tonight } from './deeds'
import type { NOTE_MARKS, Settings } from './commands'
import type { Handbook, HandbookEntry, RuleText } from './asked/handbook'
import type { CheckPoint, MachineView } from './machine'
import type { MusicView, RoomMusic } from './music'
import type { ProjectorScene } from './scenes'
import type { OddsView } from './asked/odds'
import type { CarriedGame, OwnGamesView } from './asked/ownGames'

/** A clock as drawn by a window: from the end, never counted down. Times are the host's milliseconds. */
export type ClockView = {
  readonly totalMs: number
  /** What is timed: a key of the texts such as `discussion` or `speech`. */
  readonly about: string
} & (
  | { readonly state: 'running'; readonly endsAt: number }
  | { readonly state: 'paused'; readonly leftMs: number }
  | { readonly state: 'over' }
)

export interface StoryText {
  readonly body: readonly string[]
  /** The last words before the name. */
  readonly lead: string
}

/** A sound to play once: serials only grow, a window never plays one it has seen. */
export interface Cue {
  readonly serial: number
  readonly sound: string
}

export interface ProjectorSeat extends PublicSeat {
  readonly name: string
}

/** The evening as it really was, told once everything is over. */
export interface EndView {
  readonly winners: readonly string[]
  /** Null until the host turns the roles over. */
  readonly revealed: null | {
    readonly seats: readonly {
      readonly id: SeatId
      readonly team: string
      readonly dealt: readonly string[]
    }[]
    /** Cards that lay in the middle from the beginning, where the game has such. */
    readonly middle?: readonly string[]
    readonly chronicle: readonly ChronicleEntry[]
  }
}

/** One line of an evening's story: a text key of the ruleset or the shared texts, with its parameters. */
export interface ChronicleEntry {
  readonly phase: string
  readonly key: string
  readonly seats: Readonly<Record<string, readonly SeatId[]>>
  readonly params: Readonly<Record<string, string | number>>
}

/** Everything the public window is ever sent. Built by allow-list; nothing else reaches it. */
export interface ProjectorView {
  readonly revision: number
  readonly scene: ProjectorScene
  readonly ruleset: string | null
  readonly phase: Phase | null
  readonly seats: readonly ProjectorSeat[]
  /** Announcements told in this phase, in order; the last one is news. */
  readonly items: readonly PublicItem[]
  readonly stage: Stage | null
  readonly count: RoomCount | null
  readonly clock: ClockView | null
  /** The story being told; its name follows with the announcement. */
  readonly story: StoryText | null
  readonly end: EndView | null
  readonly cue: Cue | null
  /** What the host has looked up for everybody; absent where nothing is. */
  readonly rule?: RuleText
  /** Who looks at the own cards while they are dealt; absent while nobody has the laptop. */
  readonly peeking?: Peeking
  /** Who has looked at the own cards by now; absent where nobody does so at the laptop. */
  readonly looked?: readonly SeatId[]
  /** When the count of three for a vote began, by the host's clock; absent once it is over. */
  readonly beat?: number
  /** How near that is which the game lets come nearer (a ship), from 0 to 1; absent where nothing does. */
  readonly nearer?: number
  /** The host's own music; absent where there is none. */
  readonly music?: RoomMusic
  readonly show: Pick<
    Settings,
    | 'language'
    | 'master'
    | 'ambience'
    | 'effects'
    | 'muted'
    | 'soundOutput'
    | 'reducedMotion'
    | 'safeMargin'
    | 'speech'
    | 'voice'
  >
}

/** What everybody can see of the laptop going round. */
export interface Peeking {
  readonly seat: SeatId
  /** Who gets the laptop then; null: the host. */
  readonly next: SeatId | null
  /** Which one this is, and of how many. */
  readonly number: number
  readonly of: number
}

export interface ShelfEntry {
  readonly id: string
  /** As the host named it; empty: it goes by its day and its game. */
  readonly title: string
  readonly ruleset: string
  readonly players: number
  /** Start of the evening and last change, milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  /** e.g. `night 3`, `deal`, `end`. */
  readonly stands: string
  /** The step whose hands were being entered, e.g. a vote; null where none was, or nobody knows. */
  readonly step: string | null
  readonly demo: boolean
  /** Why it cannot be opened or only in part; null when it is sound. */
  readonly problem: string | null
  readonly problemParams: Readonly<Record<string, string | number>>
  /** The host's own game that the evening brings along; absent for games that are built in. */
  readonly carries?: CarriedGame
}

/** What the host has noted of a player. */
export interface SeatNote {
  readonly text: string
  readonly marks: readonly (typeof NOTE_MARKS)[number][]
}

/** What `game.foresee` replies. */
export interface RulingPreview {
  /** As they would stand in the log, the ruling itself aside. */
  readonly lines: readonly ChronicleEntry[]
  /** Who would have won by the rules; null: nobody. */
  readonly reached: readonly string[] | null
  /** How many recorded entries of the open step would be lost. */
  readonly dropped: number
}

/** What `shelf.removed` replies. */
export interface RemovedEvenings {
  readonly evenings: readonly ShelfEntry[]
}

export interface SavedName {
  readonly id: string
  readonly name: string
}

export interface Group extends SavedName {
  readonly players: readonly string[]
}

export interface Preset extends SavedName {
  readonly ruleset: string
}

export interface LobbyView {
  readonly ruleset: string
  readonly names: readonly string[]
  /** Names that stand twice or are empty, by index. */
  readonly badNames: readonly { readonly index: number; readonly code: string }[]
  readonly options: OptionDefs
  readonly values: OptionValues
  readonly cards: readonly DeckCard[]
  readonly cardsPerSeat: number
  /** How many cards of this deck lie in the middle and are nobody's. */
  readonly middle: number
  readonly deck: Deck
  /** Whether the deck is the rulebook's own for this number of players. */
  readonly proposed: boolean
  /** The rulebook's own deck for this number of players, to tell what differs from it. */
  readonly book: Deck
  readonly findings: readonly CastingFinding[]
  readonly verdict: 'ok' | 'warned' | 'refused'
  /** Whether nobody may enter the cards at the desk, because he would see them all. */
  readonly isBlind: boolean
  /** The mark that one player bears, by his place in the list; null where nobody does. */
  readonly mark: { readonly id: string; readonly index: number } | null
  readonly players: {
    readonly min: number
    readonly max: number
    readonly best: readonly [number, number]
  }
  readonly groups: readonly Group[]
  readonly presets: readonly Preset[]
  /** How fair the deck seems; null while nobody asked. */
  readonly odds: OddsView | null
}

export interface DealView {
  readonly by: 'program' | 'host'
  readonly stacked: boolean
  readonly cardsPerSeat: number
  /** How many cards are to lie in the middle: those that nobody holds once everybody has cards. */
  readonly middle: number
  /** Whether the host looks at all cards before the game begins. */
  readonly hostLooks: boolean
  /** Whether whoever sits at the desk plays along: cards are shown to those who hold them only. */
  readonly isBlind: boolean
  /** Whether the evening has a PIN; `ask`: the host has not said yet whether this table wants one. */
  readonly pin: 'set' | 'none' | 'ask'
  readonly seats: readonly {
    readonly id: SeatId
    readonly name: string
    /** Dealt or entered, top first; empty while nothing was entered. */
    readonly cards: readonly string[]
    readonly done: boolean
    /** Each time the cards were opened on the laptop: the name of the player it came from; null: the host. */
    readonly opened: readonly (string | null)[]
  }[]
  readonly cards: readonly DeckCard[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  /** House rules of tonight that are not as usual. */
  readonly changed: OptionValues
  /** Cards of the deck not yet entered. */
  readonly left: Deck
  readonly findings: readonly CastingFinding[]
  readonly ready: boolean
}

export interface GameView extends DeskView {
  readonly names: Readonly<Record<SeatId, string>>
  /** What the room sees of each seat, for the ring's own marks. */
  readonly publicSeats: readonly PublicSeat[]
  readonly teams: readonly string[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  /** Those that the host may give to a player, or take. */
  readonly statuses: readonly string[]
  readonly cards: readonly DeckCard[]
  /** Whether players have more lives than one. */
  readonly hasLives: boolean
  readonly rulings: readonly string[]
  /** Things that the host may put into somebody's hands, where each has to be named. */
  readonly objects: readonly string[]
  readonly options: OptionValues
  readonly dealt: Readonly<Record<SeatId, readonly string[]>>
  /** What lay in the middle from the beginning, where the game has such cards and the host may know them. */
  readonly middle?: readonly string[]
  readonly handbook: Handbook
  /** Only of players of whom there is one. */
  readonly notes: Readonly<Record<SeatId, SeatNote>>
  /** Whether the big screen shows a ruling of this night by itself, once the dawn has been told. */
  readonly showsAtDawn: boolean
  /**
   * The next announcement's story, before the room hears it; null when none is next. `seat` is null (and
   * the lead empty) when it tells that nobody died.
   */
  readonly story:
    | (StoryText & {
        readonly seat: SeatId | null
        readonly shown: boolean
        readonly edited: boolean
      })
    | null
  /** What is read out with what was just announced by day, a sentence each or two. */
  readonly tales: readonly string[]
  /** The last signal given by an answer, to be shown back now. `serial` grows with each one. */
  readonly signal: {
    readonly serial: number
    readonly step: string
    readonly signal: unknown
  } | null
  /** The offered step that asks a question again, where the game has one. */
  readonly asksAgain: string | null
  /** The questions it asks, in order, and the one that counts; until the next answer. */
  readonly asked: { readonly question: string; readonly all: readonly string[] } | null
  /** How long a call nobody can answer should be kept up, in seconds: as long as living ones take. */
  readonly pauseSeconds: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What undo takes back, newest last: the last twenty acts. */
  readonly deeds: readonly Deed[]
  readonly tonight: Tonight
  /** The old answer that is being given anew, and how many acts wait for it; null: none. */
  readonly correcting: { readonly deed: Deed; readonly waiting: number } | null
  /** Acts that the last changed answer left no room for; they have to be done anew. */
  readonly fell: readonly Deed[]
  readonly logLength: number
  /** The newest lines of the log, newest last; older ones are paged. */
  readonly log: readonly LogLine[]
  readonly revealed: boolean
}

export interface LanguageName {
  readonly code: string
  readonly name: string
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
  } | null
  /** Whether it takes a PIN to unlock. */
  readonly hasPin: boolean
  readonly settings: Settings
  /** What desk and room can be in, by code, each under its own name. */
  readonly languages: readonly LanguageName[]
  /** How many public windows are connected. */
  readonly projectors: number
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

/** What `game.ahead` replies: the step that going on would open, and its phase; null: the end of the game. */
export interface Ahead {
  readonly step: DeskStep | null
  readonly phase: Phase
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
