import { describe, expect, test } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import { lastWordsAfter, NO_WORDS, wordsBefore } from '../../src/projector/show/past/lastWords'

type Seen = Pick<ProjectorView, 'phase' | 'items' | 'story'>

const at = (n: number, items: number, lead?: string): Seen => ({
  phase: { kind: 'dawn', n },
  items: Array.from({ length: items }, () => ({ kind: 'died', of: 's1' })),
  story: lead === undefined ? null : { body: [], lead },
})

/** What leads to the newest announcement of the last of these pictures. */
function told(...pictures: readonly Seen[]): string {
  const kept = pictures.reduce(lastWordsAfter, NO_WORDS)
  const last = pictures.at(-1)
  return last ? wordsBefore(kept, last) : ''
}

describe('The last words of a story', () => {
  test('lead to the announcement that it was told for', () => {
    expect(told(at(1, 0, 'The helmet stays with'), at(1, 1))).toBe('The helmet stays with')
  })

  test('lead to no later one of the same dawn', () => {
    expect(told(at(1, 0, 'The helmet stays with'), at(1, 1), at(1, 2))).toBe('')
  })

  test('lead to none of a later dawn, which had no story', () => {
    expect(told(at(1, 0, 'The helmet stays with'), at(1, 1), at(2, 0), at(2, 1))).toBe('')
  })

  test('are gone when the story was taken back before the name', () => {
    expect(told(at(1, 0, 'The helmet stays with'), at(1, 0), at(1, 1))).toBe('')
  })
})
