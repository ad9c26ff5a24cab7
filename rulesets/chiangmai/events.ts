import {
  item,
  seatOf,
  type Announcement,
  unheard,
  type EventDef,
  type EventTable,
  type SeatId,
  type TableState,
} from '../../src/engine'
import { roleOfCard } from './roles/roles'
import { playerAt, tonight, type ChiangmaiState, type GameState } from './state'
import type { ItemKind } from './items'

/** A card lost otherwise than by the vote. */
interface Loss {
  readonly target: SeatId
  readonly card: string
  /** Whether the room has already heard of this player's death: a second card in the same night. */
  readonly again: boolean
}

/** What happens at this table, as journaled. Plain and flat, so that the evening can be told from it. */
export interface ChiangmaiEvents {
  poisonAgreed: { target: SeatId }
  poisonMissed: { by: readonly SeatId[] }
  vaccinated: { by: SeatId; target: SeatId }
  vaccineKept: { by: SeatId }
  investigated: { by: readonly SeatId[]; target: SeatId; thumb: string }
  assassinAimed: { by: SeatId; target: SeatId }
  assassinDeclined: { by: SeatId }
  cured: { target: SeatId }
  dosed: { target: SeatId; doses: number }
  overdosed: { target: SeatId; doses: number }
  diedOfPoison: Loss
  diedOfOverdose: Loss
  diedByAssassin: Loss
  takenByHunter: Loss
  nobodyDied: Record<string, never>
  hunterFell: { hunter: SeatId }
  hunterTook: { hunter: SeatId; target: SeatId; openly: boolean }
  hunterSpared: { hunter: SeatId; openly: boolean }
  farewellHeld: { speaker: SeatId }
  tied: { targets: readonly SeatId[] }
  lotFell: { target: SeatId }
  executed: { target: SeatId; card: string; faceUp: boolean }
  notExecuted: Record<string, never>
  ruledDead: { target: SeatId; card: string }
  shotVoid: { hunter: SeatId }
  ruledBack: { target: SeatId; card: string }
  ruledCards: { target: SeatId; cards: readonly string[] }
  ruledDoses: { target: SeatId; doses: number }
}

type State = TableState<GameState>
type Item = Announcement<ItemKind>

/** CM-13: what was below comes to the top; without a card the player is out. */
function takeTop(state: State, seat: SeatId): void {
  const player = playerAt(state, seat)
  player.lost.push(...player.cards.splice(0, 1))
  if (player.cards.length > 0) return
  player.doses = 0
  seatOf(state, seat).alive = false
}

/** CM-54: the first five to be out have a speech to give, in the order of their announcement. */
function grantFarewell(state: State, seat: SeatId): void {
  const { game } = state
  if (seatOf(state, seat).alive || game.farewellsGranted >= FAREWELLS) return
  game.farewells.push(seat)
  game.farewellsGranted += 1
}

/** How many eliminated players may speak in the whole game (CM-54). */
export const FAREWELLS = 5

const outIfGone = (state: ChiangmaiState, seat: SeatId): Item[] =>
  seatOf(state, seat).alive ? [] : [item('eliminated', seat)]

function dropHunter(state: State, seat: SeatId): void {
  const at = state.game.hunters.indexOf(seat)
  if (at >= 0) state.game.hunters.splice(at, 1)
}

function hunterChose(state: State, hunter: SeatId, target: SeatId | null): void {
  if (state.phase.kind === 'night') tonight(state).taken.push({ hunter, target })
  else dropHunter(state, hunter)
}

/** CM-46, CM-47, CM-50: the card stays secret, its loss and an elimination do not. */
const loss: EventDef<GameState, Loss, ItemKind> = {
  apply(state, { target }) {
    takeTop(state, target)
    grantFarewell(state, target)
  },
  public: ({ target, again }, state) => [
    ...(again ? [] : [item('died', target)]),
    ...outIfGone(state, target),
  ],
}

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, ChiangmaiEvents, ItemKind> = {
  poisonAgreed: unheard((state, { target }) => {
    tonight(state).poisoned = target
  }),
  poisonMissed: unheard(),
  vaccinated: unheard((state, { target }) => {
    tonight(state).vaccines.push(target)
  }),
  vaccineKept: unheard(),
  investigated: unheard(),
  assassinAimed: unheard((state, { target }) => {
    tonight(state).assassinations.push(target)
  }),
  assassinDeclined: unheard(),
  cured: unheard(),
  dosed: unheard((state, { target, doses }) => {
    playerAt(state, target).doses = doses
  }),
  overdosed: unheard((state, { target, doses }) => {
    playerAt(state, target).doses = doses
  }),
  diedOfPoison: loss,
  diedOfOverdose: loss,
  diedByAssassin: loss,
  takenByHunter: loss,
  nobodyDied: { apply() {}, public: () => [item('nobodyDied', true)] },
  hunterFell: unheard((state, { hunter }) => {
    state.game.hunters.push(hunter)
  }),
  hunterTook: {
    apply(state, { hunter, target }) {
      hunterChose(state, hunter, target)
    },
    public: ({ hunter, target, openly }) => (openly ? [item('hunter', { [hunter]: target })] : []),
  },
  hunterSpared: {
    apply(state, { hunter }) {
      hunterChose(state, hunter, null)
    },
    public: ({ hunter, openly }) => (openly ? [item('hunter', { [hunter]: 'none' })] : []),
  },
  farewellHeld: unheard((state, { speaker }) => {
    state.game.farewells = state.game.farewells.filter((waiting) => waiting !== speaker)
  }),
  tied: {
    apply(state, { targets }) {
      state.game.tied = [...targets]
    },
    public: ({ targets }) => [item('tie', targets)],
  },
  lotFell: { apply() {}, public: ({ target }) => [item('lot', target)] },
  executed: {
    apply(state, { target, card, faceUp }) {
      takeTop(state, target)
      if (faceUp) playerAt(state, target).faceUp = card
      grantFarewell(state, target)
      state.game.tied = []
    },
    public: ({ target, card, faceUp }, state) => [
      item('executed', target),
      ...(faceUp ? [item('revealed', { [target]: card })] : []),
      ...outIfGone(state, target),
    ],
  },
  notExecuted: { apply() {}, public: () => [item('noExecution', true)] },
  ruledDead: unheard((state, { target }) => {
    takeTop(state, target)
  }),
  shotVoid: unheard((state, { hunter }) => {
    dropHunter(state, hunter)
  }),
  ruledBack: unheard((state, { target, card }) => {
    const player = playerAt(state, target)
    player.lost.pop()
    player.cards.unshift(card)
    if (player.faceUp === card) player.faceUp = null
    seatOf(state, target).alive = true
    takeBackFarewell(state, target)
  }),
  ruledCards: unheard((state, { target, cards }) => {
    const player = playerAt(state, target)
    player.cards = [...cards]
    seatOf(state, target).alive = cards.length > 0
    if (cards.length > 0) takeBackFarewell(state, target)
    else player.doses = 0
    const roles = new Set([...state.game.rolesInDeck, ...cards.map(roleOfCard)])
    state.game.rolesInDeck = [...roles]
  }),
  ruledDoses: unheard((state, { target, doses }) => {
    playerAt(state, target).doses = doses
  }),
}

/** Somebody brought back by a ruling before his farewell does not use up one of the five. */
function takeBackFarewell(state: State, seat: SeatId): void {
  const { game } = state
  if (!game.farewells.includes(seat)) return
  game.farewells = game.farewells.filter((waiting) => waiting !== seat)
  game.farewellsGranted -= 1
}
