import type { Page } from '@playwright/test'

/** So long it is waited for on a busy machine; then it is photographed as it is. */
const MOST_MS = 15_000

/** Waits until everybody who stands on the stage is painted, its light is there, and no change of it is on its way. */
export async function untilPainted(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('.backdrop:not(:has(canvas.up))') === null &&
        [...document.querySelectorAll('.figure')].every((figure) =>
          figure.classList.contains('whole'),
        ) &&
        document
          .getAnimations()
          .every((change) => !(change instanceof CSSTransition) || change.playState !== 'running'),
      undefined,
      { timeout: MOST_MS },
    )
    .catch(() => console.error('photographed before everything was painted'))
}
