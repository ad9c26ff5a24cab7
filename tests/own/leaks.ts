/** Documents that would tell a secret, each in one way, if nobody refused them. */
import type { OwnDocument } from '../../src/own/format/document'
import { innDocument } from './play/documents'

const LOOK = 'id: landlady.look, choose: { one: others }'
/** The landlady gives something to somebody, and nobody hears of it. */
const GIVES = (effect: string) => `roles: { landlady: { calls: [{ ${LOOK}, do: [${effect}] }] } }`

/** What has a trait of which nobody knows: a role, a private status, an object, a status by a secret condition, or given to a secret seat. */
const SOURCES: Readonly<Record<string, (traits: string) => string>> = {
  'a role': (traits) => `roles: { landlady: { traits: { ${traits} } } }`,
  'a role, by a condition': (traits) =>
    `roles: { guest: { traits: { if: { nights: '1+' }, ${traits} } } }`,
  'a private status': (traits) =>
    `${GIVES('{ give: mark }')}
statuses: { mark: { name: Marked, until: never, traits: { ${traits} } } }`,
  'an object': (traits) =>
    `${GIVES('{ move: { object: lamp, to: target } }')}
objects: { lamp: { name: Lamp, start: { role: landlady }, traits: { ${traits} } } }`,
  'a public status with a secret condition': (traits) =>
    `${GIVES('{ give: mark }')}
statuses: { mark: { name: Marked, until: never, public: dawn, told: '{names}', traits: [{ if: { the: self, is: { role: [thief, landlady] } }, ${traits} }] } }`,
}

/** Ways in which everybody can see by day that somebody has a trait. */
const SEEN: Readonly<Record<string, readonly [traits: string, day: string]>> = {
  'stands at no vote': ['noCandidate: true', 'day: [{ trial: { vote: { shown: live } } }]'],
  'stands at no closed vote': [
    'noCandidate: true',
    'day: [{ trial: { vote: { shown: closed } } }]',
  ],
  'stands at no election': [
    'noCandidate: true',
    'day: [{ election: { office: mayor, again: true, tie: [lot] } }]',
  ],
  'cannot be nominated': ['noCandidate: true', 'day: [{ trial: { stand: { nominated: {} } } }]'],
  'cannot be accused': ['noCandidate: true', 'day: [{ trial: { stand: { accused: {} } } }]'],
  'cannot be noted': ['noCandidate: true', 'day: [{ trial: { stand: { noted: { min: 1 } } } }]'],
  'nominates nobody': ['noNominate: true', 'day: [{ trial: { stand: { nominated: {} } } }]'],
  'accuses nobody': ['noNominate: true', 'day: [{ trial: { stand: { accused: {} } } }]'],
  'does not speak': ['noSpeech: true', 'day: [{ speeches: { seconds: 5 } }, { trial: {} }]'],
  'has no hand in an open vote': ['noVote: true', 'day: [{ trial: { vote: { shown: live } } }]'],
  'has no hand in an election': [
    'noVote: true',
    'day: [{ election: { office: mayor, again: true, tie: [lot] } }]',
  ],
  'weighs more in an open vote': ['weight: 3', 'day: [{ trial: { vote: { shown: live } } }]'],
  'weighs more in an election': [
    'weight: 3',
    'day: [{ election: { office: mayor, again: true, tie: [lot] } }]',
  ],
  'weighs more in an open vote on a proposal': [
    'weight: 3',
    'day: [{ proposal: { leader: { next: mayor }, choose: { min: 1, max: 1 } } }]',
  ],
  'has no hand in an open vote on a proposal': [
    'noVote: true',
    'day: [{ proposal: { leader: { next: mayor }, choose: { min: 1, max: 1 } } }]',
  ],
  'votes as somebody else on a proposal': [
    'votesAs: { seat: { neighbours: self, side: left } }',
    'day: [{ proposal: { leader: { next: mayor }, choose: { min: 1, max: 1 } } }]',
  ],
  'weighs more in an open run-off': [
    'weight: 3',
    'day: [{ trial: { vote: { shown: closed }, tie: [{ runoff: { shown: live } }] } }]',
  ],
  'has votes against him in an open vote': [
    'against: 2',
    'day: [{ trial: { vote: { shown: live } } }]',
  ],
  'votes as somebody else in an open vote': [
    'votesAs: { seat: { neighbours: self, side: left } }',
    'day: [{ trial: { vote: { shown: live } } }]',
  ],
}

