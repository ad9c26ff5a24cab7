/** Pointing: one member's click answers; a group agrees with one click, or is recorded one by one. */
import type { SeatId } from '../../../../bridge'
import { numbered, still, type Answering, type Bench, type FormOf } from './types'

export function pointsForm(bench: Bench<FormOf<'points'>>): Answering {
  const { form, draft, draftLength, choice, choose, answer, record, close } = bench
  const { members } = form
  const points = draft?.kind === 'points' ? draft.points : {}
  const pass = form.pass ? () => answer({ kind: 'pass' }) : null
  const acts = form.acts ?? []
  const act = acts.find(({ id }) => id === choice.act)
  const words = numbered(
    acts.map(({ id }) => id),
    (id) => {
      const chosen = acts.find((offered) => offered.id === id)
      if (chosen?.targets) choose({ act: id })
      else answer({ kind: 'act', act: id })
    },
    (id) => id === act?.id,
  )
  if (act) {
    return {
      ...still,
      targets: act.targets ?? [],
      prompt: { key: 'prompt.actTarget' },
      words,
      press: (seat) => answer({ kind: 'act', act: act.id, seat }),
      clear: () => choose({ act: null }),
    }
  }
  const [only] = members
  if (members.length === 1 && only) {
    return {
      ...still,
      targets: form.notSelf ? form.targets.filter((seat) => seat !== only) : form.targets,
      prompt: { key: 'prompt.points', seat: only },
      words,
      pass,
      press: (seat) => answer({ kind: 'points', points: { [only]: seat } }),
    }
  }
  // Where everybody has to point, each points for himself; otherwise a group usually agrees.
  const apart = form.must || choice.apart || draftLength > 0
  const open = members.filter((member) => points[member] === undefined)
  const selected = apart ? (choice.seats[0] ?? open[0] ?? null) : null
  const pointing = selected ? [selected] : members
  const point = (by: SeatId, at: SeatId | null) => {
    record({ kind: 'point', by, at })
    choose({ seats: [], apart: true })
  }
  return {
    ...still,
    members,
    selected,
    targets: form.targets.filter((seat) => !form.notSelf || !pointing.includes(seat)),
    prompt: promptFor(apart, selected),
    words,
    given: members.flatMap((from) => {
      const to = points[from]
      return to ? [{ from, to, count: 1 }] : []
    }),
    primary: apart ? { kind: 'record', missing: form.must ? open.length : 0, run: close } : null,
    pass,
    press: (seat) => {
      if (!apart) {
        answer({
          kind: 'points',
          points: Object.fromEntries(members.map((member) => [member, seat])),
        })
      } else if (selected) point(selected, seat)
    },
    select: (seat) => choose({ seats: seat ? [seat] : [], apart: seat !== null }),
    clear: selected && !form.must ? () => point(selected, null) : null,
  }
}

function promptFor(apart: boolean, selected: SeatId | null): Answering['prompt'] {
  if (!apart) return { key: 'prompt.together' }
  return selected ? { key: 'prompt.points', seat: selected } : { key: 'prompt.done' }
}
