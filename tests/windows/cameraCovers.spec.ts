/** Every stage as it is painted, behind the figures: nothing dark is seen between or beside its planes, wherever the camera looks. */
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { SCENERY } from '../../src/ui/themeTokens'

const ROOT = resolve(import.meta.dirname, '../..')
const SIZES = [
  [480, 270],
  [360, 270],
  [270, 480],
  [630, 270],
] as const
const SHOTS = [
  { x: 0.5, y: 0.65, zoom: 1, pull: 0 },
  { x: 0.5, y: 0.5, zoom: 1.3, pull: 0 },
  ...[0, 0.5, 1].flatMap((x) => [0, 1].map((y) => ({ x, y, zoom: 1.3, pull: 0.2 }))),
]

/** Runs in the page: paints the planes of a stage as the big screen does, and counts what they leave open in each shot. */
const script = (town: string): string => `
import { stage } from './src/projector/stages/${town}'
import { seenIn, within } from './src/projector/camera/shots'
import { paintStage } from './src/projector/sky/painting/paintStage'
import { nightfallTheme } from './src/ui/nightfallTheme'
globalThis.openIn = (width, height, shots) => {
  const make = (name) => document.createElement(name)
  const sheet = { base: make('canvas'), orb: make('canvas'), planes: make('div'), front: make('div') }
  const picture = { stage, tokens: nightfallTheme.lights.day, size: { width, height }, dense: 1 }
  for (const step of paintStage(sheet, 'day', picture)) void step
  const out = Object.assign(make('canvas'), { width, height })
  const pen = out.getContext('2d', { willReadFrequently: true })
  return shots.map((wanted) => {
    const shot = within(wanted, { width, height })
    pen.resetTransform()
    pen.clearRect(0, 0, width, height)
    for (const { style, dataset, ...rest } of [...sheet.planes.children].map((canvas) => ({ canvas, style: canvas.style, dataset: canvas.dataset }))) {
      const [left, top, wide, tall] = ['left', 'top', 'width', 'height'].map((side) => parseFloat(style[side]))
      const seen = seenIn(shot, { left, top, depth: Number(dataset.depth) }, { width, height })
      pen.setTransform(new DOMMatrix().translate(left, top).multiply(new DOMMatrix(seen)))
      pen.drawImage(rest.canvas, 0, 0, wide, tall)
    }
    const { data } = pen.getImageData(0, 0, width, height)
    return data.filter((value, index) => index % 4 === 3 && value < 250).length
  })
}
`

for (const town of SCENERY.skyline) {
  test(`The planes of ${town} leave nothing open, in any picture and any shot`, async ({
    page,
  }) => {
    const { outputFiles } = await build({
      stdin: { contents: script(town), resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      format: 'iife',
      write: false,
      logLevel: 'error',
    })
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    for (const [width, height] of SIZES) {
      const open = await page.evaluate(`openIn(${width}, ${height}, ${JSON.stringify(SHOTS)})`)
      expect(open, `${width}x${height}`).toEqual(SHOTS.map(() => 0))
    }
  })
}
