/** What each language wants of a text that is read aloud, and what it does not bear: one row a language. */

export interface LanguageRules {
  /** Names of guests, chosen for what their endings tempt a text to do. */
  readonly names: readonly string[]
  /** What must not be in a text as it is said, by what is wrong with it. */
  readonly never: Readonly<Record<string, RegExp>>
  /** Opening and closing quotation marks. */
  readonly quotes: readonly [string, string]
}

/** They end as men's and women's names do, and as neither. */
const POLISH_NAMES = ['Kasia', 'Bartek', 'Kuba', 'Zoe', 'Łucja']
const POLISH_NAME = `(?:${POLISH_NAMES.join('|')})(?!\\p{L})`
/** What a name would have to change its ending after. */
const PREPOSITION =
  '(?:bez|dla|do|ku|na|nad|o|od|po|pod|przeciw|przed|przez|przy|u|w|we|wobec|z|za|ze)'

/** What may stand before “że” or “gdy” with no comma between: words that form one conjunction with it. */
const JOINED =
  'a|akurat|albo|ale|chyba|choćby|dlatego|dopiero|i|jako|lub|mimo|nawet|niż|oraz|po to|tak|tuż|tyle|tylko|właśnie|zamiast|zwłaszcza|że'

/** A clause that begins with no comma before it; a question “Kto ma którą kartę?” has none either. */
const NO_COMMA = [
  `(?!(?:${JOINED})(?!\\p{L}))\\p{L}+ (?:że|żeby|aby|ponieważ|gdyż|gdy|kiedy|jeśli|jeżeli)`,
  `(?!(?:${PREPOSITION}|ma|${JOINED})(?!\\p{L}))\\p{L}+ (?:${PREPOSITION} )?któr(?:[yaeą]|ego|ej|emu|ych|ym|ymi|zy)`,
].map((clause) => `(?<!\\p{L})${clause}(?!\\p{L})`)

export const languageRules: Readonly<Record<string, LanguageRules>> = {
  en: {
    names: ['Ann', 'Boris', 'James', 'Zoë'],
    never: {
      'a quotation mark of another language': /[„«»]/,
      'a made-up ending for women and men': /\b(?:s\/he|he\/she|his\/her|him\/her|\(s\))/,
    },
    quotes: ['“', '”'],
  },
  de: {
    names: ['Jens', 'Max', 'Lucas', 'Zoë', 'Ötzi'],
    never: {
      'a formal “Sie”': /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u,
      'a made-up ending for women and men':
        /\p{L}[*:_/·]-?in(?:nen)?(?!\p{L})|\p{Ll}In(?:nen)?(?!\p{L})/u,
      'a quotation mark of another language': /[”«»]/,
      'a decade’s old spelling': /\b(?:daß|muß|läßt|laßt|wißt)\b/u,
      'a clause without its comma':
        /(?<=\p{L})(?<!(?<!\p{L})(?:aber|als|auch|außer|denn|doch|erst|noch|nur|oder|ohne|schon|selbst|so|sogar|statt|und)) (?:bevor|dass|falls|nachdem|obwohl|sobald|solange|weil|wenn)(?!\p{L})/iu,
    },
    quotes: ['„', '“'],
  },
  pl: {
    names: POLISH_NAMES,
    never: {
      'a name that would need another ending': new RegExp(
        `(?<!\\p{L})${PREPOSITION} ${POLISH_NAME}`,
        'iu',
      ),
      'a past that tells whether somebody is a man or a woman': new RegExp(
        `(?<!\\p{L})${POLISH_NAME} (?:się |nie |już )*\\p{Ll}+(?:ł|ła|ął|ęła)(?!\\p{L})|\\p{L}(?:łeś|łaś)(?!\\p{L})`,
        'u',
      ),
      'a formal “Pan” or “Pani”': /(?<=\p{Ll},? )(?:Pan|Pani|Państwo)(?!\p{L})/u,
      'a made-up ending for women and men': /\p{L}(?:\/|\()-?(?:a|ka|ła|na)(?!\p{L})/u,
      'a quotation mark of another language': /[“«»]/,
      'a clause without its comma': new RegExp(NO_COMMA.join('|'), 'iu'),
      'a space before an ellipsis': /\p{L} …/u,
      'a writing that “stands” or “writes” itself':
        /(?<!\p{L})(?:pisało|stało:|stało na ni(?:m|ej)|stoi napisane|jak stoi(?=[;,.]))/iu,
      'a Mafioso in the wrong case':
        /(?<!\p{L})(?:każdego|którego|kolejnego|ostatniego|żadnego|bez|dla|od|u) mafioso(?!\p{L})/iu,
    },
    quotes: ['„', '”'],
  },
}

/** Words by which English is known that no other language of the program has. */
export const ENGLISH =
  /(?<![\p{L}’])(?:the|and|with|you|your|from|whom?|which|what|have|their|they|them|him|been|about|everybody|nobody|somebody|players?|choose|wake up|only|every|does|night|votes?)(?!\p{L})/iu
