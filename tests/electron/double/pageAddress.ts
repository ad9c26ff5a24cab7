/**
 * Chromium knows no scheme of ours, so the double's pages stand under an `http` name that never leaves the
 * machine: `nightfall://app/x` is seen as `http://app.nightfall.localhost/x`.
 */
const SUFFIX = '.localhost'

export function toBrowser(address: string): string {
  const [, scheme, host, rest] = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/.exec(address) ?? []
  if (!scheme || !host || ['http', 'https', 'file', 'about', 'data'].includes(scheme))
    return address
  return `http://${host}.${scheme}${SUFFIX}${rest ?? ''}`
}

export function fromBrowser(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url?.hostname.endsWith(SUFFIX)) return address
  const labels = url.hostname.slice(0, -SUFFIX.length).split('.')
  const scheme = labels.pop()
  return `${scheme ?? ''}://${labels.join('.')}${url.pathname}${url.search}${url.hash}`
}
