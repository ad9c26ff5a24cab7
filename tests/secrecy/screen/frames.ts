import type { Command, FacilitatorView } from '../../../src/bridge'
import { written } from '../../../src/serve/moments/listeners'
import { Teller } from '../../../src/serve/moments/teller'
import type { PhoneView } from '../../../src/bridge/views/phone'
import { History, seatId, type AnyRuleset, type GameSetup, type SeatId } from '../../../src/engine'
import { seatIndex } from '../../../src/engine/base/ids'
import { createHost } from '../../../src/host/createHost'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { FakeTime, settle } from '../../host/fixtures/fakeTime'
import { servesPhones } from '../../host/fixtures/phones'
import { packOf } from '../../support/ownPacks'
import { bytesOf } from '../../support/roots'
import type { Doing, Side } from '../plan/pair'
import { Speaking } from './speaking'
import type { TimedCommand } from './stageCommands'
import { deckCommands } from '../../support/deckCommands'

/** One frame as it was sent: its bytes and the virtual moment, in milliseconds. */
export interface Frame {
  readonly at: number
  readonly bytes: string
  /** Whose phone got it; absent: the public window. */
  readonly to?: SeatId
}

/** Stands among the frames where the host was not done at the moment when it was asked. */
const LATE = 'done later than it was asked'

/** What a faulty program would do; planted to see whether the test notices. */
export interface Fault {
  /** A frame that it would send besides, after something was done. */
  readonly besides?: (done: Doing, game: History, desk: FacilitatorView) => string | null
  /** What it would send instead of a frame. */
  readonly instead?: (bytes: string, desk: FacilitatorView) => string
  /** What it would tell other programs besides, of a frame that tells them nothing. */
  readonly moments?: (desk: FacilitatorView) => string
  /** What it would send a phone instead of its view. */
  readonly onPhone?: (view: PhoneView, seat: SeatId, desk: FacilitatorView) => unknown
  /** Whether it would send a phone its view once more. */
  readonly again?: (seat: SeatId, desk: FacilitatorView) => boolean
  /** What it would do with what a phone has said. */
  readonly taken?: (isTaken: boolean, seat: SeatId, desk: FacilitatorView) => boolean
}

function commandOf(input: Doing, { interrupts }: AnyRuleset): Command {
  if (input === 'undo') return { type: 'game.undo' }
  if (typeof input === 'string') return { type: input }
  switch (input.type) {
    case 'answer':
      return { type: 'game.answer', step: input.step, answer: input.answer } as Command
    case 'interrupt': {
      const { step, answer } = input
      const again = interrupts.some(({ id, asksAgain }) => id === step && asksAgain)
      if (again && answer.kind === 'option')
        return { type: 'game.askAgain', step, question: answer.option, others: 3 }
      return { type: 'game.interrupt', step, answer } as Command
    }
    case 'draft':
      return { type: 'game.draft', step: input.step, entry: input.entry } as Command
    case 'tell':
      return { type: 'game.tell' }
    case 'playOn':
      return { type: 'game.playOn' }
    case 'publish':
      return { type: 'game.publish' }
    case 'ruling':
      return { type: 'game.ruling', ruling: input.ruling } as Command
  }
}

/** The cards are chosen by the test, also where the house wants nobody at the desk to enter them. */
function enteredByHand(ruleset: AnyRuleset): AnyRuleset {
  return { ...ruleset, casting: { ...ruleset.casting, dealsBlind: () => false } }
}

/** What is looked at beside the public window. */
interface Watched {
  readonly fault?: Fault
  /** Who has a phone. */
  readonly phones?: readonly SeatId[]
}

/**
 * Plays one evening through the host and records every frame of the public window, and of the phones of these seats, up to
 * a moment.
 * @throws when the host refuses something that the plan found legal
 */
