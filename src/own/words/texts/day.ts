/** The words of dawn and day, and the headings of the big screen. */
import type { Text } from '../../../i18n/writtenTexts'
import type { Stand } from '../../format/day/base/stands'
import type { BodyOf, DayPart, DayWord } from '../../format/day/day'
import type { PhraseKey } from '../../format/phrases/phrases'
import { noticeVariant, officesOf, officeVariant } from '../../analyse/numbered'
import { ballotSteps } from './ballots'
import { byValue, together } from './byRule'
import type { WrittenStep } from './calls'
import type { Params } from '../../language/base/fill'
import { handSteps } from './piles'
import type { Tongue } from './tongue'

type Trial = BodyOf<'trial'>

const partsOf = ({ document }: Tongue): readonly DayPart[] => [
  ...document.day,
  ...(document.dayZero ?? []),
]

/** The trial of the day, or of the day before the first night. */
const trialOf = (tongue: Tongue): Trial | undefined =>
  partsOf(tongue).flatMap((part) => ('trial' in part ? [part.trial] : []))[0]

function notices(tongue: Tongue): Record<string, { do: string; say: string[] }> {
  const { document, text, phrase } = tongue
  const found: Record<string, { do: string; say: string[] }> = {}
  const add = (parts: readonly DayPart[], round: number) => {
    for (const [at, part] of parts.entries()) {
      if (!('notice' in part)) continue
      found[noticeVariant(round, at)] = { do: phrase('noticeDo'), say: [text(part.notice)] }
    }
  }
  add(document.dayZero ?? [], 0)
  add(document.day, 1)
  return found
}

/** What the host has to know of a count. */
function countedBy(tongue: Tongue, { vote = {}, needs }: Trial): Text {
  const { document, phrase } = tongue
  const use = byValue(document, vote.use, 'any', (how) =>
    how === 'any' ? '' : phrase(how === 'each' ? 'voteEach' : 'voteAll'),
  )
  const closed = byValue(document, vote.shown, 'live', (how) =>
    how === 'closed' ? phrase('voteClosed') : '',
  )
  const majority = byValue(document, needs, 'most', (what) =>
    what === 'majority' ? phrase('voteMajority') : '',
  )
  const { votes } = document.deaths ?? {}
  const dead =
    votes === undefined
      ? ''
      : byValue(document, votes, 'once', (how) =>
          phrase(how === 'once' ? 'voteDeadOnce' : 'voteDead'),
        )
  return together(phrase('voteDo'), use, majority, dead, closed)
}

type Before<End extends string> = {
  [K in PhraseKey]: K extends `${infer W}${End}` ? W : never
}[PhraseKey]
type Plain = Before<'Title'> & Before<'Say'> & Before<'Do'>

/** A step whose words are called after it: its title, what is said, what the host does. */
const stepIn =
  ({ phrase }: Tongue) =>
  (step: Plain, options: Readonly<Record<string, string>>, params: Params = {}) => ({
    title: phrase(`${step}Title`),
    say: [phrase(`${step}Say`, params)],
    do: phrase(`${step}Do`),
    options,
  })

const secondOf = (stand: Stand | undefined): Stand & object =>
  typeof stand === 'object' && stand !== null ? stand : ({ option: '' } as Stand & object)

function trialSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { document, phrase } = tongue
  const trial = trialOf(tongue) ?? {}
  const stand = secondOf(trial.stand)
  const nominated = 'nominated' in stand ? stand.nominated : {}
  const accused = 'accused' in stand ? stand.accused : {}
  const counted = countedBy(tongue, trial)
  const count = { ask: phrase('voteAsk'), options: { ok: phrase('countOk') } }
  const close = { ok: phrase('closeList') }
  const step = stepIn(tongue)
  return {
    'day.suspects': {
      ...step('suspects', close),
      ask: phrase('suspectsAsk'),
    },
    'day.nominate': {
      ...step('nominate', { ...close, pass: phrase('closeList') }),
      do: together(
        phrase('nominateDo'),
        byValue(document, nominated.second, false, (is) => (is ? phrase('nominateSecond') : '')),
      ),
      ask: phrase('nominateAsk'),
    },
    'day.accuse': {
      ...step('accuse', { ...close, pass: phrase('closeList') }),
      do: together(
        phrase('accuseDo'),
        byValue(document, accused.withdraw, false, (is) => (is ? phrase('accuseWithdraw') : '')),
      ),
      ask: phrase('accuseAsk'),
    },
    'day.defence': step('defence', { ok: phrase('spoken') }),
    'day.vote': {
      title: phrase('voteTitle'),
      say: [
        byValue(document, trial.vote?.turn, 'voter', (turn) =>
          phrase(turn === 'candidate' ? 'voteTurnSay' : 'voteSay'),
        ),
      ],
      do: counted,
      ...count,
    },
    'day.confirm': {
      ...step('confirm', { stands: phrase('confirmStands'), repeat: phrase('confirmRepeat') }),
      ask: phrase('confirmAsk'),
    },
    'day.runoff': {
      title: phrase('runoffTitle'),
      say: [phrase('runoffSay')],
      do: counted,
      ...count,
    },
    'day.tieBreak': {
      ...step('tieBreak', { ok: phrase('goOn') }),
      ask: phrase('tieBreakAsk'),
    },
    'day.lot': {
      ...step('lot', { draw: phrase('lotDraw') }),
      ask: phrase('lotAsk'),
    },
  }
}

const ELECTION_STEPS = ['day.campaign', 'day.election', 'day.electionRunoff'] as const

/** What is said of one office. */
function electionTo(tongue: Tongue, id: string) {
  const { phrase } = tongue
  const office = tongue.text(tongue.document.statuses?.[id]?.name) || id
  const step = stepIn(tongue)
  const election = {
    ...step('election', { ok: phrase('countOk') }, { office }),
    ask: phrase('electionAsk'),
  }
  return {
    'day.campaign': step('campaign', { ok: phrase('goOn') }, { office }),
    'day.election': election,
    'day.electionRunoff': {
      ...election,
      title: phrase('electionRunoffTitle'),
      say: [phrase('electionRunoffSay', { office })],
    },
  }
}

function electionSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { document } = tongue
  const offices = officesOf(document)
  const [first] = offices
  if (first === undefined) return {}
  const usual = electionTo(tongue, first)
  const told = offices.flatMap((id) => {
    const variant = officeVariant(document, id)
    return variant === undefined ? [] : [[variant, electionTo(tongue, id)] as const]
  })
  const steps = ELECTION_STEPS.map((step) => {
    const variants = told.map(([variant, of]) => {
      const { say, do: does } = of[step]
      return [variant, { say, do: does }] as const
    })
    const more = variants.length > 0 ? { variants: Object.fromEntries(variants) } : {}
    return [step, { ...usual[step], ...more }] as const
  })
  return Object.fromEntries(steps)
}

const spokenStep = (tongue: Tongue, step: 'speeches' | 'lastWords') => ({
  [`day.${step}`]: stepIn(tongue)(step, { ok: tongue.phrase('spoken') }),
})

/** The proposal of the day, or of the day before the first night. */
const proposalOf = (tongue: Tongue): BodyOf<'proposal'> | undefined =>
  partsOf(tongue).flatMap((part) => ('proposal' in part ? [part.proposal] : []))[0]

function proposalSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { document, phrase } = tongue
  const proposal = proposalOf(tongue)
  if (!proposal) return {}
  const step = stepIn(tongue)
  const closed = byValue(document, proposal.vote?.shown, 'live', (how) =>
    how === 'closed' ? phrase('voteClosed') : '',
  )
  return {
    'day.propose': { ...step('propose', { ok: phrase('goOn') }), ask: phrase('proposeAsk') },
    'day.approve': {
      ...step('approve', { ok: phrase('countOk') }),
      do: together(phrase('approveDo'), closed),
      ask: phrase('voteAsk'),
    },
  }
}

