import { describe, expect, it } from 'vitest'
import { roomView } from '../../../src/engine'
import { innWith } from './documents'
import { sitDown } from './evening'

const THIEF =
  'thief: { calls: [{ id: thief.kill, choose: { one: others }, do: [{ attack: thief }] }] }'

describe('what happens by itself', () => {
  it('asks a dead player whom he takes along, and tells that too', () => {
    const ruleset = innWith(`
roles:
  ${THIEF}
  hunter: { team: guests, name: H, when: [{ on: dies, ask: { id: hunter.shoot, choose: { one: others }, do: [{ attack: { cause: hunter, sure: true } }] } }] }
`)
    const table = sitDown(ruleset, 'thief hunter guest guest guest guest')
    table.say('thief.kill', 'B')
    table.say('hunter.shoot', 'C')
    expect(table.living()).toBe('ADEF')
    expect(table.game.open?.id).toBe('dawn.announce')
    expect(table.told().slice(-2)).toEqual(['died C', 'revealed {C:"guest"}'])
  })

  /** What the room sees while the dead hunter is asked this. */
  const seenAsking = (choose: string, pool?: readonly string[]) => {
    const ruleset = innWith(`
roles:
  ${THIEF}
  hunter: { team: guests, name: H, when: [{ on: dies, ask: { id: hunter.ask, choose: ${choose}, do: [{ count: { counter: t, add: 1 } }] } }] }
counters: { t: { name: T } }
${pool ? `deal: { extra: { with: hunter, cards: ${pool.length} } }` : ''}`)
    const table = sitDown(ruleset, 'thief hunter guest guest guest guest', pool ? { pool } : {})
    table.say('thief.kill', 'B')
    table.upTo('hunter.ask')
    return { open: table.game.open, stage: roomView(table.game).stage }
  }

  it('says of a question before everybody no more than the document does: no card in the middle, nobody who is left out (OG-78)', () => {
    const cards = seenAsking('{ card: pool }', ['thief', 'landlady'])
    expect(cards.open?.form).toMatchObject({ options: ['thief', 'landlady'] })
    expect(cards.stage).toEqual({ scene: 'notice', about: 'asked', speaker: 's1' })
    const places = seenAsking('{ middle: 1 }', ['thief', 'landlady'])
    expect(places.open?.form).toMatchObject({ options: ['m1', 'm2'] })
    expect(places.stage).toEqual(cards.stage)
    const guests = seenAsking('{ one: { both: [{ team: guests }, { not: self }] }, must: true }')
    expect(guests.open?.form).toMatchObject({ targets: ['s2', 's3', 's4', 's5'], pass: false })
    expect(guests.stage?.asks).toEqual({
      for: 'choice',
      of: [{ seat: 's1', hands: 1 }],
      among: ['s0', 's2', 's3', 's4', 's5'],
      order: 'together',
    })
  })

  it('shows the same of a question for which there is nobody (OG-78)', () => {
    const somebody = seenAsking('{ one: { team: thieves } }')
    const nobody = seenAsking('{ one: { both: [{ team: thieves }, { role: landlady }] } }')
    expect([somebody.open?.form.kind, nobody.open?.form.kind]).toEqual(['seat', 'ok'])
    expect(nobody.stage).toEqual(somebody.stage)
  })

  it('tells of a closed election who was elected and no totals, its run-off included (OG-53, OG-94)', () => {
    const election = (closed: boolean) => {
      const ruleset = innWith(`
roles:
  ${THIEF}
  notary: { team: guests, name: N${closed ? ', traits: { weight: 2 }' : ''} }
statuses:
  mayor: { name: Mayor, unique: true, public: atOnce, until: never }
day:
  - election: { office: mayor, closed: ${closed}, tie: [runoff] }
  - talk: { seconds: 10 }
`)
      const table = sitDown(ruleset, 'thief notary guest guest guest guest')
      table.upTo('day.election')
      const watched = table.game.open?.stage?.count
      table.say('day.election', 'B>A C>B D>B')
      const runoff = table.game.open?.id
      if (runoff === 'day.electionRunoff') table.say('day.electionRunoff', 'B>A')
      const heard = table.game.state.record.items.map(({ kind }) => kind)
      return { watched, runoff, heard: heard.filter((kind) => kind !== 'dayBreaks') }
    }
    expect(election(true)).toEqual({
      watched: 'closed',
      runoff: 'day.electionRunoff',
      heard: ['tie', 'became.mayor', 'timer'],
    })
    expect(election(false)).toMatchObject({ watched: 'live', runoff: 'day.talk' })
    expect(election(false).heard).toEqual(['tally', 'became.mayor', 'timer'])
  })

  it('stops a strike at the last moment, once', () => {
    const ruleset = innWith(`
roles:
  ${THIEF}
  elder: { team: guests, name: E, when: [{ on: struck, by: [thief], uses: 1, instead: true }] }
`)
    const table = sitDown(ruleset, 'thief elder guest guest guest guest')
    table.say('thief.kill', 'B')
    table.upTo('day.talk')
    expect(table.living()).toBe('ABCDEF')
    table.say('thief.kill', 'B')
    table.upTo('day.talk')
    expect(table.living()).toBe('ACDEF')
  })

  it('spares who is condemned where he shows his card instead', () => {
    const ruleset = innWith(`
roles:
  prince: { team: guests, name: P, when: [{ on: struck, by: [vote], uses: 1, instead: true, do: [{ reveal: { who: self } }] }] }
`)
    const table = sitDown(ruleset, 'thief prince guest guest guest')
    table.say('day.vote', 'A>B C>B')
    expect(table.living()).toBe('ABCDE')
    expect(table.told().slice(-2)).toEqual(['spared B', 'revealed {B:"prince"}'])
  })

  it('lets lovers die together and makes another of who loses his model', () => {
    const ruleset = innWith(`
roles:
  ${THIEF}
  cupid: { team: guests, name: C, calls: [{ id: cupid.choose, nights: 1, choose: { two: everyone, self: true, must: true }, do: [{ link: { link: lovers, to: targets } }] }] }
  child:
    team: guests
    name: W
    calls: [{ id: child.admire, nights: 1, choose: { one: others, must: true }, do: [{ link: { link: model, to: target } }] }]
    when: [{ on: otherDies, of: { link: model }, do: [{ become: { role: thief } }] }]
links:
  lovers: { kind: group, dieTogether: heartbreak }
  model: { kind: arrow }
`)
    const table = sitDown(ruleset, 'thief cupid child guest guest guest guest')
    table.say('cupid.choose', 'D,E')
    table.say('child.admire', 'E')
    table.say('thief.kill', 'D')
    table.upTo('day.talk')
    expect(table.living()).toBe('ABCFG')
    expect(table.role('C')).toEqual(['thief'])
  })

  it('turns a shield that nobody needed into poison, and counts lives by cards', () => {
    const ruleset = innWith(`
roles:
  healer:
    team: guests
    name: H
    calls: [{ id: healer.dose, choose: { one: everyone, self: true }, do: [{ give: dosed }] }]
  ${THIEF}
cards:
  guest: { role: guest, name: G, supply: 20 }
  thief: { role: thief, name: T }
  healer: { role: healer, name: H }
deal: { perSeat: 2 }
counters: { dose: { name: Doses } }
statuses:
  dosed:
    name: d
    stacks: true
    until: dawn
    when:
      - on: ends
        if: { used: false }
        do:
          - count: { counter: dose, of: self, add: { stacks: dosed, of: self } }
          - if: { counter: dose, of: self, atLeast: 2 }
            do: [{ attack: { on: self, cause: overdose } }, { count: { counter: dose, of: self, set: 0 } }]
shields: [{ status: dosed, against: [thief], then: saved }]
victory: [{ wins: [], if: { none: everyone } }]
`)
    const table = sitDown(ruleset, 'thief+guest healer+guest guest+guest guest+guest guest+guest')
    table.say('healer.dose', 'C')
    table.say('thief.kill', 'C')
    table.upTo('dawn.announce')
    expect(table.told()).toEqual(['nobodyDied true'])
    for (let night = 2; night < 4; night++) {
      table.say('healer.dose', 'D')
      table.upTo('dawn.announce')
    }
    expect(table.told()).toEqual(['died D', 'revealed {D:"guest"}'])
    expect(table.living()).toBe('ABCDE')
    expect(table.statuses('D')).toEqual([])
  })

  it('tells of public statuses at dawn, takes the vote away with them, and of their end', () => {
    const ruleset = innWith(`
roles:
  silencer: { team: guests, name: S, calls: [{ id: silencer.hush, choose: { one: others }, do: [{ give: hushed }] }] }
statuses:
  hushed: { name: h, public: dawn, until: dusk, told: t, ended: e, traits: { noVote: true, noSpeech: true } }
`)
    const table = sitDown(ruleset, 'thief silencer guest guest guest')
    table.say('silencer.hush', 'C')
    table.upTo('dawn.announce')
    expect(table.told()).toEqual(['nobodyDied true', 'became.hushed [C]'])
    table.upTo('day.vote')
    const { form } = table.game.open ?? {}
    expect(form?.kind === 'ballots' && form.voters.map(({ seat }) => seat)).toEqual([
      's0',
      's1',
      's3',
      's4',
    ])
    table.upTo('dawn.announce')
    expect(table.told()).toContain('ended.hushed [C]')
  })

  it('takes the badge away when one ends of whose end nothing is told (OG-51, OG-110)', () => {
    const ruleset = innWith(`
roles:
  marker: { team: guests, name: M, calls: [{ id: marker.mark, choose: { one: others }, do: [{ give: marked }, { give: hidden }] }] }
statuses:
  marked: { name: m, public: dawn, until: dusk, told: t }
  hidden: { name: h, until: dusk, ended: e }
`)
    const table = sitDown(ruleset, 'thief marker guest guest guest')
    table.say('marker.mark', 'C')
    table.upTo('dawn.announce')
    while (table.history.apply({ type: 'tell' }).ok);
    const badges = () => roomView(table.game).seats.map((shown) => shown.badges.join())
    expect(badges()).toEqual(['', '', 'marked', '', ''])
    // What the host gives is known, and nobody hears of what is never told.
    const ruling = { kind: 'status', seat: 's3', status: 'hidden', on: true } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    table.say('marker.mark', 'D')
    table.upTo('dawn.announce')
    expect(table.told()).toEqual(['nobodyDied true', 'became.marked [D]'])
    while (table.history.apply({ type: 'tell' }).ok);
    expect(badges()).toEqual(['', '', '', 'marked', ''])
  })
})

