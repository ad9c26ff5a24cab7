/** What plays, but probably not as its author wants: nothing is said of a game in which it is so on purpose. */
import { describe, expect, it } from 'vitest'
import { open } from '../../src/own/open/open'
import { INN } from './play/documents'

/** The inn in which nothing puts anybody out. */
const peaceful = (end: string) =>
  INN.replace('do: [{ attack: thief }]', 'do: [{ show: { role: target } }]')
    .replace('  - trial: { stand: everyone }\n', '')
    .replace('{ count: everyone, atMost: 2 }', end)

const codes = (text: string): string[] => open(text).problems.map(({ code }) => code)

describe('A game in which nobody is ever out', () => {
  it('is told of where its ends wait for that', () => {
    expect(codes(peaceful('{ count: everyone, atMost: 2 }'))).toEqual(['nobodyDies'])
  })

  it.each(['{ nights: 3+ }', '{ night: true, atLeast: 3 }'])(
    'is taken as it is where it ends by itself: %s',
    (end) => {
      expect(codes(peaceful(end))).toEqual([])
    },
  )
})
