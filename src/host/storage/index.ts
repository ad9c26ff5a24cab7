export { dataFolder } from './dataFolder'
export { fileJournals, type FileJournalsOptions } from './fileJournals'
export { memoryJournals } from './memoryJournals'
export { newEveningId } from './newEveningId'
export * from './ports'
export {
  memorySettings,
  openSettings,
  type KeyValueFile,
  type KeyValueFileOptions,
} from './settings'
