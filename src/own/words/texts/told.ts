/** What is announced, told of the evening afterwards, found wrong with a deck, and kept in mind. */
import type { WrittenTexts } from '../../../i18n/rulesetTexts'
import type { Text } from '../../../i18n/writtenTexts'
import { literal } from '../../language/base/scalars'
import { deckChecks } from '../../analyse/numbered'
import { nodesOf } from '../../analyse/nodes'
import { plainEffectsIn, ownerOf } from '../../analyse/owners'
import { ballotItems } from './ballots'
import { namesOf } from './owners'
import { pileItems } from './piles'
import { fill } from '../../language/base/fill'
import type { Tongue } from './tongue'

type Items = Record<string, string>

const hasLives = ({ document }: Tongue): boolean => (literal(document.deal?.perSeat) ?? 1) !== 1

/** Announced without names: what stands for them where a text has a place for them. */
const withoutNames = ({ phrase }: Tongue, text: string): string => {
  const nobody = phrase('nobody')
  return fill(text, { name: nobody, names: nobody, target: nobody, card: '–', count: '–' })
}

/** What every cause is called that is used anywhere: by its own name, or after whatever it comes from. */
export function causeNames(tongue: Tongue): Record<string, string> {
  const names: Record<string, string> = {}
  for (const node of nodesOf(tongue.document).of('effect')) {
    if (!('attack' in node.part)) continue
    const { attack } = node.part
    const cause = typeof attack === 'object' ? attack.cause : attack
    if (cause in names) continue
    const named = causeName(tongue, cause)
    const { name } = namesOf(tongue.document, ownerOf(node))
    names[cause] = named === cause ? tongue.text(name) || cause : named
  }
  return names
}

/** What a cause is called: by its own name, or after the role or status of this id. */
export function causeName({ document, text, phrase }: Tongue, id: string): string {
  const own = text(document.causes?.[id]?.name)
  const other =
    document.roles[id]?.name ?? document.teams[id]?.name ?? document.statuses?.[id]?.name
  const builtIn: Items = {
    vote: phrase('vote'),
    tie: phrase('tieCause'),
    heartbreak: phrase('heartbreak'),
  }
  return own || text(other) || builtIn[id] || id
}

/** Notices that are ever said of players. */
const ofPlayers = (document: Tongue['document']): ReadonlySet<string> =>
  new Set(
    plainEffectsIn(nodesOf(document).all).flatMap((effect) =>
      'announce' in effect && effect.announce.seats !== undefined ? [effect.announce.notice] : [],
    ),
  )

/** Of one player or of several: whoever it is about. */
const named = (text: string): string => fill(text, { name: '{names}' })

function lasting(tongue: Tongue): Items {
  const { document, text, phrase } = tongue
  const items: Items = {}
  const players = ofPlayers(document)
  for (const [id, status] of Object.entries(document.statuses ?? {})) {
    const { name, told, ended, table } = status
    if (status.public === undefined || status.public === 'never') continue
    const params = { status: text(name) }
    const isTable = literal(table) === true
    const began = named(text(told)) || phrase(isTable ? 'toldTable' : 'told', params)
    const over = named(text(ended)) || phrase(isTable ? 'endedTable' : 'ended', params)
    items[`became.${id}`] = isTable ? withoutNames(tongue, began) : began
    items[`ended.${id}`] = isTable ? withoutNames(tongue, over) : over
  }
  for (const [id, { text: notice }] of Object.entries(document.notices ?? {})) {
    const said = named(text(notice))
    items[`said.${id}`] = players.has(id) ? said : withoutNames(tongue, said)
    if (said.includes('{')) items[`said.${id}.none`] = withoutNames(tongue, said)
  }
  for (const [id, { name }] of Object.entries(document.objects ?? {})) {
    const object = text(name) || id
    items[`moved.${id}`] = phrase('moved', { object })
    items[`moved.${id}.none`] = phrase('movedNowhere', { object })
  }
  return items
}

