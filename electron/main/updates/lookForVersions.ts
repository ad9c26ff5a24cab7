import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Description, newerVersion, type NewerVersion } from './newerVersion'

/** Reads what the program was packed with. */
export function readDescription(): Description {
  const path = join(import.meta.dirname, '..', '..', 'package.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Description
}

/**
 * Looks for a newer version once, as soon as the host wants it: at the start if the setting is on, else when it
 * is switched on.
 * @returns what is to be told the setting, as often as one likes
 */
export function lookForVersions(
  description: Description,
  tell: (newer: NewerVersion) => void,
): (isWanted: boolean) => void {
  let asked = false
  return (isWanted) => {
    if (!isWanted || asked) return
    asked = true
    void newerVersion(description).then((newer) => {
      if (newer) tell(newer)
    })
  }
}
