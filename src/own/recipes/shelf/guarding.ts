/** Roles that keep somebody alive. */
export const guarding = `
doctor:
  with: { self: true, again: always, against: night }
  role:
    calls:
      - id: $me.protect
        choose: { one: everyone, self: $self, again: $again }
        do: [{ give: protected }]
  brings:
    statuses: { protected: { name: { en: protected, de: beschützt, pl: pod ochroną }, until: dawn } }
    shields: [{ status: protected, against: $against, then: saved }]

bodyguard:                  # falls instead
  with: { then: giver }
  role:
    calls:
      - id: $me.guard
        choose: { one: others }
        do: [{ give: guarded }]
  brings:
    statuses: { guarded: { name: { en: guarded, de: bewacht, pl: pod strażą }, until: dawn } }
    shields: [{ status: guarded, against: night, then: $then }]

witch:                      # two potions, each once
  with: { cause: null }
  role:
    calls:
      - id: $me.heal
        first: { seats: { doomed: $cause } }
        uses: 1
        choose: { acts: { heal: { name: { en: Heal, de: Heilen, pl: Ulecz }, if: { some: { doomed: $cause } } } } }
        do: [{ give: { status: healed, to: { doomed: $cause } } }]
      - id: $me.poison
        uses: 1
        choose: { one: others }
        do: [{ attack: poison }]
  brings:
    statuses: { healed: { name: { en: healed, de: geheilt, pl: po leczeniu }, until: dawn } }
    shields: [{ status: healed, against: [$cause], then: saved }]

witchAtOnce:                # the same in one waking: nobody hears what is left to her
  with: { cause: null }
  role:
    calls:
      - id: $me.brew
        first: { seats: { doomed: $cause } }
        choose:
          upTo: 2
          acts:
            heal: { name: { en: Heal, de: Heilen, pl: Ulecz }, uses: 1, if: { some: { doomed: $cause } } }
            poison: { name: { en: Poison, de: Vergiften, pl: Otruj }, uses: 1, one: others }
        do:
          - { if: { act: heal }, do: [{ give: { status: healed, to: { doomed: $cause } } }] }
          - { if: { act: poison }, do: [{ attack: poison }] }
  brings:
    statuses: { healed: { name: { en: healed, de: geheilt, pl: po leczeniu }, until: dawn } }
    shields: [{ status: healed, against: [$cause], then: saved }]

bulletproof:
  with: { against: night }
  role: { traits: { immune: $against } }

elder:                      # survives one attack; killed by his own, all of them lose their powers
  with: { cause: null }
  role:
    when:
      - { on: struck, by: [$cause], uses: 1, instead: true }
      - { on: dies, notBy: [$cause], do: [{ give: { status: powerless, to: { team: own } } }] }
  brings:
    statuses: { powerless: { name: { en: powerless, de: machtlos, pl: bez mocy }, until: never, traits: { noActs: true } } }

toughGuy:                   # dies of an attack one day later
  with: { cause: null }
  role:
    when:
      - { on: struck, by: [$cause], uses: 1, instead: true, do: [{ give: { status: dying, to: self } }] }
  brings:
    statuses:
      dying:
        name: { en: dying, de: todgeweiht, pl: w agonii }
        until: nightEnd
        when: [{ on: ends, do: [{ attack: { on: self, cause: wounds, sure: true } }] }]
`