describe('a power', () => {
  it('is used before everybody’s eyes, so often and no more', () => {
    const ruleset = innWith(`
roles:
  gunner:
    team: guests
    name: G
    powers: [{ id: gunner.shoot, during: [talk], uses: 1, choose: { one: others, must: true }, do: [{ attack: { cause: shot, sure: true } }] }]
`)
    const table = sitDown(ruleset, 'thief gunner guest guest guest guest')
    expect(table.use('gunner.shoot', 'C')).toBe(false)
    table.upTo('day.talk')
    expect(table.use('gunner.shoot', 'C')).toBe(true)
    expect(table.told()).toEqual([
      'stepsForward {"name":B,"team":"guests","role":"gunner"}',
      'revealed {B:"gunner"}',
      'died C',
      'revealed {C:"guest"}',
    ])
    expect(table.use('gunner.shoot', 'D')).toBe(false)
    expect(table.game.open?.id).toBe('day.talk')
  })

  it('names any role of the deck, which is only known once the cards are dealt', () => {
    const ruleset = innWith(`
roles:
  sage: { team: guests, name: S, powers: [{ id: sage.name, during: [talk], uses: 1, choose: { role: deck }, do: [{ count: { counter: t, of: self, add: 1 } }] }] }
counters: { t: { name: T } }
`)
    const table = sitDown(ruleset, 'thief sage guest guest guest')
    table.upTo('day.talk')
    const offered = table.game.offered().find(({ id }) => id === 'sage.name')
    const options = offered?.form.kind === 'option' ? offered.form.options : []
    expect([...options].sort()).toEqual(['guest', 'sage', 'thief'])
  })

  it('breaks off a trial', () => {
    const ruleset = innWith(`
roles:
  judge: { team: guests, name: J, powers: [{ id: judge.stop, during: [vote], do: [{ leave: trial }] }] }
`)
    const table = sitDown(ruleset, 'thief judge guest guest guest')
    table.upTo('day.vote')
    expect(table.use('judge.stop', 'ok')).toBe(true)
    expect(table.game.open?.id).toBe('day.result')
  })
})

