/** How a window finds its host. The projector's page imports its own half, which knows no commands. */
export { connectFacilitator } from './connectFacilitator'
export { connectProjector } from './connectProjector'
