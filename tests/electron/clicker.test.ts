import { describe, expect, it } from 'vitest'
import { clickerCommand } from '../../electron/main/clicker/clicker.ts'
import { clickerBack, clickerNext } from '../../src/facilitator/game/answer/answerActions.ts'
import { blackout } from '../../src/facilitator/game/rail/showActions.ts'

const key = (name: string, more = {}) => ({
  type: 'keyDown' as const,
  key: name,
  isAutoRepeat: false,
  isComposing: false,
  control: false,
  alt: false,
  meta: false,
  shift: false,
  ...more,
})

describe('A clicker at the big screen', () => {
  it('goes on, takes back, and makes it dark and light again', () => {
    expect(clickerCommand(key('PageDown'), false)).toEqual({ type: 'game.advance' })
    expect(clickerCommand(key('PageUp'), false)).toEqual({ type: 'game.undo' })
    for (const name of ['b', 'B', '.']) {
      expect(clickerCommand(key(name), false)).toEqual({ type: 'show.blackout', on: true })
      expect(clickerCommand(key(name), true)).toEqual({ type: 'show.blackout', on: false })
    }
  })

  it('has the keys that the desk lists for it', () => {
    const listed = [clickerNext, clickerBack, blackout]
    for (const name of listed.flatMap(({ keys }) => keys)) {
      expect(clickerCommand(key(name), false)).not.toBeNull()
    }
  })

  it('does nothing for a held or released key, with a modifier, or for any other key', () => {
    expect(clickerCommand(key('PageDown', { isAutoRepeat: true }), false)).toBeNull()
    expect(clickerCommand(key('PageDown', { type: 'keyUp' }), false)).toBeNull()
    expect(clickerCommand(key('b', { isComposing: true }), false)).toBeNull()
    for (const modifier of ['control', 'alt', 'meta', 'shift']) {
      expect(clickerCommand(key('PageDown', { [modifier]: true }), false)).toBeNull()
    }
    for (const name of ['Enter', 'Escape', 'F5', 'a', '1', ' ']) {
      expect(clickerCommand(key(name), false)).toBeNull()
    }
  })
})
