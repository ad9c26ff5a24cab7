/** The death stories in Polish: what would be a clue at each table, in its own words; nothing joins them to a sex or a side. */
import { describe, expect, it } from 'vitest'
import { pl as chiangmai } from '../../rulesets/chiangmai/stories/pl'
import { pl as ktulu } from '../../rulesets/ktulu/stories/pl'
import { pl as palermo } from '../../rulesets/palermo/stories/pl'
import { pl as starwars } from '../../rulesets/starwars/stories/pl'
import { pl as vendetta } from '../../rulesets/vendetta/stories/pl'
import type { StoryPack } from '../../src/story'
import { provePack } from './provePack'

const NEVER_IN_CHIANGMAI = [
  'policj*', 'komisariat*', 'komisarz*', 'szeryf*', 'skrytobój*', 'łowca', 'łowcy', 'łowcą', 'łowcę', 'łowców',
  'polowa*', 'mieszkaniec', 'mieszkań*c*', 'miasto', 'miasta', 'miastu', 'miastem', 'mieście', 'mafi*', 'gangster*',
  'król', 'króla', 'królem', 'królow*', 'dama', 'damy', 'damę', 'damą', 'walet*', 'as', 'asa', 'asem', 'asy', 'joker*',
  'pik', 'kier', 'trefl*', 'karo', 'talia', 'talii', 'koron*', 'jad', 'jadu', 'szczepi*', 'szczepion*', 'dawk*',
  'zastrzyk*', 'igła', 'igły', 'igłą', 'pigułk*', 'lek', 'leki', 'leku', 'lekarst*', 'leczy*', 'wylecz*', 'chor',
  'chory', 'chora', 'choro*', 'szpital*', 'klinik*', 'aptek*', 'gorączk*', 'żołądek', 'żołądk*', 'kciuk*',
  'pierwsz*', 'drugi*', 'drugą', 'druga', 'dwa razy', 'dwukrotn*', 'życie', 'życia', 'żyje', 'wujek', 'wuj*', 'ciotk*',
] // prettier-ignore

const NEVER_IN_VENDETTA = [
  'mafi*', 'gangster*', 'gang', 'gangi', 'bandyt*', 'zbir*', 'złodziej*', 'chrzestn*', 'prawnik*', 'adwokat*',
  'kapuś', 'kapus*', 'yakuz*', 'jakuz*', 'samotnik*', 'psychopat*', 'femme', 'oszust*', 'przechodzień', 'przechodni*',
  'cywil*', 'więzie*', 'areszt*', 'strażni*', 'ksiądz', 'księdza', 'księdzu', 'księdzem', 'sędzia', 'sędzi*', 'szeryf*', 'pielęgniar*',
  'uwodz*', 'uwied*', 'hipno*', 'trans', 'transie', 'dziennikarz*', 'reporter*', 'gazet*', 'policj*', 'bronił*',
  'obgad*', 'oczerni*', 'plotk*', 'ucisz', 'wendet*', 'zemst*', 'zemści*', 'przestęp*', 'zbrodni*', 'siostrzen*',
] // prettier-ignore

const NEVER_IN_STARWARS = [
  'sith*', 'jedi', 'imperator*', 'imperium', 'imperial*', 'palpatine*', 'maul*', 'dooku', 'hrabi*', 'qui-gon*',
  'obi-wan*', 'kenobi*', 'yod*', 'anakin*', 'vader*', 'gwiazda śmierci', 'jango', 'fett*', 'amidal*', 'luke*',
  'skywalker*', 'han', 'hana', 'solo', 'lando', 'calrissian*', 'r2-d2', 'c-3po', 'chewbac*', 'mace', 'windu', 'lei',
  'leia', 'leię', 'ackbar*', 'ewok*', 'admirał*', 'królow*', 'księżnicz*', 'mistrz*', 'uczeń', 'uczni*', 'senator*',
  'wookie*', 'futro', 'niedźwie*', 'klon', 'klony', 'klona', 'klonów', 'łowca', 'łowcy', 'alderaan*', 'naboo',
  'endor*', 'kashyyyk*', 'dagobah*', 'bespin*', 'kamino', 'mustafar*', 'moc', 'mocy', 'mocą', 'miecz*', 'rebeli*',
  'republik*', 'padawan*', 'szturmow*', 'parsek*', 'niech moc', 'to pułapka', 'pułapk*', 'złe przeczuci*',
  'blaster*', 'laser*', 'wybuch*', 'eksplo*', 'lincz*', 'zgłos*', 'zdrad*', 'obywatel*', 'szpieg*', 'milcząc*',
  'lecz*nie', 'leczy*', 'ulecz*', 'tarcz*', 'karbonit*', 'lodow*', 'zamroż*', 'zamraż*', 'wskrze*', 'bliźnia*',
  'para', 'parą', 'razem z nim', 'na lewo', 'w lewo', 'na prawo', 'w prawo', 'sąsiad*',
] // prettier-ignore

