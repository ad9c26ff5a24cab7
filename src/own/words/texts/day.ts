/** The words of dawn and day, and the headings of the big screen. */
import type { Text } from '../../../i18n/writtenTexts'
import type { DayPart, Stand } from '../../format/day'
import type { PhraseKey } from '../../format/phrases/phrases'
import { noticeVariant } from '../../analyse/numbered'
import { byValue, together } from './byRule'
import type { WrittenStep } from './calls'
import type { Tongue } from './tongue'

type Trial = Extract<DayPart, { trial: unknown }>['trial']

const partsOf = ({ document }: Tongue): readonly DayPart[] => [
  ...document.day,
  ...(document.dayZero ?? []),
]

/** The trial of the day, or of the day before the first night. */
const trialOf = (tongue: Tongue): Trial | undefined =>
  partsOf(tongue).flatMap((part) => ('trial' in part ? [part.trial] : []))[0]

function officeOf(tongue: Tongue): string {
  const [office] = partsOf(tongue).flatMap((part) =>
    'election' in part ? [part.election.office] : [],
  )
  return office === undefined ? '' : tongue.text(tongue.document.statuses?.[office]?.name) || office
}

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
  return together(phrase('voteDo'), use, majority, closed)
}

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
  return {
    'day.suspects': {
      title: phrase('suspectsTitle'),
      say: [phrase('suspectsSay')],
      do: phrase('suspectsDo'),
      ask: phrase('suspectsAsk'),
      options: close,
    },
    'day.nominate': {
      title: phrase('nominateTitle'),
      say: [phrase('nominateSay')],
      do: together(
        phrase('nominateDo'),
        byValue(document, nominated.second, false, (is) => (is ? phrase('nominateSecond') : '')),
      ),
      ask: phrase('nominateAsk'),
      options: close,
    },
    'day.accuse': {
      title: phrase('accuseTitle'),
      say: [phrase('accuseSay')],
      do: together(
        phrase('accuseDo'),
        byValue(document, accused.withdraw, false, (is) => (is ? phrase('accuseWithdraw') : '')),
      ),
      ask: phrase('accuseAsk'),
      options: close,
    },
    'day.defence': {
      title: phrase('defenceTitle'),
      say: [phrase('defenceSay')],
      do: phrase('defenceDo'),
      options: { ok: phrase('spoken') },
    },
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
      title: phrase('confirmTitle'),
      say: [phrase('confirmSay')],
      do: phrase('confirmDo'),
      ask: phrase('confirmAsk'),
      options: { stands: phrase('confirmStands'), repeat: phrase('confirmRepeat') },
    },
    'day.runoff': {
      title: phrase('runoffTitle'),
      say: [phrase('runoffSay')],
      do: counted,
      ...count,
    },
    'day.tieBreak': {
      title: phrase('tieBreakTitle'),
      say: [phrase('tieBreakSay')],
      do: phrase('tieBreakDo'),
      ask: phrase('tieBreakAsk'),
      options: { ok: phrase('goOn') },
    },
    'day.lot': {
      title: phrase('lotTitle'),
      say: [phrase('lotSay')],
      do: phrase('lotDo'),
      ask: phrase('lotAsk'),
      options: { draw: phrase('lotDraw') },
    },
  }
}

function electionSteps(tongue: Tongue): Record<string, WrittenStep> {
  const { phrase } = tongue
  const office = officeOf(tongue)
  if (office === '') return {}
  const count = { ask: phrase('electionAsk'), options: { ok: phrase('countOk') } }
  return {
    'day.campaign': {
      title: phrase('campaignTitle'),
      say: [phrase('campaignSay', { office })],
      do: phrase('campaignDo'),
      options: { ok: phrase('goOn') },
    },
    'day.election': {
      title: phrase('electionTitle'),
      say: [phrase('electionSay', { office })],
      do: phrase('electionDo'),
      ...count,
    },
    'day.electionRunoff': {
      title: phrase('electionRunoffTitle'),
      say: [phrase('electionRunoffSay', { office })],
      do: phrase('electionDo'),
      ...count,
    },
  }
}

/** The words of everything from dawn to dusk. */
export function daySteps(tongue: Tongue): Record<string, WrittenStep> {
  const { phrase } = tongue
  const spoken = { ok: phrase('spoken') }
  const goOn = { ok: phrase('goOn') }
  return {
    'dawn.announce': {
      title: phrase('dawnTitle'),
      say: [phrase('dawnSay')],
      do: phrase('dawnDo'),
      options: { ok: phrase('dawnTold') },
    },
    'day.talk': {
      title: phrase('talkTitle'),
      say: [phrase('talkSay')],
      do: phrase('talkDo'),
      options: { ok: phrase('talkOk') },
    },
    'day.speeches': {
      title: phrase('speechesTitle'),
      say: [phrase('speechesSay')],
      do: phrase('speechesDo'),
      options: spoken,
    },
    'day.lastWords': {
      title: phrase('lastWordsTitle'),
      say: [phrase('lastWordsSay')],
      do: phrase('lastWordsDo'),
      options: spoken,
    },
    ...electionSteps(tongue),
    ...trialSteps(tongue),
    'day.notice': {
      title: phrase('noticeTitle'),
      say: [],
      do: phrase('noticeDo'),
      options: goOn,
      variants: notices(tongue),
    },
    'day.result': {
      title: phrase('resultTitle'),
      say: ['{news}'],
      do: phrase('resultDo'),
      options: goOn,
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
