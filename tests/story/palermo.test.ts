import { describe } from 'vitest'
import { de } from '../../rulesets/palermo/stories/de'
import { en } from '../../rulesets/palermo/stories/en'
import { provePack } from './provePack'

/** What would be a clue at this table: roles, sides, powers, causes, what joins two deaths, the verdict, the cards. */
const NEVER = [
  'mafia*', 'mafios*', 'mob', 'mobster*', 'gangster*', 'gang', 'gangs', 'boss*', 'godfather*',
  'don', 'omert*', 'vendetta', 'cosa nostra', 'citizen*', 'sleuth*', 'inspector*', 'polic*', 'carabinier*', 'angel*',
  'guardian*', 'guard*', 'pharmac*', 'chemist*', 'apothecar*', 'potion*', 'medicine*', 'remed*', 'heal', 'heals',
  'healed', 'healing', 'cure', 'cured', 'toxi*', 'venom*', 'matchmak*', 'cupid*', 'lover*', 'love', 'loved',
  'beloved', 'heart*', 'romeo', 'juliet', 'kiss*', 'couple*', 'pair', 'pairs', 'twin*', 'both of them',
  'sleepwalk*', 'night wanderer*', 'wander*', 'peek*', 'suicid*', 'bomb*', 'explo*', 'dynamit*', 'grenade*',
  'blow up', 'blew up', 'blown up', 'freemason*', 'mason*', 'lodge*', 'militia*', 'scaredy*', 'coward*',
  'afraid', 'fear*', 'hide', 'hides', 'hid', 'hidden', 'hiding', 'shelter*', 'refuge*', 'mayor*', 'informer*',
  'informant*', 'spy', 'spies', 'traitor*', 'betray*', 'crime*', 'criminal*', 'arrest*', 'jail*', 'prison*',
  'judge*', 'verdict*', 'sentenced', 'condemn*', 'hang*ed', 'witness*', 'knife', 'knives', 'dagger*', 'blade*',
  'pistol*', 'rifle*', 'revolver*', 'bang', 'strangl*', 'revenge*', 'king', 'kings', 'queen*', 'jack', 'jacks',
  'ace', 'aces', 'joker*', 'spades', 'clubs', 'diamonds', 'as well as', 'another death', 'thumb*', 'nominat*',
] // prettier-ignore

/** The same in German. */
const NIE = [
  'mafia*', 'mafios*', 'bande', 'banden', 'gangster*', 'boss*', 'pate', 'paten', 'omert*', 'vendetta', 'rache*',
  'bürger*', 'einwohner*', 'bewohner*', 'polizei*', 'carabinier*', 'engel*', 'seelen*', 'apothek*', 'trank',
  'tränke*', 'heilt*', 'heilen', 'geheilt', 'medizin*', 'arznei*', 'liebe', 'lieben*', 'geliebt*', 'liebste*',
  'verlieb*', 'liebes*', 'herz*', 'romeo', 'julia', 'kuss*', 'küss*', 'paar', 'pärchen', 'zwilling*',
  'nachtwandl*', 'schlafwandl*', 'wandel*', 'selbstm*', 'lebensmüde*', 'bombe*', 'explo*', 'spreng*',
  'dynamit*', 'granate*', 'in die luft', 'freimaurer*', 'maurer*', 'loge', 'logen', 'angst*', 'ängst*', 'hase',
  'hasen', 'feig', 'feige', 'feigling*', 'versteck*', 'unterschlupf*', 'spitzel*', 'spion*', 'verräter*',
  'verrat*', 'verbrech*', 'gefängnis*', 'kerker*', 'haft', 'häftling*', 'zelle*', 'richter*', 'gericht*',
  'gehängt', 'galgen*', 'tot', 'tote', 'toten', 'toter', 'könig', 'könige', 'königin*', 'ass', 'asse', 'kreuz',
  'pik', 'karo', 'joker*', 'daumen*', 'gemeinsam*', 'ebenfalls gestorben', 'nominier*',
] // prettier-ignore

const REASONS = ['just in time', 'this time', 'missed', 'failed', 'spared', 'unharmed', 'again']

describe('the death stories of Nacht in Palermo (P-78, P-80)', () => {
  describe('in English', () => {
    provePack(en, { never: NEVER, reasons: REASONS, pieces: 100, quiet: 25 })
  })

  describe('in German', () => {
    provePack(de, {
      never: NIE,
      reasons: ['gerade noch', 'verfehlt', 'misslungen', 'verschont', 'unversehrt'],
      pieces: 100,
      quiet: 25,
    })
  })
})
