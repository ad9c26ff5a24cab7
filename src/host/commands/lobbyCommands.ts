/** The lobby: players, house rules, deck. Every change is kept at once, so that a crash loses none. */
import { lookUp, readOptions, seatId, withCard, type AnyRuleset } from '../../engine'
import type { Reply } from '../../bridge'
import {
  done,
  notNow,
  refused,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import { beginEvening } from './common/beginEvening'
import { resumePhones } from './common/keptPhones'
import { allHavePhones } from '../nights/waitsFor'
import { refuse } from '../program/refusals'
import type { LobbyDraft } from '../settings/forms'
import { renameInGroups } from '../settings/renaming'
import { stationOf } from '../state/state'
import {
  badNames,
  deckOf,
  castingRefusal,
  fittingDeck,
  optionsOf,
  unknownCard,
} from '../lobby/draft'

export const lobbyCommands = {
  async 'lobby.begin'({ state }, { ruleset: id }) {
    if (state.evening) return refused(refuse('eveningOpen'))
    // Beginning again takes the game as its file is now.
    const ruleset = state.games.begin(id)
    if (!ruleset) return refused(refuse('unknownRuleset', { ruleset: id }))
    const kept = state.kept.lobby
    const names = kept?.names ?? []
    const draft =
      kept?.ruleset === id
        ? { ...kept, deck: fittingDeck(ruleset, kept.deck) }
        : { ruleset: id, names, options: {}, deck: null }
    state.kept.lobby = draft
    state.lobby = draft
    await resumePhones(state)
    return done()
  },

  'lobby.players': (context, { names }) =>
    change(context, (draft) => {
      renameInGroups(context.state.kept, draft.names, names)
      return { ...draft, names, marked: renamed(draft, names) }
    }),

  'lobby.mark': (context, { index }) =>
    change(context, (draft) => {
      const marked = draft.names[index]
      return marked === undefined
        ? refused(refuse('unknownSeat', { seat: seatId(index) }))
        : { ...draft, marked }
    }),

  'lobby.option': (context, { option, value }) =>
    change(context, (draft, ruleset) => {
      const options = { ...draft.options, [option]: value }
      const read = readOptions(ruleset.options, { [option]: value })
      return read.ok ? { ...draft, options } : refused(read.refusal)
    }),

  'lobby.card': (context, { card, count }) =>
    change(context, (draft, ruleset) => {
      const { casting } = ruleset
      const bad = unknownCard(casting, { [card]: count })
      if (bad !== undefined) return refused(refuse('unknownCard', { card: bad }))
      const options = optionsOf(ruleset, draft.options)
      const table = { casting, players: draft.names.length, options }
      return { ...draft, deck: withCard(table, deckOf(ruleset, draft), card, count) }
    }),

  'lobby.proposeDeck': (context) => change(context, (draft) => ({ ...draft, deck: null })),

  'lobby.saveGroup': (context, { name }) =>
    change(context, (draft) => {
      const { kept } = context.state
      if (name === '') return refused(refuse('nameEmpty'))
      const players = draft.names.filter((player) => player !== '')
      kept.changeGroups((groups) => {
        const others = groups.filter((group) => group.name !== name)
        return [...others, { id: freeId('group', groups), name, players }]
      })
      return draft
    }),

  'lobby.recallGroup': (context, { id }) =>
    change(context, (draft) => {
      const group = context.state.kept.groups.find((known) => known.id === id)
      return group ? { ...draft, names: group.players } : refused(refuse('notKept', { id }))
    }),

  'lobby.removeGroup': (context, { id }) =>
    change(context, (draft) => {
      const { kept } = context.state
      if (!kept.groups.some((group) => group.id === id)) return refused(refuse('notKept', { id }))
      kept.changeGroups((groups) => groups.filter((group) => group.id !== id))
      return draft
    }),

  'lobby.savePreset': (context, { name }) =>
    change(context, (draft) => {
      const { kept } = context.state
      if (name === '') return refused(refuse('nameEmpty'))
      const { ruleset, options, deck } = draft
      kept.changePresets((presets) => {
        const others = presets.filter(
          (preset) => preset.name !== name || preset.ruleset !== ruleset,
        )
        return [...others, { id: freeId('preset', presets), name, ruleset, options, deck }]
      })
      return draft
    }),

  'lobby.recallPreset': (context, { id }) =>
    change(context, (draft) => {
      const { kept, rulesets, games } = context.state
      const preset = kept.presets.find((known) => known.id === id)
      if (!preset) return refused(refuse('notKept', { id }))
      const { ruleset: game, options } = preset
      const ruleset = game === draft.ruleset ? lookUp(rulesets, game) : games.begin(game)
      if (!ruleset) return refused(refuse('unknownRuleset', { ruleset: game }))
      const deck = fittingDeck(ruleset, preset.deck)
      return { names: draft.names, ruleset: game, options, deck, marked: draft.marked }
    }),

  'lobby.removePreset': (context, { id }) =>
    change(context, (draft) => {
      const { kept } = context.state
      if (!kept.presets.some((preset) => preset.id === id))
        return refused(refuse('notKept', { id }))
      kept.changePresets((presets) => presets.filter((preset) => preset.id !== id))
      return draft
    }),

  async 'lobby.deal'({ state }, { by, hosted }) {
    const { lobby } = state
    const ruleset = lobby && lookUp(state.rulesets, lobby.ruleset)
    if (!lobby || !ruleset || stationOf(state) !== 'lobby') return notNow(state)
    const [bad] = badNames(lobby.names)
    if (bad) return refused(refuse(bad.code, { number: bad.index + 1 }))
    if (hosted && (by === 'host' || !allHavePhones(state))) return refused(refuse('phonesMissing'))
    const isBlind = ruleset.casting.dealsBlind?.(optionsOf(ruleset, lobby.options)) ?? false
    if (by === 'host' && isBlind) return refused(refuse('dealtBlind'))
    const { min, max } = ruleset.casting.players
    const players = lobby.names.length
    const refusal = castingRefusal(ruleset, lobby)
    if (refusal && (players < min || players > max))
      return refused(refuse('numberOfPlayers', { players, min, max }))
    if (refusal) return refused(refusal)
    return beginEvening(state, ruleset, lobby, {
      by,
      demo: false,
      ...(hosted ? { hosted } : {}),
    })
  },
} satisfies SomeHandlers

/** The one who bears the mark, if only the name was written anew. */
function renamed({ names, marked }: LobbyDraft, to: readonly string[]): string | undefined {
  const isGone = marked !== undefined && !to.includes(marked) && to.length === names.length
  return isGone ? to[names.indexOf(marked)] : marked
}

/** Changes the draft and keeps it; a reply instead of a draft is a refusal. */
function change(
  { state }: CommandContext,
  to: (draft: LobbyDraft, ruleset: AnyRuleset) => LobbyDraft | Reply,
): Reply {
  const { lobby } = state
  const ruleset = lobby && lookUp(state.rulesets, lobby.ruleset)
  if (!lobby || !ruleset || stationOf(state) !== 'lobby') return notNow(state)
  const next = to(lobby, ruleset)
  if ('ok' in next) return next
  state.kept.lobby = next
  state.lobby = next
  return done()
}

function freeId(kind: string, taken: readonly { readonly id: string }[]): string {
  let n = taken.length + 1
  while (taken.some(({ id }) => id === `${kind}${n}`)) n += 1
  return `${kind}${n}`
}
