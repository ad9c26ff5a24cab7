/** What a team does. */
export const teams = `
pack:                       # knows each other from the first night, kills from the second on
  with: { first: 2 }
  team:
    calls:
      - { id: $me.meet, nights: 1 }
      - id: $me.kill
        nights: $first+
        choose: { one: { not: { team: own } }, by: agreed }
        do: [{ attack: $me }]

mayor:                      # elected, votes twice, names a successor
  with: { votes: 2 }
  team: {}
  brings:
    statuses:
      mayor:
        name: { en: Mayor, de: Bürgermeisteramt, pl: Burmistrz }
        unique: true
        public: atOnce
        until: never
        told: { en: "{names} is mayor now.", de: "Das Bürgermeisteramt hat jetzt {names}.", pl: "Urząd burmistrza obejmuje {names}." }
        traits: { weight: $votes }
        when:
          - on: dies
            ask:
              id: mayor.heir
              choose: { one: others, must: true }
              do: [{ give: mayor }]
    day: [{ election: { office: mayor, tie: [runoff, lot] } }]

sheriff:                    # elected, votes twice; elected anew
  with: { votes: 2 }
  team: {}
  brings:
    statuses:
      sheriff:
        name: { en: Sheriff, de: Sheriff, pl: Szeryf }
        unique: true
        public: atOnce
        until: never
        told: { en: "{names} is sheriff now.", de: "Den Stern trägt jetzt {names}.", pl: "Gwiazdę szeryfa nosi teraz {names}." }
        traits: { weight: $votes }
    day: [{ election: { office: sheriff, tie: [runoff, lot] } }]
`
