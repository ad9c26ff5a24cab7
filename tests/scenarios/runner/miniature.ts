/** A game of nothing but forms, to try the runner on what the real games do not have yet. */
import {
  ask,
  beginPhase,
  defineRuleset,
  information,
  OK,
  PASS,
  refuser,
  show,
  type Form,
  type GameSetup,
  type SeatId,
  type StepSpec,
  type SeenState,
} from '../../../src/engine'

interface Shelf {
  roles: string[]
  marks: string[]
  holder: SeatId | null
}

/** Kept past the table's state, where no guard sees that it changes; offered steps show it. */
let leaks = 0

interface Events {
  shouted: { target: SeatId }
  recast: { target: SeatId; role: string }
}

const refuse = refuser<'leaky'>()

const seats = (state: SeenState<Shelf>): SeatId[] => state.seats.map(({ id }) => id)
const at = (seat: SeatId): number => Number(seat.slice(1))

const step = (id: string, form: Form, rest: Partial<StepSpec> = {}): StepSpec => ({
  id: `host.${id}`,
  form,
  asked: ['s0'],
  neutral: form.kind === 'ok' ? OK : PASS,
  ...rest,
})

/** The forms, in the order in which they are asked on the first day. */
const forms = (all: SeatId[]): readonly (readonly [string, Form])[] => [
  ['option', { kind: 'option', options: ['left', 'right'], pass: true }],
  ['act', { kind: 'act', acts: [{ id: 'heal' }, { id: 'poison', targets: all }], pass: true }],
  ['seats', { kind: 'seats', targets: all, min: 0, max: 2, pass: true }],
  ['seat', { kind: 'seat', targets: all, pass: true, options: ['draw'] }],
  [
    'nominate',
    {
      kind: 'nominations',
      by: all,
      targets: all,
      second: true,
      max: 2,
      withdraw: true,
      pass: true,
    },
  ],
]

export const miniature = defineRuleset<Shelf, Events, Record<never, never>>({
  id: 'miniature',
  version: 1,
  teams: ['all'],
  roles: { plain: { team: 'all' }, other: { team: 'all' } },
  statuses: ['marked'],
  options: {},
  casting: {
    players: { min: 2, max: 9, best: [2, 9] },
    cards: [{ id: 'plain', role: 'plain', team: 'all', supply: 9 }],
    cardsPerSeat: 1,
    stacked: false,
    propose: (players) => ({ plain: players }),
    checkDeck: () => [],
    checkHands: () => [],
    redeal: () => false,
  },
  events: {
    shouted: {
      apply(state, { target }) {
        state.game.holder = target
      },
      public: ({ target }) => [{ kind: 'shout', of: target }],
    },
    recast: {
      apply(state, { target, role }) {
        state.game.roles[at(target)] = role
      },
      public: 'never',
    },
  },
  items: { shout: {} },
  start: (setup: GameSetup) => ({
    roles: setup.hands.map(({ cards }) => cards[0] ?? ''),
    marks: setup.hands.map(({ marks }) => marks?.[0] ?? ''),
    holder: null,
  }),
  *play(table) {
    beginPhase(table, 'day', 1)
    for (const [id, form] of forms(seats(table.state))) {
      yield* ask(() => step(id, form))
      if (id === 'option') show(table, 'host.option', ['s0', 's1'])
    }
    const members = seats(table.state)
    const marks: Form = { kind: 'marks', members, options: ['yes', 'no'], all: false }
    yield* ask(() => step('marks', marks, { neutral: { kind: 'marks', marks: {} } }))
    yield* ask(() =>
      step(
        'leaky',
        { kind: 'seat', targets: members, pass: true },
        {
          check(answer) {
            if (answer.kind === 'pass') return null
            leaks += 1
            return refuse('leaky')
          },
        },
      ),
    )
    yield* ask(() => information('host.done'))
  },
  interrupts: [
    {
      id: 'host.shout',
      offered: (state) =>
        state.game.holder
          ? null
          : step(
              'shout',
              { kind: 'seat', targets: seats(state), pass: false },
              { params: { leaks } },
            ),
      *script(table, answer) {
        if (answer.kind === 'seat') table.emit('shouted', { target: answer.seat })
        yield* ask(() => null)
        return 'resume'
      },
    },
  ],
  winners: () => null,
  rulings: {
    role: {
      check: () => null,
      carryOut(table, { seat, role }) {
        table.emit('recast', { target: seat, role })
      },
    },
  },
  publicSeat: (_, id) => ({ id, out: false, badges: [] }),
  privateSeat: (state, id) => ({
    roles: [state.game.roles[at(id)] ?? ''],
    team: 'all',
    statuses: state.game.marks[at(id)] ? ['marked'] : [],
  }),
  reminders: () => [],
  inspect: (state) => ({ holder: state.game.holder }),
})
