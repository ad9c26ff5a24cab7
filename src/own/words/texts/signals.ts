/** What is given back in silence: large words, and what the host does. */
import { mayBeTurnedAway } from '../../analyse/visits'
import type { Call } from '../../format/calls'
import { shownIn } from '../../analyse/asides'
import type { Show } from '../../language/expressions'
import { TURNED_AWAY, shownWord, type ShownWord } from '../../language/shows/shows'
import { ownedCalls } from './owners'
import type { Tongue } from './tongue'

interface Sign {
  readonly sign: string
  readonly do: string
}

/** What a call shows in answer. */
export const answersOf = (call: Call): Show[] => [...shownIn(call.do), ...shownIn(call.otherwise)]

/** The signs every host knows. */
export function builtInSigns({ phrase }: Tongue) {
  return {
    thumbUp: { sign: phrase('thumbUp'), do: phrase('thumbUpDo') },
    thumbDown: { sign: phrase('thumbDown'), do: phrase('thumbDownDo') },
    yes: { sign: phrase('nod'), do: phrase('nodDo') },
    no: { sign: phrase('shake'), do: phrase('shakeDo') },
    handUp: { sign: phrase('handUp'), do: phrase('handUpDo') },
  } satisfies Readonly<Record<string, Sign>>
}

/** A sign of the document, or one of those everybody knows. */
export function signOf(tongue: Tongue, id: string): Sign {
  const { document, text, phrase } = tongue
  const own = document.signs?.[id]
  const built: Readonly<Partial<Record<string, Sign>>> = builtInSigns(tongue)
  if (!own) return built[id] ?? { sign: id, do: '' }
  const sign = text(own.name)
  return { sign, do: text(own.do) || phrase('signDo', { sign }) }
}

/** Every sign that another call can give; what that one shows of a third is not followed. */
function answerSigns(tongue: Tongue, id: string | undefined): Record<string, Sign> {
  const other = ownedCalls(tongue.document).find(({ call }) => call.id === id)?.call
  const shows = other ? [...(other.first ? [other.first] : []), ...answersOf(other)] : []
  const own = shows.filter(({ answerOf }) => answerOf === undefined)
  return signsOfAll(tongue, own)
}

function signsOf(tongue: Tongue, show: Show): Record<string, Sign> {
  const { document, text, phrase } = tongue
  const signs: Readonly<Partial<Record<string, Sign>>> = builtInSigns(tongue)
  const only = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, signs[id] as Sign]))
  const named = (
    table: Readonly<Record<string, { readonly name: Parameters<typeof text>[0] }>>,
    act: (name: string) => string,
  ) =>
    Object.fromEntries(
      Object.entries(table).map(([id, { name }]) => {
        const sign = text(name)
        return [id, { sign, do: act(sign) }]
      }),
    )
  const hands = Array.from({ length: 11 }, (_, n) => String(n))
  const made: Readonly<Record<ShownWord, () => Record<string, Sign>>> = {
    thumb: () => only('thumbUp', 'thumbDown'),
    nod: () => only('yes', 'no'),
    sign: () => ({ [show.sign ?? '']: signOf(tongue, show.sign ?? '') }),
    role: () => named(document.roles, (card) => phrase('cardDo', { card })),
    answerOf: () => answerSigns(tongue, show.answerOf),
    notDealt: () => named(document.roles, (card) => phrase('cardDo', { card })),
    top: () =>
      named(document.piles?.[String(show.of)]?.cards ?? {}, (card) => phrase('cardDo', { card })),
    team: () => named(document.teams, (team) => phrase('teamDo', { team })),
    seats: () => ({}),
    fingers: () =>
      Object.fromEntries(
        hands.map((count) => [count, { sign: count, do: phrase('fingersDo', { count }) }]),
      ),
  }
  return made[shownWord(show)]()
}

/** Every sign of these. */
export const signsOfAll = (tongue: Tongue, shows: readonly Show[]): Record<string, Sign> =>
  Object.assign({}, ...shows.map((show) => signsOf(tongue, show))) as Record<string, Sign>

/** Every sign that may be given in a call, the raised hand included. */
export function signalsOf(tongue: Tongue, call: Call): Readonly<Record<string, Sign>> {
  const shows: readonly Show[] = [...(call.first ? [call.first] : []), ...answersOf(call)]
  const { handUp } = builtInSigns(tongue)
  const hands = mayBeTurnedAway(tongue.document, call)
    ? { handUp, [TURNED_AWAY]: handUp }
    : { handUp }
  return { ...hands, ...signsOfAll(tongue, shows) }
}
