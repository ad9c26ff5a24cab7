/**
 * Lays markup out for print: it stands in the page, is seen on paper alone, and goes when it was printed. Its styles
 * are a sheet of their own, which neither gets anything from the desk's nor gives it anything.
 */
import './print.css'

export type Paper = 'A4' | 'Letter'

export interface Printed {
  readonly body: string
  readonly css: string
  readonly paper: Paper
  /** Text keeps margins; cards reach from edge to edge. */
  readonly kind: 'text' | 'cards'
}

/** @param print prints the page; what was laid out stands until it is done */
export async function layOut(
  { body, css, paper, kind }: Printed,
  print: () => Promise<unknown> | unknown,
): Promise<void> {
  const root = document.createElement('div')
  root.className = `print-root ${kind}-${paper}`
  root.setAttribute('aria-hidden', 'true')
  const shadow = root.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  shadow.innerHTML = body
  document.body.append(root)
  try {
    await document.fonts.ready
    await print()
  } finally {
    root.remove()
  }
}
