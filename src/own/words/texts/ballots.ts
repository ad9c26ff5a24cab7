/** The words of ballots: what is asked, what can be answered, and what the room hears of it. */
import { namesItem, totalItem } from '../../analyse/items'
import { ballotsIn } from '../../format/day/day'
import { answersTo, type Ballot } from '../../format/day/parts/ballot'
import { fill } from '../../language/base/fill'
import { listed } from '../../language/base/lists'
import { ownLines, type WrittenStep } from './calls'
import { inWords } from './owners'
import type { Tongue } from './tongue'

const bare = (text: string): string => text.replace(/[.!]$/, '')

/** What can be answered, by the names that are read out. */
function namesOf({ text, phrase }: Tongue, ballot: Ballot): Record<string, string> {
  const { word } = ballot
  if (!word) return { no: phrase('ballotNo'), yes: phrase('yesOption') }
  return Object.fromEntries(answersTo(ballot).map((id) => [id, bare(text(word[id]))]))
}

/** Every answer of every ballot by its id. */
export const answersIn = (tongue: Tongue): Record<string, string> =>
  Object.assign(
    {},
    ...ballotsIn(tongue.document).map((ballot) => namesOf(tongue, ballot)),
  ) as Record<string, string>

function stepOf(tongue: Tongue, ballot: Ballot): WrittenStep {
  const { text, phrase, language } = tongue
  const { words = {} } = ballot
  const names = namesOf(tongue, ballot)
  const all = Object.values(names)
  const [first = ''] = all
  const params = { words: listed(all, language, 'or') }
  return {
    title: text(ballot.name) || inWords(ballot.id) || phrase('ballotTitle'),
    say: words.say
      ? ownLines(tongue, words.say, params)
      : [phrase(ballot.of === undefined ? 'ballotSayAll' : 'ballotSay', params)],
    ...(words.close ? { close: ownLines(tongue, words.close, params) } : {}),
    do: words.host
      ? fill(text(words.host), params)
      : `${phrase('ballotDo')} ${phrase('ballotFirst', { first })}`,
    ask: words.ask ? fill(text(words.ask), params) : phrase('ballotAsk'),
    options: { ok: phrase('goOn'), ...names },
  }
}

/** The words of the step of each ballot. */
export const ballotSteps = (tongue: Tongue): Record<string, WrittenStep> =>
  Object.fromEntries(
    ballotsIn(tongue.document).map((ballot) => [ballot.id, stepOf(tongue, ballot)]),
  )

/** What the room hears of each answer. */
export function ballotItems(tongue: Tongue): Record<string, string> {
  const { phrase } = tongue
  const items: Record<string, string> = {}
  for (const ballot of ballotsIn(tongue.document)) {
    for (const [id, answer] of Object.entries(namesOf(tongue, ballot))) {
      items[totalItem(ballot.id, id)] = phrase('answerTotal', { answer })
      items[namesItem(ballot.id, id)] = phrase('answerNames', { answer })
      items[`${namesItem(ballot.id, id)}.none`] = phrase('answerNames', {
        answer,
        names: phrase('nobody'),
      })
    }
  }
  return items
}
