/**
 * What the host asks of the machine it runs on. Each part is missing where there is no such thing: a plain Node
 * has no displays. What becomes of it comes back through `Host.machineChanged`.
 */
import type { OddsLine } from '../odds/messages'
import type {
  MachineView,
  MomentsPlace,
  MusicFolder,
  RefusalView,
  ScreenIntent,
} from '../../bridge'

export interface ScreensPort {
  /** Takes a display for the big screen. @returns what to remember; null: it is gone, or the only one */
  choose(key: string): ScreenIntent | null
  /**
   * Takes a display for the one that is gone, or does not ask about it again.
   * @returns what to remember; null: it is gone
   */
  same(key: string, yes: boolean): { readonly intent: ScreenIntent | null } | null
  identify(): void
  show(): void
}

export interface NetworkPort {
  /** Shows the big screen's page on the local network. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null>
  hide(): Promise<void>
  /** Lets the first of its viewers sound instead of this computer. */
  sound: boolean
}

export interface MomentsPort {
  /** Tells other programs what the room is told. @returns null, or why it cannot */
  show(where: MomentsPlace, address: string | null): Promise<RefusalView | null>
  hide(where: MomentsPlace): Promise<void>
}

export interface PhonesPort {
  /** Serves the page of players' phones on the local network. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null>
  /** Ends it for everybody: no phone is known any more. */
  hide(): Promise<void>
  /**
   * Waits for a phone that comes with a code of 128 bits, as hexadecimal text: once.
   * @returns the id that it will have; null while none can come
   */
  expect(code: string): Promise<string | null>
  /** The program ends: phones find it again, and are known, once it serves again. */
  stop(): Promise<void>
}

export interface FilesPort {
  /** Lets the host keep a text as a file of his own choice. What becomes of it is told as a notice. */
  save(name: string, text: string): void
  /** Makes a PDF of what the desk has laid out for print, and lets the host keep it. @throws what printing throws */
  print(name: string, paper: 'A4' | 'Letter'): Promise<void>
  /** Lets the host choose a file, and imports the evening in it. */
  pick(): void
  /** Lets the host choose a file with a game, and hands its text to `Host.gamePicked`. */
  pickGame(): void
}

export interface FoldersPort {
  /** Lets the host choose a folder of music, and takes it. */
  pick(folder: MusicFolder): void
  /** Whether the host himself has chosen or dropped this folder: a window may name no other. */
  isChosen(path: string): boolean
}

export interface Machine {
  readonly screens?: ScreensPort
  /** Looks whether displays are really kept from going dark now. */
  readonly isAwake?: () => boolean
  readonly network?: NetworkPort
  readonly phones?: PhonesPort
  readonly moments?: MomentsPort
  /** Starts what plays invented evenings, in a place of its own. */
  readonly startOdds?: () => OddsLine
  /** Where windows cannot hand out files themselves. */
  readonly files?: FilesPort
  /** Where windows cannot be told a path by the host. */
  readonly folders?: FoldersPort
}

/** A machine that nothing is known of. */
export const BARE_MACHINE: MachineView = {
  screens: null,
  awake: null,
  network: null,
  phones: null,
  moments: null,
  files: false,
}
