/**
 * One game by two ways (OG-143): the coded game and the written one are given the same answers, and after each of them
 * agree on the living, what they carry, who was told dead, the count and the winner.
 */
import { describe, expect, it } from 'vitest'
import { readOptions, type AnyRuleset } from '../../../src/engine'
import { games } from '../../support/games'
import { ownGame } from '../../support/ownGame'
import { scenariosIn } from '../../scenarios/citations'
import { findFiles } from '../../scenarios/runner/files'
import { chosenIn } from '../../scenarios/runner/houseRules'
import { Player } from '../../scenarios/runner/player'
import type { Scenario } from '../../scenarios/runner/scenario'
import { Names } from '../../scenarios/runner/seats'
import type { Value } from '../../scenarios/runner/value'

interface Way {
  /** What a step, card, role or house rule of the coded game is called in the document. */
  readonly words: Readonly<Record<string, string>>
  readonly file: string
  readonly scenarios: readonly string[]
}

const WAYS: Readonly<Record<string, Way>> = {
  vendetta: {
    file: 'assets/games/two-mobs.yaml',
    words: {
      'day.discussion': 'day.talk',
      bodyguardVsNurse: 'guardAndNurse',
      bodyguardFirst: 'guardFirst',
      hypnosisIfAbstain: 'hypnosisWithoutVote',
    },
    scenarios: [
      'A Nurse who was blocked by the Thief saves nobody',
      'The Vixen with the last Mafia player stops the Mafia kill',
      'Two of three Mafia fingers make a majority',
      "A Bodyguard under the Nurse's care survives the shot meant for another",
      'With the Bodyguard before the Nurse he dies for the player they both protect',
      'A leader killed by the Mafia this night is called, sees the block sign and does nothing',
      "A victim of two killers is named once, as the Mafia's",
      'Prisoners are listed newest first and freed in seat order, and a Mafia wholly in jail kills nobody',
      'A badmouthed civilian looks like a Thug to every investigator but is not jailed',
      "A hypnotized Judge counts two for the Hypnotist's suspect",
      'The house may let the hypnotized vote freely when the Hypnotist abstains',
      'A silenced Judge has neither his vote nor the extra one',
      'The Mafia wins by day as soon as it is as strong as the civilians',
      'In the Mystery mode the dead show no card and their roles are still called',
    ],
  },
  chiangmai: {
    file: 'assets/games/crowns-and-knaves.yaml',
    words: {
      'killers.poison': 'crowns.poison',
      'doctor.vaccinate': 'healers.dose',
      'police.investigate': 'knaves.ask',
      'assassin.kill': 'daggers.strike',
      'hunter.take': 'fool.take',
      'day.discussion': 'day.talk',
      'funeral.speech': 'day.lastWords',
      blackKing: 'blackCrown',
      redKing: 'redCrown',
      blackJack: 'blackKnave',
      redJack: 'redKnave',
      redQueen: 'redLady',
      killers: 'crowns',
      multiCauseCards: 'causes',
      redSpecialsTopOnly: 'specialsTopOnly',
      bothWin: 'together',
      sleepingRedKingCounts: 'sleepingCrown',
    },
    scenarios: [
      'Vaccine against poison saves the life and leaves no dose behind',
      'The second needless vaccine, nights later, is an overdose and wipes the count',
      'Poison and the Assassin on one player in one night cost one card only',
      'With the option "each" every deadly cause takes its own card',
      'Killers who point at different players poison nobody',
      'A Hunter taken by a Hunter goes on with the chain',
      'A red King that comes to the top by a vote wakes with the Killers the next night',
      'Everybody has as many votes as cards, may split them or hold them back, and the most votes cost one card',
      'After a tie the tied defend themselves and the others decide between them with all their votes',
      'A second tie is settled by lot among those still tied',
      'The Killers win when the last Jack is gone, though its owner lives on',
      'Both aims at once may count for the Killers',
      'Red Queen and red Ace may be bound to the top position',
    ],
  },
}

const LEFT_OUT = new Set(['expect', 'refuse', 'unavailable'])

function inWords(value: Value, words: Way['words']): Value {
  if (typeof value === 'string') return /^n\d+$/.test(value) ? 'number' : (words[value] ?? value)
  if (Array.isArray(value)) return value.map((part) => inWords(part, words))
  if (!(value instanceof Map)) return value
  return new Map([...value].map(([key, part]) => [words[key] ?? key, inWords(part, words)]))
}

function sitDown(game: AnyRuleset, scenario: Scenario): Player {
  const options = chosenIn(scenario, game)
  expect(readOptions(game.options, options).ok).toBe(true)
  const hands = [...scenario.players.values()].map((cards) => ({
    cards: [cards].flat().map(String),
  }))
  const names = new Names([...scenario.players.keys()])
  const setup = { ruleset: game.id, options, hands, seed: scenario.seed, freeCasting: true }
  return new Player(game, setup, names)
}

const FALLS = new Set(['died', 'executed', 'eliminated', 'nobodyDied', 'noExecution'])
/** What the document has no status for. */
const NO_STATUS = new Set(['dosed'])

/** What both ways have to agree on. */
function seen({ game, ruleset }: Player, { words }: Way) {
  const { state, options } = game
  const living = state.seats.filter(({ alive }) => alive).map(({ id }) => id)
  return {
    phase: state.phase,
    living,
    statuses: living.map((seat) =>
      [...ruleset.privateSeat(state, seat, options).statuses]
        .filter((id) => !NO_STATUS.has(id))
        .sort(),
    ),
    told: state.record.history
      .filter(({ item }) => FALLS.has(item.kind))
      .map(({ item }) => [item.kind, item.of]),
    // Without suspects the written game holds no vote, the coded one a vote without hands.
    tally: state.tally ?? {},
    winner: state.winner?.map((id) => words[id] ?? id) ?? null,
  }
}

describe.each(Object.entries(WAYS))('%s, coded and written (OG-143)', (id, way) => {
  const all = findFiles(`tests/scenarios/${id}`).flatMap(scenariosIn)

  it.each(way.scenarios)('agree: %s', (title) => {
    const scenario = all.find((one) => one.title === title) as Scenario
    expect(scenario, title).toBeDefined()
    const translated: Scenario = {
      ...scenario,
      players: inWords(scenario.players, way.words) as Scenario['players'],
      options: inWords(scenario.options, way.words) as Scenario['options'],
    }
    const coded = sitDown(games[id] as AnyRuleset, scenario)
    const own = sitDown(ownGame(way.file), translated)
    let steps = 0
    for (const entry of scenario.play) {
      if (LEFT_OUT.has(entry.kind)) continue
      if (entry.kind === 'phase') for (const player of [coded, own]) player.runTo(entry.phase)
      else if (entry.kind === 'undo') for (const player of [coded, own]) player.undo(entry.count)
      else if (entry.kind === 'answer') {
        coded.answer(entry.step, entry.answer)
        own.answer(way.words[entry.step] ?? entry.step, inWords(entry.answer, way.words))
        steps += 1
      }
      expect(seen(own, way)).toEqual(seen(coded, way))
    }
    expect(steps).toBeGreaterThan(0)
  })
})
