/**
 * Ways to write the address of a file that lies beside the pages, so that a server which reads paths carelessly would
 * hand it out. Each is known to work on one of the careless readers below; a test holds that.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Files of every kind that is served, and one in a folder whose name begins like the pages' own. */
const SECRETS = [
  'secret.js',
  'secret.css',
  'secret.html',
  'secret.json',
  'secret.svg',
  'secret.woff2',
  'secret.ogg',
  'main/index.js',
]
const SECRET = 'Nobody may read this.'

/** Lays files out beside the folder of the pages. @returns their paths, below the folder that both are in */
export function layBeside(pages: string): readonly string[] {
  const names = [...SECRETS, `${basename(pages)}-old/secret.js`]
  for (const name of names) {
    const path = join(dirname(pages), name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, SECRET)
  }
  return names
}

/** Whether an answer holds what was laid beside the pages. */
export const isSecret = (text: string): boolean => text.includes(SECRET)

/** @param name below the folder that the pages are in. @returns the addresses under which it might be had */
export function waysOut(pages: string, name: string): string[] {
  const absolute = join(dirname(pages), name).replaceAll('\\', '/')
  const escaped = name.replaceAll('/', '%2f')
  return [
    `/../${name}`,
    `/assets/../../${name}`,
    `/projector/../assets/../../${name}`,
    `/./assets/.././../${name}`,
    `//..//${name}`,
    `/%2e%2e/${name}`,
    `/%2E%2E/${name}`,
    `/.%2e/${name}`,
    `/..%2f${escaped}`,
    `/%2e%2e%2f${escaped}`,
    `/assets%2f..%2f..%2f${escaped}`,
    `/%252e%252e/${name}`,
    `/..%252f${name}`,
    `/..%5c${name.replaceAll('/', '%5c')}`,
    `/\\..\\${name.replaceAll('/', '\\')}`,
    `/assets\\..\\..\\${name}`,
    `/....//${name}`,
    `/assets/....//....//${name}`,
    `/%c0%ae%c0%ae/${name}`,
    `/%ef%bc%8e%ef%bc%8e/${name}`,
    `/../${name}?x=1`,
    `/${absolute}`,
    `/%2f${absolute.slice(1)}`,
  ]
}

type Reader = (folder: string, address: string) => string

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** How path checks go wrong. @returns the file that would be read */
export const careless: readonly Reader[] = [
  (folder, address) => join(folder, address.split('?', 1)[0] ?? ''),
  (folder, address) => join(folder, unescaped(address)),
  (folder, address) => join(folder, unescaped(unescaped(address))),
  (folder, address) => join(folder, unescaped(address).replaceAll('\\', '/')),
  // Takes the dots away, once.
  (folder, address) => join(folder, address.replaceAll('../', '')),
  // Reads too long or too wide a dot as a dot, as old libraries did.
  (folder, address) => join(folder, address.replaceAll(/%c0%ae|%ef%bc%8e/g, '.')),
  // Takes what looks absolute at its word.
  (_folder, address) => unescaped(address).replace(/^\/+/, '/'),
]
