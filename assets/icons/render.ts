/**
 * Renders every icon from `nightfall.svg`: `npm run icons`. Needs a Chromium (NIGHTFALL_BROWSER, or an
 * installed one). Its files are kept in the repository, so that nobody needs this to build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { icns, ico, type Picture, png } from './containers.ts'

const folder = import.meta.dirname
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512]
const WINDOWS = [16, 20, 24, 32, 40, 48, 64, 128, 256]
const MAC = [16, 32, 64, 128, 256, 512, 1024]
/** Apple's tiles leave a margin for their shadow: 824 of 1024 points are picture. */
const MAC_TILE = 824 / 1024

const svg = readFileSync(join(folder, 'nightfall.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env['NIGHTFALL_BROWSER'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()

/** @param share how much of the square's side the picture takes */
async function render(size: number, share = 1): Promise<Picture> {
  const points = await page.evaluate(
    async ([source, side, part]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = side
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser cannot draw.')
      const margin = (side * (1 - part)) / 2
      context.drawImage(image, margin, margin, side * part, side * part)
      // As text: a list of four million numbers takes minutes to cross over.
      const { data } = context.getImageData(0, 0, side, side)
      const blob = new Blob([data])
      return await new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
        reader.readAsDataURL(blob)
      })
    },
    [svg, size, share] as const,
  )
  return { size, rgba: new Uint8Array(Buffer.from(points, 'base64')) }
}

const all = (sizes: readonly number[], share?: number): Promise<Picture[]> =>
  Promise.all(sizes.map((size) => render(size, share)))

mkdirSync(join(folder, 'linux'), { recursive: true })
for (const picture of await all(LINUX)) {
  const { size } = picture
  writeFileSync(join(folder, 'linux', `${size}x${size}.png`), png(picture))
}
writeFileSync(join(folder, 'nightfall.ico'), ico(await all(WINDOWS)))
writeFileSync(join(folder, 'nightfall.icns'), icns(await all(MAC, MAC_TILE)))
await browser.close()