export async function framesOf(
  ruleset: AnyRuleset,
  { setup, plan }: Pick<Side, 'setup' | 'plan'>,
  stage: readonly TimedCommand[],
  until: number,
  { fault = {}, phones = [] }: Watched = {},
): Promise<Frame[]> {
  const time = new FakeTime()
  const frames: Frame[] = []
  const speaking = new Speaking()
  const late: number[] = []
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs: { [ruleset.id]: { ...packOf(ruleset.id), rules: enteredByHand(ruleset) } },
    now: time.now,
    schedule: time.schedule,
    randomBytes: bytesOf(setup.seed),
    random: () => 0,
    wallClock: () => 0,
    newId: () => 'evening',
    onError: (error) => {
      throw error
    },
  })
  let desk: FacilitatorView | null = null
  const send = (bytes: string) => frames.push({ at: time.now(), bytes })
  // What other programs are told, of the same frames at the same moments.
  const teller = new Teller()
  host.subscribeProjector((_, bytes) => {
    const told = teller.tell(bytes).map(written).join('')
    const more = desk && fault.moments ? fault.moments(desk) : ''
    if (told || more) send(`moments: ${told}${more}`)
  })
  host.subscribeProjector(
    (_, bytes) => send(desk && fault.instead ? fault.instead(bytes, desk) : bytes),
    (_, bytes) => send(bytes),
  )
  host.subscribeFacilitator((view) => {
    desk = view
  })
  host.attach(servesPhones)
  const onPhone = (seat: SeatId) => (json: string) => {
    const seen = JSON.parse(json) as PhoneView
    speaking.sees(seat, seen)
    const view = desk && fault.onPhone?.(seen, seat, desk)
    const bytes = view ? JSON.stringify(view) : json
    frames.push({ at: time.now(), bytes, to: seat })
    if (desk && fault.again?.(seat, desk)) frames.push({ at: time.now(), bytes, to: seat })
  }
  // Whether a hand was taken is what a phone could tell by waiting for it.
  const heard = (to: SeatId, isTaken: boolean) => {
    const taken = desk && fault.taken ? fault.taken(isTaken, to, desk) : isTaken
    frames.push({ at: time.now(), bytes: taken ? 'taken' : 'dropped', to })
  }
  await settle()
  const must = async (command: Command) => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply.refusal)}`)
  }
  /** In virtual time nothing takes any: a host that is not done by then waits for the computer's own clock. */
  const mustAtOnce = async (command: Command) => {
    const asked = must(command)
    let isDone = false
    void asked.then(
      () => (isDone = true),
      () => (isDone = true),
    )
    await settle()
    if (!isDone) late.push(time.now())
    await asked
  }
  for (const command of beginning(ruleset, setup)) {
    await must(command)
    if (command.type !== 'lobby.players' || phones.length === 0) continue
    await must({ type: 'phones.show', address: null })
    await must({ type: 'phones.door', open: true })
    for (const seat of phones) {
      const claim = { type: 'claim', name: command.names[seatIndex(seat)] }
      const line = host.phoneJoined(seat, onPhone(seat))
      await line.say({ id: `claim-of-${seat}`, command: claim })
      speaking.join(seat, line)
    }
  }
  const began = time.now()
  const shadow = new Shadow(ruleset, setup, fault)
  const all = [
    ...plan.map(({ at, doing }) => ({ at, command: commandOf(doing, ruleset), doing })),
    ...stage.map(({ at, command }) => ({ at, command, doing: null })),
  ].sort((x, y) => x.at - y.at)
  for (const { at, command, doing } of all) {
    if (at >= until) break
    await time.pass(began + at - time.now())
    // A stage command may be pointless just then, in both evenings alike.
    if (doing) await mustAtOnce(command)
    else await host.handle(command)
    await speaking.speak(heard)
    const more = doing && desk && shadow.after(doing, desk)
    if (more) send(more)
  }
  await time.pass(Math.max(0, began + until - 0.25 - time.now()))
  await host.stop()
  for (const at of late) frames.push({ at, bytes: LATE })
  return frames.filter((frame) => frame.at < began + until)
}

/** The game beside the host, for faults that look into it. */
class Shadow {
  readonly #history: History | null

  constructor(
    ruleset: AnyRuleset,
    setup: GameSetup,
    readonly fault: Fault,
  ) {
    this.#history = fault.besides ? new History(ruleset, setup) : null
  }

  after(doing: Doing, desk: FacilitatorView): string | null {
    if (!this.#history) return null
    if (doing === 'undo') this.#history.undo()
    else if (typeof doing !== 'string') this.#history.apply(doing)
    return this.fault.besides?.(doing, this.#history, desk) ?? null
  }
}

const isUsual = ({ options }: AnyRuleset, option: string, value: unknown): boolean =>
  JSON.stringify(options[option]?.default) === JSON.stringify(value)

/** From the shelf to the first night, with cards that the host enters. */
export function beginning(ruleset: AnyRuleset, setup: GameSetup): Command[] {
  const deck: Record<string, number> = {}
  const all = [...setup.hands.flatMap(({ cards }) => cards), ...(setup.pool ?? [])]
  for (const card of all) deck[card] = (deck[card] ?? 0) + 1
  return [
    { type: 'lobby.begin', ruleset: ruleset.id },
    { type: 'lobby.players', names: setup.hands.map((_, index) => `Guest ${index + 1}`) },
    ...Object.entries(setup.options)
      .filter(([option, value]) => !isUsual(ruleset, option, value))
      .map(([option, value]) => ({ type: 'lobby.option', option, value }) as Command),
    ...deckCommands(
      ruleset.casting.cards.map(({ id }) => id),
      deck,
    ),
    { type: 'lobby.deal', by: 'host' },
    ...setup.hands.map(({ cards }, index): Command => ({
      type: 'deal.enter',
      seat: seatId(index),
      cards: [...cards],
    })),
    { type: 'deal.start' },
  ]
}