describe('a trial', () => {
  const trial = (rules: string, more = '') =>
    innWith(`
${more}
day:
  - trial: ${rules}
`)

  it('lets votes weigh, and a tie fall on whom the chain names', () => {
    const ruleset = trial(
      '{ vote: { shown: closed }, tie: [{ falls: { role: goat } }, none] }',
      'roles: { judge: { team: guests, name: J, traits: { weight: 2 } }, goat: { team: guests, name: G } }',
    )
    const table = sitDown(ruleset, 'thief judge goat guest guest guest')
    table.say('day.vote', 'B>A D>E F>E')
    expect(table.told().slice(-3)).toEqual(['tie [A,E]', 'executed C', 'revealed {C:"goat"}'])
  })

  it('holds a run-off without those who are tied, and draws a lot at last', () => {
    const ruleset = trial('{ tie: [{ runoff: { voters: others, use: all } }, lot] }')
    const table = sitDown(ruleset, 'thief landlady guest guest guest guest')
    table.say('day.vote', 'A>B B>A')
    table.say('day.runoff', 'C>A D>A E>B F>B')
    table.upTo('day.lot')
    table.say('day.lot', 'B')
    expect(table.living()).toBe('ACDEF')
  })

  it('asks one who stands alone for more hands than there are others', () => {
    const ruleset = trial('{ stand: { accused: { each: 1 } }, vote: { use: any } }')
    const table = sitDown(ruleset, 'thief landlady guest guest guest')
    table.upTo('day.accuse')
    table.give({ kind: 'nominations', list: [{ by: 's1', target: 's0' }] })
    table.say('day.vote', 'B>A C>A')
    expect(table.told()).toContain('noExecution true')
  })
})
