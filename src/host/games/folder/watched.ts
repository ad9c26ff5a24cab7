/** Tells when something in a folder has changed. */
import { watch as watchFolder, type FSWatcher } from 'node:fs'

/** Editors save in several strokes: written beside, renamed, touched. */
const SETTLED = 150
/** How often the folder is looked at where the system does not tell of changes. */
const LOOK_EVERY = 800

/**
 * Tells of changes as the system does, and looks by itself where the system does not: a folder that is not there yet, that
 * was taken away, or that lies on a disk without such messages.
 */
export function watched(
  folder: string,
  looks: () => Promise<string>,
  listener: () => void,
): () => void {
  let stopped = false
  let watcher: FSWatcher | null = null
  let soon: NodeJS.Timeout | null = null
  let seen: string | null = null
  let isLooking = false

  const changed = (): void => {
    if (soon) clearTimeout(soon)
    soon = setTimeout(() => {
      soon = null
      if (!stopped) listener()
    }, SETTLED)
    soon.unref()
  }
  const lost = (): void => {
    watcher?.close()
    watcher = null
  }
  const begin = (): void => {
    try {
      watcher = watchFolder(folder, { persistent: false }, changed)
      watcher.on('error', lost)
    } catch {
      watcher = null
    }
  }
  const look = async (): Promise<void> => {
    // A slow disk is asked again when it has answered.
    if (isLooking) return
    isLooking = true
    const now = await looks().catch(() => '')
    isLooking = false
    if (stopped) return
    if (seen !== null && now !== seen) {
      // Nobody has told: whatever is watched is not this folder any more.
      if (!soon) lost()
      changed()
    }
    seen = now
    if (!watcher) begin()
  }
  begin()
  void look()
  const timer = setInterval(() => void look(), LOOK_EVERY)
  timer.unref()
  return () => {
    stopped = true
    if (soon) clearTimeout(soon)
    clearInterval(timer)
    lost()
  }
}
