import { describe, expect, it } from 'vitest'
import {
  beginPhase,
  bindObject,
  carriesKnowingly,
  findObject,
  gainObject,
  giveObject,
  hideObject,
  information,
  newObjects,
  objectAt,
  objectEvents,
  putObject,
  roomView,
  stealObject,
  takeObjectBack,
  winObject,
  type Move,
  type ObjectEvents,
  type Objects,
  type SeatId,
  type Table,
} from '../../../src/engine'
import { playlet } from '../fixtures/playlet'

/** A hamlet at war over an amulet: s0 to s2 are of the hill, s3 and s4 of the valley. */
type Hamlet = Table<Objects, ObjectEvents>

function play(...acts: readonly ((table: Hamlet) => boolean)[]) {
  const done: boolean[] = []
  const hamlet = playlet<Objects, ObjectEvents>({
    start: () => ({ objects: newObjects('amulet') }),
    events: objectEvents<Objects>(),
    *play(table) {
      beginPhase(table, 'day', 1)
      giveObject(table, 'amulet', 's0')
      for (const act of acts) {
        done.push(act(table))
        yield () => information('a.step')
      }
      yield () => information('the.end')
    },
  })
  while (hamlet.open?.id === 'a.step') hamlet.ok()
  const state = hamlet.state as Hamlet['state']
  return {
    hamlet,
    state,
    /** What each act returned; undo and redo play the script anew. */
    done: done.slice(0, acts.length),
    amulet: objectAt(state, 'amulet'),
    /** All that the room was told of. */
    heard: roomView(hamlet.history.game).items.map(({ kind }) => kind),
  }
}

const give = (to: SeatId) => (table: Hamlet) => giveObject(table, 'amulet', to)
const steal = (from: SeatId, by: SeatId) => (table: Hamlet) =>
  stealObject(table, 'amulet', from, by)
const wins = (dead: SeatId, killer: SeatId | null) => (table: Hamlet) =>
  winObject(table, 'amulet', dead, killer)
const hide = (by: SeatId, on: SeatId) => (table: Hamlet) => hideObject(table, 'amulet', by, on)
const takeBack = (by: SeatId) => (table: Hamlet) => takeObjectBack(table, 'amulet', by)
const gain = (by: SeatId | null) => (table: Hamlet) => {
  gainObject(table, 'amulet', 'stolen', 'valley', by)
  return true
}
const put = (to: SeatId | null) => (table: Hamlet) => {
  putObject(table, 'amulet', to)
  return true
}
const find = (table: Hamlet) => findObject(table, 'amulet')
const bind = (table: Hamlet) => bindObject(table, 'amulet')

describe('an object', () => {
  it('is with one player at a time, who knows it', () => {
    const { amulet, state } = play(give('s2'))
    expect(amulet).toEqual({ holder: 's2', group: null, hiddenBy: null, bound: false })
    expect(carriesKnowingly(state, 'amulet', 's2')).toBe(true)
    expect(carriesKnowingly(state, 'amulet', 's0')).toBe(false)
  })

  it('is stolen only from whoever has it', () => {
    expect(play(steal('s1', 's3'))).toMatchObject({ done: [false], amulet: { holder: 's0' } })
    expect(play(steal('s0', 's3'))).toMatchObject({ done: [true], amulet: { holder: 's3' } })
  })

  it('is won by a death, or is nobody’s', () => {
    expect(play(wins('s1', 's4'))).toMatchObject({ done: [false], amulet: { holder: 's0' } })
    expect(play(wins('s0', 's4')).amulet.holder).toBe('s4')
    expect(play(wins('s0', null)).amulet.holder).toBeNull()
  })

  it('keeps every change as an event, so that it can be taken back', () => {
    const { hamlet } = play(give('s1'), steal('s1', 's4'))
    expect(hamlet.of('objectMoved').map((data) => (data as Move).how)).toEqual([
      'given',
      'given',
      'stolen',
    ])
    hamlet.history.undo()
    hamlet.history.undo()
    expect(objectAt(hamlet.state as Hamlet['state'], 'amulet').holder).toBe('s1')
  })
})