/** Announcements by their kind. */
export function itemsOf(tongue: Tongue): Items {
  const { document, phrase } = tongue
  const lives = hasLives(tongue)
  const items: Items = {
    nightFalls: phrase('itemNight'),
    dayBreaks: phrase('itemDay'),
    timer: phrase('itemTimer'),
    speech: phrase('itemSpeech'),
    tally: phrase('itemTally'),
    died: phrase(lives ? 'lostLife' : 'died'),
    executed: phrase('executed'),
    eliminated: phrase('eliminated'),
    revealed: phrase('revealed'),
    nobodyDied: phrase('nobodyDied'),
    noExecution: phrase('noExecution'),
    spared: phrase('spared'),
    returned: phrase('returned'),
    accused: phrase('accused'),
    proposed: phrase('proposed'),
    approved: phrase('approved'),
    refused: phrase('refused'),
    deadHands: phrase('deadHands'),
    tie: phrase('tie'),
    lot: phrase('lot'),
    votesFor: phrase('votesFor'),
    stepsForward: phrase('stepsForward'),
    winner: phrase('winner'),
    'winner.none': phrase('winnerNone'),
    ...ballotItems(tongue),
    ...pileItems(tongue),
    ...lasting(tongue),
  }
  for (const [id, { told }] of Object.entries(document.causes ?? {})) {
    if (told === undefined || told === false) continue
    items[`died.${id}`] = phrase(lives ? 'lostLifeOf' : 'diedOf', { cause: causeName(tongue, id) })
  }
  return items
}

/** Lines of the true story, by the kind of what happened. */
export function chronicleOf(tongue: Tongue): Items {
  const { phrase } = tongue
  const ofSeats = Object.entries(lasting(tongue))
    .filter(([kind]) => !kind.endsWith('.none'))
    .map(([kind, text]) => [kind, fill(text, { name: '{of}', names: '{of}' })])
  return {
    statusGiven: phrase('lineStatus'),
    shieldHeld: phrase('lineShield'),
    tied: phrase('lineTied'),
    untied: phrase('lineUntied'),
    roleTaken: phrase('lineRole'),
    teamTaken: phrase('lineTeam'),
    cardsExchanged: phrase('lineExchange'),
    cardsSet: phrase('lineCards'),
    redirected: phrase('lineTurned'),
    swapped: phrase('lineSwapped'),
    objectMoved: phrase('lineObject'),
    attacked: phrase('lineAttack'),
    warded: phrase('lineWarded'),
    ...(hasLives(tongue) ? { lifeLost: phrase('lineLife') } : {}),
    wentOut: phrase('lineOut'),
    cameBack: phrase('lineBack'),
    chose: phrase('lineChose'),
    cameToNothing: phrase('lineNothing'),
    said: phrase('lineSaid'),
    putAway: phrase('linePutAway'),
    cardPlayed: phrase('linePlayed'),
    aimReached: phrase('lineAim'),
    chainCut: phrase('lineCut'),
    executed: phrase('lineExecuted'),
    spared: phrase('lineSpared'),
    ...(Object.fromEntries(ofSeats) as Items),
  }
}

/** What is wrong with a deck. */
export function findingsOf(tongue: Tongue): Items {
  const { document, text, phrase } = tongue
  return {
    players: phrase('findPlayers'),
    deckSize: phrase('findDeckSize'),
    unknownCard: phrase('findUnknownCard'),
    beyondSupply: phrase('findBeyondSupply'),
    handSize: phrase('findHandSize'),
    handNever: phrase('findHandNever'),
    ...Object.fromEntries(deckChecks(document).map(([code, { say }]) => [code, text(say)])),
  }
}

/** What the host keeps in mind. */
export const remindersOf = ({ phrase }: Tongue): Items => ({
  mustBeSilent: phrase('mustBeSilent'),
  boundHands: phrase('boundHands'),
  cut: phrase('cut'),
})

/** Short questions to be repeated among needless ones, one for each call in which something is asked. */
export function disturbanceOf(
  { phrase }: Tongue,
  called: Readonly<Record<string, string>>,
): NonNullable<WrittenTexts['disturbance']> {
  const questions: Record<string, Text> = {}
  for (const [id, name] of Object.entries(called)) {
    questions[id] = phrase('disturbanceQuestion', { called: name })
  }
  return { opening: phrase('disturbanceOpening'), closing: phrase('disturbanceClosing'), questions }
}
