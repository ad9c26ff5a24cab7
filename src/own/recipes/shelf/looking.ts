/** Roles that learn something. */
export const looking = `
seer:                       # thumb up: not of my team
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { thumb: { the: target, isNot: { team: own } } } }]

roleSeer:                   # sees the card
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { role: target } }]

seerOf:                     # looks for one role, such as the Sorcerer for the Seer
  with: { role: null }
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { thumb: { the: target, is: { role: $role } } } }]

insaneSeer:                 # always the wrong thumb
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { thumb: { the: target, is: { team: own } } } }]

naiveSeer:                  # always thumb down; a paranoid one has thumbUp here
  with: { sign: thumbDown }
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { sign: $sign } }]

randomSeer:
  role:
    calls:
      - id: $me.look
        choose: { one: others }
        do: [{ show: { thumb: { chance: 1/2 } } }]

parity:                     # two players: the same side?
  role:
    calls:
      - id: $me.compare
        choose: { two: others }
        do: [{ show: { nod: { same: team, of: targets } } }]

fox:                        # a wolf among three neighbours? a miss, and the nose is gone
  with: { team: null }
  role:
    calls:
      - id: $me.sniff
        choose: { one: everyone, self: true }
        do:
          - show: { nod: { some: { both: [{ team: $team }, { any: [target, { neighbours: target }] }] } } }
          - if: { none: { both: [{ team: $team }, { any: [target, { neighbours: target }] }] } }
            do: [{ give: { status: noseless, to: self } }]
  brings:
    statuses: { noseless: { name: { en: without a nose, de: ohne Nase, pl: bez węchu }, until: never, traits: { noActs: true } } }

tracker:                    # where somebody went
  role:
    calls:
      - id: $me.follow
        choose: { one: others }
        do: [{ show: { seats: { visitedBy: target } } }]

watcher:                    # who came to somebody
  role:
    calls:
      - id: $me.watch
        choose: { one: others }
        do: [{ show: { seats: { both: [{ visitorsOf: target }, { not: self }] } } }]

bearTamer:                  # a wolf beside him: the bear growls at dawn
  with: { team: null }
  role:
    when:
      - on: dawn
        if: { some: { both: [{ team: $team }, { neighbours: self }] } }
        do: [{ announce: { notice: growl } }]
  brings:
    notices: { growl: { text: { en: The bear growls., de: Der Bär brummt., pl: Niedźwiedź warczy. } } }
`
