export type { Lines, StoryPack, Word } from './grammar'
export {
  beginningsOf,
  composeStory,
  storyFromText,
  storyToText,
  tellNobodyDied,
  tellStory,
  tellTale,
} from './tell'
export type { Story, TellOptions } from './tell'
export { checkPack, PACK_LIMITS } from './check'
export { clipChecker, clipKey, clipList, clipNames, clipPack } from './clips'
export { createVoice } from './voice'
export type { SpeakOptions, SpeechOutcome, Voice, VoiceChoice } from './voice'
