/** Roles that get in the way. */
export const hindering = `
roleblocker:
  role:
    calls:
      - id: $me.block
        choose: { one: others }
        do: [{ give: stopped }]
  brings:
    statuses: { stopped: { name: { en: stopped, de: aufgehalten, pl: pod blokadą }, until: dawn, traits: { noActs: true } } }

jailkeeper:                 # nobody gets at him, and he gets at nobody
  role:
    calls:
      - id: $me.jail
        choose: { one: others }
        do: [{ give: locked }]
  brings:
    statuses: { locked: { name: { en: locked up, de: eingesperrt, pl: pod kluczem }, until: dawn, traits: { noActs: true, noGroup: true } } }
    shields: [{ status: locked, against: night, then: saved }]

jailor:                     # holds somebody, and may put him to death; three times a game
  with: { deaths: 3 }
  role:
    calls:
      - id: $me.jail
        choose:
          acts:
            hold: { name: { en: Hold, de: Festhalten, pl: Przytrzymaj }, one: others }
            execute: { name: { en: Put to death, de: Hinrichten, pl: Zgładź }, one: others, uses: $deaths }
        do:
          - give: locked
          - if: { act: execute }
            do: [{ attack: { cause: jailor, sure: true } }]
  brings:
    statuses: { locked: { name: { en: locked up, de: eingesperrt, pl: pod kluczem }, until: dawn, traits: { noActs: true, noGroup: true } } }
    shields: [{ status: locked, against: night, then: saved }]

silencer:                   # no voice and no vote by day
  with: { votes: true }
  role:
    calls:
      - id: $me.silence
        choose: { one: others, again: notNext }
        do: [{ give: silenced }]
  brings:
    statuses:
      silenced:
        name: { en: silenced, de: zum Schweigen gebracht, pl: z nakazem milczenia }
        public: dawn
        until: dusk
        told: { en: "{names} must not speak today.", de: "Heute darf nicht sprechen: {names}.", pl: "Dziś milczy: {names}." }
        traits: { noSpeech: true, noVote: $votes }

busDriver:                  # what is meant for one meets the other
  role:
    calls:
      - id: $me.swap
        choose: { two: everyone, self: true }
        do: [{ swap: [target, second] }]

redirector:                 # the first one's deeds meet the second
  role:
    calls:
      - id: $me.turn
        choose: { two: others }
        do: [{ redirect: { acts: target, onto: second } }]

hypnotist:                  # votes as I do
  role:
    calls:
      - id: $me.hypnotize
        choose: { one: others }
        do: [{ give: hypnotized }]
  brings:
    statuses:
      hypnotized: { name: { en: hypnotized, de: hypnotisiert, pl: w hipnozie }, until: [dusk, giverOut], traits: { votesAs: giver } }

raven:                      # two hands more against somebody
  with: { hands: 2 }
  role:
    calls:
      - id: $me.mark
        choose: { one: others }
        do: [{ give: marked }]
  brings:
    statuses:
      marked:
        name: { en: marked, de: gezeichnet, pl: ze znamieniem }
        public: dawn
        until: dusk
        told: { en: "A feather lies before {names}.", de: "Vor {names} liegt eine Feder.", pl: "Pióro dostaje: {names}." }
        traits: { against: $hands }

poisoner:                   # whatever the poisoned does fails, and nobody notices
  role:
    calls:
      - id: $me.dose
        choose: { one: others }
        do: [{ give: poisoned }]
  brings:
    statuses: { poisoned: { name: { en: poisoned, de: vergiftet, pl: z trucizną }, until: dusk, traits: { impaired: true } } }

framer:                     # looks like one of them for a night
  with: { team: null }
  role:
    calls:
      - id: $me.smear
        choose: { one: others }
        do: [{ give: smeared }]
  brings:
    statuses: { smeared: { name: { en: under suspicion, de: verdächtig, pl: pod podejrzeniem }, until: dawn, traits: { seenAs: { team: $team } } } }

janitor:                    # no card of whoever dies
  with: { uses: 3 }
  role:
    calls:
      - id: $me.clean
        uses: $uses
        choose: { one: others }
        do: [{ cover: { who: target } }]
`
