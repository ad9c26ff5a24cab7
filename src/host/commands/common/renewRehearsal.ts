/** A rehearsal played again under the text that its game has now. */
import type { GameRenewed, Reply } from '../../../bridge'
import { done, notNow, refused, type CommandContext } from '../context/commandContext'
import { beginEvening } from './beginEvening'
import type { LiveEvening } from '../../evening/liveEvening'
import { refuse } from '../../program/refusals'
import type { LobbyDraft } from '../../settings/forms'
import { newerPack } from '../../rehearsal/newerPack'
import { castingRefusal, fittingDeck, fittingOf } from '../../lobby/draft'
import type { OwnPack } from '../../games/pack/ownPack'

/** Begins the same rehearsal under the newer text, and gives its answers again as long as the game takes them. */
export async function renewRehearsal(context: CommandContext): Promise<Reply> {
  const { state } = context
  const { evening: before } = state
  if (!before?.header.demo || !before.header.document) return notNow(state)
  const pack = newerPack(state)
  if (!pack) return refused(refuse('sameGame'))
  const { held } = state.games
  state.games.hold(before.header.ruleset, pack)
  const { seed } = before.header
  const draft = draftOf(before, pack)
  const reply = await beginEvening(state, pack.rules, draft, { by: 'program', demo: true, seed })
  const now = state.evening
  if (!reply.ok || !now || now === before) {
    if (held) state.games.hold(held.id, held.pack)
    return reply
  }
  state.rehearsalRunning = false
  context.quiet()
  const again = await playAgain(before, now)
  const of = before.ledger.acts.length
  await before.close()
  // What was rehearsed under the older text is no evening that anybody waits for.
  await state.store.remove(before.id)
  return done({ again, of } satisfies GameRenewed)
}

function draftOf({ header, ledger }: LiveEvening, { rules }: OwnPack): LobbyDraft {
  const { min, max } = rules.casting.players
  const names = ledger.names.slice(0, max)
  while (names.length < min) names.push(`${names.length + 1}`)
  const options = fittingOf(rules, header.chosen)
  const draft = { ruleset: rules.id, names, options, deck: fittingDeck(rules, header.deck) }
  return castingRefusal(rules, draft) ? { ...draft, deck: null } : draft
}

/** @returns how many answers the game took again */
async function playAgain(before: LiveEvening, now: LiveEvening): Promise<number> {
  const free = () => {}
  if (!before.play) return 0
  for (const deed of before.dealt) {
    if (now.ledger.deal.check(deed) ?? (await now.note(deed, free))) return 0
  }
  if (!now.ledger.deal.ready || (await now.start(free))) return 0
  let again = 0
  for (const { deed } of before.ledger.acts) {
    if (await now.act(deed.kind === 'input' ? { ...deed, events: [] } : deed, free)) break
    again += 1
  }
  return again
}
