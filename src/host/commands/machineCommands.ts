/** The machine: which display is the big screen, the network's screens, and whether all is ready. */
import type { Preflight, Reply } from '../../bridge'
import { done, refused, type CommandContext, type SomeHandlers } from './context/commandContext'
import type { NetworkPort, ScreensPort } from '../state/machine'
import { refuse } from '../program/refusals'
import { lookedAt } from '../views/checkPoints'

export const machineCommands = {
  async 'preflight.check'({ state }) {
    state.saving = await state.store.check()
    const { isAwake } = state.machine
    if (isAwake) state.machineView = { ...state.machineView, awake: isAwake() }
    const found: Preflight = { saving: state.saving, projectors: state.projectors }
    return done(found)
  },

  'preflight.confirm'({ state }, { point, ok }) {
    state.confirmed = { ...state.confirmed, [point]: { ok, of: lookedAt(state, point) } }
    return done()
  },

  'network.show': ({ state }, { address }) =>
    withNetwork(state, async (network) => {
      const refusal = await network.show(address)
      return refusal ? refused(refusal) : done()
    }),

  'network.hide': ({ state }) =>
    withNetwork(state, async (network) => {
      await network.hide()
      return done()
    }),

  'network.sound': ({ state }, { on }) =>
    withNetwork(state, (network) => {
      network.sound = on
      return done()
    }),

  'moments.show': async ({ state: { machine } }, { where, address }) => {
    const refusal = machine.moments
      ? await machine.moments.show(where, address)
      : refuse('noNetwork')
    return refusal ? refused(refusal) : done()
  },

  'moments.hide': async ({ state: { machine } }, { where }) => {
    await machine.moments?.hide(where)
    return done()
  },

  'screens.choose': ({ state }, { key }) =>
    withScreens(state, (screens) => {
      const intent = screens.choose(key)
      if (!intent) return refused(refuse('screenGone'))
      state.kept.screen = intent
      return done()
    }),

  'screens.same': ({ state }, { key, yes }) =>
    withScreens(state, (screens) => {
      const answer = screens.same(key, yes)
      if (!answer) return refused(refuse('screenGone'))
      if (yes) state.kept.screen = answer.intent
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
} satisfies SomeHandlers

function withScreens(
  { machine }: CommandContext['state'],
  act: (screens: ScreensPort) => Reply,
): Reply {
  return machine.screens ? act(machine.screens) : refused(refuse('noScreens'))
}

function withNetwork(
  { machine }: CommandContext['state'],
  act: (network: NetworkPort) => Promise<Reply> | Reply,
): Promise<Reply> | Reply {
  return machine.network ? act(machine.network) : refused(refuse('noNetwork'))
}
