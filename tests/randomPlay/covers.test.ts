/**
 * How much a call in silence asks at its widest is said by the call itself (PH-29): it follows from what everybody knows, and nobody
 * who is really asked is asked for more.
 */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import {
  History,
  LOOKS,
  type AnyRuleset,
  type Cover,
  type Form,
  type StepSpec,
} from '../../src/engine'
import type { RulesetTexts } from '../../src/i18n/rulesetTexts'
import type { OwnDocument } from '../../src/own/format/document'
import { rulesetOf } from '../../src/own/play/ruleset'
import { documents } from '../own/words/documents'
import { textsOf } from '../support/games'
import { playRandomEvening } from './randomEvening'

const EVENINGS = 8
/** Evenings of documents take longer. */
const OWN_EVENINGS = 3

/** Spoken steps of a night that are no calls of their own: what is asked in them belongs to the call before. */
const PART_OF_A_CALL: Readonly<Record<string, string>> = {
  'sith.decide': 'the highest of those who were called decides between them',
  'mafia.order': 'nobody is asked: the host notes who is called by which name',
  'aliens.use': 'nobody is asked: what they have is used',
  'quietFoot.takeBack': 'nobody is asked: he takes what is his',
  'leader.breakTie': 'the Leader decides between those who were called',
  'megaAlien.breakTie': 'the Mega Alien decides between those who were called',
  'doctor.block': 'the Doctor is asked about the death that a call has led to',
  'gambler.roulette': 'he goes on shooting in the same call',
}
/** Steps that the host answers, whoever is called in them. */
const FOR_THE_HOST = ['spy.learn']

/** Words and players that a form takes at its most. */
function mostOf(form: Form): Pick<Cover, 'seats' | 'words'> {
  switch (form.kind) {
    case 'ok':
      return LOOKS
    case 'seat':
      return { seats: 1, words: form.options ?? [] }
    case 'seats':
      return { seats: form.max, words: form.options ?? [] }
    case 'option':
      return { seats: 0, words: form.options }
    case 'act':
      return wordsOf(form.acts)
    case 'points': {
      const { seats, words } = wordsOf(form.acts ?? [])
      return { seats: Math.max(1, seats), words }
    }
    case 'ballots':
    case 'marks':
    case 'nominations':
      return { seats: Infinity, words: [] }
  }
}

const wordsOf = (acts: Extract<Form, { kind: 'act' }>['acts']): Pick<Cover, 'seats' | 'words'> => ({
  seats: acts.some(({ targets }) => targets !== undefined) ? 1 : 0,
  words: acts.map(({ id }) => id),
})

/** @returns whether a form asks for nothing that its cover does not ask of everybody */
function fitsCover(form: Form, cover: Cover): boolean {
  const { seats, words } = mostOf(form)
  return seats <= cover.seats && words.every((word) => cover.words.includes(word))
}

/** What is wrong with how much an open step says it asks. @param before what its call said earlier, by its id */
function faultsOf(
  open: StepSpec,
  texts: RulesetTexts | null,
  before: Map<string, string>,
): string[] {
  const { id, variant = '', form, cover } = open
  const step = texts?.steps[id]
  const isSpoken = (step?.variants?.[variant]?.say ?? step?.say ?? []).length > 0
  if (!cover) return isSpoken && !(id in PART_OF_A_CALL) ? [`${id} says nothing of it`] : []
  const said = JSON.stringify(cover)
  const earlier = before.get(id) ?? said
  before.set(id, said)
  return [
    ...(fitsCover(form, cover) || FOR_THE_HOST.includes(id) ? [] : [`${id} asks for more`]),
    ...(said === earlier ? [] : [`${id} said something else before`]),
  ]
}

/** Plays evenings; @returns what is wrong, and which calls were made */
function play(
  ruleset: AnyRuleset,
  texts: RulesetTexts | null,
  evenings: number,
): { wrong: string[]; calls: number } {
  const wrong = new Set<string>()
  const calls = new Set<string>()
  for (let seed = 1; seed <= evenings; seed++) {
    const { history } = playRandomEvening(ruleset, seed)
    const again = new History(ruleset, history.setup)
    const before = new Map<string, string>()
    for (const input of history.inputs) {
      const { open, state } = again.game
      if (open && !open.stage && state.phase.kind === 'night') {
        for (const fault of faultsOf(open, texts, before)) wrong.add(fault)
        if (open.cover) calls.add(open.id)
      }
      again.apply(input)
    }
  }
  return { wrong: [...wrong], calls: calls.size }
}

describe('How much a call asks', () => {
  it.each(Object.entries(rulesets))(
    'is said by every call of %s, alike whoever is there',
    (id, game) => {
      const { wrong, calls } = play(game, textsOf(id), EVENINGS)
      expect(wrong).toEqual([])
      expect(calls).toBeGreaterThan(2)
    },
  )

  it.each(['crowns-and-knaves.yaml', 'two-mobs.yaml'])('is said by every call of %s', (file) => {
    const { wrong, calls } = play(rulesetOf(documents[file] as OwnDocument), null, OWN_EVENINGS)
    expect(wrong).toEqual([])
    expect(calls).toBeGreaterThan(2)
  })

  it('would be found where it followed from who is there, was too little or was not said', () => {
    const open = (rest: Partial<StepSpec>): StepSpec => ({
      id: 'doctor.vaccinate',
      form: { kind: 'seat', targets: ['s1'], pass: true },
      asked: ['s0'],
      neutral: { kind: 'pass' },
      ...rest,
    })
    const words = textsOf('chiangmai')
    const before = new Map<string, string>()
    const gone = open({ form: { kind: 'ok' }, asked: [], cover: { seats: 0, words: [] } })
    expect(faultsOf(gone, words, before)).toEqual([])
    const there = open({ cover: { seats: 1, words: [] } })
    expect(faultsOf(there, words, before)).toEqual(['doctor.vaccinate said something else before'])
    const little = open({ cover: { seats: 0, words: [] } })
    expect(faultsOf(little, words, new Map())).toEqual(['doctor.vaccinate asks for more'])
    expect(faultsOf(open({}), words, new Map())).toEqual(['doctor.vaccinate says nothing of it'])
  })
})
