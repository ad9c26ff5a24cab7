import { defineAsyncComponent, type Component } from 'vue'
import type { SkylineName } from '../../../ui/themeTokens'

/** What comes nearer before a town. */
export const COMING: Readonly<Partial<Record<SkylineName, Component>>> = {
  frontierTown: defineAsyncComponent(() => import('./ComingShip.vue')),
}
