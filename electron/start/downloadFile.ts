/** A download that shows how far it is and knows when to give up. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { wayTo } from './proxy.ts'

/** How long the place of the download may keep silent, at the start and in the middle, milliseconds. */
export interface Patience {
  readonly answer: number
  readonly silence: number
}

/** With this, a start has made up its mind within five seconds of silence, whenever that falls. */
export const PATIENCE: Patience = { answer: 4000, silence: 4000 }

/** Whoever sends less than this within the time of a silence might as well be silent: a night would not suffice, bytes. */
const LEAST = 16_384

/** Why something cannot be had, in words that fit into a line. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** @throws `Unavailable` when the place does not answer in time, refuses, breaks off, or falls silent on the way */
export async function downloadFile(
  from: string,
  to: string,
  say: (line: string) => void,
  patience: Patience = PATIENCE,
): Promise<void> {
  const stop = new AbortController()
  let place = new URL(from).host
  const giveUpIn = (ms: number, said: string) =>
    setTimeout(() => stop.abort(new Unavailable(`${place} ${said}`)), ms)
  let watch = giveUpIn(patience.answer, `gave no answer within ${seconds(patience.answer)}`)
  try {
    const { fetch, proxy } = await wayTo(from)
    if (proxy !== null) place += ` (proxy ${proxy})`
    const response = await fetch(from, { signal: stop.signal })
    if (!response.ok || !response.body) {
      throw new Unavailable(`${place} answered ${response.status}`)
    }
    const total = Number(response.headers.get('content-length'))
    say('Fetching the Electron runtime, this once.')
    await mkdir(dirname(to), { recursive: true })
    let done = 0
    let shown = 0
    let since = 0
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      async function* (source: AsyncIterable<Uint8Array>) {
        for await (const chunk of source) {
          done += chunk.length
          if (since === 0 || done - since >= LEAST) {
            since = done
            clearTimeout(watch)
            watch = giveUpIn(patience.silence, `fell silent after ${megabytes(done)}`)
          }
          const tenths = total > 0 ? Math.floor((10 * done) / total) : 0
          if (tenths > shown) say(`  ${tenths * 10} % of ${megabytes(total)}`)
          shown = tenths
          yield chunk
        }
      },
      createWriteStream(to),
      { signal: stop.signal },
    )
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : unavailable(error, place)
  } finally {
    clearTimeout(watch)
    // Lets go of a connection that nobody reads any more.
    stop.abort()
  }
}

/** Codes of a disk that takes nothing. */
const DISK = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'ENOENT', 'EIO']

/** The code of an error, or of the error behind it. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : codeOf(error.cause)
}

/** Puts any failure of a download into words. */
export function unavailable(error: unknown, place: string): Unavailable {
  if (error instanceof Unavailable) return error
  const code = codeOf(error)
  if (code !== null && DISK.includes(code)) {
    return new Unavailable(`this computer has no room for it or may not write it: ${code}`)
  }
  if (code === 'ERR_INVALID_URL') {
    return new Unavailable('the proxy that is set is no address such as http://proxy:3128')
  }
  if (code === 'UND_ERR_SOCKET') return new Unavailable(`${place} broke off`)
  return new Unavailable(`${place} cannot be reached${code === null ? '' : `: ${code}`}`)
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
