/**
 * Nobody in the room is called a man or a woman by the big screen: what it says in German and in Polish is looked at for
 * words and endings that would. What such a word may be about is written down beside it.
 */
import { describe, expect, it } from 'vitest'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { languages } from '../../src/i18n/languages'
import { textsIn } from '../support/placeholders'

/** Which of a game's texts the room reads. */
const FOR_THE_ROOM = /^(?:stages|items|phases|teams\.\w+\.(?:won|name)|chronicle|moments)\b/

const SEXED: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /(?<!\p{L})(?:(?:mit)?spieler|teilnehmer|gastgeber|spielleiter|gewinner|verlierer|sieger|redner|zuschauer|nachbar|kandidat|mann|frau|herr|dame|jungen?|mädchen)(?:in|innen|s|n|en)?(?!\p{L})/iu,
    /(?<!\p{L})(?:er|ihn|ihm|seine?[mnrs]?|derjenige|diejenige|jede[rmn]|keine[rmn]|eine[rm])(?!\p{L})/iu,
    /(?<!\p{L})(?:[Dd](?:er|ie) (?:Tote|Angeklagte|Beschuldigte|Letzte|Erste|Nächste|Überlebende)|[Dd]em (?:Toten|Angeklagten|Beschuldigten|Letzten|Ersten|Nächsten|Überlebenden))(?!\p{L})/u,
    /(?<!\p{L})er\/sie|sie\/er|er oder sie|sie oder er/iu,
  ],
  pl: [
    /(?<!\p{L})(?:pan|pani|pana|panu|mężczyzn\p{L}*|kobiet\p{L}*|gracz(?!e)\p{L}*|zwycięzc\p{L}*|zwyciężczyni\p{L}*|(?<!osob\p{L}{1,2} )prowadząc(?:y|a|ego|ej|emu|ym))(?!\p{L})/iu,
    // Whoever asks “kto” or says “nikt” has no other form.
    /(?<!\p{L})(?<!(?:kto|nikt)(?: nie| źle| gdzie| jeszcze nikomu nic nie)? )(?!mgła)\p{L}+(?:[aiyueęą]ł|[aiyueęoą]ła|[dkgzs]ł|szła|[dkgz]ła)(?!\p{L})/iu,
    /(?<!\p{L})(?:martw[ya]|żyw[ya]|sam|sama|wybran[ya]|oskarżon[ya]|zabit[ya]|powinien|powinna|on|ona|jego|jej|jemu|niego|niej|nim|nią)(?!\p{L})/iu,
  ],
}

/** Words that look so and are about no player: what they are about, by where they stand. */
const ABOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'screen.test.sizes': 'to be',
    'chiangmai.moments.day.7.1': 'a stall',
    'starwars.teams.deathStar.won': 'the Death Star',
    'starwars.teams.jango.won': 'Jango Fett',
    'starwars.chronicle.shieldSpent': 'Luke',
    'vendetta.moments.day.5.1': 'a trade',
    'palermo.items.nobodyDied': 'nobody',
    'palermo.moments.dawn.11.1': 'neighbours of no game',
  },
  pl: {
    'phone.sign.bee': 'a bee',
    'screen.sound.locked': 'a sound',
    'screen.test.edges': 'a line',
    'chiangmai.moments.discussion.discussion.6': 'whoever it was',
    'chiangmai.moments.night.4.1': 'a tuk-tuk',
    'chiangmai.moments.dawn.11.1': 'the heat',
    'chiangmai.moments.day.10.0': 'the heat',
    'chiangmai.moments.vote.vote.2': 'a market',
    'chiangmai.chronicle.shotVoid': 'a shot',
    'ktulu.moments.dawn.6.1': 'the tide',
    'ktulu.chronicle.usedByAliens': 'a signal',
    'palermo.teams.citizens.won': 'the Mafia',
    'palermo.teams.lovers.won': 'love',
    'palermo.phases.firstNight.0': 'a day',
    'palermo.moments.night.2.1': 'a fountain',
    'palermo.moments.day.4.1': 'an alibi',
    'palermo.moments.day.7.1': 'a truth',
    'palermo.stages.accusation.line': 'whoever it is',
    'starwars.moments.night.9.1': 'a cantina',
    'starwars.moments.dawn.8.1': 'sand',
    'starwars.moments.day.3.0': 'a channel',
    'starwars.moments.discussion.discussion.1': 'a channel',
    'starwars.chronicle.paidForIt': 'a shot',
    'vendetta.teams.loner.won': 'a person',
    'vendetta.items.sameVictim': 'the Yakuza',
    'vendetta.phases.firstNight.0': 'news',
    'vendetta.moments.night.0.1': 'a tram',
    'vendetta.moments.night.1.1': 'a port',
    'vendetta.moments.night.2.1': 'a curtain',
    'vendetta.moments.night.9.1': 'a piano',
    'vendetta.moments.dawn.9.1': 'a siren',
  },
}

/** Texts with such a word in them, by where they stand. */
function sexedIn(table: unknown, name: string, language: string): string[] {
  return textsIn(table)
    .filter(([, text]) => SEXED[language]?.some((pattern) => pattern.test(text)))
    .map(([path, text]) => `${name}.${path}: ${text}`)
}

describe('A word that calls somebody a man or a woman', () => {
  it.each([
    ['de', 'Der Spieler spricht'],
    ['de', '{name} sieht seine Karten an'],
    ['de', 'Jeder hört zu'],
    ['de', 'Der Nächste'],
    ['de', 'Die Spielerinnen schlafen'],
    ['de', 'Unter Anklage: er oder sie'],
    ['pl', '{name} zginął'],
    ['pl', '{name} zginęła'],
    ['pl', 'Głosowała {name}'],
    ['pl', 'Prowadzący zaraz zaczyna'],
    ['pl', '{name} jest martwy'],
    ['pl', 'Jej karta'],
    ['pl', 'Mówi gracz {name}'],
  ])('is found in %s: “%s”', (language, text) => {
    expect(sexedIn({ a: text }, 'screen', language)).toHaveLength(1)
  })

  it.each(Object.keys(SEXED))(
    'is in no text of the big screen or a phone in %s',
    async (language) => {
      const parts = (await languages[language]?.load?.())?.language
      const games = await gamesInLanguage(language)
      const found = [
        ...sexedIn((await parts?.show())?.projector, 'screen', language),
        ...sexedIn((await parts?.phone())?.phone, 'phone', language),
        ...Object.entries(games).flatMap(([id, { texts }]) =>
          sexedIn(texts, id, language).filter((line) =>
            FOR_THE_ROOM.test(line.slice(id.length + 1)),
          ),
        ),
      ]
      const known = Object.keys(ABOUT[language] ?? {})
      const placeOf = (line: string): string => line.slice(0, line.indexOf(': '))
      expect(found.filter((line) => !known.includes(placeOf(line)))).toEqual([])
      const places = new Set(found.map(placeOf))
      expect(known.filter((place) => !places.has(place))).toEqual([])
    },
  )
})
