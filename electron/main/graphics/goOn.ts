import type { Host } from '../../../src/host/host'
import type { Unfinished } from './restart'

/** Brings the host back to where everything stood before the start without the graphics processor, and says once what happened. */
export function goOn(
  host: Pick<Host, 'handle' | 'notice'>,
  { evening, lobby, covered }: Unfinished,
): void {
  const replies = [
    ...(evening === null ? [] : [host.handle({ type: 'shelf.open', id: evening })]),
    ...(lobby === null ? [] : [host.handle({ type: 'lobby.begin', ruleset: lobby })]),
    // Asked in the same breath: nothing is shown to somebody from whom it was covered.
    ...(covered ? [host.handle({ type: 'desk.cover' })] : []),
  ]
  void Promise.all(replies).then((all) => {
    host.notice('graphicsOff', 'error')
    for (const reply of all) if (!reply.ok) host.notice(reply.refusal.code, 'warning')
  })
}
