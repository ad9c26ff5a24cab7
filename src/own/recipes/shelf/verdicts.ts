/** Roles that count at votes and verdicts. */
export const verdicts = `
judge: { role: { traits: { weight: 2 } } }        # a secret second vote

prince:                     # condemned once, he shows his card and lives
  role:
    when: [{ on: struck, by: [vote], uses: 1, instead: true, do: [{ reveal: { who: self } }] }]

idiot:                      # the same, and he votes no more
  role:
    when:
      - { on: struck, by: [vote], uses: 1, instead: true, do: [{ reveal: { who: self } }, { give: { status: voteless, to: self } }] }
  brings:
    statuses: { voteless: { name: { en: without a vote, de: ohne Stimme, pl: bez głosu }, public: atOnce, until: never, traits: { noVote: true } } }

scapegoat:                  # a tie puts him out (tie: [{ falls: { role: scapegoat } }]); he says who votes tomorrow
  role:
    when:
      - on: dies
        by: [tie]
        ask:
          id: $me.choose
          choose: { some: { of: others, min: 1, max: 20 }, must: true }
          do: [{ give: { status: barred, to: { not: targets } } }]
  brings:
    statuses: { barred: { name: { en: no vote, de: keine Stimme, pl: bez głosu }, public: atOnce, until: { dusks: 2 }, traits: { noVote: true } } }

saint:                      # condemned, the other side has won
  with: { team: null }
  role:
    when: [{ on: dies, by: [vote], do: [{ win: { who: $team, ends: true } }] }]

virgin:                     # whoever of her side is the first to nominate her falls
  role:
    when: [{ on: nominated, uses: 1, if: { the: it, is: { team: own } }, do: [{ attack: { cause: shame, on: it, sure: true } }] }]

butler:                     # raises a hand only where the master does
  role:
    traits: { mayVote: { link: master } }
    calls:
      - id: $me.serve
        choose: { one: others }
        do: [{ unlink: { link: master, from: self } }, { link: { link: master, to: target } }]
  brings:
    links: { master: { name: { en: Master, de: Herrschaft, pl: Pan }, kind: arrow } }
`
