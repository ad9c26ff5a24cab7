import { defineSheet } from '../../sheets/sheetStore'
import StorySheet from './StorySheet.vue'

export const storySheet = defineSheet<object>({
  id: 'story',
  title: 'dawn.editTitle',
  component: StorySheet,
  inGame: true,
})
