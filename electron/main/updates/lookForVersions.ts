import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from '../../../src/host/host'
import { type Description, newerVersion } from './newerVersion'

/** Reads what the program was packed with. */
function readDescription(): Description {
  const path = join(import.meta.dirname, '..', '..', 'package.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Description
}

/**
 * Looks for a newer version once, as soon as the host wants it: at the start if the setting is on, else when it
 * is switched on.
 */
export function lookForVersions(host: Host): void {
  const description = readDescription()
  let asked = false
  host.subscribeFacilitator(({ settings }) => {
    if (!settings.updates || asked) return
    asked = true
    void newerVersion(description).then((newer) => {
      if (!newer) return
      host.notice('newerVersion', 'info', { version: newer.version, address: newer.address })
    })
  })
}
