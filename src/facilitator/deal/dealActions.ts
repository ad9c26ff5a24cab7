/** Keys while cards are dealt: on the page itself, and where one player looks or the host compares. */
import { defineAction } from '../keys/actions'
import { BACK, TAKE_BACK, WAY_ON } from '../keys/shared'

interface GoOn {
  readonly goOn: () => void
}

export const dealOn = defineAction<GoOn>({
  ...WAY_ON,
  id: 'deal.on',
  place: 'deal',
  run: ({ goOn }) => goOn(),
})

export const takeCardBack = defineAction<{ readonly takeBack: () => void }>({
  ...TAKE_BACK,
  id: 'hands.takeBack',
  place: 'hands',
  run: ({ takeBack }) => takeBack(),
})

interface Through extends GoOn {
  readonly back: () => void
}

/** The same two keys in both views that stand in place of the page. */
const through = (place: 'peek' | 'verify') => [
  defineAction<Through>({ ...WAY_ON, id: `${place}.on`, place, run: ({ goOn }) => goOn() }),
  defineAction<Through>({ ...BACK, id: `${place}.back`, place, run: ({ back }) => back() }),
]

export const peekActions = through('peek')
export const verifyActions = through('verify')
