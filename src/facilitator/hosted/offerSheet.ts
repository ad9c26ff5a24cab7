import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../sheets/sheetStore'

/** What stands behind the offer of the first page; fetched when it is opened. */
export const offerSheet = defineSheet<object>({
  id: 'offer',
  title: 'hosted.offer.ask',
  component: defineAsyncComponent(() => import('./OfferSheet.vue')),
  inGame: false,
})