const BASE = `
needs: 2
deaths: { show: nothing }
statuses: { mayor: { name: Mayor, until: never, unique: true, public: atOnce, told: '{names}' } }
`

/** What is no trait of a player. */
const OTHERS: Readonly<Record<string, string>> = {
  'a private status of the table gives a second verdict': `
roles: { landlady: { calls: [{ id: landlady.call, choose: { yes: true }, do: [{ give: { status: rush, to: table } }] }] } }
statuses: { rush: { name: Rush, until: dusk, table: true, traits: { verdicts: 2 } } }
day: [{ trial: { vote: { shown: live } } }]`,
  'a private status of the table takes the verdict away': `
roles: { landlady: { calls: [{ id: landlady.call, choose: { yes: true }, do: [{ give: { status: rest, to: table } }] }] } }
statuses: { rest: { name: Rest, until: dusk, table: true, traits: { verdicts: 0 } } }
day: [{ trial: { vote: { shown: live } } }]`,
  'the hands of a run-off are as many as a secret set': `
roles: { thief: { supply: 2 }, landlady: { calls: [{ ${LOOK}, do: [{ become: { role: thief, who: target } }] }] } }
day: [{ trial: { vote: { shown: live }, tie: [{ runoff: { hands: { count: { team: thieves } } } }] } }]`,
  'whom a run-off is for is a secret': `
day: [{ trial: { vote: { shown: live, voters: { not: { role: landlady } } }, tie: [runoff, lot] } }]`,
}

/** Every leak by what it is. */
export const leaks: Readonly<Record<string, OwnDocument>> = {
  ...Object.fromEntries(
    Object.entries(SEEN).flatMap(([what, [traits, day]]) =>
      Object.entries(SOURCES).map(([source, written]) => [
        `whoever has ${source} ${what}`,
        innDocument(BASE, written(traits), day),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([what, parts]) => [what, innDocument(BASE, parts)]),
  ),
}

/** What the game itself keeps, though the document leaves it open. */
const KEPT: Readonly<Record<string, string>> = {
  'what is told first was given first, the newest above': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ give: mark }] }] }
  thief: { calls: [{ id: thief.kill, choose: { one: everyone }, do: [{ give: mark }] }] }
