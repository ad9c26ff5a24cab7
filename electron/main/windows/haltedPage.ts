/** What stands in for a page that keeps dying: words and a button in the host's language, without a script that could fail too. */
import type { DesktopTexts } from '../../../src/i18n/languages'
import type { LatestView } from '../host/latestView'
import { type Audience, haltedAddress, pageAddress } from '../security/scheme'

interface Made {
  readonly type: string
  readonly body: string
}

/** @returns what stands at a path of it, null for any other path */
export function findHalted(
  path: string,
  { texts, language }: Pick<LatestView, 'texts' | 'language'>,
): Made | null {
  if (path === LOOKS_PATH) return LOOKS
  const audience = AUDIENCES.find((one) => pathOf(haltedAddress(one)) === path)
  return audience ? page(texts, audience, language) : null
}

const pathOf = (address: string): string => new URL(address).pathname

const AUDIENCES: readonly Audience[] = ['facilitator', 'projector']
/** A file, because no page of ours may hold its looks within itself. */
const LOOKS_PATH = '/halted.css'

function page({ halted }: DesktopTexts, audience: Audience, language: string): Made {
  const title = escapeMarkup(halted[audience].title)
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="${escapeMarkup(language)}">
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="${LOOKS_PATH}">
<main>
<h1>${title}</h1>
<p>${escapeMarkup(halted[audience].body)}</p>
<p><a href="${pathOf(pageAddress(audience))}" autofocus>${escapeMarkup(halted.again)}</a></p>
<p class="key">${escapeMarkup(halted.key)}</p>
</main>
</html>
`,
  }
}

const LOOKS: Made = {
  type: 'text/css; charset=utf-8',
  body: `html { height: 100%; background: #14161f; color: #e9e2cf; font: 20px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100%; margin: 0; place-content: center; }
main { max-width: 34em; padding: 2em; text-align: center; }
h1 { font-size: 2em; line-height: 1.2; }
a { display: inline-block; padding: 0.5em 1.5em; border-radius: 8px; background: #f2c14e; color: #14161f; text-decoration: none; }
a:focus-visible { outline: 3px solid #e9e2cf; outline-offset: 3px; }
.key { opacity: 0.75; }
`,
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`)
