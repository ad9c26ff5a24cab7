/** Keys while a sign is shown to a player. */
import { defineAction } from '../../keys/actions'
import { BACK, WAY_ON } from '../../keys/shared'

interface SignalContext {
  readonly close: () => void
  readonly turn: () => void
}

export const closeSign = defineAction<SignalContext>({
  ...WAY_ON,
  id: 'signal.close',
  // A clicker’s way on, too.
  keys: [...WAY_ON.keys, 'PageDown'],
  place: 'signal',
  run: ({ close }) => close(),
})

const backFromSign = defineAction<SignalContext>({
  ...BACK,
  id: 'signal.back',
  place: 'signal',
  run: ({ close }) => close(),
})

export const turnSign = defineAction<SignalContext>({
  id: 'turnSign',
  place: 'signal',
  group: 'step',
  keys: ['x'],
  label: 'keys.does.turnSign',
  run: ({ turn }) => turn(),
})

export const signalActions = [closeSign, backFromSign, turnSign]
