/** Invented evenings as a program of their own: a thread in the browser mode, a process in Electron. */
import { rulesets } from '../../../rulesets'
import { lookUp, type AnyRuleset } from '../../engine'
import { rulesetOf as compiled } from '../../own/play/ruleset'
import { openCanonical } from '../../own/open/reopen'
import { onMessage, post } from '../system/threadPort'
import type { OddsSoFar, PlayOdds } from './messages'
import { playOdds } from './playOdds'

/** The host has checked a document; it is read again as one that comes from outside all the same. */
function rulesetOf({ ruleset, document }: PlayOdds): AnyRuleset | undefined {
  if (document === undefined) return lookUp(rulesets, ruleset)
  const read = openCanonical(document).document
  return read ? compiled(read) : undefined
}

function play(asked: PlayOdds): void {
  const ruleset = rulesetOf(asked)
  if (!ruleset) return process.exit(1)
  const reports = playOdds(ruleset, asked, Math.random)
  const next = (): void => {
    const report = reports.next()
    if (report.done) return process.exit(0)
    post(report.value satisfies OddsSoFar)
    // Between two of them the line has its turn.
    setImmediate(next)
  }
  next()
}

onMessage((message) => play(message as PlayOdds))
