/** What a team does. */
export const teams = `
pack:                       # knows each other from the first night, kills from the second on
  team:
    calls:
      - { id: $me.meet, nights: 1 }
      - id: $me.kill
        nights: 2+
        choose: { one: { not: { team: own } }, by: agreed }
        do: [{ attack: $me }]
`
