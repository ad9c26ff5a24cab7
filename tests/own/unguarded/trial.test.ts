/** What the program finds out by playing a document by itself (OG-105). */
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { OwnDocument } from '../../../src/own/format/document'
import { open } from '../../../src/own/open/open'
import { levelOf, type ProblemCode } from '../../../src/own/problems/codes'
import { placed } from '../../../src/own/read/place'
import { tryOut, type Amount, type Tried } from '../../../src/own/tried/trial'
import type { AnyRuleset } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { compareNews } from '../../../src/own/tried/room'
import {
  hiddenTeamCutsTheDay,
  hiddenTeamIsSilent,
  hiddenTeamStandsAside,
  hiddenTeamWeighsMore,
} from '../../secrecy/planted/rules'
import { kept, leaks } from '../leaks'
import { INN, innDocument, merged } from '../play/documents'

const textWith = (parts: string): string => stringify(merged(parse(INN), parse(parts)))

function tried(text: string, amount: Amount = { evenings: 30, pairs: 4 }): Tried {
  const { document, problems } = open(text)
  if (!document) throw new Error(JSON.stringify(problems))
  const { steps } = tryOut(document, 1, amount)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
  }
}

const codesOf = ({ remarks }: Tried): ProblemCode[] => remarks.map(({ code }) => code)

describe('The trial of a document', () => {
  it('says how many evenings ended, after how many nights, and who won', () => {
    const text = readFileSync('assets/games/rook-hollow.yaml', 'utf8')
    const report = tried(text, { evenings: 6, pairs: 2 })
    expect(report).toMatchObject({ played: 8, of: 8, ended: 6 })
    expect(report.nights).toHaveLength(6)
    expect(Object.values(report.wins).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(6)
    expect(codesOf(report)).not.toContain('crash')
    expect(codesOf(report)).not.toContain('leak')
  }, 30_000)

  it('is the same for the same seed, however it is cut into slices', () => {
    const { document } = open(INN)
    if (!document) throw new Error('no inn')
    const { steps, soFar } = tryOut(document, 1, { evenings: 3, pairs: 1 })
    const seen: number[] = []
    while (!steps.next().done) seen.push(soFar().played)
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]))
    expect(soFar()).toEqual(tried(INN, { evenings: 3, pairs: 1 }))
  })

  it('names what nobody ever chose, by its place in the text', () => {
    const text = textWith(
      'roles: { landlady: { calls: [{ id: landlady.look, choose: { one: { both: [self, { not: self }] } }, do: [{ show: { sign: yes } }] }] } }',
    ).replaceAll('sign: true', 'sign: "yes"')
    const report = tried(text)
    expect(report.unused).toEqual(['landlady.look'])
    const [problem] = placed(
      text,
      report.remarks.filter(({ code }) => code === 'stepNeverUsed'),
    )
    expect(problem).toMatchObject({ code: 'stepNeverUsed', level: 'warning' })
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('landlady.look')
  })

  it('tells of evenings without end, of one side that always wins, and of chains that are cut, and forbids none of them (OG-68, OG-157)', () => {
    const never = 'longest: 5\nvictory: [{ wins: guests, if: { none: everyone } }]'
    const told = codesOf(tried(textWith(`${never}\nday: [{ talk: { seconds: 1 } }]`)))
    expect(told).toContain('longestReached')
    const always = 'victory: [{ wins: guests, if: { some: everyone } }]'
    const biased = codesOf(tried(textWith(always)))
    expect(biased).toContain('oneSided')
    const chain = `
statuses:
  ping: { name: p, until: never, when: [{ on: gets, do: [{ take: { status: ping, from: self } }, { give: { status: pong, to: self } }] }] }
  pong: { name: p, until: never, when: [{ on: gets, do: [{ take: { status: pong, from: self } }, { give: { status: ping, to: self } }] }] }
when: [{ on: dusk, do: [{ give: { status: ping, to: everyone } }] }]`
    const cut = codesOf(tried(textWith(chain), { evenings: 3, pairs: 0 }))
    expect(cut).toContain('chainTooLong')
    expect(new Set([...told, ...biased, ...cut].map(levelOf))).not.toContain('error')
  })
})

