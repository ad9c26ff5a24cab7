/** The matchmaker and the lovers in the first night (P-30, P-31, P-59, P-60). */
import {
  ask,
  call,
  information,
  living,
  LOOKS,
  roleCall,
  seatsWith,
  type Ability,
  type Script,
} from '../../../src/engine'
import { isAlive, type PalermoTable } from '../state'
import { callFor } from './calls'

const match: Ability<PalermoTable> = {
  cover: { seats: 2, words: [] },
  step: ({ table, id, by }) => ({
    id,
    form: { kind: 'seats', targets: living(table.state), min: 2, max: 2, pass: false },
    asked: [by],
    neutral: null,
  }),
  take({ table, by }, answer) {
    if (answer.kind === 'seats') table.emit('coupled', { by, targets: answer.seats })
  },
}

const choose = callFor('matchmaker.choose', ['matchmaker'], match)

/** The walk and the call follow the choice whether anybody was chosen or not: nobody can tell. */
export function* matchmaking(table: PalermoTable, night: number): Script {
  const { state } = table
  yield* roleCall(table, night, choose)
  if (!state.called.includes(choose.id)) return
  const lovers = () => seatsWith(state, 'lover').filter((seat) => isAlive(state, seat))
  yield* ask(() => call(information('host.tapLovers', { asked: lovers(), cover: LOOKS })))
  yield* ask(() => call(information('lovers.meet', { asked: lovers(), cover: LOOKS })))
}
