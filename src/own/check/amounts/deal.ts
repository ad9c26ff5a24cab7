/** Whether the decks that a document proposes can be dealt without a hand that must not be. */
import { dealCards, mixSeed, type OptionValues } from '../../../engine'
import { castingOf } from '../../analyse/casting'
import { say, type Checked } from '../base/context'

export function deal(checked: Checked): void {
  const { document, report } = checked
  const { never = [] } = document.deal ?? {}
  if (!document.deal || never.length === 0 || report.failed) return
  const usual: OptionValues = Object.fromEntries(
    Object.entries(document.options ?? {}).map(([id, rule]) => [
      id,
      rule.switch ?? rule.choice ?? rule.number ?? rule.seconds ?? null,
    ]),
  )
  const casting = castingOf(document)
  for (let players = document.players.min; players <= document.players.max; players++) {
    const deck = casting.propose(players, usual)
    if (dealCards(casting, deck, players, usual, mixSeed(players, 'deal'))) continue
    return say(checked, 'dealImpossible', document.deal, 'never', { players })
  }
}
