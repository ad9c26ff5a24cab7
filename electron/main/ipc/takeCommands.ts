import type { WebContents } from 'electron'
import { type HostPort, receiveCommand } from '../../../src/bridge/carriers/hostPort'
import { isOwnPage } from '../security/sender'
import { COMMAND_CHANNEL } from './channels'

/**
 * Lets one window command the host. The channel belongs to this window alone; the sender is checked all the
 * same, and the message is read by the contract.
 * @param address the page this window was given
 */
export function takeCommands(contents: WebContents, host: HostPort, address: string): void {
  contents.ipc.handle(COMMAND_CHANNEL, async (event, message: unknown) => {
    if (!isOwnPage(contents, event, address)) {
      return { ok: false, refusal: { code: 'malformed', params: { problem: 'sender' } } }
    }
    return receiveCommand(host, message)
  })
}
