/** Moves everything that is animated on by hand, so that a picture taken slowly shows an exact moment. */
import type { Page } from '@playwright/test'

/** @param ms how far */
export async function advance(page: Page, ms: number): Promise<void> {
  await page.evaluate((by) => {
    for (const animation of document.getAnimations()) {
      const { currentTime, effect } = animation
      if (animation.playState === 'finished') continue
      const isPaused = animation.playState === 'paused'
      // Whatever began by itself since the last picture is a part of a moment old: from its beginning on it is moved by hand.
      const now = isPaused ? Number(currentTime ?? 0) + by : 0
      const end = Number(effect?.getComputedTiming().endTime ?? 0)
      if (Number.isFinite(end) && now >= end) animation.finish()
      else {
        animation.pause()
        animation.currentTime = now
      }
    }
  }, ms)
}

/** Stops everything that moves where it is, so that what begins from now on is told apart from it. */
export async function halt(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running') animation.pause()
  })
}
