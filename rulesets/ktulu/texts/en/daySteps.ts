/** What is said and done by day, and in what depends on another step. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { roles } from './roles'

const GONE = { do: 'Nobody answers. Wait a moment, then go on.' }
const RAISED = 'Hold up your hand, then go on.'
const EYES = 'Everybody closes their eyes and votes when you call; then they all look.'

const swap = {
  title: 'The Judge',
  say: ['{news}', 'Judge, do you want to reverse this duel?'],
  do: 'A short pause. To step forward, the Judge shows everybody the card.',
  options: { pass: 'Nobody steps forward', swap: 'The Judge reverses it' },
}
const save = {
  title: 'The Mayor',
  say: ['{news}', 'Mayor, do you want to save {target}?'],
  do: 'A short pause. To step forward, the Mayor shows everybody the card.',
  options: { pass: 'Nobody steps forward', save: 'The Mayor saves {target}' },
}
const breakTie = {
  title: 'Tie',
  say: ['{news}', 'A tie. Mayor, it’s your call.'],
  do: 'The Mayor decides, or leaves it tied.',
  ask: 'What does the Mayor decide?',
  options: {
    pass: 'Leaves it tied',
    yes: 'Yes',
    no: 'No',
    hang: 'Hang',
    investigate: 'Investigate',
  },
}
const factionTie = (name: string) => ({
  title: 'Tie',
  say: ['{news}'],
  do: `Not a word: it is a tie. Only the ${name} points again, at one of the tied.`,
  ask: 'Which of the tied?',
  options: { pass: 'Shakes their head' },
})

const DOCTOR = 'All eyes are closed. In silence: {target} is about to die. Does the Doctor stop it?'
const SPENT_DOCTOR = { do: `The Doctor has done it already. ${RAISED}`, sign: 'Raised hand' }
const BLOCKED_DOCTOR = { do: `The Doctor is in no state for it. ${RAISED}`, sign: 'Raised hand' }
/** By day the Doctor is asked among closed eyes as well (K-89d). */
const BY_DAY = {
  say: ['{news}', 'Close your eyes, all of you.'],
  close: ['Open your eyes.'],
} as const

