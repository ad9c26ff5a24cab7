/** The network's server for tests that need no build: bundled once for each process, and started as the program does. */
import type { StartServer } from '../../../src/serve/network/messages'
import { startThread } from '../../../src/serve/network/startThread'
import { bundled, type Change } from '../../support/broken'

/** Bundles it, with lines changed where a test breaks it. @returns what starts it, each time anew */
export async function networkThread(changes: readonly Change[] = []): Promise<StartServer> {
  const program = await bundled('src/serve/network/serverThread.ts', changes)
  return () => startThread(program)
}
