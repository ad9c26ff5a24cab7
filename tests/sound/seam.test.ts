import { expect, it } from 'vitest'
import { joinEnds } from '../../src/sound/seam'

it('A loop’s end leads into its beginning as the file itself does, and all else stays as it was', () => {
  const rate = 1000
  const from = 80
  const to = 480
  const file = Float32Array.from({ length: 560 }, (_, i) => Math.sin(i / 7) + i / 100)
  const joined = file.slice()
  joinEnds(joined, from, to, rate)
  expect(joined[to - 1]).toBe(file[from - 1])
  const jumps = Array.from({ length: to - from }, (_, i) =>
    Math.abs((joined[from + i] ?? 0) - (joined[i === 0 ? to - 1 : from + i - 1] ?? 0)),
  )
  expect(Math.max(...jumps)).toBeLessThan(0.3)
  expect(Math.abs((file[from] ?? 0) - (file[to - 1] ?? 0))).toBeGreaterThan(3)
  expect(joined.subarray(0, to - 50)).toEqual(file.subarray(0, to - 50))
  expect(joined.subarray(to)).toEqual(file.subarray(to))
})

it('A loop that begins with its file is joined as far as there is something before it', () => {
  const file = Float32Array.from([1, 2, 3, 4])
  joinEnds(file, 0, 4, 1000)
  expect([...file]).toEqual([1, 2, 3, 4])
})
