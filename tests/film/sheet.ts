/** A contact sheet: pictures in rows under their titles, as one page that a browser opens from the disk. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Strip {
  readonly title: string
  /** Files beside the page, each with what stands below it. */
  readonly pictures: readonly { readonly file: string; readonly caption: string }[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** @param width of a picture on the page, in pixels */
export function writeSheet(
  folder: string,
  title: string,
  strips: readonly Strip[],
  width = 480,
): string {
  const figure = ({ file, caption }: Strip['pictures'][number]) =>
    `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(caption)}"></a><figcaption>${escaped(caption)}</figcaption></figure>`
  const section = ({ title: name, pictures }: Strip) =>
    `<h2>${escaped(name)}</h2><div>${pictures.map(figure).join('')}</div>`
  const page = `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{background:#111;color:#ddd;font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}
figure{margin:0;width:${width}px}img{width:100%;display:block}</style>
<h1>${escaped(title)}</h1>${strips.map(section).join('\n')}\n`
  const path = join(folder, 'index.html')
  writeFileSync(path, page)
  return path
}
