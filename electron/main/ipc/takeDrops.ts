import type { WebContents } from 'electron'
import { isOwnPage } from '../security/sender'
import { DROP_CHANNEL } from './channels'

const LONGEST_PATH = 1000

/**
 * Hears where a folder lies that the host dropped on a window. The preload has it from the system; the sender is checked
 * all the same.
 * @param address the page this window was given
 */
export function takeDrops(
  contents: WebContents,
  onDrop: (path: string) => void,
  address: string,
): void {
  contents.ipc.handle(DROP_CHANNEL, (event, path: unknown) => {
    const isPath = typeof path === 'string' && path !== '' && path.length <= LONGEST_PATH
    if (!isPath || !isOwnPage(contents, event, address)) return ''
    onDrop(path)
    return path
  })
}
