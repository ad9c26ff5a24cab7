/** When a page may be measured. */

/** In the page: letters are there, and what moves to its new place has come there. */
export const atRest = async (): Promise<void> => {
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
