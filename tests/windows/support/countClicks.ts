/**
 * A host whose clicks are counted: it answers every step with what the desk offers, by the desk's own rules of what
 * a click means, and plays whole rounds of any game, with a real window or without one. It knows no rule of any game.
 */
import { expect, type Page } from '@playwright/test'
import type { Command, DeskStep, SeatId } from '../../../src/bridge'
import {
  NO_CHOICE,
  type Answering,
  type Choice,
  type HandCount,
} from '../../../src/facilitator/game/answer/forms/types'
import { answeringOf } from '../../../src/facilitator/game/answer/forms/useAnswering'
import type { Bench } from '../../host/fixtures/openHost'
import { pick } from '../../host/fixtures/randomHost'
import { rngFrom } from '../../randomPlay/randomEvening'
import { OFTEN } from './caughtUp'

/** Clicks of one night with its dawn and day, by what they were for. */
export interface Round {
  /** What was announced, by kind. */
  readonly told: readonly string[]
  readonly living: number
  readonly clicks: Readonly<Record<string, number>>
  readonly total: number
}

/** What is asked of the host program, and what it shows. */
type Program = Pick<Bench, 'view' | 'ask' | 'does'>

/** A click: the control that takes it, and what it means. */
interface Click {
  readonly on: string
  readonly means: () => void
}

/** More clicks than any step takes. */
const STEP = 200

/** How a host goes about the day. */
export interface Habits {
  /** Whether hands are counted by number, where the rules let them be. */
  readonly byNumber: boolean
  /** Whether the table leaves its speeches out. */
  readonly skipsSpeeches: boolean
  /** Lets players do what they do by themselves, before the host looks at the desk. */
  readonly waits?: () => Promise<void>
}

export class CountingHost {
  readonly rounds: Round[] = []
  #told: string[] = []
  #living = 0
  /** Whether the count of hands is chosen, as the desk keeps it from vote to vote. */
  #counting = false
  /** Whether the rows of those whose hand a rule asks about are open; they close once all is said. */
  #handsOpen = false
  #clicks: Record<string, number> = {}
  #choice: Choice = NO_CHOICE
  #signal = -1
  #challenges = 0
  #desk: Page | null = null
  /** What the last click asked of the host program; null where it only chose something. */
  #sent: Promise<void> | null = null
  readonly #rng

  constructor(
    readonly program: Program,
    seed: number,
    readonly habits: Habits,
  ) {
    this.#rng = rngFrom(seed)
  }

  /** Deals and plays so many rounds, or to the end. */
  async play(ruleset: string, players: number, rounds = Infinity): Promise<void> {
    const { program } = this
    this.#living = players
    const names = Array.from({ length: players }, (_, index) => `Player ${index + 1}`)
    await program.does({ type: 'lobby.begin', ruleset })
    await program.does({ type: 'lobby.players', names })
    await program.does({ type: 'lobby.deal', by: 'program' })
    for (const { id } of program.view().deal?.seats ?? [])
      await program.does({ type: 'deal.seen', seat: id, top: 0 })
    await program.does({ type: 'deal.start' })
    await this.#playOn(rounds)
  }

  /** Goes on with the mouse on a real desk, for one round. @returns its clicks */
  async clickRound(desk: Page): Promise<Round> {
    this.#desk = desk
    this.#counting = this.program.view().settings.countHands
    const at = this.rounds.length
    await this.#playOn(at + 1)
    this.#desk = null
    const round = this.rounds[at]
    if (!round) throw new Error('The evening is over before the round is')
    return round
  }

