/** Roles that change sides. */
export const turning = `
godfather:                  # looks innocent; a miller or a lycan looks guilty by the same trait
  with: { team: null }
  role: { traits: { seenAs: { team: $team } } }

traitor:                    # joins the lost cause
  with: { team: null, becomes: null }
  role:
    when: [{ on: otherDies, of: { team: $team }, if: { none: { role: $becomes } }, do: [{ become: { role: $becomes } }] }]

cursed:                     # attacked by them, he is one of them
  with: { cause: null, becomes: null }
  role:
    when: [{ on: struck, by: [$cause], instead: true, do: [{ become: { role: $becomes } }] }]

wildChild:
  with: { becomes: null }
  role:
    calls:
      - id: $me.admire
        nights: 1
        choose: { one: others, must: true }
        do: [{ link: { link: model, to: target } }]
    when: [{ on: otherDies, of: { link: model }, do: [{ become: { role: $becomes } }] }]
  brings:
    links: { model: { name: { en: Model, de: Vorbild, pl: Wzór }, kind: arrow } }

backup:
  with: { role: null }
  role:
    when: [{ on: otherDies, of: { role: $role }, if: { none: { role: $role } }, do: [{ become: { role: $role } }] }]

thief:                      # two cards more than players; he may take one of them
  role:
    calls:
      - id: $me.take
        nights: 1
        choose: { card: pool }
        do: [{ exchange: { between: [self, pool] } }]
  brings: { deal: { extra: { with: $me, cards: 2 } } }

cultLeader:                 # everybody living in the cult: he wins
  role:
    calls:
      - id: $me.recruit
        choose: { one: { both: [others, { not: { status: cult } }] } }
        do: [{ give: cult }]
  brings:
    statuses: { cult: { name: { en: in the cult, de: in der Sekte, pl: w sekcie }, until: never } }
    victory: [{ wins: { role: $me }, if: { all: [{ some: { role: $me } }, { none: { both: [{ not: { status: cult } }, { not: { role: $me } }] } }] } }]

piper:                      # two a night; the charmed know each other
  role:
    calls:
      - id: $me.charm
        choose: { some: { of: { both: [others, { not: { status: charmed } }] }, min: 1, max: 2 } }
        do: [{ give: { status: charmed, to: targets } }]
  brings:
    statuses:
      charmed:
        name: { en: Charmed, de: Verzaubert, pl: Zauroczeni }
        many: true
        until: never
        calls: [{ id: charmed.meet }]
    victory: [{ wins: { role: $me }, if: { all: [{ some: { role: $me } }, { none: { both: [{ not: { status: charmed } }, { not: { role: $me } }] } }] } }]
`
