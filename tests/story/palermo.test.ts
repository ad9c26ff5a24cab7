import { describe, expect, it } from 'vitest'
import { de } from '../../rulesets/palermo/stories/de'
import { en } from '../../rulesets/palermo/stories/en'
import { pl } from '../../rulesets/palermo/stories/pl'
import { fail } from '../../src/engine'
import { tellTale, type StoryPack } from '../../src/story'
import { phraseFinder } from '../../src/story/wording'
import { CLUES } from './clues'
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

describe('what is read out by day in Palermo (P-32, P-35, P-93, P-O20)', () => {
  const KINDS = { explosion: 12, heartbreak: 12, 'executed.execution': 8, 'executed.prison': 8 }
  const packs: readonly StoryPack[] = [en, de, pl]

  it.each(packs)(
    'is told in enough ways, each of its own, and ends in the names, in $lang',
    (pack) => {
      const tales = pack.tales ?? {}
      expect(Object.keys(tales).sort()).toEqual(Object.keys(KINDS).sort())
      const tellsSex = phraseFinder(CLUES[pack.lang]?.sex ?? fail(pack.lang))
      for (const [kind, least] of Object.entries(KINDS)) {
        const texts = Object.values(tales[kind] ?? {})
        expect(texts.length, kind).toBeGreaterThanOrEqual(least)
        expect(new Set(texts.flat()).size).toBe(texts.flat().length)
        const ending = kind === 'explosion' ? /\{name\} \p{L}+ \{target\}$/u : /\{name\}$/
        for (const lines of texts) {
          expect(lines.at(-1)).toMatch(ending)
          const body = lines.join(' ')
          expect(body.match(/\{/g)).toHaveLength(kind === 'explosion' ? 2 : 1)
          expect(tellsSex(body), body).toBe(false)
        }
      }
    },
  )

  it('does not tell the same twice in one evening, and names nobody else', () => {
    const told = Array.from({ length: 12 }, (_, ordinal) =>
      tellTale(de, 'explosion', { seed: 7, ordinal, names: ['Anna', 'Bruno'] }).join(' '),
    )
    expect(new Set(told).size).toBe(12)
    for (const text of told) expect(text).toMatch(/Anna und Bruno$/)
    expect(tellTale(de, 'nothing', { seed: 7, ordinal: 0, names: ['Anna'] })).toEqual([])
  })
})
