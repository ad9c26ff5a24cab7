/** Forms that one click answers: going on, a seat, a word, an act. */
import { numbered, still, type Answering, type Bench, type FormOf } from './types'

export const okForm = (bench: Bench<FormOf<'ok'>>): Answering => ({
  ...still,
  primary: { kind: 'ok', missing: 0, run: () => bench.answer({ kind: 'ok' }) },
})

export const seatForm = ({ form, answer }: Bench<FormOf<'seat'>>): Answering => ({
  ...still,
  targets: form.targets,
  prompt: { key: 'prompt.seat' },
  words: numbered(form.options ?? [], (option) => answer({ kind: 'option', option })),
  pass: form.pass ? () => answer({ kind: 'pass' }) : null,
  press: (seat) => answer({ kind: 'seat', seat }),
})

export const optionForm = ({ form, answer }: Bench<FormOf<'option'>>): Answering => ({
  ...still,
  prompt: { key: 'prompt.option' },
  words: numbered(form.options, (option) => answer({ kind: 'option', option })),
  pass: form.pass ? () => answer({ kind: 'pass' }) : null,
})

/** An act is chosen first, then its target; the only act is chosen from the beginning. */
export function actForm({ form, choice, choose, answer }: Bench<FormOf<'act'>>): Answering {
  const only = form.acts.length === 1 ? form.acts[0] : undefined
  const act = form.acts.find(({ id }) => id === choice.act) ?? only
  return {
    ...still,
    targets: act?.targets ?? [],
    prompt: { key: act?.targets ? 'prompt.actTarget' : 'prompt.act' },
    words: numbered(
      form.acts.map(({ id }) => id),
      (id) => {
        const chosen = form.acts.find((offered) => offered.id === id)
        if (chosen?.targets) choose({ act: id })
        else answer({ kind: 'act', act: id })
      },
      (id) => id === act?.id,
    ),
    pass: form.pass ? () => answer({ kind: 'pass' }) : null,
    press: (seat) => {
      if (act) answer({ kind: 'act', act: act.id, seat })
    },
    clear: choice.act ? () => choose({ act: null }) : null,
  }
}
