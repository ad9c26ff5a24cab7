/** What a host program is given to work with, and what can be asked of it. */
import type {
  Command,
  DeskPack,
  FacilitatorView,
  MachineView,
  MusicFile,
  ProjectorView,
  Reply,
  ScreenIntent,
  ShowPack,
  WordsPack,
} from '../bridge'
import type { PhonesHost } from '../bridge/carriers/hostPort'
import type { GamePacks, GamesInLanguage } from '../../rulesets/pack'
import type { FolderFiles } from '../files/folderFiles'
import type { Languages } from '../i18n/languages'
import type { LanguageFolder, ShippedLanguages } from './languages/ports'
import type { RandomBytes } from './system/freshRoots'
import type { Furnishing, GameFolder } from './games/folder/ports'
import type { ReadingLine } from './games/reading/messages'
import type { Machine } from './state/machine'
import type { Schedule } from './system/systemClock'
import type { Listener, PackListener } from './publisher/outlet'
import type { JournalStore, PhonesStore, SettingsStore } from './storage/ports'

export interface HostOptions {
  readonly store: JournalStore
  readonly settings: SettingsStore
  /** Keeps who sits where with a phone; without it, it lasts as long as the program. */
  readonly keptPhones?: PhonesStore
  /** The games that can be played, by the id of their rules. */
  readonly packs: GamePacks
  /** Where the host's own games lie; without it they last as long as the program. */
  readonly games?: GameFolder
  /** What lies beside them; without it nothing does. */
  readonly furnishing?: Furnishing
  /** Starts what reads them, in a place of its own; without it they are read in the host's own. */
  readonly startReading?: () => ReadingLine
  /** Opens the host's music; without it, as the computer does. */
  readonly files?: FolderFiles
  /** Loads the words of these games in another language, when it is chosen. */
  readonly gamesInLanguage?: (language: string) => Promise<GamesInLanguage>
  /** The languages that can be chosen; without them those the program speaks. */
  readonly languages?: Languages
  /** Languages that come with the program as documents; without them none do. */
  readonly shippedLanguages?: ShippedLanguages
  /** Where the host's own languages lie; without it he has none. */
  readonly languageFolder?: LanguageFolder
  /** What the system asks for, by BCP 47, the best first: the language until the host has chosen one. */
  readonly systemLanguages?: readonly string[]
  /** A monotonic clock in milliseconds; `endsAt` of clocks counts by it. */
  readonly now: () => number
  readonly schedule: Schedule
  /** The system's chance, which nobody can foretell: every evening's roots come from it. */
  readonly randomBytes: RandomBytes
  /** Chance in [0, 1) for a rehearsal's players, who keep no secrets. */
  readonly random: () => number
  /** Milliseconds since 1970, for titles and dates. */
  readonly wallClock?: () => number
  readonly newId?: () => string
  /** Hears of bugs: whatever was thrown and is no known problem of the storage. */
  readonly onError?: (error: unknown) => void
}

export interface Host extends PhonesHost {
  /** Asks for something. Never rejects: what cannot be done is refused, and then nothing has changed. */
  handle(command: Command): Promise<Reply>
  /**
   * Calls back with the present view at once and with every newer one; with the games' words and looks before the
   * first view that needs them. @returns a function that stops
   */
  subscribeFacilitator(
    listener: Listener<FacilitatorView>,
    onPack?: PackListener<DeskPack | WordsPack>,
  ): () => void
  subscribeProjector(
    listener: Listener<ProjectorView>,
    onPack?: PackListener<ShowPack | WordsPack>,
  ): () => void
  /** Says how many public windows are connected now, of this computer or of the network. */
  projectorConnected(count: number, where?: 'here' | 'network'): void
  /** Gives the host a machine to ask. @returns the display that was chosen for the big screen once */
  attach(machine: Machine): { readonly screen: ScreenIntent | null }
  /** Says how the machine stands now; what is left out stands as before. */
  machineChanged(change: Partial<MachineView>): void
  /** The file of an id, if it stands in a folder of music that the host chose. */
  musicFile(id: string): MusicFile | null
  /** Hands on the text of a game's file that the host chose on the machine. */
  gamePicked(text: string): void
  /** Shows the host a remark from outside, by its code. */
  notice(
    code: string,
    level: 'info' | 'warning' | 'error',
    params?: Readonly<Record<string, string | number>>,
  ): void
  /** The computer is about to sleep: the clock stands until the host starts it again. */
  suspend(): Promise<void>
  /** Closes the evening and the host. Everything acknowledged is on disk; nothing more is taken. */
  stop(): Promise<void>
}
