/** Duels: challenge, two speeches, a vote with closed eyes, and whoever may turn it over (K-90 to K-97). */
import {
  asksNames,
  asksWord,
  information,
  living,
  seenToPlay,
  type Answer,
  type Script,
  type SeatId,
  type Stage,
  type StepSpec,
} from '../../../src/engine'
import { blackmailersOf, dieByDay } from '../deeds/deaths'
import { holderOf, roleOf, type KtuluState, type KtuluTable } from '../state'
import { refuse } from '../refusals'
import { roles } from '../roles/roles'
import { decideIfWon } from '../victory'
import { askByDay } from './asking'
import { both, isOn, type Duel } from './duel'
import { voteOnDuel, type DuelCount } from './duelVote'
import { mayStrike, maySwap } from './turns'

/** K-95. */
const A_DAY = 2

/** While challenges are awaited, and while the Doctor is asked before that: the room sees no difference. */
export const duelsStage = (state: KtuluState): Stage => ({
  scene: 'discussion',
  about: 'duels',
  asks: asksNames(seenToPlay(state), seenToPlay(state)),
})

/** For one speech, in seconds. */
const SPEECH = 60

function challengeStep({ state }: KtuluTable): StepSpec | null {
  const able = living(state)
  if (state.game.duels >= A_DAY || able.length < 2) return null
  return {
    id: 'day.duel',
    form: {
      kind: 'nominations',
      by: able,
      targets: able,
      second: false,
      max: 1,
      withdraw: false,
      pass: true,
    },
    asked: [],
    neutral: { kind: 'pass' },
    stage: duelsStage(state),
    check(answer) {
      const [challenge] = answer.kind === 'nominations' ? answer.list : []
      if (!challenge) return null
      const { by, target } = challenge
      if (by === target) return refuse('namesHimself', { seat: by })
      const barred = target !== undefined && blackmailersOf(state, by).includes(target)
      return barred ? refuse('blackmailed', { seat: by }) : null
    },
  }
}

const challengeOf = (answer: Answer): Duel | null => {
  const [found] = answer.kind === 'nominations' ? answer.list : []
  return found?.target === undefined ? null : { by: found.by, target: found.target }
}

const standing = (about: string, duel: Duel): Stage => ({
  scene: 'stand',
  about,
  candidates: both(duel),
})

/** K-92: while the Sheriff lives, nobody has to fight. @returns whether there is a duel */
function* isAccepted(table: KtuluTable, duel: Duel): Script<boolean> {
  const { state } = table
  const mayRefuse = () => holderOf(state, 'sheriff') !== null
  const answer = yield* askByDay(table, () =>
    isOn(state, duel) && mayRefuse()
      ? {
          id: 'day.duelAnswer',
          form: { kind: 'option', options: ['accept', 'refuse'], pass: false },
          asked: [duel.target],
          neutral: null,
          params: { by: duel.by, target: duel.target },
          stage: {
            ...standing('challenge', duel),
            asks: asksWord([duel.target], ['accept', 'refuse'], { must: true }),
          },
        }
      : null,
  )
  if (!isOn(state, duel) || state.game.decided) return false
  if (answer.kind !== 'option') return !mayRefuse()
  if (answer.option === 'refuse') table.emit('duelRefused', { ...duel })
  return answer.option === 'accept'
}

/** K-93. */
function* hear(table: KtuluTable, duel: Duel): Script {
  for (const speaker of both(duel)) {
    const queue = speaker === duel.by ? [duel.target] : []
    const stage: Stage = { scene: 'speech', about: 'duel', speaker, queue, candidates: both(duel) }
    yield* askByDay(table, () =>
      isOn(table.state, duel)
        ? information('day.speeches', { asked: [speaker], seconds: SPEECH, speaker, stage })
        : null,
    )
  }
}

const isGunman = (state: KtuluState, seat: SeatId): boolean =>
  roles[roleOf(state, seat)].gunman === true

/** Who has won; null: both or neither die. */
function winnerOf(table: KtuluTable, duel: Duel, { one, other }: DuelCount): SeatId | null {
  const { state, options } = table
  const byVotes = one === other ? null : one > other ? duel.by : duel.target
  const gunmen = both(duel).filter((seat) => isGunman(state, seat))
  const [gunman] = gunmen
  if (!gunman || gunmen.length > 1) return byVotes
  if (byVotes === null && options.gunmanTie === 'tie') return null
  if (byVotes !== gunman) table.emit('gunmanTold', {})
  return gunman
}

/** K-22, K-49, K-94, K-96: the result, those who may turn it over, the deaths. */
function* settle(table: KtuluTable, duel: Duel, count: DuelCount): Script {
  const { state } = table
  let winner = winnerOf(table, duel, count)
  if (winner) table.emit('duelWon', { target: winner })
  else table.emit('tied', { targets: [...both(duel)] })
  if (winner) winner = yield* maySwap(table, duel, winner)
  if (!isOn(state, duel)) return
  const isStruck = yield* mayStrike(table, duel, winner)
  if (!isOn(state, duel)) return
  const bothDie = isStruck || (winner === null && count.one > 0)
  const dying = both(duel).filter((seat) => bothDie || (winner !== null && seat !== winner))
  yield* dieByDay(table, dying)
}

/** K-93 to K-97. */
function* fight(table: KtuluTable, duel: Duel): Script {
  table.emit('duelBegan', { ...duel })
  yield* hear(table, duel)
  const count = yield* voteOnDuel(table, duel)
  if (count && isOn(table.state, duel)) yield* settle(table, duel, count)
  decideIfWon(table)
}

/** K-92, K-95: challenge after challenge, until nobody wants one or two were fought. */
export function* duels(table: KtuluTable): Script {
  while (!table.state.game.decided) {
    const duel = challengeOf(yield* askByDay(table, () => challengeStep(table)))
    if (!duel) return
    if (yield* isAccepted(table, duel)) yield* fight(table, duel)
  }
}