describe('a hidden object', () => {
  it('is with somebody who does not know of it, and the room hears nothing', () => {
    const { amulet, state, heard } = play(hide('s0', 's4'))
    expect(amulet).toEqual({ holder: 's4', group: null, hiddenBy: 's0', bound: false })
    expect(carriesKnowingly(state, 'amulet', 's4')).toBe(false)
    expect(heard).not.toContain('objectMoved')
  })

  it('is hidden only by its knowing holder, and not on himself', () => {
    expect(play(hide('s1', 's4')).done).toEqual([false])
    expect(play(hide('s0', 's0')).done).toEqual([false])
    expect(play(hide('s0', 's4'), hide('s4', 's1')).done).toEqual([true, false])
  })

  it('is taken back by whoever hid it, as long as its holder knows nothing', () => {
    expect(play(hide('s0', 's4'), takeBack('s1')).done).toEqual([true, false])
    expect(play(hide('s0', 's4'), takeBack('s0')).amulet).toEqual({
      holder: 's0',
      group: null,
      hiddenBy: null,
      bound: false,
    })
    expect(play(hide('s0', 's4'), find, takeBack('s0')).done).toEqual([true, true, false])
  })

  it('belongs to its holder once he has learned of it', () => {
    const { state, done } = play(hide('s0', 's4'), find, find)
    expect(carriesKnowingly(state, 'amulet', 's4')).toBe(true)
    expect(done).toEqual([true, true, false])
  })

  it('is lost to whoever steals it or kills for it, and cannot be taken back then', () => {
    const { amulet, done } = play(hide('s0', 's4'), steal('s4', 's3'), takeBack('s0'))
    expect(amulet).toEqual({ holder: 's3', group: null, hiddenBy: null, bound: false })
    expect(done).toEqual([true, true, false])
    expect(play(hide('s0', 's4'), wins('s4', 's1')).amulet).toMatchObject({
      holder: 's1',
      group: null,
      hiddenBy: null,
    })
  })
})

describe('a bound object', () => {
  it('stays with its holder until it is taken by force', () => {
    expect(play(bind, give('s1')).done).toEqual([true, false])
    expect(play(bind, hide('s0', 's4')).done).toEqual([true, false])
    expect(play(bind, give('s0')).done).toEqual([true, true])
    expect(play(bind, steal('s0', 's3'), give('s4'))).toMatchObject({
      done: [true, true, true],
      amulet: { holder: 's4', bound: false },
    })
  })

  it('is free again once whoever hid it has taken it back', () => {
    expect(play(hide('s0', 's4'), bind, takeBack('s0'))).toMatchObject({
      done: [true, true, true],
      amulet: { holder: 's0', hiddenBy: null, bound: false },
    })
  })

  it('is bound to whoever carries it, even unknowingly, and to nobody where nobody has it', () => {
    expect(play(hide('s0', 's4'), bind).amulet).toMatchObject({ holder: 's4', bound: true })
    expect(play(wins('s0', null), bind).done).toEqual([true, false])
  })
})

describe('an object of a group', () => {
  it('is with nobody in particular until somebody is chosen to hold it', () => {
    expect(play(gain('s3')).amulet).toMatchObject({ holder: null, group: 'valley' })
    const { amulet, hamlet } = play(gain('s3'), give('s4'))
    expect(amulet).toMatchObject({ holder: 's4', group: null })
    expect(hamlet.of('objectMoved').at(-1)).toMatchObject({ from: 'valley', to: 's4' })
  })

  it('is bound, if it is bound then, to whoever is chosen', () => {
    const { amulet, done } = play(gain('s3'), bind, give('s4'), give('s3'))
    expect(amulet).toMatchObject({ holder: 's4', bound: true })
    expect(done).toEqual([true, true, true, false])
  })

  it('is put anywhere by whoever decides over it, or is lost', () => {
    expect(play(hide('s0', 's4'), put('s2')).amulet).toMatchObject({ holder: 's2', hiddenBy: null })
    expect(play(put(null)).amulet).toMatchObject({ holder: null, group: null })
    expect(play(put(null), bind).done).toEqual([true, false])
  })
})
