/** The lobby: players, house rules, deck. Every change is kept at once, so that a crash loses none. */
import { castingVerdict, readOptions, refuse, type AnyRuleset } from '../../engine'
import type { Reply } from '../../bridge'
import { done, notNow, refused, type Desk, type Handlers } from '../desk'
import { DealTable } from '../evening/dealTable'
import { EVENING_FORMAT, EVENING_VERSION, type Header } from '../evening/entries'
import { LiveEvening } from '../evening/liveEvening'
import type { LobbyDraft } from '../settings'
import { roomOf } from '../state'
import { badNames, deckOf, findingsOf, optionsOf, tidyName } from '../views/lobbyView'

type LobbyCommands =
  | 'lobby.begin'
  | 'lobby.players'
  | 'lobby.option'
  | 'lobby.deck'
  | 'lobby.proposeDeck'
  | 'lobby.saveGroup'
  | 'lobby.recallGroup'
  | 'lobby.removeGroup'
  | 'lobby.savePreset'
  | 'lobby.recallPreset'
  | 'lobby.removePreset'
  | 'lobby.deal'

export const lobbyRoom: Handlers<LobbyCommands> = {
  'lobby.begin'({ state }, { ruleset }) {
    if (state.evening) return refused(refuse('eveningOpen'))
    if (!state.rulesets[ruleset]) return refused(refuse('unknownRuleset', { ruleset }))
    const kept = state.kept.lobby
    const names = kept?.names ?? []
    const draft = kept?.ruleset === ruleset ? kept : { ruleset, names, options: {}, deck: null }
    state.kept.lobby = draft
    state.lobby = draft
    return done()
  },

  'lobby.players': (desk, { names }) => change(desk, (draft) => ({ ...draft, names })),

  'lobby.option': (desk, { option, value }) =>
    change(desk, (draft, ruleset) => {
      const options = { ...draft.options, [option]: value }
      const read = readOptions(ruleset.options, { [option]: value })
      return read.ok ? { ...draft, options } : refused(read.refusal)
    }),

  'lobby.deck': (desk, { deck }) =>
    change(desk, (draft, ruleset) => {
      const bad = Object.keys(deck).find(
        (id) => !ruleset.casting.cards.some((card) => card.id === id),
      )
      return bad === undefined ? { ...draft, deck } : refused(refuse('unknownCard', { card: bad }))
    }),

  'lobby.proposeDeck': (desk) => change(desk, (draft) => ({ ...draft, deck: null })),

  'lobby.saveGroup': (desk, { name: typed }) =>
    change(desk, (draft) => {
      const { kept } = desk.state
      const name = tidyName(typed)
      if (name === '') return refused(refuse('nameEmpty'))
      const players = draft.names.map(tidyName).filter((player) => player !== '')
      const others = kept.groups.filter((group) => group.name !== name)
      kept.groups = [...others, { id: freeId('group', kept.groups), name, players }]
      return draft
    }),

  'lobby.recallGroup': (desk, { id }) =>
    change(desk, (draft) => {
      const group = desk.state.kept.groups.find((known) => known.id === id)
      return group ? { ...draft, names: group.players } : refused(refuse('notKept', { id }))
    }),

  'lobby.removeGroup': (desk, { id }) =>
    change(desk, (draft) => {
      const { kept } = desk.state
      if (!kept.groups.some((group) => group.id === id)) return refused(refuse('notKept', { id }))
      kept.groups = kept.groups.filter((group) => group.id !== id)
      return draft
    }),

  'lobby.savePreset': (desk, { name: typed }) =>
    change(desk, (draft) => {
      const { kept } = desk.state
      const name = tidyName(typed)
      if (name === '') return refused(refuse('nameEmpty'))
      const { ruleset, options, deck } = draft
      const others = kept.presets.filter(
        (preset) => preset.name !== name || preset.ruleset !== ruleset,
      )
      const id = freeId('preset', kept.presets)
      kept.presets = [...others, { id, name, ruleset, options, deck }]
      return draft
    }),

  'lobby.recallPreset': (desk, { id }) =>
    change(desk, (draft) => {
      const { kept, rulesets } = desk.state
      const preset = kept.presets.find((known) => known.id === id)
      if (!preset) return refused(refuse('notKept', { id }))
      const { ruleset, options, deck } = preset
      if (!rulesets[ruleset]) return refused(refuse('unknownRuleset', { ruleset }))
      return { names: draft.names, ruleset, options, deck }
    }),

  'lobby.removePreset': (desk, { id }) =>
    change(desk, (draft) => {
      const { kept } = desk.state
      if (!kept.presets.some((preset) => preset.id === id))
        return refused(refuse('notKept', { id }))
      kept.presets = kept.presets.filter((preset) => preset.id !== id)
      return draft
    }),

  async 'lobby.deal'({ state }, { by }) {
    const { lobby } = state
    const ruleset = lobby && state.rulesets[lobby.ruleset]
    if (!lobby || !ruleset || roomOf(state) !== 'lobby') return notNow(state)
    const [bad] = badNames(lobby.names)
    if (bad) return refused(refuse(bad.code, { number: bad.index + 1 }))
    const findings = findingsOf(ruleset, lobby)
    if (castingVerdict(findings) === 'refused') {
      const codes = findings.filter(({ level }) => level === 'refused').map(({ code }) => code)
      return refused(refuse('castingRefused', { codes }))
    }
    return beginEvening(state, ruleset, lobby, { by, demo: false })
  },
}

/** Writes a new evening's header and opens its deal. */
export async function beginEvening(
  state: Desk['state'],
  ruleset: AnyRuleset,
  draft: LobbyDraft,
  { by, demo }: Pick<Header, 'by' | 'demo'>,
): Promise<Reply> {
  const startedAt = state.wallClock()
  const header: Header = {
    format: EVENING_FORMAT,
    version: EVENING_VERSION,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    title: titleFor(startedAt),
    names: draft.names.map(tidyName),
    options: optionsOf(ruleset, draft.options),
    deck: deckOf(ruleset, draft),
    by,
    seed: Math.floor(state.random() * 2 ** 32),
    demo,
    startedAt,
  }
  if (by === 'program' && !DealTable.possible(ruleset, header))
    return refused(refuse('noLegalDeal'))
  const id = state.newId()
  const journal = await state.store.create(id, header as never)
  state.evening = new LiveEvening(id, ruleset, header, [], journal, state.now)
  state.lobby = null
  return done()
}

/** Changes the draft and keeps it; a reply instead of a draft is a refusal. */
function change(
  { state }: Desk,
  to: (draft: LobbyDraft, ruleset: AnyRuleset) => LobbyDraft | Reply,
): Reply {
  const { lobby } = state
  const ruleset = lobby && state.rulesets[lobby.ruleset]
  if (!lobby || !ruleset || roomOf(state) !== 'lobby') return notNow(state)
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

/** The moment of the beginning, readable in every language; the host may rename it. */
function titleFor(startedAt: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const at = new Date(startedAt)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
