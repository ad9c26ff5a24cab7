/** Parts and words of the day that came with `needs: 2`: who may write them, what everybody may know, what a preview says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../src/own/play/ruleset'
import { previewOf } from '../../src/own/preview/preview'
import { sitDown } from './play/evening'
import { documentOf } from './words/documents'
import { codesIn } from './changed'

const textOf = (name: string): string => readFileSync(`tests/own/documents/${name}.yaml`, 'utf8')

/** The problems of a game in which something stands in place of something else. */
const instead = (text: string, of: string, by: string): string[] => {
  expect(text).toContain(of)
  return codesIn(text.replace(of, by))
}

const dayOf = (text: string, language: string): string =>
  previewOf(documentOf(text), { players: 8, options: {}, language })
    .day.flatMap(({ title, lines }) => [title, ...lines])
    .join('\n')

describe('A proposal', () => {
  const PROPOSALS = textOf('proposals')

  it('is led by somebody whom everybody knows, and only one (OG-185)', () => {
    expect(codesIn(PROPOSALS)).toEqual([])
    expect(instead(PROPOSALS, 'leader: mate', 'leader: gagged')).toEqual(['officeNotUnique'])
    expect(instead(PROPOSALS, '{ next: captain }', '{ next: boat }')).toEqual(['officeNotUnique'])
    expect(
      instead(
        PROPOSALS,
        'mate: { name: Mate, until: never, unique: true, public: atOnce',
        'mate: { name: Mate, until: never, unique: true, public: never',
      ),
    ).toContain('officeNotUnique')
  })

  it('speaks of whom somebody chose only in what follows (OG-185)', () => {
    expect(instead(PROPOSALS, 'of: others', 'of: targets')).toEqual(['secretDay'])
    expect(
      instead(PROPOSALS, 'give: { status: wet, to: target }', 'show: { role: target }'),
    ).toEqual(['effectNotHere'])
    expect(instead(PROPOSALS, 'shown: closed, voters', 'shown: live, voters')).toEqual([
      'secretWeight',
    ])
  })

  it('is refused at most ten times, and needs its format (OG-185, OG-173)', () => {
    expect(instead(PROPOSALS, 'times: 3', 'times: 11')).toEqual(['badNumber'])
    expect(instead(PROPOSALS, 'needs: 2\n', '')).toEqual(['needsMore'])
  })

  it('names a moment of powers that only its format knows (OG-185, OG-173)', () => {
    const plain = textOf('trials')
    const power = 'powers: [{ id: judge.call, during: [MOMENT], do: [{ leave: day }] }]'
    const withPower = (moment: string) =>
      plain.replace('name: Judge,', `name: Judge, ${power.replace('MOMENT', moment)},`)
    expect(codesIn(withPower('talk'))).toEqual([])
    expect(codesIn(withPower('proposal'))).toEqual(['needsMore'])
  })

  it('is put to who leads and to all who vote as everybody sees it (OG-185)', () => {
    const table = sitDown(rulesetOf(documentOf(PROPOSALS)), 'sailor sailor rat sailor cook sailor')
    table.upTo('day.propose')
    expect(table.game.open?.stage).toMatchObject({
      about: 'proposal',
      speaker: 's0',
      asks: { for: 'choice', of: [{ seat: 's0' }], count: { min: 1, max: 3 }, must: true },
    })
    table.say('day.propose', 'B')
    table.upTo('day.approve')
    expect(table.game.open?.stage).toMatchObject({
      about: 'approval',
      count: 'closed',
      asks: { for: 'hands', among: ['s0'] },
    })
    expect(table.game.open?.stage?.asks?.of).toHaveLength(6)
    expect(table.game.open?.params).toEqual({ leader: 's0', proposed: ['s1'] })
  })

  it('is said in the preview (OG-185)', () => {
    expect(dayOf(PROPOSALS, 'en')).toMatch(/“Captain” passes to the left, and they propose\./)
    expect(dayOf(PROPOSALS, 'de')).toMatch(/„Captain“ geht nach links weiter/)
    expect(dayOf(PROPOSALS, 'pl')).toMatch(/„Captain” przechodzi w lewo/)
  })
})

