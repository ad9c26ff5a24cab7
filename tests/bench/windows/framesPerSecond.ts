import type { Page } from '@playwright/test'

/** How often a page draws while something moves on it. */
export async function framesPerSecond(page: Page, seconds: number): Promise<number> {
  return page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const began = performance.now()
        const count = () => {
          frames += 1
          const passed = performance.now() - began
          if (passed < duration) requestAnimationFrame(count)
          else resolve((frames * 1000) / passed)
        }
        requestAnimationFrame(count)
      }),
    seconds * 1000,
  )
}
