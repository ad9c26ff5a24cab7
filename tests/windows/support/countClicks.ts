/**
 * A host whose clicks are counted: it answers every step with what the desk offers, by the desk's own rules of what
 * a click means, and plays whole rounds of any game. It knows no rule of any game.
 */
import type { Command, DeskStep, DraftEntry, SeatId } from '../../../src/bridge'
import {
  NO_CHOICE,
  type Answering,
  type Choice,
  type HandCount,
} from '../../../src/facilitator/game/answer/forms/types'
import { answeringOf } from '../../../src/facilitator/game/answer/forms/useAnswering'
import type { StepSpec } from '../../../src/engine'
import { entriesOf, randomAnswer } from '../../../src/host/demo/randomAnswer'
import type { Bench } from '../../host/fixtures/openHost'
import { pick } from '../../host/fixtures/randomHost'
import { rngFrom } from '../../randomPlay/randomEvening'

/** Clicks of one night with its dawn and day, by what they were for. */
export interface Round {
  /** What was announced, by kind. */
  readonly told: readonly string[]
  readonly living: number
  readonly clicks: Readonly<Record<string, number>>
  readonly total: number
}

/** More clicks than any step takes. */
const STEP = 200

/** How a host goes about the day. */
export interface Habits {
  /** Whether hands are counted by number, where the rules let them be. */
  readonly byNumber: boolean
  /** Whether the table leaves its speeches out. */
  readonly skipsSpeeches: boolean
}

export class CountingHost {
  readonly rounds: Round[] = []
  #told: string[] = []
  #living = 0
  #counting = false
  #clicks: Record<string, number> = {}
  #choice: Choice = NO_CHOICE
  #signal = -1
  #sent: Promise<unknown> = Promise.resolve()
  #refused = false
  readonly #rng

  constructor(
    readonly bench: Bench,
    seed: number,
    readonly habits: Habits,
  ) {
    this.#rng = rngFrom(seed)
  }

