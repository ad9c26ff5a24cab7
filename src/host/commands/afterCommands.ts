/** After the end: the evening in figures, the same players again, and what goes out as a page or on paper. */
import type { EveningFigures } from '../../bridge'
import { lookUp } from '../../engine'
import { refuse } from '../program/refusals'
import type { LobbyDraft } from '../settings/forms'
import { badNames, castingRefusal, fittingDeck, fittingOf } from '../lobby/draft'
import {
  done,
  inGame,
  notNow,
  refused,
  withFiles,
  type SomeHandlers,
} from './context/commandContext'
import { beginEvening } from './common/beginEvening'
import { putAway } from './common/putAway'

export const afterCommands = {
  'game.figures': (context) =>
    inGame(context, ({ ledger }, { tally: { nights, days, votes } }) =>
      done({ nights, days, votes, played: ledger.t } satisfies EveningFigures),
    ),

  async 'game.again'(context) {
    const { state } = context
    const { evening } = state
    if (!evening?.play || evening.header.demo) return notNow(state)
    if (!evening.play.game.state.winner) return refused(refuse('notOver'))
    const { header, ledger } = evening
    const ruleset = lookUp(state.rulesets, header.ruleset)
    if (!ruleset) return refused(refuse('unknownRuleset', { ruleset: header.ruleset }))
    const draft: LobbyDraft = {
      ruleset: header.ruleset,
      names: [...ledger.names],
      options: fittingOf(ruleset, header.chosen ?? header.options),
      deck: fittingDeck(ruleset, header.deck),
    }
    const { pin } = state
    const { held } = state.games
    await putAway(context)
    state.pin = pin
    // The same game, whatever its file says by now.
    if (held) state.games.hold(held.id, held.pack)
    state.kept.lobby = draft
    const playable = badNames(draft.names).length === 0 && !castingRefusal(ruleset, draft)
    // What cannot be dealt any more is put right where it can be seen.
    const reply = playable
      ? await beginEvening(state, ruleset, draft, { by: header.by, demo: false })
      : done()
    if (!playable || !reply.ok) state.lobby = draft
    return done()
  },

  'file.save': ({ state }, { name, text }) =>
    withFiles(state, (files) => files.save(fileName(name), text)),

  'file.print': ({ state }, { name, paper }) =>
    withFiles(state, (files) => files.print(fileName(name), paper)),
} satisfies SomeHandlers

/** Only what every system takes as the name of a file. */
const fileName = (name: string): string =>
  name.replace(/[^\p{L}\p{N} ._-]/gu, '').replace(/^[. ]+/, '') || 'nightfall'