  async #playOn(rounds: number): Promise<void> {
    for (let steps = 0; steps < 3000; steps++) {
      const { game } = this.program.view()
      if (!game || game.winner || this.rounds.length >= rounds) return
      const { kind, n } = game.phase
      await this.#answer()
      const after = this.program.view().game?.phase
      if (after?.kind === 'night' && (kind !== 'night' || after.n !== n)) this.#turn()
    }
    throw new Error('The evening does not end')
  }

  #turn(): void {
    const total = Object.values(this.#clicks).reduce((sum, each) => sum + each, 0)
    this.rounds.push({ clicks: this.#clicks, total, told: this.#told, living: this.#living })
    this.#clicks = {}
    this.#told = []
    this.#challenges = 0
    this.#living = this.program.view().game?.seats.filter(({ alive }) => alive).length ?? 0
  }

  async #answer(): Promise<void> {
    await this.habits.waits?.()
    const { game } = this.program.view()
    const open = game?.open
    if (!game || !open) throw new Error('Nothing is open')
    await this.#putSignAway()
    if (game.mayTell) {
      const hasStory = game.story !== null && !game.story.shown
      if (!hasStory) this.#told.push(game.untold[0]?.kind ?? '')
      const on = hasStory ? 'answer-story' : 'answer-tell'
      return this.#click('dawn', this.#asks(on, { type: hasStory ? 'story.show' : 'game.tell' }))
    }
    if (this.habits.skipsSpeeches && open.speaker && open.stage?.queue?.length) {
      return this.#click('speeches', this.#asks('speech-skip-all', { type: 'speeches.skip' }))
    }
    this.#choice = { ...firstVoter(open), counting: this.#counting }
    if (open.form.kind === 'nominations') this.#challenges += 1
    const what = open.speaker
      ? 'speeches'
      : open.form.kind === 'ballots'
        ? 'votes'
        : (open.id.split('.')[0] ?? '')
    const before = this.#moment()
    for (let clicks = 0; clicks < STEP; clicks++) {
      const next = this.#next(open, this.#now(open))
      if (!next) break
      await this.#click(what, next)
      if (this.#moment() !== before) return
    }
    throw new Error(`${open.id} is not answered`)
  }

  #moment(): string {
    const { game } = this.program.view()
    return JSON.stringify([game?.open, game?.called.length, game?.winner, game?.logLength])
  }

  /** With a window the sign that covers it; without one every sign that is new. */
  async #putSignAway(): Promise<void> {
    const { signal } = this.program.view().game ?? {}
    if (this.#desk) {
      await this.#caughtUp(this.#desk)
      const sign = this.#desk.getByTestId('signal')
      if (!(await sign.isVisible())) return
      await this.#click('signs', { on: 'signal-done', means: () => undefined })
      await expect(sign).toHaveCount(0)
    } else if (signal && signal.serial !== this.#signal) {
      this.#signal = signal.serial
      this.#clicks['signs'] = (this.#clicks['signs'] ?? 0) + 1
    }
  }

  /** The window shows the newest view, so that a click falls on what it is meant for. */
  #caughtUp = (desk: Page): Promise<void> =>
    expect
      .poll(
        async () => Number(await desk.locator('[data-revision]').getAttribute('data-revision')),
        OFTEN,
      )
      .toBeGreaterThanOrEqual(this.program.view().revision)

  async #click(what: string, { on, means }: Click): Promise<void> {
    this.#clicks[what] = (this.#clicks[what] ?? 0) + 1
    if (!this.#desk) {
      await this.#sentBy(means)
      return
    }
    await this.#caughtUp(this.#desk)
    const { program } = this
    const { revision } = program.view()
    const sends = this.#sentBy(means) !== null
    await this.#desk.getByTestId(on).click()
    if (!sends) return
    await expect
      .poll(() => program.view().revision, { ...OFTEN, message: on })
      .toBeGreaterThan(revision)
  }

  /** What a click asks of the host program; null where it only chooses something. */
  #sentBy(means: () => void): Promise<void> | null {
    this.#sent = null
    means()
    return this.#sent
  }

  /** A command goes to the host program, unless the window sends it. */
  #send(command: Command): void {
    if (this.#desk) this.#sent = Promise.resolve()
    else this.#sent = this.program.does(command).then(() => undefined)
  }

  #asks = (on: string, command: Command): Click => ({ on, means: () => this.#send(command) })

  #now(open: DeskStep): Answering {
    const { game } = this.program.view()
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
      record: (entry) => this.#send({ type: 'game.draft', step: open.id, entry } as Command),
      close: () => this.#send({ type: 'game.close', step: open.id }),
    })
  }

  /** The next click towards an answer; null where the desk offers none. */
  #next({ form, neutral }: DeskStep, now: Answering): Click | null {
    const draft = this.program.view().game?.draft
    const seat = (id: SeatId): Click => ({ on: `seat-${id}`, means: () => now.press(id) })
    const on: Click | null = now.primary && {
      on: `answer-${now.primary.kind}`,
      means: now.primary.run,
    }
    const pass: Click | null = now.pass && { on: 'answer-pass', means: now.pass }
    switch (form.kind) {
      case 'ballots': {
        if (this.habits.byNumber && now.hands) return this.#byNumber(form, now, now.hands)
        const hands = draft?.kind === 'ballots' ? draft.ballots : {}
        const given = Object.values(hands).flat().length
        if (form.inTurn) {
          const wanting = now.targets.find(
            (one) => this.#wants(one, form) === now.selected && !(hands[one] ?? []).length,
          )
          return wanting ? seat(wanting) : on
        }
        const all = form.voters.reduce((sum, { votes }) => sum + votes, 0)
        const first = now.targets[0]
        if (given >= all || (now.selected === null && given > 0) || !first) return on
        const wish = now.selected ? this.#wants(now.selected, form) : first
        return seat(now.targets.includes(wish) ? wish : first)
      }
      case 'seats': {
        const picked = draft?.kind === 'seats' ? draft.seats : []
        const next = now.targets.find((one) => !picked.includes(one))
        return picked.length < form.min && next ? seat(next) : (on ?? pass)
      }
      case 'nominations': {
        if (this.#challenges > 1 && pass) return pass
        const list = draft?.kind === 'nominations' ? draft.list : []
        const able = now.targets.filter(
          (one) => one !== now.selected && !this.#choice.seats.includes(one),
        )
        const next = able[list.length]
        return list.length < 2 && next ? seat(next) : on
      }
      default: {
        if (on && now.primary?.missing === 0) return on
        const target = pick(now.targets, this.#rng)
        if (target) return seat(target)
        // Nobody has a special wish: the word that the rules take by themselves, else the first.
        if (neutral?.kind === 'pass' && pass) return pass
        const usual = neutral?.kind === 'option' ? neutral.option : undefined
        const word = now.words.find(({ id }) => id === usual) ?? now.words[0]
        return word ? { on: `option-${word.id}`, means: word.run } : (on ?? pass)
      }
    }
  }

  /** A number is one click, and so are all hands that are left; then the hands that a rule asks about. */
  #byNumber(
    form: Ballots,
    { totals, primary }: Answering,
    { on, left, most, rows, named, set, toggle }: HandCount,
  ): Click | null {
    this.#counting = true
    if (!on) return { on: 'count-hands', means: toggle }
    const wanted: Record<SeatId, number> = {}
    for (const { seat, votes } of form.voters) {
      const wish = this.#wants(seat, form)
      wanted[wish] = (wanted[wish] ?? 0) + votes
    }
    const open = (Object.entries(wanted) as [SeatId, number][])
      .filter(([seat, number]) => (totals?.[seat] ?? 0) < Math.min(number, most(seat)))
      .sort(([, one], [, other]) => one - other)
    const [next] = open
    if (next && left > 0) {
      const [seat, number] = next
      return open.length > 1
        ? { on: `hands-${seat}-${number}`, means: () => set(seat, number) }
        : { on: `rest-${seat}`, means: () => set(seat, most(seat)) }
    }
    const unsaid = named.find(({ given }) => given === null)
    if (unsaid && !this.#handsOpen && this.program.view().settings.discreetDesk) {
      return { on: 'named-open', means: () => (this.#handsOpen = true) }
    }
    this.#handsOpen = false
    if (unsaid) {
      this.#handsOpen = named.filter(({ given }) => given === null).length > 1
      const wish = this.#wants(unsaid.seat, form)
      const counted = rows.find(({ id, total }) => id === wish && total > 0)
      const hands = counted && unsaid.open.includes(wish) ? [wish] : []
      return {
        on: `hand-${unsaid.seat}-${hands[0] ?? 'none'}`,
        means: () => unsaid.note(hands),
      }
    }
    return primary && { on: `answer-${primary.kind}`, means: primary.run }
  }

  /** Whom somebody votes for: most for one, the others for another; those whose hands a rule asks about go together. */
  #wants(voter: SeatId, { candidates, named }: Ballots): SeatId {
    const leader = named?.includes(voter) ? (named[0] ?? voter) : voter
    const place = [1, 0, 0, 2, 0, 1, 0, 0, 1][Number(leader.slice(1)) % 9] ?? 0
    return candidates[place] ?? candidates[0] ?? voter
  }
}

type Ballots = Extract<DeskStep['form'], { kind: 'ballots' }>

const firstVoter = ({ form }: DeskStep): Choice => {
  const first = form.kind === 'ballots' && !form.inTurn ? form.voters[0] : undefined
  return first ? { ...NO_CHOICE, seats: [first.seat] } : NO_CHOICE
}
