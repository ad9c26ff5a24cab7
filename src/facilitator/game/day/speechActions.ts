/** What the host does with whoever speaks, and with all who still wait for their word. */
import type { DeskContext } from '../../commands/useDeskContext'
import { defineAction } from '../../keys/actions'

const LONGER = 30

export const skipSpeeches = defineAction<DeskContext>({
  id: 'skipSpeeches',
  place: 'step',
  group: 'clock',
  keys: ['Shift+j'],
  label: 'day.skipAll',
  when: ({ desk }) => Boolean(desk.step?.speaker),
  run: ({ act }) => void act('speeches.skip', {}),
})

export const speakLonger = defineAction<DeskContext>({
  id: 'speakLonger',
  place: 'step',
  group: 'clock',
  keys: ['*'],
  label: 'day.longer',
  when: ({ desk }) => Boolean(desk.step?.speaker),
  run: ({ act }) => void act('clock.add', { seconds: LONGER }),
})

export const speechActions = [skipSpeeches, speakLonger]
