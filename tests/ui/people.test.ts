/** What many evenings came to together. */
import { describe, expect, test } from 'vitest'
import type { EveningRecord, RecordedPlayer } from '../../src/bridge'
import { ofGroup, peopleOf, winsOf } from '../../src/facilitator/shelf/records/people'

const player = (name: string | null, some: Partial<RecordedPlayer> = {}): RecordedPlayer => ({
  name,
  side: 'town',
  won: false,
  stayed: true,
  nights: 1,
  right: 0,
  cast: 0,
  ...some,
})
const evening = (
  id: string,
  players: readonly RecordedPlayer[],
  winners: readonly string[] = ['town'],
): EveningRecord => ({ id, nights: 2, winners, players, closest: null })

describe('Records', () => {
  test('add up what somebody did under one name, however it was written, and tell it as it was written last', () => {
    const [anna, ben] = peopleOf([
      evening('new', [player('Anna', { won: true, right: 1, cast: 2 }), player('Ben')]),
      evening('old', [player('anna ', { nights: 2, right: 1, cast: 1 })]),
    ])
    expect(anna).toEqual({
      name: 'Anna',
      evenings: 2,
      won: 1,
      nights: 3,
      nightsOf: 4,
      right: 2,
      cast: 3,
    })
    expect(ben?.evenings).toBe(1)
  })

  test('know nobody who is left out', () => {
    expect(peopleOf([evening('e', [player(null), player('Ben')])]).map(({ name }) => name)).toEqual(
      ['Ben'],
    )
  })

  test('count as a group’s the evenings of which at least half are of it, whoever is left out aside', () => {
    const half = evening('half', [player('Anna'), player('Xaver'), player(null)])
    const few = evening('few', [player('Anna'), player('Xaver'), player('Yps')])
    const none = evening('none', [player(null)])
    expect(ofGroup([half, few, none], ['ANNA', 'Ben']).map(({ id }) => id)).toEqual(['half'])
  })

  test('count wins by side, and those of somebody alone together', () => {
    expect(
      winsOf([
        evening('a', [player('Anna')]),
        evening('b', [player('Anna')], ['s3']),
        evening('c', [player('Anna')], ['s1', 'town']),
      ]),
    ).toEqual([
      { side: 'town', count: 2 },
      { side: null, count: 2 },
    ])
  })
})
