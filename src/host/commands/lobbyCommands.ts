/** The lobby: players, house rules, deck. Every change is kept at once, so that a crash loses none. */
import { castingVerdict, own, readOptions, seatId, withCard, type AnyRuleset } from '../../engine'
import type { Reply } from '../../bridge'
import { done, notNow, refused, type CommandContext, type Handlers } from './commandContext'
import { DealTable } from '../evening/dealTable'
import {
  EVENING_FORMAT,
  EVENING_VERSION,
  OWN_EVENING_VERSION,
  type Header,
} from '../evening/entries'
import { freshRoots } from '../freshRoots'
import { LiveEvening } from '../evening/liveEvening'
import { keepPin } from '../lock/eveningPin'
import { programVersion } from '../programVersion'
import { refuse } from '../refusals'
import type { LobbyDraft } from '../settings'
import { renameInGroups } from '../settings/renaming'
import { stationOf } from '../state'
import {
  badNames,
  deckOf,
  findingsOf,
  fittingDeck,
  fittingOf,
  markOf,
  optionsOf,
  unknownCard,
} from '../views/lobbyView'

type LobbyCommands =
  | 'lobby.begin'
  | 'lobby.players'
  | 'lobby.mark'
  | 'lobby.option'
  | 'lobby.card'
  | 'lobby.proposeDeck'
  | 'lobby.saveGroup'
  | 'lobby.recallGroup'
  | 'lobby.removeGroup'
  | 'lobby.savePreset'
  | 'lobby.recallPreset'
  | 'lobby.removePreset'
  | 'lobby.deal'

export const lobbyCommands: Handlers<LobbyCommands> = {
  'lobby.begin'({ state }, { ruleset: id }) {
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
      const ruleset = game === draft.ruleset ? own(rulesets, game) : games.begin(game)
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

  async 'lobby.deal'({ state }, { by }) {
    const { lobby } = state
    const ruleset = lobby && own(state.rulesets, lobby.ruleset)
    if (!lobby || !ruleset || stationOf(state) !== 'lobby') return notNow(state)
    const [bad] = badNames(lobby.names)
    if (bad) return refused(refuse(bad.code, { number: bad.index + 1 }))
    const isBlind = ruleset.casting.dealsBlind?.(optionsOf(ruleset, lobby.options)) ?? false
    if (by === 'host' && isBlind) return refused(refuse('dealtBlind'))
    const findings = findingsOf(ruleset, lobby)
    const { min, max } = ruleset.casting.players
    const players = lobby.names.length
    if (castingVerdict(findings) === 'refused' && (players < min || players > max))
      return refused(refuse('numberOfPlayers', { players, min, max }))
    if (castingVerdict(findings) === 'refused') {
      const codes = findings.filter(({ level }) => level === 'refused').map(({ code }) => code)
      return refused(refuse('castingRefused', { codes }))
    }
    return beginEvening(state, ruleset, lobby, { by, demo: false })
  },
}

/** Writes a new evening's header and opens its deal. */
export async function beginEvening(
  state: CommandContext['state'],
  ruleset: AnyRuleset,
  draft: LobbyDraft,
  { by, demo, seed }: Pick<Header, 'by' | 'demo'> & Partial<Pick<Header, 'seed'>>,
): Promise<Reply> {
  const startedAt = state.wallClock()
  const mark = markOf(ruleset, draft)
  const document = state.games.carriedBy(ruleset.id)
  const header: Header = {
    format: EVENING_FORMAT,
    version: document ? OWN_EVENING_VERSION : EVENING_VERSION,
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
  return done()
}

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
  const ruleset = lobby && own(state.rulesets, lobby.ruleset)
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
