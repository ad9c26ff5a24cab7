import type { Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge/views/facilitator.ts'

interface Peeking {
  nightfall: { onView(listener: (view: FacilitatorView) => void): () => void }
  seenView?: FacilitatorView
}

/** The view that the desk's preload gave it last. */
export async function deskView(desk: Page): Promise<FacilitatorView> {
  const view = await desk.evaluate(() => {
    const page = globalThis as unknown as Peeking
    if (!page.seenView) page.nightfall.onView((view) => (page.seenView = view))
    return page.seenView ?? null
  })
  if (!view) throw new Error('No view yet')
  return view
}
