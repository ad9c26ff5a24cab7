/** What the room sees and hears, by key, whatever step is open. */
import type { DeskContext } from '../../commands/useDeskContext'
import { defineAction } from '../../keys/actions'

export const freeze = defineAction<DeskContext>({
  id: 'freeze',
  place: 'game',
  group: 'show',
  keys: ['v'],
  label: 'keys.does.freeze',
  run: ({ desk, act }) => void act('show.freeze', { on: !desk.view?.picture.frozen }),
})

export const blackout = defineAction<DeskContext>({
  id: 'blackout',
  place: 'game',
  group: 'show',
  keys: ['b', '.'],
  label: 'keys.does.blackout',
  run: ({ desk, act }) => void act('show.blackout', { on: !desk.view?.picture.blackout }),
})

export const mute = defineAction<DeskContext>({
  id: 'mute',
  place: 'game',
  group: 'show',
  keys: ['m'],
  label: 'keys.does.mute',
  run: ({ desk, act }) => void act('settings.set', { settings: { muted: !desk.settings?.muted } }),
})

export const showActions = [freeze, blackout, mute]
