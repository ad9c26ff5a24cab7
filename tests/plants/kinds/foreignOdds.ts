import type { PlantKind } from '../plant'

const PLAY = 'src/host/odds/playOdds.ts'
const ASK = 'src/host/commands/oddsCommands.ts'

export const foreignOdds: PlantKind = {
  id: 'foreign-odds',
  says: 'The odds are those of the deck, the players and the house rules that the lobby shows.',
  tests: ['tests/host/oddsRules.test.ts'],
  plants: [
    {
      says: 'Odds are asked for without the chosen house rules.',
      file: ASK,
      find: 'options: optionsOf(ruleset, draft.options),',
      put: 'options: optionsOf(ruleset, {}),',
    },
    {
      says: 'Evenings for the odds are played without the chosen house rules.',
      file: PLAY,
      find: 'const setup = dealt && { ruleset: ruleset.id, options, ...dealt, seed, fitted: true }',
      put: 'const setup = dealt && { ruleset: ruleset.id, options: {}, ...dealt, seed, fitted: true }',
    },
    {
      says: 'Evenings for the odds are dealt without the chosen house rules.',
      file: PLAY,
      find: 'dealCards(ruleset.casting, deck, players, options,',
      put: 'dealCards(ruleset.casting, deck, players, {},',
    },
    {
      says: 'Odds are asked for a deck of the default house rules.',
      file: ASK,
      find: 'deck: deckOf(ruleset, draft),',
      put: 'deck: deckOf(ruleset, { ...draft, options: {} }),',
    },
    {
      says: 'Odds are asked for one player fewer.',
      file: ASK,
      find: 'players: draft.names.length,',
      put: 'players: draft.names.length - 1,',
    },
  ],
}
