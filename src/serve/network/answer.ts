/** What the network's server answers to one request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { safeHeaders } from '../guards'
import { type FindMusic, sendMusic } from '../musicFiles'
import type { Pages } from '../pages'

export interface Asked {
  /** What is asked for below the path, or the status that turns it away. */
  readonly found: { readonly below: string } | number
  readonly path: string
  /** The server's own address and port. */
  readonly name: string
  /** What may be handed out. */
  readonly files: ReadonlySet<string>
  readonly pages: Pages
  /** The music that the host lets go over the network. */
  readonly findMusic: FindMusic
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers; hangs up on whoever is turned away. @returns whether there was something to serve */
export async function answerWith(asked: Asked): Promise<boolean> {
  const { found, path, name, files, pages, findMusic, request, response } = asked
  const end = (status: number, headers = {}, body: Buffer | string = ''): boolean => {
    const isRefused = status >= 400
    response.writeHead(status, {
      ...safeHeaders(name),
      'Content-Type': 'text/plain; charset=utf-8',
      ...(isRefused && { Connection: 'close' }),
      ...headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body, () => {
      if (isRefused) request.socket.destroy()
    })
    return !isRefused
  }
  try {
    if (typeof found === 'number') return end(found, {}, 'Nothing here.\n')
    const { below } = found
    if (below === '/' || below === '/projector') {
      return end(308, { Location: `/${path}/projector/` })
    }
    const headers = safeHeaders(name)
    if (await sendMusic(findMusic, below, { request, response, headers })) return true
    const file = below === '/projector/' ? '/projector/index.html' : below
    const page = files.has(file) ? await pages.find(file) : null
    if (!page) return end(404, {}, 'Nothing here.\n')
    return end(200, { 'Content-Type': page.type, 'Content-Length': page.body.length }, page.body)
  } catch (error) {
    console.error(error)
    return response.headersSent ? false : end(500, {}, 'The page could not be read.\n')
  }
}