describe('Whose hand it was', () => {
  const HANDS = textOf('hands')
  const CLOSED = HANDS.replace('alone: yesNo,', 'alone: yesNo, vote: { shown: closed },')

  it('is open where every count is, and else a secret (OG-183)', () => {
    expect(codesIn(HANDS)).toEqual([])
    const talk = (who: string) => (text: string) =>
      codesIn(text.replace('day:\n', `day:\n  - talk: { if: { some: ${who} } }\n`))
    for (const [who, open] of [
      ['{ votersOf: { status: marked } }', true],
      ['{ votedBy: everyone }', true],
      ['{ votersOf: { role: judge } }', false],
    ] as const) {
      expect(talk(who)(HANDS)).toEqual(open ? [] : ['secretDay'])
      expect(
        talk(who)(CLOSED.replace('do: [{ give: { status: marked, to: self } }]', 'uses: 1')),
      ).toEqual(['secretDay'])
    }
    expect(instead(HANDS, 'needs: 2\n', '')).toEqual(['needsMore'])
  })

  it.each([
    ['do: [{ give: { status: marked, to: self } }]', 'secretVote'],
    ['do: [{ if: { nights: 2+ }, do: [{ attack: { cause: shame, on: self } }] }]', 'secretVote'],
    ['ask: { id: judge.ask, choose: { yes: true } }', 'secretVote'],
    ['do: [{ win: { who: self } }]', 'secretVote'],
    ['do: [{ become: { role: farmer, who: self } }]', null],
  ])('lets “%s” follow from a vote only where everybody saw it (OG-183)', (does, code) => {
    const of = 'do: [{ give: { status: marked, to: self } }]'
    expect(instead(HANDS, of, does)).toEqual([])
    expect(instead(CLOSED, of, does)).toEqual(code ? [code] : [])
  })

  it('is counted by name where a rule asks for it (OG-183)', () => {
    const isNamed = (text: string) => {
      const table = sitDown(rulesetOf(documentOf(text)), 'farmer farmer wolf farmer farmer')
      table.upTo('day.vote')
      const { form } = table.game.open ?? {}
      return form?.kind === 'ballots' && form.unnamed !== true
    }
    const plain = textOf('trials')
    const everyone = HANDS.replace(
      'stand: { nominated: { places: 3, second: false } }',
      'stand: everyone',
    )
    expect(isNamed(everyone)).toBe(true)
    expect(isNamed(plain)).toBe(false)
  })

  it('is said in the preview, and so is when somebody is asked for it (OG-183)', () => {
    const end = HANDS.replace(
      'if: { count: everyone, atMost: 2 }',
      'if: { some: { votersOf: { votedBy: everyone } } }',
    )
    const when = (language: string) =>
      previewOf(documentOf(end), { players: 8, options: {}, language }).ends[1]?.when
    expect(when('en')).toMatch(
      /Whoever raised a hand for whoever got a hand from all living players/,
    )
    expect(when('de')).toMatch(/wer die Hand gehoben hat für: für wen die Hand gehoben wurde von/)
    expect(when('pl')).toMatch(/kto podniósł rękę, a był to głos na: na kogo padł głos/)
    const asked = HANDS.replace('8: { wolf: 2 }', '8: { wolf: 1, herald: 1 }')
    expect(
      previewOf(documentOf(asked), { players: 8, options: {}, language: 'en' }).asked[0]?.when,
    ).toEqual(['Asked when this player is nominated.'])
  })
})

describe('A hand that is bound', () => {
  const BOUND = textOf('bound')

  it('takes players, or yes or no, and needs its format (OG-184, OG-173)', () => {
    expect(codesIn(BOUND)).toEqual([])
    expect(instead(BOUND, 'mustVote: yes', 'mustVote: maybe')).toHaveLength(1)
    expect(instead(BOUND, 'mayVote: { link: master }', 'mayVote: yes')).toHaveLength(1)
    expect(instead(BOUND, 'needs: 2\n', '')).toEqual(['needsMore'])
  })

  const seated = (cards: string) => sitDown(rulesetOf(documentOf(BOUND)), cards)
  const remindersOf = (table: ReturnType<typeof seated>) =>
    rulesetOf(documentOf(BOUND))
      .reminders?.(table.game.state as never, {})
      .filter(({ key }) => key === 'boundHands')

  it('is refused by name where everybody knows of it, and never else (OG-184)', () => {
    const table = seated('crier butler wolf farmer farmer farmer')
    table.say('butler.serve', 'E')
    table.say('crier.shout', 'D')
    table.upTo('day.vote')
    const hands = (ballots: object) =>
      table.game.open?.check?.({ kind: 'ballots', ballots } as never) ?? null
    expect(hands({})).toEqual({ code: 'boundHand', params: { seat: 's3' } })
    expect(hands({ s3: ['s0'] })).toBeNull()
    expect(hands({ s3: ['s0'], s1: ['s2'] })).toBeNull()
    expect(table.game.open?.neutral).toBeNull()
  })

  it('is a reminder for the host where it is a secret, by day alone (OG-184)', () => {
    const table = seated('farmer butler wolf farmer farmer')
    table.say('butler.serve', 'E')
    expect(remindersOf(table)).toEqual([])
    table.upTo('day.vote')
    expect(remindersOf(table)).toEqual([{ key: 'boundHands', seats: ['s1'] }])
    const open = seated('crier farmer wolf farmer farmer')
    open.say('crier.shout', 'D')
    open.upTo('day.vote')
    expect(remindersOf(open)).toEqual([])
  })

  it('leaves counts by number to games without it (OG-184)', () => {
    const table = seated('farmer farmer wolf farmer farmer')
    table.upTo('day.vote')
    const { form } = table.game.open ?? {}
    expect(form?.kind === 'ballots' && form.unnamed).toBeFalsy()
  })
})
