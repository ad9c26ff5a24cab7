import { defineSheet } from '../../sheets/sheetStore'
import PlaceSheet from './PlaceSheet.vue'

/** Where the host sits, so that the circle stands as he sees it. */
export const placeSheet = defineSheet<object>({
  id: 'place',
  title: 'ring.placeTitle',
  component: PlaceSheet,
  inGame: true,
})
