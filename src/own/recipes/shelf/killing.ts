/** Roles that kill. */
export const killing = `
killer:                     # one who kills alone: serial killer, vigilante (uses: 1), lone thief
  with: { uses: 99, cause: $me, sure: false }
  role:
    calls:
      - id: $me.kill
        rest: 1
        uses: $uses
        choose: { one: others }
        do: [{ attack: { cause: $cause, sure: $sure } }]

whiteWolf:                  # every second night one of the pack
  with: { team: null }
  role:
    calls:
      - id: $me.betray
        nights: { from: 2, every: 2 }
        choose: { one: { both: [others, { team: $team }] } }
        do: [{ attack: $me }]

gunner:                     # shoots by day, before everybody's eyes
  with: { uses: 2 }
  role:
    powers:
      - id: $me.shoot
        during: [talk, speeches]
        uses: $uses
        shows: role
        choose: { one: others, must: true }
        do: [{ attack: { cause: shot, sure: true } }]

hunter:                     # takes somebody along
  role:
    when:
      - on: dies
        ask:
          id: $me.shoot
          choose: { one: others }
          do: [{ attack: { cause: hunter, sure: true } }]

bomb:                       # whoever kills him falls too
  role:
    when: [{ on: dies, notBy: [vote], do: [{ attack: { on: killers, cause: bomb, sure: true } }] }]

veteran:                    # on guard: whoever comes to him dies
  with: { uses: 3 }
  role:
    calls:
      - id: $me.alert
        uses: $uses
        choose: { acts: { alert: { name: { en: On guard, de: Auf der Hut, pl: Czuwaj } } } }
        do: [{ give: { status: onAlert, to: self } }]
    when: [{ on: visited, if: { the: self, is: { status: onAlert } }, do: [{ attack: { on: it, cause: veteran } }] }]
  brings:
    statuses: { onAlert: { name: { en: on guard, de: auf der Hut, pl: na straży }, until: dawn } }
    shields: [{ status: onAlert, against: night, then: saved }]

strongman:                  # one night a game no shield helps against the team's attack
  with: { call: null }
  role:
    calls:
      - id: $me.force
        nights: 2+
        uses: 1
        choose: { acts: { force: { name: { en: Use force, de: Mit Gewalt, pl: Użyj siły } } } }
        do: [{ give: { status: forced, to: table } }]
  brings:
    statuses: { forced: { name: { en: force, de: Gewalt, pl: siła }, table: true, until: dawn, traits: { sure: [$call] } } }

ninja: { role: { traits: { unseen: true } } }

diseased:                   # who eats him goes hungry the next night
  with: { cause: null, call: null }
  role:
    when: [{ on: dies, by: [$cause], do: [{ give: { status: hungover, to: table } }] }]
  brings:
    statuses: { hungover: { name: { en: sick, de: krank, pl: niedyspozycja }, table: true, until: dawn, traits: { rests: [$call] } } }

arsonist:                   # oil at one door after the other, and then all at once
  role:
    calls:
      - id: $me.walk
        choose:
          acts:
            pour: { name: { en: Pour oil, de: Öl ausgießen, pl: Rozlej olej }, one: { both: [others, { not: { status: oiled } }] } }
            light: { name: { en: Light it, de: Anzünden, pl: Podpal }, if: { some: { status: oiled } } }
        do: [{ if: { act: pour }, do: [{ give: oiled }], else: [{ attack: { cause: fire, on: { status: oiled }, sure: true } }] }]
  brings:
    statuses: { oiled: { name: { en: oil at the door, de: Öl vor der Tür, pl: olej pod drzwiami }, until: never } }

slayer:                     # one shot before everybody, and only one role falls
  with: { role: null }
  role:
    powers:
      - id: $me.shoot
        during: [talk]
        uses: 1
        shows: name
        choose: { one: others, must: true }
        do: [{ if: { the: target, is: { role: $role } }, do: [{ attack: { cause: bolt, sure: true } }] }]
`
