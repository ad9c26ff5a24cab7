/** The deal: private peeks or physical cards, until everybody holds a hand. */
import type { Reply } from '../../bridge'
import { seatIndex } from '../../engine'
import {
  inGame,
  notNow,
  refused,
  replyTo,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import type { DealDeed } from '../evening/journal/entries'
import { refuse } from '../program/refusals'
import { renameInGroups, renameInList } from '../settings/renaming'
import { stationOf } from '../state/state'
import { badNames } from '../lobby/draft'
import { nextPlayer } from '../views/peeking'

/** @param inTurn does something between commands, and sends what it changed */
export const dealCommands = (inTurn: (job: () => void) => void) =>
  ({
    async 'deal.seen'({ state, prepare }, { seat, top }) {
      const { lock } = state
      // The laptop is passed on in the very view that is built for this answer: none has two players' cards.
      let isSeen = false
      try {
        const reply = await perform({ state, prepare: passingOn }, { kind: 'seen', seat, top })
        isSeen = reply.ok
        return reply
      } finally {
        if (!isSeen) state.lock = lock
      }

      function passingOn(): void {
        if (lock?.seat === seat)
          state.lock = {
            ...lock,
            seat: nextPlayer(state, seat),
            isOpen: false,
            from: seat,
            passed: true,
          }
        prepare()
      }
    },
    'deal.enter': (context, { seat, cards }) => perform(context, { kind: 'enter', seat, cards }),
    async 'deal.again'(context) {
      const { phones } = context.state
      const reply = await perform(context, { kind: 'again' })
      if (!reply.ok || !phones.on) return reply
      // Whoever has a finger on the old cards, or is dealt the same ones, sees that these are others.
      phones.covered = true
      inTurn(() => {
        phones.covered = false
      })
      return reply
    },

    async 'deal.start'({ state, prepare }) {
      const { evening } = state
      if (!evening || stationOf(state) !== 'deal') return notNow(state)
      const refusal = evening.ledger.deal.check({ kind: 'start', events: [] })
      return replyTo(refusal ?? (await evening.start(prepare)))
    },

    'seat.note': (context, { seat, text, marks }) =>
      inGame(context, async (evening) => {
        if (seatIndex(seat) >= evening.ledger.names.length)
          return refused(refuse('unknownSeat', { seat }))
        const deed = { kind: 'note', seat, text: text.trim(), marks: [...new Set(marks)] } as const
        return replyTo(await evening.note(deed, context.prepare))
      }),

    async 'seat.rename'({ state, prepare }, { seat, name }) {
      const { evening } = state
      if (!evening) return notNow(state)
      const before = [...evening.ledger.names]
      const names = [...before]
      const index = seatIndex(seat)
      if (index >= names.length) return refused(refuse('unknownSeat', { seat }))
      names[index] = name
      const [bad] = badNames(names)
      if (bad) return refused(refuse(bad.code, { number: index + 1 }))
      const reply = replyTo(await evening.note({ kind: 'name', seat, name }, prepare))
      if (reply.ok) {
        renameInGroups(state.kept, before, names)
        renameInList(state.kept, before, names)
      }
      return reply
    },
  }) satisfies SomeHandlers

async function perform(
  { state, prepare }: Pick<CommandContext, 'state' | 'prepare'>,
  deed: DealDeed,
): Promise<Reply> {
  const { evening } = state
  if (!evening || stationOf(state) !== 'deal') return notNow(state)
  const refusal = evening.ledger.deal.check(deed)
  return replyTo(refusal ?? (await evening.note(deed, prepare)))
}
