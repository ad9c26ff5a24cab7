export { createHost, type Host, type HostOptions, type Schedule } from './createHost'
export type { StoryPacks } from './state'
