import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { expect, test } from 'vitest'
import { SKYLINES } from '../../src/ui/skylines'
import { mixed } from '../../src/ui/art/mixed'

test.each(Object.entries(SKYLINES))(
  'Two drawings of %s on a page have paints of their own, and each finds its own',
  async (_, town) => {
    const page = await renderToString(
      createSSRApp({ render: () => h('div', [h('div', h(town)), h('div', h(town))]) }),
    )
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = new Set([...page.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id))
    expect(ids.length).toBeGreaterThan(3)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...used].filter((id) => !ids.includes(id))).toEqual([])
  },
)

test('Colours are mixed as color-mix in sRGB does, and what cannot be read stays as it is', () => {
  expect(mixed('#ff0000', '#0000ff', 0.25)).toBe('rgb(64 0 191 / 100%)')
  expect(mixed('#336699', 'transparent', 0.45)).toBe('rgb(51 102 153 / 45%)')
  expect(mixed('rgb(255 0 0 / 50%)', '#0000ff', 0.5)).toBe('rgb(85 0 170 / 75%)')
  expect(mixed('tomato', '#0000ff', 0.5)).toBe('tomato')
})
