export { DEFAULT_SETTINGS, type LobbyDraft, type SavedPreset } from './forms'
export { Kept } from './kept'
