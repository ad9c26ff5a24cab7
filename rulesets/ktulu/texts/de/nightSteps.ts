/** What is said and done in the calls of the nights, read off their sequence. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import {
  LATER_NIGHTS,
  NIGHT_ZERO,
  type NightCall,
  type Place,
  type ZeroPlace,
} from '../../night/sequence'
import { by } from '../by'
import type * as english from '../en/nightSteps'
import { roles } from './roles'
import {
  beside,
  roleSigns,
  shots,
  sides,
  teamSigns,
  thefts,
  SILENT_VARIANTS,
  VARIANTS,
  wonIt,
  type Signs,
} from './signs'

/*
 * A call sounds the same whoever is there and whatever was done to him (K-88, K-89e). What only some nights have, and
 * nobody may know of, is done without a word: the host taps whom it concerns.
 */

const OPTIONS = { pass: 'Schüttelt den Kopf', ok: 'Weiter', use: 'Nickt' }

/** What is asked of whoever is called, and what the host does. */
interface Asking {
  readonly asks?: Text
  readonly do: Text
  readonly ask?: string
  readonly signals?: Signs
  /** Nobody may hear that this is asked at all. */
  readonly silent?: true
}

const POINT = 'Zeig auf jemanden, oder schüttle den Kopf.'
const NOD = 'Willst du deine Fähigkeit jetzt nutzen? Nick, oder schüttle den Kopf.'
const OR_NOT = 'Zeig hin, oder schüttle den Kopf.'
const EACH_POINTS = 'Wer zeigt auf wen?'
const KILL: Asking = {
  asks: `Wen willst du töten? ${OR_NOT}`,
  do: 'Wenn das Opfer die Statuette hatte: Daumen hoch.',
  ask: 'Wer wird getötet?',
  signals: wonIt,
}

const ASKING: Readonly<Record<NightCall['does'], Asking>> = {
  meetOne: {
    asks: 'Zeig, wen du treffen willst.',
    do: 'Tipp die Person an, damit beide die Augen offen haben. Zeig der Dirne, wer das ist.',
    ask: 'Wer wird besucht?',
    signals: roleSigns,
  },
  blackmail: {
    asks: 'Zeig, gegen wen du etwas in der Hand hast.',
    do: 'Tipp die Person an, damit beide die Augen offen haben: Jetzt weiß sie, vor wem sie sich hüten muss.',
    ask: 'Wer wird erpresst?',
  },
  steal: {
    asks: POINT,
    do: 'Zeig, ob es geklappt hat.',
    ask: 'Wer wird bestohlen?',
    signals: thefts,
  },
  kill: KILL,
  trail: {
    asks: `Wen verfolgst du heute Nacht? ${OR_NOT}`,
    do: 'Nick. Niemand hört davon.',
    ask: 'Wer wird verfolgt?',
  },
  seeCarrier: { do: 'Zeig, wer die Statuette hat.' },
  findCarrier: { asks: NOD, do: 'Zeig, wer die Statuette hat.' },
  jail: {
    asks: 'Zeig, wer ins Gefängnis kommt.',
    do: sentences(
      'Zeig, ob die Statuette dort war.',
      by('announceJailed', {
        true: 'Sag dann laut, wer im Gefängnis sitzt.',
        false: 'Nenn keinen Namen.',
      }),
    ),
    ask: 'Wer wird eingesperrt?',
    signals: thefts,
  },
  learnTeam: {
    asks: POINT,
    do: 'Zeig die Seite.',
    ask: 'Nach wem wird gefragt?',
    signals: teamSigns,
  },
  learnRole: {
    asks: POINT,
    do: 'Zeig, wer das ist.',
    ask: 'Nach wem wird gefragt?',
    signals: roleSigns,
  },
  incite: {
    asks: `Wen sollen sie morgen durchsuchen? ${OR_NOT}`,
    do: 'Nick.',
    ask: 'Wer wird morgen durchsucht?',
  },
  protect: {
    asks: POINT,
    do: 'Nick. Lass dir nicht anmerken, ob es nötig war.',
    ask: 'Wer wird bewacht?',
  },
  roulette: {
    asks: `Willst du spielen? ${POINT}`,
    do: 'Zeig, was daraus wurde. Solange es weitergeht, kein Wort.',
    ask: 'Wer steht vor dem Lauf?',
    signals: shots,
  },
  drink: {
    asks: `Wer trinkt heute Nacht mit dir? ${OR_NOT}`,
    do: 'Wird jemand betrunken, sag laut, wer.',
    ask: 'Wer trinkt?',
  },
  playCards: {
    asks: `Wen zerrst du an den Kartentisch? ${OR_NOT}`,
    do: 'Sag den Namen laut. Zeig, ob die Statuette dort war.',
    ask: 'Wer spielt?',
    signals: thefts,
  },
  lookBeside: { asks: NOD, do: 'Zeig, ob sie nebenan ist.', signals: beside },
  poison: {
    asks: `Wessen Becher vergiftest du? ${OR_NOT}`,
    do: 'Nick.',
    ask: 'Wer wird vergiftet?',
  },
  plant: {
    silent: true,
    do: 'Tipp Leisefuß an, der sie trägt: Er darf zeigen, wer sie haben soll, ohne es zu wissen.',
    ask: 'Bei wem wird sie versteckt?',
  },
  detect: {
    asks: POINT,
    do: 'Zeig die Seite des Kreises.',
    ask: 'Auf wen wird gezeigt?',
    signals: sides,
  },
  bind: { asks: NOD, do: 'Nick. Wer sie hat, kann sie nicht mehr hergeben.' },
  meet: {
    asks: by('tellMateRoles', {
      true: 'Seht, wer zu euch gehört. Ich zeige euch, wer was ist.',
      false: 'Seht, wer zu euch gehört.',
    }),
    do: by('tellMateRoles', {
      true: 'Zeig ihnen reihum die Rollen der anderen.',
      false: 'Lass sie sich ansehen. Was sie sind, erfahren sie nicht.',
    }),
  },
  mormons: {
    asks: 'Seht euch an. Euch verbindet der Glaube, nicht die Seite.',
    do: 'Es sind drei. Tipp sie an, damit alle drei die Augen öffnen.',
  },
  groupSteal: {
    asks: 'Wen bestehlt ihr? Zeigt gemeinsam.',
    do: 'Die meisten Finger zählen. Zeig, ob es geklappt hat.',
    ask: EACH_POINTS,
    signals: thefts,
  },
  groupCarrier: {
    asks: 'Wer von euch trägt die Statuette? Zeigt gemeinsam.',
    do: 'Die meisten Finger zählen; ohne Wahl bleibt sie, wo sie ist, oder das Los entscheidet. Wer im Gefängnis, betrunken oder am Kartentisch ist, kann es nicht sein.',
    ask: EACH_POINTS,
  },
  groupKill: {
    asks: 'Wen tötet ihr heute Nacht? Zeigt gemeinsam.',
    do: 'Die meisten Finger zählen. Wenn das Opfer die Statuette hatte: Daumen hoch.',
    ask: EACH_POINTS,
    signals: wonIt,
  },
  secondKill: {
    silent: true,
    do: 'Sie haben die Statuette: Heb zwei Finger. Wen töten sie noch?',
    ask: EACH_POINTS,
    signals: wonIt,
  },
  use: {
    asks: 'Ihr benutzt die Statuette.',
    do: 'Zum {count}. Mal. Beim dritten Mal gewinnen sie.',
  },
  takeBack: {
    silent: true,
    do: 'Niemand erwacht. Leisefuß hat die Statuette wieder; merk es dir.',
  },
}

