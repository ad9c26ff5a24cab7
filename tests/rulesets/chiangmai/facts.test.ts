import { describe, expect, it } from 'vitest'
import { OK, PASS } from '../../../src/engine'
import { ballots, Evening, facts, points, seat } from './table'

/* The log and the true story at the end are told from these facts. */
describe('the journal holds what really happened', () => {
  it('CM-15, CM-36: whom the Killers poisoned, or that they did not agree', () => {
    const evening = new Evening(['bK/2', '3/bK', 'bJ/4'])
    expect(facts(evening.answer('killers.poison', points({ s0: 's2', s1: 's2' })))).toEqual([
      ['poisonAgreed', { target: 's2' }],
    ])
    const split = new Evening(['bK/2', '3/bK', 'bJ/4'])
    expect(facts(split.answer('killers.poison', points({ s0: 's2', s1: 's1' })))).toEqual([
      ['poisonMissed', { by: ['s0', 's1'] }],
    ])
    const asleep = new Evening(['2/rK', 'bJ/4'])
    expect(facts(asleep.answer('killers.poison', OK))).toEqual([])
  })

  it('CM-41: whom each Doctor and each Assassin chose, and who chose nobody', () => {
    const evening = new Evening(['bK/2', 'rQ/3', '4/rQ', 'rA/5', '6/rA', 'bJ/7'], {
      doctorMayPass: true,
    })
    evening.answer('killers.poison', PASS)
    expect(facts(evening.answer('doctor.vaccinate', points({ s1: 's0' })))).toEqual([
      ['vaccinated', { by: 's1', target: 's0' }],
      ['vaccineKept', { by: 's2' }],
    ])
    const [aimed, declined] = facts(evening.answer('assassin.kill', points({ s4: 's5' })))
    expect([aimed, declined]).toEqual([
      ['assassinDeclined', { by: 's3' }],
      ['assassinAimed', { by: 's4', target: 's5' }],
    ])
  })

  it('CM-23: whom the Policemen asked about, and what the thumb said', () => {
    const evening = new Evening(['bK/2', 'bJ/3', 'rJ/4'])
    expect(facts(evening.answer('police.investigate', points({ s1: 's0', s2: 's0' })))[0]).toEqual([
      'investigated',
      { by: ['s1', 's2'], target: 's0', thumb: 'thumbUp' },
    ])
  })

  it('CM-42: cures, doses and overdoses come before the lost cards, each card with its cause', () => {
    const evening = new Evening(['bK/2', 'rQ/3', '4/rQ', 'rA/5', 'bJ/7', '8/9'])
    evening.rule({ kind: 'status', seat: 's5', status: 'dosed', on: true })
    evening.answer('killers.poison', points({ s0: 's4' }))
    evening.answer('doctor.vaccinate', points({ s1: 's4', s2: 's5' }))
    evening.answer('police.investigate', PASS)
    expect(facts(evening.answer('assassin.kill', points({ s3: 's2' })))).toEqual([
      ['assassinAimed', { by: 's3', target: 's2' }],
      ['cured', { target: 's4' }],
      ['overdosed', { target: 's5', doses: 0 }],
      ['diedByAssassin', { target: 's2', card: 'n4', again: false }],
      ['diedOfOverdose', { target: 's5', card: 'n8', again: false }],
    ])
  })

  it('CM-44, CM-O2: several causes of one night are named card by card', () => {
    const evening = new Evening(['bK/2', 'rA/5', 'bJ/7', '8/9'], { multiCauseCards: 'each' })
    evening.answer('killers.poison', points({ s0: 's3' }))
    expect(facts(evening.answer('assassin.kill', points({ s1: 's3' })))).toEqual([
      ['assassinAimed', { by: 's1', target: 's3' }],
      ['diedOfPoison', { target: 's3', card: 'n8', again: false }],
      ['diedByAssassin', { target: 's3', card: 'n9', again: true }],
    ])
  })

  it('CM-30: who fell as a Hunter, whom he took, and which card that cost', () => {
    const evening = new Evening(['bK/2', 'Jo/3', 'bJ/7', '8/9'])
    evening.answer('killers.poison', points({ s0: 's1' }))
    expect(facts(evening.answer('police.investigate', PASS))).toEqual([
      ['diedOfPoison', { target: 's1', card: 'joker', again: false }],
      ['hunterFell', { hunter: 's1' }],
    ])
    expect(facts(evening.answer('hunter.take', seat('s3')))).toEqual([
      ['hunterTook', { hunter: 's1', target: 's3', openly: true }],
      ['takenByHunter', { target: 's3', card: 'n8', again: false }],
    ])
  })

  it('CM-59 to CM-62: the count, the tie, the lot and the card that went', () => {
    const evening = new Evening(['bK/2', 'bJ/7'])
    const tie = evening.answer('day.vote', ballots({ s0: ['s1'], s1: ['s0'] }))
    expect(facts(tie)).toEqual([
      ['tallied', { totals: { s0: 1, s1: 1 } }],
      ['tied', { targets: ['s0', 's1'] }],
    ])
    expect(facts(evening.answer('day.lot', seat('s1')))).toEqual([
      ['lotFell', { target: 's1' }],
      ['executed', { target: 's1', card: 'blackJack', faceUp: false }],
    ])
  })

  it('CM-54: who spoke a last word', () => {
    const evening = new Evening(['bK/2', 'bJ/7', '8'])
    evening.answer('killers.poison', points({ s0: 's2' }))
    expect(facts(evening.answer('funeral.speech', OK))).toEqual([
      ['farewellHeld', { speaker: 's2' }],
    ])
  })

  it('what a ruling took, gave and put right', () => {
    const evening = new Evening(['bK/2', 'bJ/7', '8/Jo'])
    expect(facts(evening.rule({ kind: 'leave', seat: 's2' }))).toEqual([
      ['ruledDead', { target: 's2', card: 'n8' }],
      ['ruledDead', { target: 's2', card: 'joker' }],
    ])
    expect(facts(evening.rule({ kind: 'revive', seat: 's2' }))).toEqual([
      ['ruledBack', { target: 's2', card: 'joker' }],
    ])
    expect(facts(evening.rule({ kind: 'kill', seat: 's0' }))).toEqual([
      ['ruledDead', { target: 's0', card: 'blackKing' }],
    ])
    expect(facts(evening.rule({ kind: 'cards', seat: 's0', cards: ['redKing'] }))).toEqual([
      ['ruledCards', { target: 's0', cards: ['redKing'] }],
    ])
    const given = evening.rule({ kind: 'status', seat: 's1', status: 'dosed', on: true })
    expect(facts(given)).toEqual([['ruledDoses', { target: 's1', doses: 1 }]])
    const taken = evening.rule({ kind: 'status', seat: 's1', status: 'dosed', on: false })
    expect(facts(taken)).toEqual([['ruledDoses', { target: 's1', doses: 0 }]])
  })
})
