export { DEFAULT_SETTINGS, type LobbyDraft, type SavedPreset, type TableChoice } from './forms'
export { Kept } from './kept'
