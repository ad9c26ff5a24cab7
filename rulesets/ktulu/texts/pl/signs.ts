/** What the host shows in silence at night, and what a call reads like that is not as usual. */
import { inSentence } from '../../../../src/i18n/writtenTexts'
import type { Role, Team } from '../../roles/roles'
import { roles } from './roles'

export type Sign = { readonly sign: string; readonly do: string }

/** Names that begin with a capital letter inside a sentence too. */
const PROPER: readonly string[] = ['Lucky Luke', 'Janosik', 'Indianin', 'Indianie']

/** A name of this game as it stands inside a sentence. */
export const small = (name: string): string => inSentence(name, PROPER)

export const roleSigns = Object.fromEntries(
  Object.entries(roles).map(([role, { name }]) => [
    role,
    { sign: name, do: `Pokaż: ${small(name)}.` },
  ]),
) as Record<Role, Sign>

export const teamSigns: Record<Team, Sign> = {
  citizens: { sign: 'Miasto', do: 'Pokaż: miasto.' },
  bandits: { sign: 'Bandyci', do: 'Pokaż: bandyci.' },
  indians: { sign: 'Indianie', do: 'Pokaż: Indianie.' },
  aliens: { sign: 'Ufoki', do: 'Pokaż: ufoki.' },
  luckyLuke: { sign: 'Lucky Luke', do: 'Pokaż: Lucky Luke.' },
  janosik: { sign: 'Janosik', do: 'Pokaż: Janosik.' },
}

export const thefts = {
  stolen: { sign: 'Kciuk w górę', do: 'Udało się: posążek zmienia właściciela.' },
  nothing: { sign: 'Kciuk w dół', do: 'Nic tam nie ma.' },
}
export const wonIt = {
  statuette: { sign: 'Kciuk w górę', do: 'Posążek był u zabitej osoby.' },
}
export const sides = {
  carrier: { sign: 'Kciuk w górę', do: 'Posążek jest właśnie tam.' },
  clockwise: {
    sign: 'Łuk w lewo',
    do: 'Leży na łuku, który biegnie tam zgodnie z ruchem wskazówek zegara.',
  },
  counterclockwise: { sign: 'Łuk w prawo', do: 'Leży na drugim łuku.' },
  neither: { sign: 'Obie ręce w dół', do: 'Po żadnej stronie. Ma go detektor albo nikt.' },
}
export const beside = {
  beside: { sign: 'Kciuk w górę', do: 'Posążek jest tuż obok.' },
  notBeside: { sign: 'Kciuk w dół', do: 'Obok posążka nie ma.' },
}
export const shots = {
  hit: { sign: 'Strzał', do: 'Trup, i to nie miastowy. Dalej w ciszy: kto następny?' },
  statuette: { sign: 'Strzał', do: 'Trup, a posążek jest u hazardzisty. Koniec ruletki.' },
  miss: { sign: 'Palec na hazardzistę', do: 'Trafiło na miastowego. Ginie hazardzista.' },
  ended: { sign: 'Klik', do: 'Nikt nie ginie. Koniec ruletki.' },
}

export const VARIANTS = {
  gone: { do: 'Nikt się nie budzi. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.' },
  blocked: {
    sign: 'Podniesiona ręka',
    do: 'Więzienie, picie albo karty. Poczekaj na otwarte oczy, podnieś rękę, niech się znów zamkną.',
  },
  spent: {
    sign: 'Podniesiona ręka',
    do: 'Zużyte. Poczekaj na otwarte oczy, podnieś rękę i idź dalej.',
  },
  tooEarly: {
    sign: 'Podniesiona ręka',
    do: 'Za wcześnie na to. Poczekaj na otwarte oczy, podnieś rękę i idź dalej.',
  },
  bound: {
    sign: 'Podniesiona ręka',
    do: 'Posążek jest przywiązany i nigdzie nie trafi. Podnieś rękę.',
  },
  again: {
    do: 'Powiedz to dla wszystkich, a potem dotknij hazardzisty: musi wskazać jeszcze raz.',
    say: ['Hazardzista zasypia.', '{news}'],
    close: [],
    ask: 'Kto następny?',
  },
  more: {
    do: 'Ani słowa. Dotknij hazardzisty: musi wskazać jeszcze raz.',
    say: ['{news}'],
    close: [],
    ask: 'Kto następny?',
  },
}

export const OPTIONS = { pass: 'Kręci głową', ok: 'Dalej', use: 'Kiwa głową' }

/** The same where nothing is said and nobody may hear that anything is asked at all. */
export const SILENT_VARIANTS: typeof VARIANTS = {
  ...VARIANTS,
  gone: { do: 'Ani słowa. Poczekaj chwilę i idź dalej.' },
}
