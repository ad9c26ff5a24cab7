/** A new evening, from the lobby's draft to the open deal. */
import type { Reply } from '../../../bridge'
import type { AnyRuleset } from '../../../engine'
import { DealTable } from '../../evening/dealTable'
import {
  EVENING_FORMAT,
  EVENING_VERSION,
  HOSTED_EVENING_VERSION,
  OWN_EVENING_VERSION,
  type Header,
} from '../../evening/journal/entries'
import { LiveEvening } from '../../evening/liveEvening'
import { deckOf, fittingOf, markOf, optionsOf } from '../../lobby/draft'
import { programVersion } from '../../program/programVersion'
import { HOSTED } from '../../lock/deskLock'
import { refuse } from '../../program/refusals'
import type { LobbyDraft } from '../../settings/forms'
import type { HostState } from '../../state/state'
import { freshRoots } from '../../system/freshRoots'
import { done, refused } from '../context/commandContext'
import { keepPin } from './eveningPin'

/** Writes a new evening's header and opens its deal. */
export async function beginEvening(
  state: HostState,
  ruleset: AnyRuleset,
  draft: LobbyDraft,
  {
    by,
    demo,
    seed,
    hosted,
  }: Pick<Header, 'by' | 'demo'> & Partial<Pick<Header, 'seed' | 'hosted'>>,
): Promise<Reply> {
  const startedAt = state.wallClock()
  const mark = markOf(ruleset, draft)
  const document = state.games.carriedBy(ruleset.id)
  const header: Header = {
    format: EVENING_FORMAT,
    version: versionOf(Boolean(document), hosted === true),
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    title: '',
    names: draft.names,
    options: optionsOf(ruleset, draft.options),
    chosen: fittingOf(ruleset, draft.options),
    deck: deckOf(ruleset, draft),
    by,
    seed: seed ?? freshRoots(state.randomBytes),
    demo,
    ...(hosted ? { hosted } : {}),
    startedAt,
    program: programVersion,
    ...(mark ? { marked: mark.index } : {}),
    ...(document ? { document } : {}),
  }
  if (by === 'program' && !DealTable.possible(ruleset, header))
    return refused(refuse('noLegalDeal'))
  const id = state.newId()
  // Before there is anything to be read, so that at no moment it lies there unlocked.
  if (state.pin) await keepPin(state, id, state.pin)
  const journal = await state.store.create(id, header as never)
  if (state.games.held?.pack.rules !== ruleset) state.games.begin(ruleset.id)
  state.evening = new LiveEvening(id, ruleset, header, [], journal, state.now)
  state.lobby = null
  state.hosting.clear()
  if (hosted) state.lock = HOSTED
  return done()
}

const versionOf = (isOwn: boolean, isHosted: boolean): number =>
  isHosted ? HOSTED_EVENING_VERSION : isOwn ? OWN_EVENING_VERSION : EVENING_VERSION