/** Lodernder Zorn and Einsamer Kojote kill besides, when nobody may know it. */
const BESIDES = ['burningRage.kill', 'loneCoyot.kill']

/** Who is called together; several at once need another verb. */
const MANY: Readonly<Record<string, string>> = {
  bandits: 'Banditen',
  indians: 'Indianer',
  aliens: 'Aliens',
  mormons: 'Mormonen',
}

const groupOf = (made: NightCall): string | undefined => MANY[made.id.split('.')[0] ?? '']

const nameOf = (made: NightCall): string =>
  'role' in made ? roles[made.role].name : (groupOf(made) ?? roles.quietFoot.name)

function textsOf(made: NightCall): Translated<english.CallTexts, Text> {
  const name = nameOf(made)
  const asking = ASKING[made.does]
  const isSilent = asking.silent === true || BESIDES.includes(made.id)
  const words = {
    title: name,
    do:
      isSilent && made.does === 'kill'
        ? `Kein Wort, nur antippen: ${name} darf noch einmal töten.`
        : asking.do,
    ...(asking.ask === undefined ? {} : { ask: asking.ask }),
    ...(asking.signals ? { signals: asking.signals } : {}),
    variants: isSilent ? SILENT_VARIANTS : VARIANTS,
    options: OPTIONS,
  }
  if (isSilent) return { ...words, say: ['{news}'] }
  const areMany = groupOf(made) !== undefined
  return {
    ...words,
    say: ['{news}', `${name}, ${areMany ? 'wacht' : 'wach'} auf.`, asking.asks ?? ''],
    close: [`${name}, ${areMany ? 'schließt' : 'schließ'} die Augen.`],
  }
}

const all: readonly NightCall[] = [...LATER_NIGHTS, ...NIGHT_ZERO]

export const nightSteps = Object.fromEntries(all.map((made) => [made.id, textsOf(made)])) as Record<
  Place | ZeroPlace,
  ReturnType<typeof textsOf>
>

/** What the places of an order are called, for the host who moves them. */
export const placeNames = Object.fromEntries(
  all.map((made) => [made.id, `${nameOf(made)}: ${placeWords(made)}`]),
) as Record<Place | ZeroPlace, string>

function placeWords({ does }: NightCall): string {
  const words: Readonly<Record<NightCall['does'], string>> = {
    meetOne: 'trifft jemanden',
    blackmail: 'erpresst',
    steal: 'stiehlt',
    kill: 'tötet',
    trail: 'verfolgt',
    seeCarrier: 'erfährt, wer sie hat',
    findCarrier: 'fragt, wer sie hat',
    jail: 'sperrt ein',
    learnTeam: 'erfährt eine Seite',
    learnRole: 'erfährt eine Rolle',
    incite: 'schwärzt an',
    protect: 'bewacht',
    roulette: 'spielt Roulette',
    drink: 'macht betrunken',
    playCards: 'spielt Karten',
    lookBeside: 'fragt nach nebenan',
    poison: 'vergiftet',
    plant: 'versteckt sie',
    detect: 'ortet sie',
    bind: 'bindet sie',
    meet: 'finden sich',
    mormons: 'finden sich',
    groupSteal: 'stehlen',
    groupCarrier: 'wählen, wer sie trägt',
    groupKill: 'töten',
    secondKill: 'töten noch einmal',
    use: 'benutzen sie',
    takeBack: 'holt sie vor dem Mord zurück',
  }
  return words[does]
}
