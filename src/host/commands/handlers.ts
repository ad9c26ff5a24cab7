/** All that a window can ask of the host, and what carries it out. */
import type { CommandType, ProjectorView } from '../../bridge'
import type { Trial } from '../games/tryGame'
import type { RehearsalPlayers } from '../rehearsal/rehearsalPlayers'
import { afterCommands } from './afterCommands'
import type { Handlers } from './context/commandContext'
import { dealCommands } from './dealCommands'
import { deskCommands } from './deskCommands'
import { gameCommands } from './gameCommands'
import { hostingCommands } from './phones/hostingCommands'
import { ownGamesCommands } from './ownGamesCommands'
import { lobbyCommands } from './lobbyCommands'
import { machineCommands } from './machineCommands'
import { musicCommands } from './musicCommands'
import { oddsCommands } from './oddsCommands'
import { phonesCommands } from './phonesCommands'
import { recordsCommands } from './records/recordsCommands'
import { rehearsalCommands } from './rehearsalCommands'
import { shelfCommands } from './shelfCommands'
import { showCommands } from './showCommands'

/** What some of them work with beside their context. */
interface HandlerParts {
  readonly players: RehearsalPlayers
  readonly trials: Map<string, Trial>
  /** What the public window shows now, kept while it is frozen. */
  readonly projector: () => ProjectorView | null
  /** Does something between commands, and sends what it changed. */
  readonly inTurn: (job: () => void) => void
}

export const handlersOf = (parts: HandlerParts): Handlers<CommandType> => ({
  ...shelfCommands,
  ...lobbyCommands,
  ...dealCommands(parts.inTurn),
  ...deskCommands,
  ...gameCommands,
  ...hostingCommands,
  ...showCommands(parts.projector),
  ...rehearsalCommands(parts.players),
  ...machineCommands,
  ...phonesCommands,
  ...musicCommands,
  ...afterCommands,
  ...recordsCommands,
  ...oddsCommands(parts.inTurn),
  ...ownGamesCommands(parts.trials),
})