const NEVER_IN_KTULU = [
  'ktulu', 'cthulhu', 'miasto', 'miasta', 'miastu', 'mieście', 'miastowi', 'obywatel*', 'bandyt*', 'bandyci', 'banda', 'bandy', 'india*', 'plemi*',
  'ufok*', 'ufol*', 'ufolud*', 'kosmit*', 'luke*', 'janosik*', 'mormon*', 'szeryf*', 'dziwk*', 'rewolwerow*', 'pastor*', 'spowiad*', 'sędzi*',
  'burmistrz*', 'ułaskaw*', 'opój', 'opoj*', 'pijan*', 'pijak*', 'spić', 'spity', 'whisk*', 'podatk*', 'poborc*', 'ochroniarz*', 'straż*', 'fryzjer*',
  'hazard*', 'ruletk*', 'kat', 'kata', 'katem', 'agent*', 'ubezpiecz*', 'dziennikarz*', 'reporter*', 'podżega*', 'uwodz*', 'uwied*', 'szantaż*',
  'mścici*', 'zemst*', 'zemści*', 'złodziej*', 'krad*', 'ukrad*', 'skrad*', 'szuler*', 'poker*', 'infiltr*', 'szaman*', 'trans', 'transie', 'wódz', 'wodza', 'wodzowi', 'wodzem',
  'kojot*', 'cicha stopa', 'podrzuci*', 'podłoży*', 'lornet*', 'lornecie', 'wojowni*', 'dyliżans*', 'tropi*', 'trop', 'tropem', 'detektor*',
  'pożeracz*', 'macka', 'macki', 'pijawk*', 'posąż*', 'statuetk*', 'figurk*', 'skarb*', 'pojedyn*', 'powiesi*', 'wieszan*', 'szubienic*', 'stryczk*',
  'stryczek', 'lincz*', 'strzała', 'strzały', 'tomahawk*', 'skalp*', 'dynamit*', 'wybuch*', 'eksplo*', 'bomb*', 'jad', 'jadu', 'więzie*', 'uwięzi*',
  'areszt*', 'rewizj*', 'przeszuk*', 'zbrodni*', 'przestęp*', 'zdrad*', 'zdrajc*', 'szpieg*', 'leczy*', 'wylecz*', 'sąsiad*',
] // prettier-ignore

const NEVER_IN_PALERMO = [
  'mafi*', 'gangster*', 'gang', 'gangi', 'bandyt*', 'banda', 'bandy', 'boss*', 'szef*', 'chrzestn*', 'don', 'omert*',
  'wendet*', 'zemst*', 'zemści*', 'obywatel*', 'mieszkaniec', 'mieszkańc*', 'policj*', 'komisarz*', 'karabinier*',
  'anioł*', 'stróż*', 'straż*', 'strzeg*', 'aptek*', 'mikstur*', 'eliksir*', 'lekarst*', 'lek', 'leki', 'leczy*',
  'wylecz*', 'ulecz*', 'jad', 'jadu', 'swat*', 'amor', 'amora', 'kupidyn*', 'kochan*', 'miłoś*', 'zakoch*',
  'serc*', 'romeo', 'julia', 'julii', 'całus*', 'pocału*', 'para', 'parą', 'parę', 'pary', 'bliźnia*', 'oboje', 'obojga',
  'lunaty*', 'wędrow*', 'podgląd*', 'samobój*', 'bomb*', 'wybuch*', 'eksplo*', 'dynamit*', 'granat', 'granaty',
  'w powietrze', 'mason*', 'wolnomular*', 'mularz*', 'loża', 'loży', 'lożę', 'milicj*', 'tchórz*', 'bojaźliw*',
  'strach*', 'lęk*', 'boi', 'bał', 'bała', 'schow*', 'chował*', 'ukry*', 'schron*', 'kryjów*', 'burmistrz*',
  'informator*', 'szpieg*', 'kapuś', 'kapus*', 'donos*', 'zdrad*', 'zdrajc*', 'zbrodni*', 'przestęp*', 'areszt*',
  'więzie*', 'sędzi*', 'sąd', 'sądu', 'sądzie', 'powiesi*', 'powiesz*', 'szubienic*', 'stryczek', 'stryczk*', 'martw*',
  'trup*', 'nieboszcz*', 'umarł*', 'król', 'króla', 'królem', 'królow*', 'dama', 'damy', 'damę', 'walet*', 'as', 'asa',
  'asy', 'joker*', 'pik', 'kier', 'trefl*', 'karo', 'talia', 'talii', 'kciuk*', 'nominow*', 'razem z nim', 'zginął też',
] // prettier-ignore