/** What the pairs of a trial find, as it is done for a host. */
function pairsOf(document: OwnDocument, ruleset?: AnyRuleset): Tried {
  const { steps, soFar } = tryOut(document, 1, { evenings: 0 }, ruleset)
  while (!steps.next().done);
  return soFar()
}

describe('A document that would tell a secret', () => {
  it.each(Object.entries(leaks))(
    'is not played, or gives itself away in its trial: %s (OG-93, OG-94, OG-105)',
    (_, data) => {
      const { document } = open(stringify(data, { aliasDuplicateObjects: false }))
      expect(document === null ? ['leak'] : codesOf(pairsOf(data))).toEqual(['leak'])
    },
  )

  it.each(Object.entries(kept))(
    'gives nothing away where the game keeps it: %s (OG-94a)',
    (_, data) => {
      expect(codesOf(pairsOf(data))).not.toContain('leak')
    },
  )
})

const TALKATIVE = `
deaths: { show: nothing }
day: [{ talk: { seconds: 5 } }, { speeches: { seconds: 5 } }, { trial: { vote: { shown: live } } }]`

describe('A fault of the program that lets a day tell a secret', () => {
  const document = innDocument(TALKATIVE)
  it.each([
    ['nobody of a side stands', hiddenTeamStandsAside],
    ['nobody of a side speaks', hiddenTeamIsSilent],
    ['a step is left out for a side', hiddenTeamCutsTheDay],
    ['a side weighs more', hiddenTeamWeighsMore],
  ])('is found in few pairs: %s (OG-105)', (_, faulty) => {
    const { remarks, played, of } = pairsOf(document, faulty(rulesetOf(document)))
    expect(remarks.map(({ code }) => code)).toEqual(['leak'])
    expect(played).toBe(of)
    expect(played).toBeLessThan(20)
  })

  it('is none where all is as it should be, and the pairs have an end', () => {
    const { remarks, of } = pairsOf(document)
    expect(remarks).toEqual([])
    expect(of).toBeGreaterThanOrEqual(12)
    expect(of).toBeLessThanOrEqual(150)
  })
})

describe('News of two evenings', () => {
  const died = (seat: string) => ({ kind: 'died', of: seat })
  const marked = (...seats: string[]) => ({ kind: 'became.mark', of: seats })
  const tally = (votes: number) => ({ kind: 'tally', of: { s1: votes } })

  it('part where they say something else, and tell a secret where only their order does (OG-94a)', () => {
    expect(compareNews([died('s1')], [died('s1')], true)).toBe('same')
    expect(compareNews([died('s1')], [died('s2')], true)).toBe('parted')
    expect(compareNews([died('s1'), died('s2')], [died('s2'), died('s1')], true)).toHaveLength(2)
    expect(compareNews([marked('s3', 's1')], [marked('s1', 's3')], true)).toHaveLength(2)
  })

  it('tell a secret where hands that everybody saw come to something else, or the course does', () => {
    expect(compareNews([tally(1)], [tally(2)], true)).toHaveLength(2)
    expect(compareNews([tally(1)], [tally(2)], false)).toBe('parted')
    expect(compareNews([{ kind: 'speech', of: 's1' }], [], true)).toHaveLength(2)
  })

  it('part where a thing lies with another in the end, through whichever hands it went', () => {
    const moved = (seat: string) => ({ kind: 'moved.lamp', of: [seat] })
    const [there, back] = [
      [moved('s1'), moved('s2')],
      [moved('s2'), moved('s1')],
    ]
    expect(compareNews(there ?? [], back ?? [], true)).toBe('parted')
  })
})

describe('The report of a trial', () => {
  it('says of what no pair could show anything (OG-105)', () => {
    const late = innDocument(`
roles: { landlady: { calls: [{ id: landlady.look, nights: '5+', choose: { one: others }, do: [{ give: mark }] }] } }
statuses: { mark: { name: Marked, until: never, traits: { noSpeech: true } } }
day: [{ speeches: { seconds: 5 } }]`)
    const { remarks } = pairsOf(late)
    expect(remarks).toEqual([
      {
        code: 'notCompared',
        path: 'statuses.mark.traits.noSpeech',
        params: { id: 'mark', word: 'noSpeech' },
      },
    ])
    const [problem] = placed(stringify(late), remarks)
    expect(problem).toMatchObject({ level: 'note' })
  })
})
