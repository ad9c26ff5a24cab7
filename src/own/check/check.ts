/** Looks at an expanded document as a whole: names, places of words, secrecy, deck. */
import type { Checked } from './context'
import { checkAmounts } from './amounts/amounts'
import { checkCauses } from './causes'
import { checkDeal } from './amounts/deal'
import { checkDeck } from './amounts/deck'
import { checkLook } from './dressing/look'
import { checkNames, checkTwice, namesOf } from './names'
import { checkNight } from './night'
import { checkPlaces } from './places'
import { checkRuleValues } from './amounts/rules'
import { checkSecrecy } from './secrecy'
import { checkSense } from './sense'
import { checkSounds } from './dressing/sounds'
import { checkStories } from './dressing/stories'

/** Reports all that is wrong with it. */
export function check(checked: Checked): void {
  const { names, tree, report } = checked
  const isHurt = report.failed
  checkTwice(names.made, report)
  checkNames(namesOf(tree, names.made, names.used), names.used, report, isHurt, names.written)
  checkCauses(checked)
  checkAmounts(checked)
  checkPlaces(checked)
  checkSecrecy(checked)
  checkNight(checked)
  checkDeck(checked)
  checkRuleValues(checked)
  checkLook(checked)
  checkSounds(checked)
  checkStories(checked)
  checkDeal(checked)
  checkSense(checked)
}
