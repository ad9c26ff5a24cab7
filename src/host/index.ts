export { createHost } from './createHost'
export type { Host, HostOptions, Schedule } from './host'
export { systemClock } from './systemClock'
