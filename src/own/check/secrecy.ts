/** What the room can notice must not be decided by a secret. */
import type { Condition } from '../format/expressions'
import type { DayPart, Tie } from '../format/day'
import type { OwnDocument } from '../format/document'
import type { Traits } from '../format/lasting'
import type { Checked } from './context'
import { say } from './context'
import { isPublic, levelOf } from './levels'
import { callsOf } from './visit'

export function checkSecrecy(checked: Checked): void {
  const { document } = checked
  for (const { part: call } of callsOf(document)) {
    if (isSecret(checked, call.if)) say(checked, 'secretOpening', call, 'if')
    const { words } = call
    if (call.silent !== true || !words) continue
    for (const word of ['say', 'close'] as const) {
      if (words[word] !== undefined)
        say(checked, 'secretSpoken', words, word, { found: word }, 'key')
    }
  }
  const secret = secretlyWeighed(document)
  for (const part of [...document.day, ...(document.dayZero ?? [])]) dayPart(checked, part, secret)
}

const isSecret = ({ document }: Checked, condition: Condition | undefined): boolean =>
  condition !== undefined && levelOf(document, condition) === 'secret'

function dayPart(checked: Checked, part: DayPart, secretWeights: string | undefined): void {
  const { document } = checked
  if (isSecret(checked, part.if)) say(checked, 'secretDay', part, 'if')
  for (const body of Object.values(part as Record<string, unknown>)) {
    if (typeof body !== 'object' || !body || body === part.if || !('if' in body)) continue
    if (isSecret(checked, body.if as Condition | undefined)) say(checked, 'secretDay', body, 'if')
  }
  if ('speeches' in part && part.speeches.who !== undefined) {
    if (levelOf(document, part.speeches.who) === 'secret')
      say(checked, 'secretDay', part.speeches, 'who')
  }
  if ('election' in part) ties(checked, part.election.tie, secretWeights)
  if ('trial' in part) {
    ties(checked, part.trial.tie, secretWeights)
    trial(checked, part, secretWeights)
  }
}

/** Whoever is asked to decide is asked before everybody, and a run-off is seen like the vote before it. */
function ties(
  checked: Checked,
  ways: readonly Tie[] | undefined,
  secretWeights: string | undefined,
): void {
  for (const way of ways ?? []) {
    if (typeof way !== 'object') continue
    if ('holder' in way) {
      const { statuses, day } = checked.document
      const isKnown = statuses?.[way.holder] !== undefined
      // Of an office that somebody is elected to it has been said there.
      const isElected = day.some(
        (each) => 'election' in each && each.election.office === way.holder,
      )
      if (isKnown && !isElected && !isPublic(checked.document, way.holder))
        say(checked, 'secretDay', way, 'holder')
    } else if ('runoff' in way && secretWeights !== undefined) {
      const { shown } = way.runoff
      if (shown === undefined || shown === 'closed') continue
      say(checked, 'secretWeight', way.runoff, 'shown', { id: secretWeights })
    }
  }
}

function trial(
  checked: Checked,
  part: Extract<DayPart, { trial: unknown }>,
  secretWeights: string | undefined,
): void {
  const { document } = checked
  const vote = part.trial.vote ?? {}
  if (vote.hands !== undefined && levelOf(document, vote.hands) === 'secret') {
    say(checked, 'secretHands', vote, 'hands')
  }
  if (vote.shown === 'closed') return
  if (vote.voters !== undefined && levelOf(document, vote.voters) === 'secret') {
    say(checked, 'secretVoters', vote, 'voters')
  }
  if (secretWeights === undefined) return
  const [holder, key] =
    vote.shown !== undefined ? ([vote, 'shown'] as const) : ([part, 'trial'] as const)
  say(
    checked,
    'secretWeight',
    holder,
    key,
    { id: secretWeights },
    key === 'shown' ? 'value' : 'key',
  )
}

const COUNTS = ['noVote', 'weight', 'against', 'votesAs'] as const

const changesCount = (traits: Traits | undefined): boolean =>
  (Array.isArray(traits) ? traits : [traits ?? {}]).some((map) =>
    COUNTS.some((word) => map[word] !== undefined && map[word] !== false),
  )

/** The first thing nobody in the room knows of that changes how hands count. */
export function secretlyWeighed(document: OwnDocument): string | undefined {
  const { roles, objects = {}, statuses = {} } = document
  const role = Object.keys(roles).find((id) => changesCount(roles[id]?.traits))
  const object = Object.keys(objects).find(
    (id) => objects[id]?.public !== 'atOnce' && changesCount(objects[id]?.traits),
  )
  const status = Object.keys(statuses).find(
    (id) => !isPublic(document, id) && changesCount(statuses[id]?.traits),
  )
  return role ?? object ?? status
}
