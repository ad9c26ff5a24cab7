import { useCover } from '../desk/coverStore'
import { useDesk } from '../desk/deskStore'
import { useCommands, type Asking } from './useCommands'

/** What most actions act upon: what the host program shows, and how to ask it for something. */
export interface DeskContext extends Pick<Asking, 'act'> {
  readonly desk: ReturnType<typeof useDesk>
  readonly cover: ReturnType<typeof useCover>
}

/** For use in a component's setup. */
export function useDeskContext(): DeskContext {
  const { act } = useCommands()
  return { desk: useDesk(), cover: useCover(), act }
}
