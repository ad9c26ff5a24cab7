import { defineSheet } from '../sheets/sheetStore'
import MusicSheet from './MusicSheet.vue'

export const musicSheet = defineSheet(
  { id: 'music', title: 'music.title', component: MusicSheet, inGame: false },
  { keys: ['Shift+m'], group: 'show', props: {} },
)
