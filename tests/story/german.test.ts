/** The death stories in German: what would be a clue at each table, in its own words. */
import { describe } from 'vitest'
import { de as chiangmai } from '../../rulesets/chiangmai/stories/de'
import { de as ktulu } from '../../rulesets/ktulu/stories/de'
import { de as vendetta } from '../../rulesets/vendetta/stories/de'
import { provePack } from './provePack'

describe('the German death stories of Vendetta (V-90)', () => {
  provePack(vendetta, {
    never: [
      ...['Mafia*', 'Gangster*', 'Bande', 'Banden', 'Schläger*', 'Dieb', 'Diebe*', 'Pate', 'Paten'],
      ...['Anwalt*', 'Anwält*', 'Verleumd*', 'verleumd*', 'Yakuza', 'Einzelgänger*', 'Psycho*'],
      ...['Femme*', 'Hochstapler*', 'Anwohner*', 'Bürger*', 'Gefängnis*', 'Wärter*', 'Priester*'],
      ...['Detektiv*', 'Richter*', 'Sheriff*', 'Sanitäter*', 'Arzt*', 'Ärzt*', 'Leibwächter*'],
      ...['Wächter*', 'verführ*', 'Verführ*', 'Hypno*', 'hypno*', 'Trance*', 'Reporter*'],
      ...['Zeitung*', 'Polizei*', 'Polizist*', 'mundtot', 'verstumm*', 'Vendetta', 'Neffe*'],
      ...['Nichte*', 'Ziel', 'Ziele*'],
    ],
    reasons: ['diesmal', 'rechtzeitig', 'verfehlt*', 'verschont*'],
    pieces: 60,
    quiet: 15,
  })
})

describe('the German death stories of Chiang Mai (CM-51)', () => {
  provePack(chiangmai, {
    never: [
      ...['Polizei*', 'Polizist*', 'Kommissar*', 'Doktor*', 'Sanitäter*', 'Meuchel*', 'meuchel*'],
      ...[
        'Meuchler*',
        'Jäger*',
        'Jagd*',
        'jagt*',
        'gejagt*',
        'Bürger',
        'Bürgern',
        'Stadt',
        'Mafia*',
      ],
      ...['König*', 'Dame*', 'Bube*', 'Ass', 'Asse', 'Joker*', 'Pik', 'Karo', 'Kartendeck*'],
      ...['Krone', 'Kronen', 'gekrönt*', 'impf*', 'Impf*', 'geimpft*', 'Dosis', 'Überdosis'],
      ...['Spritze*', 'Nadel*', 'Pille*', 'Droge*', 'heilen', 'heilt*', 'geheilt*', 'Heilung*'],
      ...['krank*', 'Krank*', 'Klinik*', 'Apothek*', 'Fieber*', 'Magen*', 'erstick*', 'Daumen*'],
      ...['zweimal', 'zweite*', 'erneut', 'noch einmal ums Leben', 'getrunken', 'gegessen'],
    ],
    reasons: ['rechtzeitig', 'verschont*', 'verfehlt*'],
    pieces: 60,
    quiet: 15,
  })
})

const NEVER_IN_KTULU = [
  'ktulu', 'cthulhu', 'bürger*', 'stadt', 'bandit*', 'bande', 'banden', 'indianer*', 'häuptling*', 'alien*', 'außerirdisch*', 'luke', 'janosik*',
  'mormon*', 'sheriff*', 'hure*', 'dirne*', 'revolverheld*', 'schütze*', 'pfarrer*', 'richter*', 'bürgermeister*', 'betrunken*', 'trinker*', 'säufer*', 'whisk*',
  'steuer', 'steuern', 'wächter*', 'friseur*', 'spieler*', 'roulette*', 'henker*', 'agent*', 'journalist*', 'reporter*', 'aufwiegl*', 'verführ*',
  'erpress*', 'rächer*', 'rache*', 'dieb', 'diebe*', 'gestohlen*', 'stehlen*', 'stiehlt', 'stahl', 'raub*', 'falschspiel*', 'poker*', 'schaman*',
  'anführer*', 'kojot*', 'fernglas*', 'krieger*', 'postkutsch*', 'fährte*', 'fährten*', 'detektor*', 'tentakel*', 'blutegel*', 'statue*', 'götze*',
  'duell*', 'gehängt', 'erhängt', 'galgen*', 'strick', 'schlinge*', 'lynch*', 'pfeil', 'pfeile', 'tomahawk*', 'skalp*', 'dynamit*', 'explo*', 'bombe*',
  'gefängnis*', 'kerker*', 'verbrech*', 'durchsuch*', 'verrat*', 'verräter*', 'spion*', 'heilt*', 'geheilt*', 'medizin*', 'tot', 'tote', 'toten', 'gemeinsam*', 'nachbar*', 'paar',
] // prettier-ignore

describe('the German death stories of Ktulu (K-89i, K-89n)', () => {
  provePack(ktulu, {
    never: NEVER_IN_KTULU,
    reasons: ['diesmal', 'rechtzeitig', 'verfehlt*', 'verschont*'],
    pieces: 60,
    quiet: 25,
  })
})