/** Everybody talks, or some among themselves. */
function talkSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { document, phrase } = tongue
  const does = byValue(document, document.deaths?.speak, false, (is) =>
    phrase(is ? 'talkDeadDo' : 'talkDo'),
  )
  const isOfSome = partsOf(tongue).some((part) => 'talk' in part && part.talk.of !== undefined)
  const room = { do: does, say: [phrase('talkRoomSay')] }
  return {
    'day.talk': {
      ...stepIn(tongue)('talk', { ok: phrase('talkOk') }),
      do: does,
      ...(isOfSome ? { variants: { room } } : {}),
    },
  }
}

/** The words of the steps of each part of a day. */
const STEPS: { readonly [W in DayWord]: (tongue: Tongue) => Record<string, WrittenStep> } = {
  talk: talkSteps,
  speeches: (tongue) => spokenStep(tongue, 'speeches'),
  lastWords: (tongue) => spokenStep(tongue, 'lastWords'),
  election: electionSteps,
  trial: trialSteps,
  notice: (tongue) => ({
    'day.notice': {
      title: tongue.phrase('noticeTitle'),
      say: [],
      do: tongue.phrase('noticeDo'),
      options: { ok: tongue.phrase('goOn') },
      variants: notices(tongue),
    },
  }),
  proposal: proposalSteps,
  ballot: ballotSteps,
  handOn: handSteps,
}

/** The words of everything from dawn to dusk. */
export function daySteps(tongue: Tongue): Record<string, WrittenStep> {
  const { phrase } = tongue
  const parts = Object.values(STEPS).map((steps) => steps(tongue))
  return {
    'dawn.announce': stepIn(tongue)('dawn', { ok: phrase('dawnTold') }),
    ...(Object.assign({}, ...parts) as Record<string, WrittenStep>),
    'day.result': {
      title: phrase('resultTitle'),
      say: ['{news}'],
      do: phrase('resultDo'),
      options: { ok: phrase('goOn') },
    },
  }
}

const STAGES: Readonly<Record<string, readonly [title: PhraseKey, line: PhraseKey]>> = {
  campaign: ['campaignTitle', 'stageCampaign'],
  election: ['electionTitle', 'stageElection'],
  speeches: ['speechesTitle', 'stageSpeeches'],
  lastWords: ['lastWordsTitle', 'stageLastWords'],
  nominations: ['nominateTitle', 'stageNominations'],
  defence: ['defenceTitle', 'stageDefence'],
  vote: ['voteTitle', 'stageVote'],
  runoff: ['runoffTitle', 'stageRunoff'],
  tieBreak: ['tieBreakTitle', 'stageTieBreak'],
  lot: ['lotTitle', 'stageLot'],
  notice: ['noticeTitle', 'stageNotice'],
  asked: ['askedTitle', 'stageAsked'],
  aside: ['asideTitle', 'stageAside'],
  proposal: ['proposeTitle', 'stageProposal'],
  approval: ['approveTitle', 'stageApproval'],
  ballot: ['ballotTitle', 'stageBallot'],
  handOn: ['handOnTitle', 'stageHandOn'],
  veto: ['vetoTitle', 'stageVeto'],
}

/** What the list is called from which candidates come. */
function listTitle({ day, dayZero = [] }: Tongue['document']): PhraseKey {
  const stand = [...day, ...dayZero].flatMap((part) => ('trial' in part ? part.trial.stand : []))
  const [first] = stand.filter((each) => typeof each === 'object')
  if (first && 'accused' in first) return 'accuseTitle'
  return first && 'noted' in first ? 'suspectsTitle' : 'nominateTitle'
}

/** Headings of the big screen. */
export const stagesOf = ({ phrase, document }: Tongue) =>
  Object.fromEntries(
    Object.entries(STAGES).map(([about, [title, line]]) => [
      about,
      {
        title: phrase(about === 'nominations' ? listTitle(document) : title),
        line: phrase(line),
      },
    ]),
  )
