/** What the machine is to an evening, as the desk sees it: displays, sleep. Null where it has no such thing. */

/** What makes a display worth a word: the room may see what it must not, or it may be the wrong one. */
export type ScreenWarning =
  /** Two displays show the same picture: the room would see the desk. */
  | 'mirrored'
  /** The host's own window stands on the big screen, and there is no other display for it. */
  | 'deskOnScreen'
  /** Two displays cannot be told apart by name and size. */
  | 'twins'
  /** Not the display that was chosen once, but the likeliest of those that are there. */
  | 'unsure'
  /** The system does not put the big screen's window on its display, however often it is told. */
  | 'misplaced'

export interface ScreenView {
  /** Names it for as long as it stays as it is. */
  readonly key: string
  /** Counted from the left; what it shows when the numbers are on. */
  readonly number: number
  readonly label: string
  readonly width: number
  readonly height: number
  /** The host's window stands on it. */
  readonly desk: boolean
  /** The big screen's window fills it. */
  readonly show: boolean
}

export interface ScreensView {
  readonly list: readonly ScreenView[]
  /**
   * Where the big screen's window is: on a `screen` of its own, a `window` on the only display, `hidden` because
   * its display is gone, to be moved `byHand` where no program may place windows, or `closed` by the host.
   */
  readonly place: 'screen' | 'window' | 'hidden' | 'byHand' | 'closed'
  /** The name of the display that was chosen, or where the show stood last; null when there was none. */
  readonly chosen: string | null
  readonly warnings: readonly ScreenWarning[]
  /**
   * A display of the size of the one that is gone, under another name: a wireless one may have come back so. The host is asked;
   * absent where there is nothing to ask.
   */
  readonly perhaps?: { readonly key: string; readonly label: string; readonly gone: string }
}

export interface NetworkAddress {
  /** IPv4, such as `192.168.1.20`. */
  readonly address: string
  /** What the system calls the network's socket, such as `wlan0`. */
  readonly name: string
}

/** The big screen's page for a TV's own browser. */
export interface NetworkView {
  /** Where this computer can be reached, the likeliest first. */
  readonly addresses: readonly NetworkAddress[]
  /** The address it is shown at; null while it is off. */
  readonly address: string | null
  /** What to type into the TV; null while it is off. */
  readonly url: string | null
  readonly viewers: number
  /** Whether the first of the viewers sounds instead of this computer. */
  readonly sound: boolean
}

/** The page of players' phones. */
export interface PhonesServed {
  /** Where this computer can be reached, the likeliest first. */
  readonly addresses: readonly NetworkAddress[]
  /** The address it is served at; null while it is off. */
  readonly address: string | null
  /** What phones scan, or type; null while it is off. */
  readonly url: string | null
}

/** Where public moments can be heard: on this computer alone, or on the local network. */
export type MomentsPlace = 'here' | 'network'

/** The stream of what the room is told, for other programs. */
export interface MomentsView {
  /** Where this computer can be reached, the likeliest first. */
  readonly addresses: readonly NetworkAddress[]
  /** On this computer: for programs, and with a key for pages in a browser; null while it is off. */
  readonly here: { readonly url: string; readonly pageUrl: string } | null
  /** On the network, under a path that is a secret; null while it is off. */
  readonly network: { readonly address: string; readonly url: string } | null
  readonly listeners: number
}

export interface MachineView {
  /** Null where the host moves the windows: in the browser mode. */
  readonly screens: ScreensView | null
  /** Whether displays are kept from going dark just now; null where the program has no say in it. */
  readonly awake: boolean | null
  readonly network: NetworkView | null
  readonly phones: PhonesServed | null
  readonly moments: MomentsView | null
  /** Whether the program itself saves and opens files; else windows do it by their browser. */
  readonly files: boolean
}

/** What is looked at before the guests come. */
export type CheckId = 'screen' | 'sound' | 'text' | 'awake' | 'saving'

/** How a point stands, and why: a key of the texts under `check.why`. */
export type CheckWhy =
  | 'noScreen'
  | 'screenHidden'
  | 'screenWindow'
  | 'screenMirrored'
  | 'screenDesk'
  | 'screenAsk'
  | 'screenDenied'
  | 'screenGood'
  | 'soundMuted'
  | 'soundAsk'
  | 'soundDenied'
  | 'soundGood'
  | 'textAsk'
  | 'textDenied'
  | 'textGood'
  | 'awakeNone'
  | 'awakeBad'
  | 'awakeGood'
  | 'savingOpen'
  | 'savingBad'
  | 'savingGood'

export interface CheckPoint {
  readonly id: CheckId
  /** `ask`: the host alone can say. `open`: not tried yet. `none`: does not apply here. */
  readonly state: 'good' | 'bad' | 'ask' | 'open' | 'none'
  readonly why: CheckWhy
  readonly params: Readonly<Record<string, string | number>>
}

/** The big screen as the host chose it. Never a number or a position: both change with every plug. */
export interface ScreenIntent {
  readonly label: string
  /** Names under which the host has known it again. */
  readonly also?: readonly string[] | undefined
  readonly width: number
  readonly height: number
}
