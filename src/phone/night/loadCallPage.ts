/** Asks for the page of a call: by all phones alike, as soon as cards are dealt, and not at the door. */
export const loadCallPage = () => import('./CallPage.vue')
