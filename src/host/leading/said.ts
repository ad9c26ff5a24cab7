/**
 * What a host would say aloud now, in the room's language: sentences of the game that everybody at the table may hear. By night they are
 * those of the call that all phones show, from the beat on at which phones were told of it; of what is asked in secret there is nothing.
 */
import type { RoomHosting } from '../../bridge/views/hosting'
import { seatIndex, type SeatId, type StepSpec } from '../../engine'
import { format, listNames } from '../../i18n/format'
import { roomLanguageOf } from '../../i18n/languages'
import type { Naming } from '../../i18n/naming'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { textParams } from '../../i18n/textParams'
import { phaseName } from '../evening/log/chronicle'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { optionsOf } from '../lobby/draft'
import type { Call } from '../nights/call'
import { isGoingBack, type HostState } from '../state/state'

export type Said = Pick<RoomHosting, 'says' | 'eyes'>

const NOTHING: Said = { says: [] }

export function saidAloud(state: HostState): Said {
  const { evening, nights } = state
  if (!evening) return NOTHING
  const { play } = evening
  if (!play) return { says: [], eyes: 'cards' }
  if (play.game.state.winner) return NOTHING
  if (nights.during(evening) !== null) return inCall(state, evening, nights.aloud)
  const { open } = play.game
  if (!open || isGoingBack(state) || !isBeforeAll(open, play)) return NOTHING
  const last = lastWords(state, open, play)
  return { says: last === null ? ofStep(naming(state, evening), open) : [last] }
}

/** Whether everybody sees that a step is open; whoever tells the news says nothing besides once they have begun. */
const isBeforeAll = ({ stage, tells }: StepSpec, { game }: Play): boolean =>
  stage !== undefined || (tells === true && game.state.record.told === 0)

function inCall(state: HostState, evening: LiveEvening, call: Call | null): Said {
  if (call?.shows === 'late') return { says: [], eyes: 'late' }
  return { says: call ? ofCall(naming(state, evening), call) : [], eyes: 'phones' }
}

const called = new WeakMap<Call, { readonly texts: unknown; readonly lines: readonly string[] }>()

/** The same as long as the call lasts, whatever becomes of its step. */
function ofCall(words: Naming<RulesetTexts>, call: Call): readonly string[] {
  const known = called.get(call)
  if (known && known.texts === words.texts) return known.lines
  const step = call.first
  const lines = step ? filled(words, step, textParams(step.params, words)) : []
  called.set(call, { texts: words.texts, lines })
  return lines
}

function ofStep(words: Naming<RulesetTexts>, step: StepSpec): readonly string[] {
  const { form, stage, asked, params = {} } = step
  // One call that several answer one after the other is opened once.
  if (params['part'] === 'next' || params['part'] === 'last') return []
  const speaker = step.speaker ?? stage?.speaker ?? asked[0]
  const targets = 'targets' in form ? form.targets : []
  const named = stage?.candidates ?? (asked.length > 0 ? asked : targets)
  const names = (seats: readonly SeatId[]) => listNames(seats.map(words.nameOf), words.language)
  return filled(words, step, {
    ...(speaker && { name: words.nameOf(speaker) }),
    ...(named.length > 0 && { names: names(named) }),
    count: asked.length,
    ...(step.seconds !== undefined && { seconds: step.seconds }),
    ...textParams(params, words),
  })
}

const OPEN = /\{\w+(?:\|[^{}]*)?\}/

/** What of it can be said: a sentence that lacks a word, such as news that the picture tells, is left out. */
function filled(
  { texts, language }: Naming<RulesetTexts>,
  { id, variant }: StepSpec,
  params: ReturnType<typeof textParams>,
): string[] {
  const step = texts?.steps[id]
  const say = (variant === undefined ? undefined : step?.variants?.[variant]?.say) ?? step?.say
  return (say ?? [])
    .map((line) => format(line, params, language))
    .filter((line) => line !== '' && !OPEN.test(line))
}

/** What a speaker who leaves the table has typed: it stands while he speaks. */
function lastWords({ phones }: HostState, { speaker }: StepSpec, { game }: Play): string | null {
  if (!speaker) return null
  const said = phones.requests
    .during(phaseName(game.state.phase))
    .filter(({ kind, place }) => kind === 'lastWords' && place === seatIndex(speaker))
  return said.at(-1)?.text ?? null
}

const read = new WeakMap<
  LiveEvening,
  { readonly key: string; readonly texts: RulesetTexts | null }
>()

/** The words of the evening's game: its house rules stay as they are, and the room is told of it with every click. */
function naming({ packs, settings }: HostState, evening: LiveEvening): Naming<RulesetTexts> {
  const { header, ruleset, ledger, play } = evening
  const language = roomLanguageOf(settings)
  const key = `${language} ${packs.state(language)}`
  const known = read.get(evening)
  const rules = () => optionsOf(ruleset, play?.game.options ?? header.options)
  const texts =
    known?.key === key ? known.texts : packs.textsOf({ id: ruleset.id, rules: rules() }, language)
  if (known?.key !== key) read.set(evening, { key, texts })
  return { nameOf: (seat) => ledger.names[seatIndex(seat)] ?? '', texts, language }
}
