/** Roles that know each other. */
export const knowing = `
mason:                      # masons, two sisters, three brothers
  with: { nights: 1 }
  role: { calls: [{ id: $me.meet, nights: $nights }] }

cupid:                      # two who live and die together
  role:
    calls:
      - id: $me.choose
        nights: 1
        choose: { two: everyone, self: true, must: true }
        do: [{ link: { link: lovers, to: targets } }]
  brings:
    links:
      lovers:
        name: { en: Lovers, de: Liebespaar, pl: Kochankowie }
        called: { en: Lovers, de: Verliebte, pl: Kochankowie }
        many: true
        kind: group
        dieTogether: heartbreak
        calls:
          - id: lovers.tap
            nights: 1
            silent: true
            words: { host: { en: "Walk round the table and tap {shown}.", de: "Geh um den Tisch und tippe {shown} an.", pl: "Obejdź stół i dotknij: {shown}." } }
            first: { seats: { link: lovers } }
          - { id: lovers.meet, nights: 1 }
`