const REASONS = ['bez szwanku', 'chybione', 'odpuści*', 'zrezygn*']

describe('The Polish death stories of Chiang Mai (CM-49, CM-51)', () => {
  provePack(chiangmai, { never: NEVER_IN_CHIANGMAI, reasons: REASONS, pieces: 60, quiet: 15 })
})

describe('The Polish death stories of Vendetta (V-90)', () => {
  provePack(vendetta, { never: NEVER_IN_VENDETTA, reasons: REASONS, pieces: 60, quiet: 15 })
})

describe('The Polish death stories of Ktulu (K-89i, K-89n)', () => {
  provePack(ktulu, { never: NEVER_IN_KTULU, reasons: REASONS, pieces: 100, quiet: 25 })
})

describe('The Polish death stories of Nacht in Palermo (P-78, P-80)', () => {
  provePack(palermo, { never: NEVER_IN_PALERMO, reasons: REASONS, pieces: 100, quiet: 25 })
})

/** Words by which a Polish listener knows in which galaxy a story plays, by how they begin. */
const OF_THE_GALAXY = new RegExp(
  `(?<!\\p{L})(?:${[
    'tatooine|mos eisley|mos espa|coruscant|kessel|yavin|jakku|hoth|geonos|nal hutta|nar shaddaa|feluci|sullust',
    'zewnętrznych rubieży|banth|tauntaun|mynock|womp|rancor|dewback|porg|sarlacc|wampę|jaw(?:a|y|om|ów)|hut(?:t|yj)',
    'gamorr|rodia[nń]|gunga|droid|astromech|piaskoczołg|śmigacz|ścigacz|myśliw|krążownik|hipernapęd|hiperprzestrze',
    'turbowind|kantyn|wilgoci|holonet|hologram|holomap|przypraw|bark[ąęi] pustynn',
  ].join('|')})`,
  'iu',
)

/** All that a slot such as `{place.at}` can be filled with. */
const fillings = ({ words }: StoryPack, slot: string): readonly string[] => {
  const [name = '', form = 'plain'] = slot.slice(1, -1).split('.')
  return (words[name] ?? []).map((word) => (typeof word === 'string' ? word : (word[form] ?? '')))
}

describe('The Polish death stories of Star Wars Mafia (SW-89, SW-90, SW-91, SW-92)', () => {
  provePack(starwars, { never: NEVER_IN_STARWARS, reasons: REASONS, pieces: 80, quiet: 25 })

  it.each(['beginnings', 'middles', 'ends', 'nobodyDied'] as const)(
    'play in that galaxy: each of the %s has a word of it, however it is filled',
    (kind) => {
      const elsewhere = Object.values(starwars[kind]).filter((lines) => {
        const text = lines.join(' ')
        const slots = text.match(/\{\w+(?:\.\w+)?\}/g) ?? []
        const named = slots.some((slot) => {
          const filled = fillings(starwars, slot)
          return filled.length > 0 && filled.every((said) => OF_THE_GALAXY.test(said))
        })
        return !OF_THE_GALAXY.test(text) && !named
      })
      expect(elsewhere).toEqual([])
    },
  )
})

describe('A name in a Polish death story', () => {
  const PREPOSITION =
    /(?<!\p{L})(?:bez|dla|do|ku|na|nad|o|od|po|pod|przed|przez|przy|u|w|we|z|za|ze) \{name\}$/iu

  it.each([chiangmai, vendetta, starwars, ktulu, palermo] as StoryPack[])(
    'Stands in the nominative: no preposition leads up to it in $id',
    ({ ends }) => {
      const bent = Object.values(ends).filter((lines) => PREPOSITION.test(lines.at(-1) ?? ''))
      expect(bent).toEqual([])
    },
  )
})
