import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Answer, CommandOf, DeskStep, DraftEntry, SeatId } from '../../../../bridge'
import { draftAnswer, takesDraft } from '../../../../bridge/draftAnswer'
import { useDesk } from '../../../desk/deskStore'
import { useCommands } from '../../../commands/useCommands'
import { useInterrupt } from '../../step/interruptStore'
import { ballotsForm } from './ballots'
import { handCount, handsForm, wordCount, wordsForm } from './hands'
import { marksForm, nominationsForm, seatsForm } from './lists'
import { actForm, okForm, optionForm, seatForm } from './oneClick'
import { pointsForm } from './points'
import { turnsForm } from './turns'
import { NO_CHOICE, still, type Answering, type Bench, type Choice, type FormOf } from './types'

/** What clicks mean for the open step, or for the interrupt above it, whatever game it belongs to. */
export function useAnswering(): ComputedRef<Answering> {
  const desk = useDesk()
  const interrupt = useInterrupt()
  const { act } = useCommands()
  const choice = shallowRef<Choice>(NO_CHOICE)
  /** What was clicked for an interrupt: it is sent as one answer, so its clicks are gathered here. */
  const gathered = shallowRef<readonly DraftEntry[]>([])
  /** Set while an answer is on its way: a further click would fall upon the next step. */
  let answering = false
  /** The entry on its way: the next click waits for it, because it adds to what was recorded. */
  let recording: Promise<unknown> = Promise.resolve()
  let presses: Promise<unknown> = Promise.resolve()

  // The same step may open again (one speech after the other): what was half chosen is forgotten.
  watch(
    () => {
      const step = interrupt.step ?? desk.step
      return step && `${step.id} ${step.speaker} ${desk.game?.called.length} ${step.form.kind}`
    },
    () => {
      const step = interrupt.step ?? desk.step
      const first = firstChoice(step, interrupt.step ? null : (desk.game?.draft ?? null))
      choice.value = { ...first, counting: first.counting || (desk.settings?.countHands ?? false) }
      gathered.value = []
    },
    { immediate: true, flush: 'sync' },
  )

  async function once(work: () => Promise<boolean>): Promise<void> {
    if (answering) return
    answering = true
    await work()
    answering = false
  }

  function answerOpen(step: string, answer: Answer): void {
    void once(() => act('game.answer', { step, answer: plain(answer) }))
  }

  function answerInterrupt(step: string, answer: Answer): void {
    void once(async () => {
      const done = await act('game.interrupt', { step, answer: plain(answer) })
      if (done) interrupt.leave()
      return done
    })
  }

  function record(step: string, entry: DraftEntry): void {
    recording = act('game.draft', { step, entry: plain(entry) })
  }

  const choose = (change: Partial<Choice>): void => {
    // Whoever has counted one vote without names counts the next one so, too.
    if (change.counting !== undefined) {
      void act('settings.set', { settings: { countHands: change.counting } })
    }
    choice.value = { ...choice.value, ...change }
  }

  const current = computed((): Answering => {
    const { step: open, game } = desk
    const above = interrupt.step
    if (above) {
      const draft = takesDraft(above.form) ? draftAnswer(above.form, gathered.value) : null
      return answeringOf({
        step: above,
        form: above.form,
        draft,
        draftLength: gathered.value.length,
        upForVote: null,
        choice: choice.value,
        choose,
        answer: (answer) => answerInterrupt(above.id, answer),
        record: (entry) => {
          gathered.value = [...gathered.value, entry]
        },
        close: () => draft && answerInterrupt(above.id, draft),
      })
    }
    if (!open || !game) return still
    return answeringOf({
      step: open,
      form: open.form,
      draft: game.draft,
      draftLength: game.draftLength,
      upForVote: game.upForVote,
      choice: choice.value,
      choose,
      answer: (answer) => answerOpen(open.id, answer),
      record: (entry) => record(open.id, entry),
      close: () => void once(() => act('game.close', { step: open.id })),
    })
  })

  return computed(() => ({
    ...current.value,
    press: (seat: SeatId, one?: boolean) => {
      presses = presses.then(async () => {
        if (!answering) current.value.press(seat, one)
        await recording
      })
    },
  }))
}

/** Where everybody votes in the order of the seats, the first who has not voted yet is ready to be recorded. */
function firstChoice(step: DeskStep | null, draft: Answer | null): Choice {
  if (draft?.kind === 'totals' || draft?.kind === 'counts') return { ...NO_CHOICE, counting: true }
  if (step?.form.kind !== 'ballots' || step.form.inTurn || step.form.freely) return NO_CHOICE
  const ballots = draft?.kind === 'ballots' ? draft.ballots : {}
  const first = step.form.voters.find(({ seat }) => ballots[seat] === undefined)
  return first ? { ...NO_CHOICE, seats: [first.seat] } : NO_CHOICE
}

type WireAnswer = CommandOf<'game.answer'>['answer']
type WireEntry = CommandOf<'game.draft'>['entry']

/** Commands are declared with writable lists; nobody writes into them. */
function plain(value: Answer): WireAnswer
function plain(value: DraftEntry): WireEntry
function plain(value: Answer | DraftEntry): WireAnswer | WireEntry {
  return value as WireAnswer | WireEntry
}

/** Votes are taken candidate by candidate, counted by number, or entered voter by voter. */
function votesForm(bench: Bench<FormOf<'ballots'>>): Answering {
  const hands = handCount(bench)
  if (hands?.on) return handsForm(bench, hands)
  return { ...(bench.form.inTurn ? turnsForm(bench) : ballotsForm(bench)), hands }
}

/** Words are counted, or entered player by player. */
function saidForm(bench: Bench<FormOf<'marks'>>): Answering {
  const hands = wordCount(bench)
  return hands?.on ? wordsForm(bench, hands) : { ...marksForm(bench), hands }
}

/** Chooses the way of answering by the form alone. */
export function answeringOf(bench: Bench): Answering {
  const { form } = bench
  switch (form.kind) {
    case 'ok':
      return okForm({ ...bench, form })
    case 'seat':
      return seatForm({ ...bench, form })
    case 'seats':
      return seatsForm({ ...bench, form })
    case 'option':
      return optionForm({ ...bench, form })
    case 'act':
      return actForm({ ...bench, form })
    case 'points':
      return pointsForm({ ...bench, form })
    case 'ballots':
      return votesForm({ ...bench, form })
    case 'marks':
      return saidForm({ ...bench, form })
    case 'nominations':
      return nominationsForm({ ...bench, form })
  }
}
