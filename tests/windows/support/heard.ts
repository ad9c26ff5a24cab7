/** What a window is sent. */
import type { Page } from '@playwright/test'
import type { FacilitatorView, ProjectorView } from '../../../src/bridge'

/** Every view that comes into the window, by the lines that it opens from now on: after this it is loaded again. */
export function heard<V extends FacilitatorView | ProjectorView>(page: Page): V[] {
  const views: V[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { view?: V }
      if (message.view) views.push(message.view)
    }),
  )
  return views
}
