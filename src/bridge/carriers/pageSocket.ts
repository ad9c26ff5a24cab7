/** What both pages do to reach the host that served them. */

/** The address of a socket that stands beside the folder of this page. */
export function socketUrl(path: string): string {
  const url = new URL(`../${path}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  url.search = ''
  return url.href
}

/** Tries the line at once when the page comes back to the front or the network does. */
export function wakeWithPage(wake: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  window.addEventListener('online', wake)
}
