/** The way to the internet: straight, or by the proxy that the environment or npm's settings name. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { electronFolder } from './runtime.ts'

/** What is used of `undici`, which comes with the `electron` package. Node's own `fetch` knows no proxy before Node 24. */
interface Undici {
  readonly fetch: typeof fetch
  readonly EnvHttpProxyAgent: new (options: {
    readonly httpProxy?: string
    readonly httpsProxy?: string
    readonly noProxy?: string
  }) => object
}

export interface Way {
  readonly fetch: typeof fetch
  /** The proxy's host; null where there is none for this address. */
  readonly proxy: string | null
}

/**
 * @param address what is to be fetched
 * @throws when what is named as a proxy is no address
 */
export async function wayTo(address: string, env: NodeJS.ProcessEnv = process.env): Promise<Way> {
  const named = (...names: string[]): string | undefined =>
    names.map((name) => env[name]).find((value) => value !== undefined && value !== '')
  const http = named('http_proxy', 'HTTP_PROXY', 'npm_config_proxy')
  const https = named('https_proxy', 'HTTPS_PROXY', 'npm_config_https_proxy') ?? http
  const proxy = new URL(address).protocol === 'https:' ? https : http
  if (proxy === undefined) return { fetch, proxy: null }
  const noProxy = named('no_proxy', 'NO_PROXY', 'npm_config_noproxy')
  const path = createRequire(join(electronFolder, 'package.json')).resolve('undici')
  const { default: undici } = (await import(pathToFileURL(path).href)) as { default: Undici }
  const dispatcher = new undici.EnvHttpProxyAgent({
    httpProxy: http ?? '',
    httpsProxy: https ?? '',
    noProxy: noProxy ?? '',
  })
  return {
    fetch: (from, options) =>
      undici.fetch(from, { ...options, dispatcher } as RequestInit & { dispatcher: object }),
    proxy: new URL(proxy).host,
  }
}
