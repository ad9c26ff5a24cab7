/**
 * `npm run film -- paper STAGE [set|cast|places] [LIGHT|TONE…] [WIDTHxHEIGHT]`: what a stage is painted of, without the program around it,
 * as pictures in `.cache/film/paper`.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { chromium } from '@playwright/test'
import { LIGHTS } from '../../src/ui/themeTokens'
import { TONES } from '../../src/projector/stages/stage'
import { browserFlags, findBrowser } from '../support/findBrowser'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.cache', 'film', 'paper')

/** Runs in the page, bundled with the stage. */
const script = (stage: string): string => `
import { stage } from ${JSON.stringify(join(ROOT, 'src/projector/stages', stage))}
import { sheetOf } from ${JSON.stringify(join(ROOT, 'src/projector/paper/paper.ts'))}
import { boxOf, framingOf } from ${JSON.stringify(join(ROOT, 'src/projector/stages/frame.ts'))}
import { BEHIND, BEFORE, LOOKS } from ${JSON.stringify(join(ROOT, 'src/projector/stages/stage.ts'))}
const show = (sheet) => {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.pen.canvas.width; canvas.height = sheet.pen.canvas.height
  canvas.getContext('2d').drawImage(sheet.pen.canvas, 0, 0)
  document.body.replaceChildren(canvas)
}
const figure = (sheet, look, tone, x, y, height) => {
  const scale = height / 100
  sheet.pen.save(); sheet.pen.translate(x, y); sheet.pen.scale(scale, scale)
  for (const part of stage.cast(look)) part.paint({ pen: sheet.pen, scale: sheet.scale * scale }, tone)
  sheet.pen.restore()
}
window.planes = (light, width, height, names, people) => {
  const { frame } = framingOf({ width, height })
  const whole = boxOf(frame)
  const out = sheetOf(whole, 1); const took = {}
  const lay = (name) => {
    const began = performance.now()
    const sheet = sheetOf(whole, 1)
    for (const step of stage.planes[name].paint(sheet, light, frame)) void step
    sheet.pen.getImageData(0, 0, 1, 1)
    took[name] = Math.round(performance.now() - began)
    out.pen.drawImage(sheet.pen.canvas, frame.left, frame.top)
  }
  for (const name of BEHIND) if (names.includes(name)) lay(name)
  if (light === 'night') for (const { path } of stage.windows) { out.pen.fillStyle = '#ffd98a'; out.pen.fill(new Path2D(path)) }
  if (people) for (const [index, [x, y, h]] of [[330,560,118],[1590,560,118],[250,735,140],[1670,735,140],[230,940,160],[1690,940,160],[480,1000,170],[720,1010,170],[960,1012,170],[1200,1010,170],[1440,1000,170],[960,780,240]].entries()) figure(out, index * 3 % LOOKS, light === 'night' ? 'night' : index === 4 ? 'out' : 'lit', x, y, h)
  for (const name of BEFORE) if (names.includes(name)) lay(name)
  show(out); return took
}
window.cast = (tone) => {
  const out = sheetOf({ left: 0, top: 0, width: 1920, height: 1080 }, 1)
  out.pen.fillStyle = tone === 'night' ? '#1c2348' : '#c98a5a'; out.pen.fillRect(0, 0, 1920, 1080)
  for (let look = 0; look < LOOKS; look += 1) figure(out, look, tone, 110 + (look % 10) * 189, 240 + Math.floor(look / 10) * 265, 160)
  show(out)
}
window.place = (index, width, height) => {
  const { frame } = framingOf({ width, height })
  const out = sheetOf(boxOf(frame), 1)
  for (const step of stage.places[index].paint(out, frame)) void step
  show(out); return stage.places[index].name
}
window.placeCount = stage.places.length
`

export async function filmPaper(args: readonly string[]): Promise<string> {
  const [name = 'sicilianTown', ...more] = args
  const size = more.find((part) => /^\d+x\d+$/.test(part)) ?? '1920x1080'
  const [width = 1920, height = 1080] = size.split('x').map(Number)
  const wants = (part: string) =>
    more.includes(part) || !['set', 'cast', 'places'].some((one) => more.includes(one))
  const chosen = <T extends string>(all: readonly T[]) => {
    const some = all.filter((one) => more.includes(one))
    return some.length > 0 ? some : all
  }
  const { outputFiles } = await build({
    stdin: { contents: script(name), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: Math.max(width, 1920), height: Math.max(height, 1080) },
    })
    page.on('pageerror', (error) => console.error(error.stack))
    await page.setContent('<style>body{margin:0;background:#000}canvas{display:block}</style>')
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const shot = async (file: string) => {
      await page.locator('canvas').screenshot({ path: join(FOLDER, `${name}-${file}.png`) })
    }
    if (wants('set')) {
      for (const light of chosen(LIGHTS)) {
        const took = await page.evaluate(
          `planes('${light}', ${width}, ${height}, ['sky','far','town','square','near','frame'], true)`,
        )
        console.log(light, took)
        await shot(`${light}${size === '1920x1080' ? '' : `-${size}`}`)
      }
    }
    if (wants('cast')) {
      for (const tone of chosen(TONES)) {
        await page.evaluate(`cast('${tone}')`)
        await shot(`cast-${tone}`)
      }
    }
    if (wants('places')) {
      const count = Number(await page.evaluate('placeCount'))
      for (let index = 0; index < count; index += 1) {
        await page.evaluate(`place(${index}, ${width}, ${height})`)
        await shot(`place-${index}`)
      }
    }
  } finally {
    await browser.close()
  }
  return FOLDER
}
