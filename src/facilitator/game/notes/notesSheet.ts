import { defineSheet } from '../../sheets/sheetStore'
import NotesSheet from './NotesSheet.vue'

export const notesSheet = defineSheet(
  { id: 'notes', title: 'notes.title', component: NotesSheet, inGame: true },
  { keys: ['Shift+n'], group: 'desk', props: {} },
)
