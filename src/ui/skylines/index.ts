/** The towns that games can take place in. */
import type { Component } from 'vue'
import type { SkylineName } from '../themeTokens'
import Castle from './Castle.vue'
import FarPort from './FarPort.vue'
import FrontierTown from './FrontierTown.vue'
import HarbourCity from './HarbourCity.vue'
import LannaTown from './LannaTown.vue'
import Moor from './Moor.vue'
import SicilianTown from './SicilianTown.vue'
import Village from './Village.vue'
import './skyline.css'

/** Each draws its town in an svg of the class `town`, in the colours of one light; a name without one does not compile. */
export const SKYLINES: Readonly<Record<SkylineName, Component>> = {
  lannaTown: LannaTown,
  harbourCity: HarbourCity,
  farPort: FarPort,
  sicilianTown: SicilianTown,
  frontierTown: FrontierTown,
  village: Village,
  castle: Castle,
  moor: Moor,
}