export const daySteps = {
  'leader.breakTie': factionTie(roles.leader.name),
  'megaAlien.breakTie': factionTie(roles.megaAlien.name),
  'doctor.block': {
    title: 'The Doctor',
    say: ['{news}'],
    do: DOCTOR,
    options: { pass: 'Shakes their head', block: 'Keeps {target} alive', ok: 'Go on' },
    variants: {
      gone: GONE,
      spent: SPENT_DOCTOR,
      blocked: BLOCKED_DOCTOR,
      byDay: { ...BY_DAY, do: DOCTOR },
      goneByDay: { ...BY_DAY, ...GONE },
      spentByDay: { ...BY_DAY, ...SPENT_DOCTOR },
      blockedByDay: { ...BY_DAY, ...BLOCKED_DOCTOR },
    },
  },
  'dawn.announce': {
    title: 'Dawn',
    say: ['Open your eyes.'],
    do: 'Read out the news one by one. Never say how anybody died, or who did it.',
    options: { ok: 'Told' },
  },
  'day.introductions': {
    title: 'Introductions',
    say: ['Who are you in this town? Introduce yourselves.'],
    do: 'Just stories: no duels, no votes.',
    options: { ok: 'Enough' },
  },
  'day.discussion': {
    title: 'Talk',
    say: ['Who has the statuette? Talk.'],
    do: 'Let them talk. Anyone may challenge anyone.',
    options: { ok: 'To the duels' },
  },
  'day.duel': {
    title: 'Challenges',
    say: ['{news}', 'Does anyone want to challenge somebody to a duel?'],
    do: 'Enter the challenger first. Two duels a day at most.',
    ask: 'Challenger and opponent?',
    options: { pass: 'No more duels', ok: 'To the duel' },
  },
  'day.duelAnswer': {
    title: 'The answer',
    say: ['{target}, {by} wants to fight you. Do you accept?'],
    do: 'The Sheriff is alive, so a duel may be refused.',
    options: { accept: 'Accepts', refuse: 'Refuses' },
  },
  'day.speeches': {
    title: 'Speech',
    say: ['{name}, speak against your opponent.'],
    do: 'Both stand. Everybody else is silent.',
    options: { ok: 'Finished' },
  },
  'journalist.watch': {
    title: 'The Journalist',
    say: ['Close your eyes, all of you.', 'Journalist, do you want to watch this vote?'],
    do: 'All eyes are closed. After a nod, the Journalist may look, and does not vote.',
    options: { pass: 'Shakes their head', watch: 'Watches', ok: 'Go on' },
    variants: {
      gone: GONE,
      spent: { do: `Both uses are gone. ${RAISED}`, sign: 'Raised hand' },
    },
  },
  'day.duelVote': {
    title: 'Vote on the duel',
    say: ['Eyes closed. Who should live? One hand, or none.'],
    close: ['Open your eyes.'],
    do: by('secretDuelVotes', {
      true: 'Count in silence, and say only who has won. The two duellists do not vote.',
      false: `${EYES} The two duellists do not vote.`,
    }),
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'judge.swap': swap,
  'drunkJudge.swap': swap,
  'stagecoachOperator.strike': {
    title: 'The stagecoach',
    say: ['{news}', 'Do I hear a stagecoach?'],
    do: 'A short pause. To step forward, the Stagecoach Operator shows everybody the card, and both duellists die.',
    options: { pass: 'Nothing comes', strike: 'It runs both over' },
  },
  'day.candidates': {
    title: 'Candidates',
    say: ['{news}', 'Who do you want searched?'],
    do: 'Collect names until there are about {count}.',
    ask: 'Who is on the list?',
    options: { ok: 'These', pass: 'Nobody: no search today' },
  },
  'day.searchVote': {
    title: 'Vote on the search',
    say: ['Close your eyes. {count} {count|name|different names} from each of you.'],
    close: ['Open your eyes.'],
    do: sentences(EYES, 'Everybody has to use all their votes.'),
    ask: 'Who does each of them name?',
    options: { ok: 'Count' },
  },
  'mayor.breakTie': breakTie,
  'drunkMayor.breakTie': breakTie,
  'day.mistreat': {
    title: 'Mistreat somebody?',
    say: ['{news}', 'Close your eyes. Should one of the searched pay for it? Yes or no?'],
    close: ['Open your eyes.'],
    do: `${EYES} Nobody may abstain.`,
    ask: 'What does each of them say?',
    options: { yes: 'Yes', no: 'No', ok: 'Count' },
  },
  'day.mistreatKind': {
    title: 'Rope or questions?',
    say: ['{news}', 'Close your eyes. Hang, or investigate?'],
    close: ['Open your eyes.'],
    do: `${EYES} Nobody may abstain.`,
    ask: 'What does each of them say?',
    options: { hang: 'Hang', investigate: 'Investigate', ok: 'Count' },
  },
  'day.mistreatWho': {
    title: 'Which of them?',
    say: ['{news}', 'Close your eyes. Which of the searched? One name each.'],
    close: ['Open your eyes.'],
    do: `${EYES} Nobody may abstain.`,
    ask: 'Who does each of them name?',
    options: { ok: 'Count' },
  },
  'mayor.save': save,
  'drunkMayor.save': save,
  'day.result': {
    title: 'The day is over',
    say: ['{news}'],
    do: 'Everybody falls silent at once and closes their eyes.',
    options: { ok: 'Go on' },
  },
  'crystallicCitizen.reveal': {
    title: 'The Upstanding Citizen steps forward',
    say: [],
    do: 'The Upstanding Citizen shows everybody the card.',
    options: { use: 'Steps forward' },
  },
  'host.cheated': {
    title: 'Showed the card',
    say: [],
    do: 'A player who proves their role dies: by day at once, by night at dawn.',
    ask: 'Who showed the card?',
  },
  'host.heir': {
    title: 'Gone with the statuette',
    say: [],
    do: '{target} went home with the statuette. Does that side go on with another carrier, or have the citizens won?',
    ask: 'Who carries it now?',
    options: { draw: 'A lot decides', citizens: 'The citizens have won' },
  },
} as const satisfies WrittenTexts['steps']
