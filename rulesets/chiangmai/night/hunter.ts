import {
  ask,
  asksChoice,
  call,
  CHOOSES_ONE,
  information,
  living,
  PASS,
  seatOfAnswer,
  seenToPlay,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { actsTonight, playerAt, type ChiangmaiState, type ChiangmaiTable } from '../state'
import { shotsOwed, toll } from './resolution'

const step = (state: ChiangmaiState, hunter: SeatId, variant: string): StepSpec => ({
  id: 'hunter.take',
  form: { kind: 'seat', targets: living(state).filter((seat) => seat !== hunter), pass: true },
  asked: [hunter],
  neutral: PASS,
  variant,
})

/** CM-29: before all eyes, where the house has it so. */
function openly(state: ChiangmaiState, hunter: SeatId): StepSpec {
  const among = seenToPlay(state).filter((seat) => seat !== hunter)
  return {
    ...step(state, hunter, 'openly'),
    stage: {
      scene: 'notice',
      about: 'lastShot',
      speaker: hunter,
      asks: asksChoice(hunter, among),
    },
  }
}

/**
 * CM-29, CM-30, CM-52, CM-63: those who lost a Joker take somebody along, one after the other; whoever
 * they hit may go on. After each choice the result is announced anew.
 */
export function* hunterChain(table: ChiangmaiTable, announcement: () => Script): Script {
  const { hunterTiming } = table.options
  const put = (state: ChiangmaiState, hunter: SeatId) =>
    hunterTiming === 'openly'
      ? openly(state, hunter)
      : { ...step(state, hunter, 'eyesClosed'), cover: CHOOSES_ONE }
  for (;;) {
    const answer = yield* ask(() => {
      const [hunter] = table.state.game.hunters
      return hunter ? put(table.state, hunter) : null
    })
    const [hunter] = table.state.game.hunters
    if (!hunter) return
    choose(table, hunter, answer)
    yield* announcement()
  }
}

function choose(table: ChiangmaiTable, hunter: SeatId, answer: Answer): void {
  const rules = table.options
  const isOpen = rules.hunterTiming === 'openly'
  const target = seatOfAnswer(answer)
  if (!target) return table.emit('hunterSpared', { hunter, openly: isOpen })
  const player = playerAt(table.state, target)
  const shots = shotsOwed(player, 0, 1, rules)
  table.emit('hunterTook', { hunter, target, openly: isOpen })
  table.emit('takenByHunter', { target, card: player.cards[0] ?? '', again: false })
  for (let i = 0; i < shots; i++) table.emit('hunterFell', { hunter: target })
}

/**
 * CM-O5 `secret`: the last call of every night, whether or not a Joker is going. It is spoken once: a second
 * Hunter is asked without a word, or everybody would know that there was a first (CM-35).
 */
export function* secretHunters(table: ChiangmaiTable): Script {
  const rules = table.options
  const waiting = () => toll(table.state, rules).hunters
  do {
    const answer = yield* ask(() => {
      const [hunter] = waiting()
      if (!hunter) return call(information('hunter.take', { cover: CHOOSES_ONE }))
      const again = actsTonight(table.state).taken.length > 0
      if (again) return step(table.state, hunter, 'secretAgain')
      return { ...step(table.state, hunter, 'secret'), cover: CHOOSES_ONE }
    })
    const [hunter] = waiting()
    if (!hunter) return
    const target = seatOfAnswer(answer)
    if (target) table.emit('hunterTook', { hunter, target, openly: false })
    else table.emit('hunterSpared', { hunter, openly: false })
  } while (waiting().length > 0)
}