statuses: { mark: { name: Marked, until: never, public: dawn, listed: newest, told: '{names}' } }`,
  'notices come in the order of the calls that made them': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ announce: { notice: hoot, seats: target } }] }] }
  thief: { calls: [{ id: thief.kill, choose: { one: everyone }, do: [{ announce: { notice: hoot, seats: target } }] }] }
notices: { hoot: { text: 'An owl hoots at {names}.' } }`,
  'whoever is drunk in secret is shown something wrong, before a question and after it': `
roles:
  landlady: { calls: [{ id: landlady.look, first: { seats: { team: thieves } }, choose: { one: everyone }, do: [{ give: mark }, { show: { team: target } }] }] }
  thief: { traits: { learns: random }, calls: [{ id: thief.kill, first: { fingers: { count: { status: mark } } }, choose: { one: everyone }, do: [{ give: mark }, { show: { role: target } }] }] }
statuses: { mark: { name: Marked, until: never, traits: { learns: wrongly } } }`,
  'whoever looks like somebody else, or like a role that is drawn, does so in silence': `
roles:
  landlady: { calls: [{ id: landlady.look, first: { seats: { team: thieves } }, choose: { one: everyone }, do: [{ give: mark }, { show: { role: target } }] }] }
  thief: { traits: { seenAs: { sameAs: { status: mark } } }, calls: [{ id: thief.kill, first: { team: { role: landlady } }, choose: { one: everyone }, do: [{ give: mask }, { show: { team: target } }] }] }
  guest: { traits: { seenAs: { random: [thief, landlady] } } }
statuses: { mark: { name: Marked, until: never }, mask: { name: Masked, until: dusk, traits: { seenAs: { random: [thief, guest], each: true } } } }`,
  'whoever becomes what is drawn, or is shown what nobody has, does so in silence': `
roles:
  landlady: { calls: [{ id: landlady.look, first: { notDealt: 1 }, choose: { one: everyone }, do: [{ become: { role: { random: [guest, thief] }, who: target } }] }] }
  thief: { calls: [{ id: thief.kill, first: { notDealt: 2, of: guests }, choose: { one: everyone }, do: [{ become: { role: { random: notDealt }, who: target } }] }] }
  cook: { team: guests, name: Cook, calls: [{ id: cook.taste, choose: { one: everyone }, do: [{ become: { role: { random: dealt }, who: target } }] }] }
  maid: { team: guests, name: Maid }
night: { called: untilShown }
deaths: { show: role }`,
  'a card that is covered in secret closes no call': `
roles:
  landlady: { traits: { shownAs: thief }, calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ cover: { who: target, as: landlady } }] }] }
  thief: { calls: [{ id: thief.kill, choose: { one: everyone }, do: [{ cover: { who: target } }, { attack: thief }] }] }
night: { called: untilShown }
deaths: { show: { vote: card, other: role } }`,
  'whoever believes to be what he is not is called as whoever is': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ show: { team: target } }, { give: mark }] }] }
  drunk: { team: guests, name: Drunk, believes: landlady }
statuses: { mark: { name: Marked, until: never, public: dawn, told: '{names}' } }
deck: { rows: { 5: { thief: 1, landlady: 1, drunk: 1 } } }`,
  'whoever has something by which he can act at any moment has it in silence': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ give: mark }] }] }
  guest: { powers: [{ id: guest.use, during: [night], uses: 1, shows: nothing, choose: { one: others }, do: [{ give: hush }] }] }
statuses:
  mark: { name: Marked, until: never, powers: [{ id: mark.use, during: [day, night], choose: { one: others }, do: [{ give: hush }] }] }
  hush: { name: Silent, until: dusk, traits: { noActs: true } }`,
  'what another call has shown is shown again, or that it has shown nothing': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ show: { team: target } }] }] }
  thief: { calls: [{ id: thief.kill, first: { answerOf: landlady.look }, choose: { one: everyone }, do: [{ show: { answerOf: landlady.look } }] }] }`,
  'a status that is drawn and that nobody hears of is given in silence': `
roles:
  landlady: { calls: [{ id: landlady.look, choose: { one: everyone }, do: [{ give: { random: [mark, mute, hidden] } }] }] }
  thief: { calls: [{ id: thief.kill, first: { seats: { status: mark } }, choose: { one: everyone }, do: [{ attack: thief }] }] }
statuses: { mark: { name: Marked, until: never }, mute: { name: Mute, until: dusk, traits: { noActs: true } }, hidden: { name: Hidden, until: dawn, traits: { away: true } } }`,
  'a status that is given to a secret seat and not told yet stands at no vote': `
when: [{ on: day, do: [{ give: { status: mark, to: { role: landlady } } }] }]
statuses: { mark: { name: Marked, until: never, public: dawn, told: '{names}', traits: { noCandidate: true } } }
day: [{ trial: { vote: { shown: live } } }]`,
  'a status that is given to a secret seat and not told yet weighs more in an open vote': `
when: [{ on: day, do: [{ give: { status: mark, to: { role: landlady } } }] }]
statuses: { mark: { name: Marked, until: never, public: dawn, told: '{names}', traits: { weight: 3 } } }
day: [{ trial: { vote: { shown: live } } }]`,
}

/** Documents in which nothing is told by who acted, nor before its time. */
export const kept: Readonly<Record<string, OwnDocument>> = Object.fromEntries(
  Object.entries(KEPT).map(([what, parts]) => [what, innDocument(BASE, parts)]),
)
