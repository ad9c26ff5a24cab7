/** What the rules say of a cast: what they refuse, and what they warn of (K-10, K-A41, section 8 of the source). */
import {
  deckOf,
  deckSize,
  refused,
  warned,
  type Casting,
  type CastingFinding,
  type Deck,
  type DeckCard,
  type Hand,
} from '../../../src/engine'
import type { HouseRules } from '../options'
import { GAMBLER_FROM, LEAST, MOST, propose } from './proposal'
import { ALIEN_MANDATORY, isRole, MANDATORY, roles, ROLES, type Role, type Team } from './roles'

const WELL_FROM = 9
const MORMONS_FROM = 24

const has = (deck: Deck, role: Role): boolean => (deck[role] ?? 0) > 0

const teamSize = (deck: Deck, team: Team): number =>
  ROLES.filter((role) => roles[role].team === team).reduce(
    (sum, role) => sum + (deck[role] ?? 0),
    0,
  )

/** K-11: plain members alone may be several. */
function checkCards(deck: Deck): CastingFinding[] {
  return Object.entries(deck).flatMap(([id, count]) => {
    if (count === 0) return []
    if (!isRole(id)) return [refused('unknownCard', { card: id })]
    return count > 1 && !roles[id].plain ? [refused('onlyOnce', { card: id, count })] : []
  })
}

/** K-10. */
function checkMandatory(deck: Deck): CastingFinding[] {
  const wanted = [...MANDATORY, ...(teamSize(deck, 'aliens') > 0 ? ALIEN_MANDATORY : [])]
  const missing = wanted.filter((role) => !has(deck, role))
  return missing.length > 0 ? [refused('mandatoryMissing', { cards: missing })] : []
}

/** K-25, K-30, K-33, K-60: who does not play beside whom. */
function checkPairs(deck: Deck, rules: HouseRules): CastingFinding[] {
  const executor = has(deck, 'executor')
  const pair = executor || has(deck, 'investigator')
  return [
    ...(executor !== has(deck, 'investigator') ? [refused('pairOnly')] : []),
    ...(pair && has(deck, 'janosik') ? [refused('pairWithJanosik')] : []),
    ...(has(deck, 'judge') && has(deck, 'drunkJudge') ? [refused('twoJudges')] : []),
    ...(has(deck, 'mayor') && has(deck, 'drunkMayor') ? [refused('twoMayors')] : []),
    ...(has(deck, 'journalist') && !rules.secretDuelVotes ? [refused('journalistAlone')] : []),
    ...(rules.secretDuelVotes && !has(deck, 'journalist') ? [warned('noJournalist')] : []),
  ]
}

/** K-A41: what the house rules announce has to be in the cast. */
function checkPromises(deck: Deck, rules: HouseRules): CastingFinding[] {
  const promised: [boolean, string, boolean][] = [
    [rules.executorInvestigator, 'executorInvestigator', has(deck, 'executor')],
    [rules.aliens, 'aliens', teamSize(deck, 'aliens') > 0],
    [rules.luckyLuke, 'luckyLuke', has(deck, 'luckyLuke')],
    [rules.janosik, 'janosik', has(deck, 'janosik')],
    [rules.mormons, 'mormons', teamSize(deck, 'indians') > 0 && teamSize(deck, 'bandits') > 0],
    ...rules.drunkVariants.map((role): [boolean, string, boolean] => [true, role, has(deck, role)]),
  ]
  return promised.flatMap(([isPromised, option, isThere]) =>
    isPromised && !isThere ? [refused('notInCast', { option })] : [],
  )
}

/** K-6, K-29, K-52: what plays worse. */
function checkBalance(deck: Deck, players: number, rules: HouseRules): CastingFinding[] {
  const [citizens, bandits, indians] = (['citizens', 'bandits', 'indians'] as const).map((team) =>
    teamSize(deck, team),
  ) as [number, number, number]
  return [
    ...(players < WELL_FROM ? [warned('fewPlayers', { players, min: WELL_FROM })] : []),
    ...(citizens <= bandits ? [warned('fewCitizens', { citizens, bandits })] : []),
    ...(bandits <= indians ? [warned('fewBandits', { bandits, indians })] : []),
    ...(has(deck, 'gambler') && players < GAMBLER_FROM
      ? [warned('gamblerInSmallGroup', { min: GAMBLER_FROM })]
      : []),
    ...(rules.mormons && players < MORMONS_FROM
      ? [warned('mormonsInSmallGroup', { min: MORMONS_FROM })]
      : []),
  ]
}

function checkDeck(deck: Deck, players: number, rules: HouseRules): CastingFinding[] {
  const count = deckSize(deck)
  return [
    ...(count === players ? [] : [refused('deckSize', { count, wanted: players })]),
    ...checkCards(deck),
    ...checkMandatory(deck),
    ...checkPairs(deck, rules),
    ...checkPromises(deck, rules),
    ...checkBalance(deck, players, rules),
  ]
}

/** K-52: three, one of each main faction; without marks the program draws them. */
function checkMormons(hands: readonly Hand[], rules: HouseRules): CastingFinding[] {
  if (hands.every(({ marks }) => marks === undefined)) return []
  const marked = hands.filter(({ marks }) => marks?.includes('mormon'))
  if (marked.length === 0 && !rules.mormons) return []
  const teams = new Set(
    marked.map(({ cards: [card = ''] }) => (isRole(card) ? roles[card].team : null)),
  )
  const isRight =
    marked.length === 3 &&
    (['citizens', 'bandits', 'indians'] as const).every((one) => teams.has(one))
  const small = !rules.mormons && hands.length < MORMONS_FROM
  if (!isRight) return [refused('wrongMormons', { count: marked.length })]
  return small ? [warned('mormonsInSmallGroup', { min: MORMONS_FROM })] : []
}

const PLAIN = ROLES.filter((role) => roles[role].plain)

const deckCards: readonly DeckCard[] = ROLES.map((id) => ({
  id,
  role: id,
  team: roles[id].team,
  supply: roles[id].plain ? MOST : 1,
}))

export const casting: Casting<HouseRules> = {
  players: { min: LEAST, max: MOST, best: [12, 30] },
  cards: deckCards,
  cardsPerSeat: 1,
  stacked: false,
  hidesDeck: ({ announceRolesInPlay }) => !announceRolesInPlay,
  // K-11
  fill: () => PLAIN,
  propose,
  checkDeck,
  checkHands(hands, options) {
    const uneven = hands.findIndex((hand) => hand.cards.length !== 1)
    const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
    return [
      ...checkDeck(deckOf(hands), hands.length, options),
      ...size,
      ...checkMormons(hands, options),
    ]
  },
  redeal: () => false,
}
