/** Looks at an expanded document as a whole: names, places of words, secrecy, deck. */
import type { Node } from '../analyse/nodes'
import { amounts } from './amounts/amounts'
import { deal } from './amounts/deal'
import { dead } from './dead'
import { deck, deckConditions } from './amounts/deck'
import { ruleValues } from './amounts/rules'
import type { Checked, Pass } from './base/context'
import { beliefs } from './beliefs'
import { look } from './dressing/look'
import { sounds } from './dressing/sounds'
import { stories } from './dressing/stories'
import { causes, names } from './names'
import { night } from './night'
import { holders, places } from './places'
import { secrecy } from './secrecy'
import { sense } from './sense'

/** In the order in which they speak: what one of them has said of a part, others need not say again. */
const PASSES: readonly (Pass | ((checked: Checked) => void))[] = [
  names,
  causes,
  amounts,
  places,
  holders,
  secrecy,
  dead,
  beliefs,
  night,
  deck,
  deckConditions,
  ruleValues,
  look,
  sounds,
  stories,
  deal,
  sense,
]

type Look = ((node: Node, checked: Checked) => void) | undefined

/** Reports all that is wrong with it: hands each node to every pass that wants its kind. */
export function check(checked: Checked): void {
  for (const pass of PASSES) {
    if (typeof pass === 'function') pass(checked)
    else for (const node of checked.nodes.all) (pass[node.kind] as Look)?.(node, checked)
  }
}
