/** The files that a page is made of: what is not named by one of them does not go over the network. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const WRITTEN = ['.html', '.js', '.css']

/**
 * Follows the page's parts from file to file, by the names that stand in them.
 * @param folder the renderer's build
 * @param page the page's own folder in it, such as `projector`
 * @returns their paths below it, such as `/assets/a-1.js`
 */
export async function pageFiles(folder: string, page: string): Promise<ReadonlySet<string>> {
  const assets = await readdir(join(folder, 'assets'))
  const found = new Set<string>()
  const follow = async (path: string): Promise<void> => {
    found.add(path)
    if (!WRITTEN.includes(extname(path))) return
    const text = await readFile(join(folder, path), 'utf8')
    for (const asset of assets) {
      const next = `/assets/${asset}`
      if (!found.has(next) && text.includes(asset)) await follow(next)
    }
  }
  await follow(`/${page}/index.html`)
  return found
}
