/** What the desk is sent: all of it while the host has it, next to nothing while it is locked. */
import type { FacilitatorView, ProjectorView } from '../../bridge'
import { lookUp, type SeatId } from '../../engine'
import { dealForPlayer, type DeskLock } from '../lock/deskLock'
import { oddsOf } from '../odds/odds'
import { newerPack } from '../rehearsal/newerPack'
import { shelvedBy, stationOf, type HostState } from '../state/state'
import { checkPoints } from './checkPoints'
import { deskPhones } from './deskPhones'
import { hostingAtDesk } from '../leading/shown'
import { dealView, gameView, ownEntry } from './gameView'
import { lobbyView } from './lobbyView'
import { shownRule } from './rulePicture'

/** Who has the laptop in hand and has said so. */
const holder = ({ lock }: HostState): SeatId | null => (lock?.isOpen ? lock.seat : null)

type DeskBody = Omit<FacilitatorView, 'revision'>

/** @param preview what the room sees at the same moment */
export function facilitatorView(state: HostState, preview: ProjectorView): DeskBody {
  const { evening, lobby, rulesets } = state
  const station = stationOf(state)
  const game = lobby && lookUp(rulesets, lobby.ruleset)
  const open = {
    station,
    rulesets: Object.values(rulesets).map(({ id, casting }) => ({ id, players: casting.players })),
    ownGames: state.ownGames.view(state.settings.language),
    shelf: evening ? [] : state.shelf,
    evening: evening && ownEntry(evening, shelvedBy(state)),
    lobby:
      station === 'lobby' && lobby && game
        ? lobbyView(game, lobby, state.kept, state.settings.language, oddsOf(state))
        : null,
    deal: station === 'deal' && evening ? dealView(state, evening, holder(state)) : null,
    game: evening?.play ? gameView(state, evening, evening.play) : null,
    clock: evening?.play?.clock.view(state.now()) ?? null,
    picture: {
      frozen: state.frozen !== null,
      frozenBack: state.frozenBack,
      blackout: state.blackout,
      testCard: state.testCard,
      rule: shownRule(state),
    },
    demo: evening?.header.demo
      ? {
          running: state.rehearsalRunning,
          speed: state.rehearsalSpeed,
          ...(newerPack(state) && { renewable: true }),
        }
      : null,
    lock: state.lock,
    hosting: hostingAtDesk(state),
    hasPin: state.pin !== null,
    settings: state.settings,
    languages: state.documents.names(),
    ...(state.documents.told.length > 0 && { languageFiles: state.documents.told }),
    projectors: state.projectors,
    phones: deskPhones(state),
    machine: state.machineView,
    music: state.music.desk(),
    check: checkPoints(state),
    notices: state.notices,
    preview,
  }
  return state.lock ? lockedView(open, state.lock) : open
}

/**
 * What a window gets that others than the host may look at: what the room sees, and one player's own cards. Each part is
 * named here, so that nothing new comes into it unasked.
 */
function lockedView(view: DeskBody, lock: DeskLock): DeskBody {
  const { station, rulesets, evening, clock, picture, demo, hasPin } = view
  const { settings, languages, projectors, machine, music, check, preview } = view
  return {
    ...{ station, rulesets, evening, clock, picture, demo, hasPin },
    ...{ settings, languages, projectors, machine, check, preview },
    lock,
    hosting: view.hosting,
    ownGames: { ...view.ownGames, games: [], folder: null },
    shelf: [],
    lobby: null,
    deal: lock.seat && view.deal ? dealForPlayer(view.deal, lock) : null,
    game: null,
    // Whoever is at the door is everybody's business where nobody has the desk.
    phones: { ...view.phones, ...(!lock.hosted && { claims: [] }), requests: [], given: [] },
    notices: [],
    music: { ...music, folders: {}, now: null, measure: null },
  }
}
