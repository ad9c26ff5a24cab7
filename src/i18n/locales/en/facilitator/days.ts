/** The desk through a long day: where a button leads, speeches, a clock for any step, hands counted. */
export const days = {
  day: {
    onTo: 'On to: {what}',
    onToName: 'Next: {name}',
    onToEnd: 'On to the end',
    whose: '{what}: {names}',
    skipAll: 'Skip all speeches',
    longer: '30 seconds more',
    goesOn: 'Goes on talking, no clock',
    byThemselves: 'One after the other by themselves',
    label: 'Speeches',
    clock: 'A clock',
    minutes: '{count} min | {count} min',
    own: 'Minutes',
    start: 'Start',
    noClock: 'No clock',
  },
} as const
