/** What can be done wherever the host is: cover the desk, and take a step back or forth again. */
import { defineAction } from '../keys/actions'
import type { DeskContext } from './useDeskContext'

export const coverDesk = defineAction<Pick<DeskContext, 'cover' | 'act'>>({
  id: 'cover',
  place: 'desk',
  group: 'desk',
  keys: ['c'],
  label: 'keys.does.cover',
  // At once, and without the program too; the program then keeps all that is secret out of this window.
  run: ({ cover, act }) => {
    cover.on = true
    void act('desk.cover', {})
  },
})

const inEvening = ({ desk }: DeskContext): boolean => desk.game !== null || desk.deal !== null

export const undo = defineAction<DeskContext>({
  id: 'undo',
  place: 'desk',
  group: 'desk',
  keys: ['Ctrl+z'],
  label: 'keys.does.undo',
  when: inEvening,
  run: ({ act }) => void act('game.undo', {}),
})

export const redo = defineAction<DeskContext>({
  id: 'redo',
  place: 'desk',
  group: 'desk',
  keys: ['Ctrl+Shift+z', 'Ctrl+y'],
  label: 'keys.does.redo',
  when: inEvening,
  run: ({ act }) => void act('game.redo', {}),
})

/** The window's own, in Electron as in a browser: listed, and never heard here. */
defineAction({
  id: 'fullScreen',
  place: 'desk',
  group: 'desk',
  keys: ['F11'],
  label: 'keys.does.fullScreen',
  run: () => undefined,
})

export const deskActions = [coverDesk, undo, redo]
