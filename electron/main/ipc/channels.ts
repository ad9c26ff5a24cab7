/** What goes between main and the windows. Only the facilitator's preload ever says anything. */
export const COMMAND_CHANNEL = 'nightfall:command'
export const VIEW_CHANNEL = 'nightfall:view'
/** A game's words and looks, before the first view that needs them. */
export const PACK_CHANNEL = 'nightfall:pack'
export const TIME_CHANNEL = 'nightfall:time'
/** A folder that the host dropped on the desk. */
export const DROP_CHANNEL = 'nightfall:drop'
/** Whether the big screen's window sounds. */
export const SOUND_CHANNEL = 'nightfall:sound'

export interface ViewMessage<V> {
  readonly view: V
  /** The host's clock when it was sent, milliseconds. */
  readonly now: number
}

export interface TimeMessage {
  readonly now: number
  /** The machine slept: what was known of the two clocks no longer holds. */
  readonly woke: boolean
}
