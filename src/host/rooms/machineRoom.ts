/** The machine: which display is the big screen. */
import { refuse } from '../../engine'
import type { ScreensPort } from '../machine'
import { done, refused, type Desk, type Handlers } from '../desk'
import type { Reply } from '../../bridge'

export const machineRoom: Handlers<'screens.choose' | 'screens.identify' | 'screens.show'> = {
  'screens.choose': ({ state }, { key }) =>
    withScreens(state, (screens) => {
      const intent = screens.choose(key)
      if (!intent) return refused(refuse('screenGone'))
      state.kept.screen = intent
      return done()
    }),

  'screens.identify': ({ state }) =>
    withScreens(state, (screens) => {
      screens.identify()
      return done()
    }),

  'screens.show': ({ state }) =>
    withScreens(state, (screens) => {
      screens.show()
      return done()
    }),
}

function withScreens({ machine }: Desk['state'], act: (screens: ScreensPort) => Reply): Reply {
  return machine.screens ? act(machine.screens) : refused(refuse('noScreens'))
}
