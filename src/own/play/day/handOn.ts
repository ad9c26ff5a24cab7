/**
 * Cards go from hand to hand: each puts one away in secret, the last one plays one. No step is left out; of whoever is not there
 * one is put away unseen.
 *
 * For texts: `day.handOn` and `day.play` have the variant `nobody` where nobody holds the cards, `day.play` has `must` where
 * playing none was refused.
 */
import {
  announce,
  asksWord,
  information,
  refuse,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import { livingAmong } from '../../state/facts'
import type { BodyOf } from '../../format/day/day'
import { literal } from '../../language/base/scalars'
import { put, type Run } from '../base/run'
import { drawFrom, playCard, refill, tellSize } from '../effects/piles'
import { follows } from './follows'

type HandOn = BodyOf<'handOn'>
type Holder = HandOn['through'][number]

/** Who holds the cards now, as everybody knows. */
const holderOf = (run: Run, holder: Holder): SeatId | null =>
  livingAmong(run.state, run.plan.who(holder)(run.asTold))[0] ?? null

interface Held extends Pick<StepSpec, 'id' | 'variant'> {
  readonly pile: string
  readonly holder: Holder
  readonly hand: readonly string[]
}

/** Which cards they are, for nobody but the host and whoever holds them. */
function stepOf(run: Run, { id, pile, holder, hand, ...rest }: Held, pass = false): StepSpec {
  const by = holderOf(run, holder)
  const about = 'handOn'
  if (by === null) return information(id, { variant: 'nobody', stage: { scene: 'notice', about } })
  const [first = ''] = hand
  return {
    id,
    // Whoever sees the desk in passing learns nothing of the hand from what can be clicked.
    form: { kind: 'option', options: Object.keys(run.plan.doc.piles?.[pile]?.cards ?? {}), pass },
    check: (answer) =>
      answer.kind === 'option' && !hand.includes(answer.option) ? refuse('notInHand') : null,
    asked: [by],
    neutral: { kind: 'option', option: first },
    skipped: { kind: 'option', option: first },
    speaker: by,
    ...rest,
    params: { cards: [...hand] },
    stage: { scene: 'notice', about, speaker: by },
  }
}

/** The card that was named; of nobody the first, which nobody has seen. */
function taken(hand: string[], answer: Answer): string {
  const named = answer.kind === 'option' ? hand.indexOf(answer.option) : 0
  return hand.splice(Math.max(0, named), 1)[0] ?? ''
}

function putAway(run: Run, pile: string, card: string, by: SeatId | null): void {
  run.table.emit('cardGone', { pile, card })
  if (by !== null) run.table.emit('putAway', { seat: by, card })
}

/** Whether the first of them agrees that none is played; of nobody there is no consent. */
function* agrees(run: Run, first: Holder): Script<boolean> {
  const answer = yield* put(run, () => {
    const by = holderOf(run, first)
    const about = 'veto'
    if (by === null)
      return information('day.veto', { variant: 'nobody', stage: { scene: 'notice', about } })
    const options = ['no', 'yes']
    return {
      id: 'day.veto',
      form: { kind: 'option', options, pass: false },
      asked: [by],
      neutral: { kind: 'option', option: 'no' },
      speaker: by,
      stage: { scene: 'notice', about, speaker: by, asks: asksWord([by], options, { must: true }) },
    }
  })
  return answer.kind === 'option' && answer.option === 'yes'
}

/** The last one plays a card. @returns null where all agreed to play none */
function* play(
  run: Run,
  { pile, through, veto }: HandOn,
  holder: Holder,
  hand: readonly string[],
): Script<Answer | null> {
  const held: Held = { id: 'day.play', pile, holder, hand }
  const mayPass = literal(veto) ?? false
  const answer = yield* put(run, () => stepOf(run, held, mayPass))
  if (answer.kind !== 'pass') return answer
  const by = holderOf(run, holder)
  const [first = holder] = through
  announce(run.table, 'vetoAsked', by === null ? [] : [by])
  const agreed = yield* agrees(run, first)
  announce(run.table, agreed ? 'vetoed' : 'vetoRefused', true)
  if (agreed) return null
  return yield* put(run, () => stepOf(run, { ...held, variant: 'must' }))
}

export function* holdHandOn(run: Run, handOn: HandOn): Script {
  const { pile, through } = handOn
  const n = literal(handOn.n)
  const last = through.at(-1)
  const { draw = [], gone = [] } = run.state.game.piles[pile] ?? {}
  // How many cards there are everybody knows.
  if (last === undefined || Math.min(n, draw.length + gone.length) < through.length) return
  const hand = drawFrom(run, pile, n)
  for (const holder of through.slice(0, -1)) {
    const by = holderOf(run, holder)
    const held: Held = { id: 'day.handOn', pile, holder, hand }
    const answer = yield* put(run, () => stepOf(run, held))
    putAway(run, pile, taken(hand, answer), by)
  }
  const answer = yield* play(run, handOn, last, hand)
  const by = holderOf(run, last)
  if (answer) playCard(run, pile, taken(hand, answer))
  for (const card of hand) putAway(run, pile, card, by)
  refill(run, pile, n)
  tellSize(run, pile)
  yield* follows(run, undefined, {})
}
