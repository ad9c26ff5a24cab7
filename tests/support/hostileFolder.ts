/** Everything that is no plain file, under names that promise one. Only where the system has such things. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

export const canBeHostile = process.platform !== 'win32'
/** Root reads everything. */
export const isRoot = process.getuid?.() === 0

export interface Hostile {
  /** The names that were put there, without their ending. */
  readonly names: readonly string[]
  close(): void
}

/** The longest name that a file can have, in bytes. */
export const longest = (ending: string): string => 'x'.repeat(255 - ending.length) + ending

/**
 * Puts them into a folder.
 * @param ending of every name, such as `.mp3`
 * @param elsewhere a file outside that no link may give away
 */
export async function makeHostile(
  folder: string,
  ending: string,
  elsewhere: string,
): Promise<Hostile> {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name + ending)
  execFileSync('mkfifo', [at('pipe')])
  symlinkSync('/dev/zero', at('device'))
  symlinkSync(elsewhere, at('link'))
  symlinkSync(join(folder, '..'), at('linked-folder'))
  symlinkSync(at('round'), at('round'))
  symlinkSync(at('nowhere'), at('lost'))
  mkdirSync(at('folder'))
  writeFileSync(at('closed'), 'nobody may read this')
  chmodSync(at('closed'), 0)
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(at('socket'), resolve))
  return {
    names: [
      'closed',
      'device',
      'folder',
      'link',
      'linked-folder',
      'lost',
      'pipe',
      'round',
      'socket',
    ],
    close: () => server.close(),
  }
}
