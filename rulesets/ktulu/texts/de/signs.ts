/** How the host answers at night without a word, and what stands there instead of an answer. */
import type { Team } from '../../roles/roles'
import { roles } from './roles'

export type Signs = Readonly<Record<string, { readonly sign: string; readonly do: string }>>

export const roleSigns: Signs = Object.fromEntries(
  Object.entries(roles).map(([role, { name }]) => [role, { sign: name, do: `Zeig: ${name}.` }]),
)

export const teamSigns: Readonly<Record<Team, Signs[string]>> = {
  citizens: { sign: 'Bürger', do: 'Zeig: Bürger.' },
  bandits: { sign: 'Banditen', do: 'Zeig: Bandit.' },
  indians: { sign: 'Indianer', do: 'Zeig: Indianer.' },
  aliens: { sign: 'Aliens', do: 'Zeig: Alien.' },
  luckyLuke: { sign: 'Lucky Luke', do: 'Zeig: Lucky Luke.' },
  janosik: { sign: 'Janosik', do: 'Zeig: Janosik.' },
}

export const thefts: Signs = {
  stolen: { sign: 'Daumen hoch', do: 'Geklappt: Die Statuette ging in andere Hände.' },
  nothing: { sign: 'Daumen nach unten', do: 'Dort war nichts.' },
}
export const wonIt: Signs = {
  statuette: { sign: 'Daumen hoch', do: 'Das Opfer hatte die Statuette.' },
}
export const sides: Signs = {
  carrier: { sign: 'Daumen hoch', do: 'Genau dort ist sie.' },
  clockwise: {
    sign: 'Kreis nach links',
    do: 'Sie ist auf dem Bogen, der im Uhrzeigersinn dorthin führt.',
  },
  counterclockwise: { sign: 'Kreis nach rechts', do: 'Sie ist auf dem anderen Bogen.' },
  neither: {
    sign: 'Beide Hände nach unten',
    do: 'Auf keiner Seite. Der Detektor hat sie selbst, oder niemand hat sie.',
  },
}
export const beside: Signs = {
  beside: { sign: 'Daumen hoch', do: 'Jemand nebenan hat sie.' },
  notBeside: { sign: 'Daumen nach unten', do: 'Niemand nebenan hat sie.' },
}
export const shots: Signs = {
  hit: { sign: 'Peng', do: 'Tot, und kein Bürger. Lautlos weiter: Wer ist der Nächste?' },
  statuette: {
    sign: 'Peng',
    do: 'Tot, und die Statuette hat nun der Glücksspieler. Es ist vorbei.',
  },
  miss: { sign: 'Zeig auf den Glücksspieler', do: 'Ein Bürger. Der Glücksspieler ist tot.' },
  ended: { sign: 'Klick', do: 'Niemand stirbt. Das Roulette ist vorbei.' },
}

const RAISED = { sign: 'Erhobene Hand' }

export const VARIANTS = {
  gone: { do: 'Niemand antwortet. Sprich wie immer, warte wie immer, dann geht es weiter.' },
  blocked: {
    ...RAISED,
    do: 'Im Gefängnis, betrunken oder am Kartentisch. Lass die Augen aufgehen, heb die Hand, Augen wieder zu.',
  },
  spent: { ...RAISED, do: 'Verbraucht. Lass die Augen aufgehen, heb die Hand, weiter.' },
  tooEarly: {
    ...RAISED,
    do: 'Noch zu früh im Spiel. Lass die Augen aufgehen, heb die Hand, weiter.',
  },
  bound: { ...RAISED, do: 'Gebunden: Sie lässt sich nirgends verstecken. Heb die Hand.' },
  again: {
    do: 'Sag das für alle, dann tipp den Glücksspieler an: Er muss noch einmal zeigen.',
    say: ['Glücksspieler, schließ die Augen.', '{news}'],
    close: [],
    ask: 'Wer ist der Nächste?',
  },
  more: {
    do: 'Kein Wort. Tipp den Glücksspieler an, er muss noch einmal zeigen.',
    say: ['{news}'],
    close: [],
    ask: 'Wer ist der Nächste?',
  },
}

/** The same where nothing is said and nobody may hear that anything is asked at all. */
export const SILENT_VARIANTS: typeof VARIANTS = {
  ...VARIANTS,
  gone: { do: 'Kein Wort. Warte einen Moment, dann geht es weiter.' },
}
