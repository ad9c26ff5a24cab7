/** What the room can notice must not be decided by a secret. */
import type { Condition } from '../format/expressions'
import type { DayPart } from '../format/day'
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
  const secret = secretWeight(checked)
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
  if ('trial' in part) trial(checked, part, secretWeights)
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
function secretWeight({ document }: Checked): string | undefined {
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
