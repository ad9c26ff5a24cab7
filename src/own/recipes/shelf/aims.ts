/** Roles with an aim of their own. */
export const aims = `
survivor: { role: { alsoWins: { the: self, is: everyone } } }

jester:                     # wins by being condemned
  with: { ends: true }
  role: { when: [{ on: dies, by: [vote], do: [{ win: { who: self, ends: $ends } }] }] }

executioner:                # wants one player condemned
  with: { among: null, becomes: null }
  role:
    calls: [{ id: $me.learn, nights: 1, first: { seats: { link: mark } } }]
    when:
      - { on: start, do: [{ link: { link: mark, to: { random: { both: [others, { team: $among }] } } } }] }
      - { on: otherDies, of: { link: mark }, by: [vote], do: [{ win: { who: self, ends: false } }] }
      - { on: otherDies, of: { link: mark }, notBy: [vote], do: [{ become: { role: $becomes } }] }
  brings:
    links: { mark: { name: { en: Mark, de: Zielperson, pl: Cel }, kind: arrow } }

angel:                      # wins by dying first of all
  role: { when: [{ on: dies, if: { nights: 0-1 }, do: [{ win: { who: self, ends: true } }] }] }

littleGirl:                 # may peek; caught, she is the victim
  with: { call: null, cause: null }
  role:
    powers:
      - id: $me.caught
        during: [$call]
        shows: nothing
        do: [{ attack: { on: self, cause: $cause } }, { leave: call }]
`
