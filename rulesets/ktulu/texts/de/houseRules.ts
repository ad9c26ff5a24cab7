/** The house rules: what each is about, and what each of its values means. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import type * as english from '../en/houseRules'
import { placeNames } from './nightSteps'

const orderOf = <P extends keyof typeof placeNames>(places: readonly P[]) =>
  Object.fromEntries(places.map((place) => [place, placeNames[place]])) as Record<P, string>

export const options: Translated<typeof english.options, Text> = {
  tellMateRoles: {
    name: 'Die Rollen der eigenen Seite',
    help: 'Was Banditen, Indianer und Aliens voneinander erfahren.',
    values: { true: 'Gesichter und Rollen.', false: 'Nur Gesichter.' },
  },
  dayZero: {
    name: 'Ein Tag zum Kennenlernen',
    help: 'Vor der ersten Nacht.',
    values: { true: 'Ihr stellt euch vor.', false: 'Das Spiel beginnt mit der Nacht.' },
  },
  shipNight: {
    name: 'Die Nacht des Schiffs',
    help: 'Die erste Nacht, an deren Ende die Banditen gewinnen können. 0: so, wie es zu eurer Zahl passt.',
    values: {},
  },
  searches: {
    name: 'Durchsuchungen am Tag',
    help: 'Wie viele durchsucht werden. 0: zwei, und drei, wenn ihr mehr als sechzehn seid.',
    values: {},
  },
  announceRolesInPlay: {
    name: 'Rollen im Spiel',
    help: 'Ob du am Anfang sagst, welche Rollen dabei sind.',
    values: { true: 'Du sagst es allen.', false: 'Niemand weiß es.' },
  },
  announceJailed: {
    name: 'Wer im Gefängnis sitzt',
    help: 'Ob nachts gesagt wird, wen der Sheriff einsperrt.',
    values: { true: 'Laut, mit Namen.', false: 'Es bleibt geheim.' },
  },
  sheriffNightZero: {
    name: 'Gefängnis in der ersten Nacht',
    help: 'Ob der Sheriff gleich anfängt.',
    values: { true: 'Ab Nacht 0.', false: 'Ab Nacht 1.' },
  },
  sheriffSelf: {
    name: 'Der Sheriff im eigenen Gefängnis',
    help: 'Ob der Sheriff sich selbst einsperren darf.',
    values: { true: 'Er darf.', false: 'Er darf nicht.' },
  },
  parsonNightZero: {
    name: 'Beichte in der ersten Nacht',
    help: 'Ob der Pastor gleich anfängt.',
    values: { true: 'Ab Nacht 0.', false: 'Ab Nacht 1.' },
  },
  secretDuelVotes: {
    name: 'Geheime Stimmen beim Duell',
    help: 'Für Spiele mit Journalist.',
    values: {
      true: 'Nur das Ergebnis wird gesagt.',
      false: 'Danach sehen alle, wer wie gestimmt hat.',
    },
  },
  poisonMoment: {
    name: 'Wann Gift wirkt',
    help: 'Am Tag, nachdem es gegeben wurde.',
    values: {
      beforeSearch: 'Vor der Durchsuchung.',
      dawn: 'Im Morgengrauen.',
      beforeDuels: 'Vor den Duellen.',
      beforeMistreatment: 'Nach der Durchsuchung.',
    },
  },
  coyotAlone: {
    name: 'Der Einsame Kojote allein',
    help: 'Wann er noch einmal tötet.',
    values: {
      othersDead: 'Als letzter Indianer.',
      onlyVoter: 'Immer, wenn sonst kein Indianer auf ein Opfer zeigt.',
    },
  },
  trailerNextNight: {
    name: 'Lange Fährten',
    help: 'Wie lange eine Fährte hält.',
    values: {
      true: 'Bis in die nächste Nacht, bis die Indianer erwachen.',
      false: 'Diese Nacht.',
    },
  },
  janosikEnds: {
    name: 'Janosiks Ende',
    help: 'Was es heißt, wenn er hängt.',
    values: {
      true: 'Er gewinnt, und das Spiel ist aus.',
      false: 'Er gewinnt, und das Spiel geht weiter.',
    },
  },
  callUsedUp: {
    name: 'Verbrauchte Rollen',
    help: 'Ob gerufen wird, wer nichts mehr tun kann.',
    values: { true: 'Gerufen wie immer.', false: 'Ausgelassen.' },
  },
  revealNightDeaths: {
    name: 'Die Toten der Nacht',
    help: 'Wann sie genannt werden, mit ihren Rollen.',
    values: { dawn: 'Im Morgengrauen.', atOnce: 'Sobald sie sterben.' },
  },
  gunmanTie: {
    name: 'Ein Revolverheld bei Gleichstand',
    help: 'Was bei gleich vielen Stimmen geschieht.',
    values: { gunman: 'Er gewinnt trotzdem.', tie: 'Gleichstand wie bei allen.' },
  },
  mistreatOrder: {
    name: 'Reihenfolge der drei Abstimmungen',
    help: 'Mit Henker und Ermittler.',
    values: { whether: 'Ob überhaupt', kind: 'Strick oder Fragen', who: 'Wen' },
  },
  executorInvestigator: {
    name: 'Henker und Ermittler',
    help: 'Zwei Bürger: Die Stadt darf verhören, statt zu hängen.',
    values: { true: 'Beide spielen mit.', false: 'Beide nicht.' },
  },
  aliens: {
    name: 'Aliens',
    help: 'Eine vierte Seite.',
    values: { true: 'Sie sind gelandet.', false: 'Der Himmel ist leer.' },
  },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Er reitet auf eigene Rechnung.',
    values: { true: 'Er ist in der Stadt.', false: 'Er ist woanders.' },
  },
  janosik: {
    name: 'Janosik',
    help: 'Ein Räuber, der hängen will.',
    values: { true: 'Er spielt mit.', false: 'Er spielt nicht mit.' },
  },
  mormons: {
    name: 'Mormonen',
    help: 'Drei, die sich über die Seiten hinweg kennen; das Programm lost sie aus.',
    values: { true: 'Je einer bei Bürgern, Banditen und Indianern.', false: 'Keine.' },
  },
  nightOrder: {
    name: 'Reihenfolge der Nächte',
    help: 'Ab Nacht 1. Eine Fähigkeit wirkt erst an ihrem neuen Platz und kann zu spät kommen.',
    values: orderOf(NIGHT_ORDER),
  },
  drunkVariants: {
    name: 'Betrunkene Beamte',
    help: 'Statt der nüchternen.',
    values: { drunkJudge: 'Betrunkener Richter', drunkMayor: 'Betrunkener Bürgermeister' },
  },
  nightZeroOrder: {
    name: 'Reihenfolge der ersten Nacht',
    help: 'Nacht 0.',
    values: orderOf(ZERO_ORDER),
  },
  politeWords: {
    name: 'Höfliche Worte',
    help: 'Ob derbe Namen des Spiels mildere bekommen.',
    values: { true: 'Mildere Namen.', false: 'Wie das Spiel sie nennt.' },
  },
}
