/** Answers that are lists: several seats, a word of each member, nominations. */
import type { Nomination, SeatId } from '../../../../bridge'
import { numbered, still, type Answering, type Bench, type FormOf } from './types'

export function seatsForm(bench: Bench<FormOf<'seats'>>): Answering {
  const { form, draft, answer, record, close } = bench
  const picked = draft?.kind === 'seats' ? draft.seats : []
  // That nobody was named is said by a button of its own; Enter shall not say it by the way.
  const endsEmpty = form.min === 0 && picked.length === 0
  const none = endsEmpty ? close : null
  return {
    ...still,
    // A full list takes nobody more, but still gives back whom it holds.
    targets: picked.length < form.max ? form.targets : picked,
    prompt: { key: 'prompt.seats', count: Math.max(0, form.min - picked.length) },
    given: picked.map((seat) => ({ from: seat, to: seat, count: 1 })),
    words: numbered(form.options ?? [], (option) => answer({ kind: 'option', option })),
    primary: endsEmpty
      ? null
      : { kind: 'record', missing: Math.max(0, form.min - picked.length), run: close },
    pass: form.pass ? () => answer({ kind: 'pass' }) : none,
    press: (seat) => record({ kind: 'pick', seat, on: !picked.includes(seat) }),
  }
}

export function marksForm(bench: Bench<FormOf<'marks'>>): Answering {
  const { form, draft, choice, choose, record, close } = bench
  const marks = draft?.kind === 'marks' ? draft.marks : {}
  const open = form.members.filter((member) => marks[member] === undefined)
  const selected = choice.seats[0] ?? open[0] ?? null
  return {
    ...still,
    members: form.members,
    selected,
    targets: form.members,
    prompt: selected ? { key: 'prompt.mark', seat: selected } : { key: 'prompt.done' },
    words: [
      ...numbered(
        form.options,
        (option) => {
          if (!selected) return
          record({ kind: 'mark', by: selected, option })
          choose({ seats: [] })
        },
        (option) => selected !== null && marks[selected] === option,
      ),
      ...form.options.map((option) => ({
        id: option,
        digit: null,
        chosen: form.members.every((member) => marks[member] === option),
        forAll: true,
        run: () => {
          for (const by of form.members) record({ kind: 'mark', by, option })
        },
      })),
    ],
    primary: { kind: 'record', missing: form.all ? open.length : 0, run: close },
    press: (seat) => choose({ seats: [seat] }),
    select: (seat) => choose({ seats: seat ? [seat] : [] }),
  }
}

/** What of a list stands: without the names that were taken back, and the taking back itself. */
export const standing = (list: readonly Nomination[]): Nomination[] =>
  list.filter(
    ({ by, target, withdraw }, at) =>
      withdraw === undefined &&
      !list.slice(at).some((later) => later.by === by && later.withdraw === target),
  )

/** By, then target, then (where the rules want one) who seconds it. */
export function nominationsForm(bench: Bench<FormOf<'nominations'>>): Answering {
  const { form, draft, choice, choose, answer, record, close } = bench
  const list = draft?.kind === 'nominations' ? draft.list : []
  const [by, target] = choice.seats
  // The only one there can be answers at once, as every other single choice does.
  const single = form.max === 1 && !form.withdraw
  const enter = (accuser: SeatId, accused: SeatId, second?: SeatId) => {
    const nomination = { by: accuser, target: accused, ...(second ? { second } : {}) }
    if (single) answer({ kind: 'nominations', list: [nomination] })
    else record({ kind: 'nominate', nomination })
    choose({ seats: [] })
  }
  return {
    ...still,
    members: form.by,
    selected: by ?? null,
    targets: by && !target ? form.targets : form.by,
    prompt: nominationPrompt(by, target),
    given: standing(list).flatMap((entry) =>
      entry.target ? [{ from: entry.by, to: entry.target, count: 1 }] : [],
    ),
    words: by && target ? numbered(['noSecond'], () => enter(by, target)) : [],
    // One that a player has said by phone waits to be taken.
    primary: single && list.length === 0 ? null : { kind: 'record', missing: 0, run: close },
    pass: form.pass ? () => answer({ kind: 'pass' }) : null,
    press: (seat) => {
      if (by && target) enter(by, target, seat)
      else if (by && !form.second) enter(by, seat)
      else choose({ seats: by ? [by, seat] : [seat] })
    },
    select: (seat) => choose({ seats: seat ? [seat] : [] }),
    clear: by ? () => choose({ seats: target ? [by] : [] }) : null,
  }
}

function nominationPrompt(by?: SeatId, target?: SeatId): Answering['prompt'] {
  if (!by) return { key: 'prompt.accuser' }
  return target ? { key: 'prompt.second', seat: target } : { key: 'prompt.accused', seat: by }
}
