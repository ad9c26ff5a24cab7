/** Somebody at the door is let in; whoever is not at the table yet sits down first. */
import type { Reply } from '../../../bridge'
import { refuse } from '../../program/refusals'
import { namesAtTable, stationOf } from '../../state/state'
import { done, notNow, refused, type CommandContext } from '../context/commandContext'

/** Lets in whose claim this is. */
export async function letIn(context: CommandContext, id: string): Promise<Reply> {
  const { state } = context
  const { phones } = state
  const claim = phones.claims.find((one) => one.id === id)
  if (!claim) return refused(refuse('notKept', { id }))
  if (claim.place === null) {
    const reply = await sitDown(context, claim.name)
    if (!reply.ok) return reply
    phones.follow(namesAtTable(state), true)
  }
  phones.letIn(id)
  return done()
}

/** A name that a guest has typed goes into the first free line of the lobby's list, like one that the host types. */
function sitDown({ state, dispatch }: CommandContext, name: string): Promise<Reply> | Reply {
  const { lobby } = state
  if (!lobby || stationOf(state) !== 'lobby') return notNow(state)
  const names = [...lobby.names]
  const free = names.findIndex((known) => known.trim() === '')
  if (free < 0) names.push(name)
  else names[free] = name
  return dispatch({ type: 'lobby.players', names })
}
