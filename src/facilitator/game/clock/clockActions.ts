/** The clock's keys, whatever step is open. Without a clock the host program says so. */
import type { DeskContext } from '../../commands/useDeskContext'
import { defineAction } from '../../keys/actions'

export const toggleClock = defineAction<DeskContext>({
  id: 'clockToggle',
  place: 'game',
  group: 'clock',
  keys: ['k'],
  label: 'keys.does.clockToggle',
  run: ({ desk, act }) =>
    void act(desk.view?.clock?.state === 'running' ? 'clock.pause' : 'clock.start', {}),
})

export const moreTime = defineAction<DeskContext>({
  id: 'clockMore',
  place: 'game',
  group: 'clock',
  keys: ['+'],
  label: 'keys.does.clockMore',
  run: ({ act }) => void act('clock.add', { seconds: 10 }),
})

export const lessTime = defineAction<DeskContext>({
  id: 'clockLess',
  place: 'game',
  group: 'clock',
  keys: ['-'],
  label: 'keys.does.clockLess',
  run: ({ act }) => void act('clock.add', { seconds: -10 }),
})

export const skipClock = defineAction<DeskContext>({
  id: 'clockSkip',
  place: 'game',
  group: 'clock',
  keys: ['j'],
  label: 'keys.does.clockSkip',
  run: ({ act }) => void act('clock.skip', {}),
})

export const clockActions = [toggleClock, moreTime, lessTime, skipClock]