  /** Deals and plays so many rounds, or to the end. */
  async play(ruleset: string, players: number, rounds = Infinity): Promise<void> {
    const { bench } = this
    this.#living = players
    const names = Array.from({ length: players }, (_, index) => `Player ${index + 1}`)
    await bench.does({ type: 'lobby.begin', ruleset })
    await bench.does({ type: 'lobby.players', names })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const { id } of bench.view().deal?.seats ?? [])
      await bench.does({ type: 'deal.seen', seat: id, top: 0 })
    await bench.does({ type: 'deal.start' })
    for (let steps = 0; steps < 3000; steps++) {
      const { game } = bench.view()
      if (!game || game.winner || this.rounds.length === rounds) return
      const { kind, n } = game.phase
      await this.#answer()
      const after = bench.view().game?.phase
      if (after?.kind === 'night' && (kind !== 'night' || after.n !== n)) this.#turn()
    }
    throw new Error('The evening does not end')
  }

  #turn(): void {
    const total = Object.values(this.#clicks).reduce((sum, each) => sum + each, 0)
    this.rounds.push({ clicks: this.#clicks, total, told: this.#told, living: this.#living })
    this.#clicks = {}
    this.#told = []
    this.#living = this.bench.view().game?.seats.filter(({ alive }) => alive).length ?? 0
  }

  #count(what: string, by = 1): void {
    this.#clicks[what] = (this.#clicks[what] ?? 0) + by
  }

  async #answer(): Promise<void> {
    const { game } = this.bench.view()
    const open = game?.open
    if (!game || !open) throw new Error('Nothing is open')
    if (game.signal && game.signal.serial !== this.#signal) {
      this.#signal = game.signal.serial
      this.#count('sign')
    }
    if (game.mayTell) {
      if (!game.story || game.story.shown) this.#told.push(game.untold[0]?.kind ?? '')
      this.#count('dawn')
      await this.bench.does({ type: game.story && !game.story.shown ? 'story.show' : 'game.tell' })
      return
    }
    if (this.habits.skipsSpeeches && open.speaker && open.stage?.queue?.length) {
      this.#count('speeches')
      await this.bench.does({ type: 'speeches.skip' })
      return
    }
    this.#choice = { ...firstVoter(open), counting: this.#counting }
    const before = this.#moment()
    for (let clicks = 0; clicks < STEP; clicks++) {
      this.#click(this.#now(open))
      await this.#sent
      if (this.#refused) return this.#otherwise(open)
      if (this.#moment() !== before) return
    }
    throw new Error(`${open.id} is not answered`)
  }

  #moment(): string {
    const { game } = this.bench.view()
    return JSON.stringify([game?.open, game?.called.length, game?.winner, game?.logLength])
  }

  #send(command: Command): void {
    this.#sent = this.bench.ask(command).then((reply) => {
      this.#refused = !reply.ok
    })
  }

  /** What the rules refuse is answered as somebody else would, with as many clicks as that takes. */
  async #otherwise({ id, form }: DeskStep): Promise<void> {
    this.#refused = false
    for (let tries = 0; tries < STEP; tries++) {
      const answer = randomAnswer({ form, neutral: null } as StepSpec, this.#rng)
      if (!answer) continue
      const reply = await this.bench.ask({ type: 'game.answer', step: id, answer } as Command)
      if (reply.ok) return this.#count('otherwise', entriesOf(answer, form).length + 1)
    }
    await this.bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
    this.#count('otherwise', 1)
  }

  #now(open: DeskStep): Answering {
    const { game } = this.bench.view()
    return answeringOf({
      step: open,
      form: open.form,
      draft: game?.draft ?? null,
      draftLength: game?.draftLength ?? 0,
      upForVote: game?.upForVote ?? null,
      choice: this.#choice,
      choose: (change) => {
        this.#choice = { ...this.#choice, ...change }
      },
      answer: (answer) => this.#send({ type: 'game.answer', step: open.id, answer } as Command),
      record: (entry: DraftEntry) =>
        this.#send({ type: 'game.draft', step: open.id, entry } as Command),
      close: () => this.#send({ type: 'game.close', step: open.id }),
    })
  }

  /** The next click towards an answer. */
  #click(now: Answering): void {
    const open = this.bench.view().game?.open
    if (!open) return
    const { form, id } = open
    this.#count(
      open.speaker ? 'speeches' : form.kind === 'ballots' ? 'votes' : (id.split('.')[0] ?? ''),
    )
    const draft = this.bench.view().game?.draft
    switch (form.kind) {
      case 'ballots': {
        if (this.habits.byNumber && now.hands) return this.#byNumber(now, now.hands)
        const hands = draft?.kind === 'ballots' ? draft.ballots : {}
        const given = Object.values(hands).flat().length
        if (form.inTurn) {
          const wanting = now.targets.find(
            (seat) =>
              this.#wants(seat, now.targets.length, form.candidates) === now.selected &&
              !(hands[seat] ?? []).length,
          )
          return wanting ? now.press(wanting) : now.primary?.run()
        }
        const all = form.voters.reduce((sum, { votes }) => sum + votes, 0)
        if (given >= all || (now.selected === null && given > 0)) return now.primary?.run()
        const first = now.targets[0]
        if (!first) return now.primary?.run()
        const wish = now.selected ? this.#wants(now.selected, 0, form.candidates) : first
        return now.press(now.targets.includes(wish) ? wish : first)
      }
      case 'seats': {
        const picked = draft?.kind === 'seats' ? draft.seats : []
        const left = now.targets.filter((seat) => !picked.includes(seat))
        const next = left[0]
        if (picked.length < form.min && next) return now.press(next)
        return (now.primary?.run ?? now.pass)?.()
      }
      case 'nominations': {
        const list = draft?.kind === 'nominations' ? draft.list : []
        const able = now.targets.filter(
          (seat) => seat !== now.selected && !this.#choice.seats.includes(seat),
        )
        const next = able[list.length]
        return list.length < 2 && next ? now.press(next) : now.primary?.run()
      }
      default: {
        const target = pick(now.targets, this.#rng)
        const word = pick(now.words, this.#rng)
        if (now.primary && now.primary.missing === 0 && !(form.kind === 'points' && !now.primary)) {
          if (form.kind !== 'seat') return now.primary.run()
        }
        if (target) return now.press(target)
        if (word) return word.run()
        return now.primary ? now.primary.run() : now.pass?.()
      }
    }
  }

  /** A number is two clicks: the list, and the number in it; all that are left are one. */
  #byNumber(
    { totals, primary, hands }: Answering,
    { on, left, most, set, toggle }: HandCount,
  ): void {
    const { form } = this.bench.view().game?.open ?? {}
    if (form?.kind !== 'ballots' || !hands) return
    this.#counting = true
    if (!on) return toggle()
    const wanted: Record<SeatId, number> = {}
    for (const { seat, votes } of form.voters) {
      const wish = this.#wants(seat, 0, form.candidates)
      wanted[wish] = (wanted[wish] ?? 0) + votes
    }
    const open = (Object.entries(wanted) as [SeatId, number][])
      .filter(([seat, number]) => (totals?.[seat] ?? 0) < Math.min(number, most(seat)))
      .sort(([, one], [, other]) => one - other)
    const [next] = open
    if (!next || left === 0) return primary?.run()
    if (open.length > 1) this.#count('votes')
    set(next[0], open.length > 1 ? next[1] : most(next[0]))
  }

  /** Whom somebody votes for: most for one, the others for another. */
  #wants(voter: SeatId, _: number, candidates: readonly SeatId[]): SeatId {
    const place = [1, 0, 0, 2, 0, 1, 0, 0, 1][Number(voter.slice(1)) % 9] ?? 0
    return candidates[place] ?? candidates[0] ?? voter
  }
}

const firstVoter = ({ form }: DeskStep): Choice => {
  const first = form.kind === 'ballots' && !form.inTurn ? form.voters[0] : undefined
  return first ? { ...NO_CHOICE, seats: [first.seat] } : NO_CHOICE
}
