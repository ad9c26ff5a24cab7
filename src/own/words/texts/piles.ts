/** The words of piles: what whoever holds cards is told, and what the room hears of them. */
import { leftItem, playedItem } from '../../analyse/items'
import { fill } from '../../language/base/fill'
import type { WrittenStep } from './calls'
import type { Tongue } from './tongue'

/** What piles and their cards are called. */
export function pileNames({ document, text }: Tongue): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [id, { name, cards }] of Object.entries(document.piles ?? {})) {
    names[id] = text(name) || id
    for (const [card, named] of Object.entries(cards)) names[card] = text(named.name)
  }
  return names
}

/** The words of the steps in which cards go from hand to hand. */
export function handSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { document, phrase } = tongue
  const days = [...document.day, ...(document.dayZero ?? [])]
  if (!days.some((part) => 'handOn' in part)) return {}
  const names = pileNames(tongue)
  const nobody = (say: string) => ({ say: [say], do: phrase('handNobodyDo') })
  const ok = phrase('goOn')
  return {
    'day.handOn': {
      title: phrase('handOnTitle'),
      say: [phrase('handOnSay')],
      do: phrase('handOnDo'),
      ask: phrase('handOnAsk'),
      options: { ok, ...names },
      variants: { nobody: nobody(phrase('handOnNobody')) },
    },
    'day.play': {
      title: phrase('playTitle'),
      say: [phrase('playSay')],
      do: phrase('playDo'),
      ask: phrase('playAsk'),
      options: { ok, pass: phrase('playNone'), ...names },
      variants: {
        nobody: nobody(phrase('playNobody')),
        must: { say: [phrase('playMust')], do: phrase('playDo') },
      },
    },
    'day.veto': {
      title: phrase('vetoTitle'),
      say: [phrase('vetoSay')],
      do: phrase('vetoDo'),
      ask: phrase('vetoAsk'),
      options: { ok, no: phrase('ballotNo'), yes: phrase('yesOption') },
      variants: { nobody: nobody(phrase('vetoNobody')) },
    },
  }
}

/** What the room hears of each card, and how many are left. */
export function pileItems({ document, text, phrase }: Tongue): Record<string, string> {
  const items: Record<string, string> = {}
  for (const [id, { name, cards }] of Object.entries(document.piles ?? {})) {
    for (const [card, named] of Object.entries(cards))
      items[playedItem(id, card)] = phrase('cardPlayed', { card: text(named.name) })
    items[leftItem(id)] = phrase('cardsLeft', { pile: text(name) || id })
  }
  if (Object.keys(items).length === 0) return items
  return {
    ...items,
    vetoAsked: phrase('vetoAsked'),
    'vetoAsked.none': fill(phrase('vetoAsked'), { names: phrase('nobody') }),
    vetoed: phrase('vetoed'),
    vetoRefused: phrase('vetoRefused'),
  }
}
