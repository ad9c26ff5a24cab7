/** The pictures of signs, drawn as small as the desk has them. */
import { expect, test } from '@playwright/test'
import { SIGN_PICTURES } from '../../src/bridge/views/signs'
import { claimed } from './fixtures/phoneViews'
import { openPhone, showPhone } from './fixtures/phonePage'

/** So small, pixels, and the least part of all pixels in which two of them differ. */
const SIZE = 24
const LEAST = 0.1

test('Every picture of a sign is drawn, and no two look alike at 24 pixels (PH-6)', async ({
  page,
}) => {
  await openPhone(page)
  const drawn: [picture: string, tones: readonly number[]][] = []
  for (let at = 0; at < SIGN_PICTURES.length; at += 2) {
    const sign = SIGN_PICTURES.slice(at, at + 2) as unknown as readonly [string, string]
    await showPhone(page, { ...claimed, claim: { name: 'Ben', sign } })
    await expect(page.locator('.sign-picture path')).not.toHaveCount(0)
    const found = await page.evaluate(async (size) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = size
      const on = canvas.getContext('2d') as CanvasRenderingContext2D
      return [...document.querySelectorAll('.sign-picture')].map((picture) => {
        on.resetTransform()
        on.fillStyle = '#000'
        on.fillRect(0, 0, size, size)
        on.scale(size / 32, size / 32)
        on.translate(4, 4)
        on.lineWidth = 2
        for (const one of picture.querySelectorAll('path')) {
          const { fill, stroke } = getComputedStyle(one)
          const path = new Path2D(one.getAttribute('d') ?? '')
          on.fillStyle = fill
          on.strokeStyle = stroke
          if (fill !== 'none') on.fill(path)
          if (stroke !== 'none') on.stroke(path)
        }
        const { data } = on.getImageData(0, 0, size, size)
        // Black, the darker tone, the lighter one.
        return Array.from({ length: size * size }, (_, n) => {
          const green = data[n * 4 + 1] ?? 0
          return green < 40 ? 0 : green < 160 ? 1 : 2
        })
      })
    }, SIZE)
    for (const [n, tones] of found.entries()) drawn.push([sign[n] ?? '', tones])
  }
  expect(drawn.map(([picture]) => picture)).toEqual([...SIGN_PICTURES])
  const alike = drawn.flatMap(([one, its], at) =>
    drawn.slice(at + 1).flatMap(([other, others]) => {
      const part = its.filter((tone, n) => tone !== others[n]).length / its.length
      return part < LEAST ? [`${one} and ${other}: ${part.toFixed(3)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
