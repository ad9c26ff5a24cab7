/** What a command's handler works with, and the two answers it can give. */
import type { Command, CommandOf, CommandType, RefusalView, Reply } from '../../../bridge'
import type { Refusal } from '../../../engine'
import type { LiveEvening } from '../../evening/liveEvening'
import type { Play } from '../../evening/play'
import { refuse } from '../../program/refusals'
import { stationOf, type HostState } from '../../state/state'
import type { FilesPort } from '../../state/machine'

export interface CommandContext {
  readonly state: HostState
  /** Builds the new views, as the publisher does; throws if they cannot be built, before anything is written. */
  readonly prepare: () => void
  /** Says that nothing may sound for what happens now. */
  readonly quiet: () => void
  /** Keeps the big screen as it is, until the host is done with what was gone back over. */
  readonly hold: () => void
  /** Carries out another command as part of this one. */
  readonly dispatch: (command: Command) => Promise<Reply>
  /**
   * Answers what is worked out while other commands are carried out.
   * @param told hears of what came so late that the window was answered before it
   */
  readonly later: (reply: Promise<Reply>, told?: (late: Reply) => void) => Reply
  /** Reads the shelf anew. */
  readonly refreshShelf: () => Promise<void>
}

/** One handler per command; together they are the whole of what a window can ask. */
export type Handlers<T extends CommandType> = {
  readonly [K in T]: (context: CommandContext, command: CommandOf<K>) => Promise<Reply> | Reply
}

/** Some of them, as each file has its own. */
export type SomeHandlers = Partial<Handlers<CommandType>>

export const done = (data?: unknown): Reply =>
  data === undefined ? { ok: true } : { ok: true, data }

export const refused = (refusal: RefusalView): Reply => ({ ok: false, refusal })

/** The reply to something that may have been refused. */
export const replyTo = (refusal: Refusal | null): Reply => (refusal ? refused(refusal) : done())

/** What cannot be done where the program stands now. */
export const notNow = (state: HostState): Reply =>
  refused(refuse('notNow', { station: stationOf(state) }))

/** Lets the machine do something with files, where it has any. */
export async function withFiles(
  { machine: { files } }: HostState,
  act: (files: FilesPort) => Promise<void> | void,
): Promise<Reply> {
  if (!files) return refused(refuse('noFiles'))
  await act(files)
  return done()
}

/** Does something with the running game, or says that there is none. */
export function inGame(
  { state }: CommandContext,
  act: (evening: LiveEvening, play: Play) => Promise<Reply> | Reply,
): Promise<Reply> | Reply {
  const { evening } = state
  return evening?.play ? act(evening, evening.play) : notNow(state)
}
