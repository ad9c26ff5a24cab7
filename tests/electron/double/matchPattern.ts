/** Chromium's match patterns, which Electron's `webRequest` filters by: scheme, host, port and path all have to fit. */

interface Parts {
  readonly scheme: string
  readonly host: string
  readonly path: string
}

/** Whether a pattern means an address. @throws on what is no pattern, as Electron does */
export function isMeant(pattern: string, address: string): boolean {
  if (pattern === '<all_urls>') return true
  const { scheme, host, path } = read(pattern)
  const url = new URL(address)
  const fitsScheme =
    scheme === '*' ? ['http:', 'https:'].includes(url.protocol) : url.protocol === `${scheme}:`
  // A file is on no host.
  const fitsHost = scheme === 'file' || isHost(host, url)
  return fitsScheme && fitsHost && isLike(path, url.pathname + url.search)
}

function read(pattern: string): Parts {
  const [, scheme, host, path] = /^(\*|[a-z]+):\/\/([^/]*)(\/.*)$/.exec(pattern) ?? []
  if (scheme === undefined || path === undefined || (host === '' && scheme !== 'file')) {
    throw new TypeError(`Invalid url pattern ${pattern}`)
  }
  return { scheme, host: host ?? '', path }
}

const USUAL_PORTS: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
  'ftp:': '21',
}

function isHost(pattern: string, { hostname, port, protocol }: URL): boolean {
  const [, name = '', wanted = '*'] = /^(.*?)(?::(\d+|\*))?$/.exec(pattern) ?? []
  if (wanted !== '*' && wanted !== (port || USUAL_PORTS[protocol])) return false
  if (name === '*') return true
  if (!name.startsWith('*.')) return hostname === name
  return hostname === name.slice(2) || hostname.endsWith(name.slice(1))
}

/** A star stands for anything, and everything else for itself. */
function isLike(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}
