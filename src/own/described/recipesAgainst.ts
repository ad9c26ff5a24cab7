/** What recipes do that get in others' way or kill. */

const KILLS =
  'The cause of the attack that is meant: the id of whoever kills by night, such as wolves.'

export const AGAINST_OTHERS = {
  // Hindering
  roleblocker: {
    about: 'Points at one player every night, who cannot act until dawn.',
  },
  jailkeeper: {
    about:
      'Points at one player every night, who cannot act until dawn, alone or with a group, and is safe from every attack.',
  },
  jailor: {
    about:
      'Holds one player every night, who cannot act and is safe from others, and may put that player to death.',
    with: { deaths: 'How often in the game.' },
  },
  silencer: {
    about:
      'Points at one player every night, who must not speak on the next day; the room is told.',
    with: { votes: 'Whether the player has no vote either.' },
  },
  poisoner: {
    about:
      'Points at one player every night: until the next dusk, whatever that player does fails, and nobody notices.',
  },
  framer: {
    about: 'Points at one player every night, who looks like a member of the team until dawn.',
    with: { team: 'The team that the player seems to belong to.' },
  },
  janitor: {
    about:
      'Points at one player at night, a few times a game: if that player dies, no card is turned over.',
    with: { uses: 'How often in the game.' },
  },
  busDriver: {
    about: 'Points at two players every night: whatever is meant for one of them meets the other.',
  },
  redirector: {
    about: 'Points at two players every night: what the first one does that night hits the second.',
  },
  hypnotist: {
    about: 'Points at one player every night, whose votes go where the hypnotist’s own go.',
  },
  raven: {
    about:
      'Points at one player every night, against whom votes are counted from the start on the next day; the room is told.',
    with: { hands: 'How many votes.' },
  },
  // Killing
  killer: {
    about:
      'Kills alone, from the second night on: a serial killer, a lone thief, or with uses: 1 a vigilante.',
    with: {
      uses: 'How often in the game.',
      cause: 'The cause of the attack; without it, the id of the role.',
      sure: 'Whether no shield helps.',
    },
  },
  whiteWolf: {
    about: 'Wakes alone every second night and may kill one of their own.',
    with: { team: 'The team whose members may be killed.' },
  },
  gunner: {
    about: 'May shoot a player by day in front of everybody, and turns over their card for it.',
    with: { uses: 'How many bullets.' },
  },
  arsonist: {
    about: 'Pours oil at one door every night, or lights all of it at once, which no shield stops.',
  },
  slayer: {
    about:
      'Shoots once by day, in front of everybody. The shot fells only players with one certain role.',
    with: { role: 'The role that falls, such as the demon.' },
  },
  hunter: { about: 'Takes down one player of their choice when out.' },
  bomb: { about: 'Whoever kills this player is out, too; not by a vote.' },
  veteran: {
    about: 'May be on guard for a night: safe from every attack, and whoever visits is killed.',
    with: { uses: 'How often in the game.' },
  },
  strongman: {
    about: 'Once a game, from the second night on, no shield helps against the attack of the team.',
    with: { call: 'The call in which the team kills, such as wolves.kill.' },
  },
  ninja: { about: 'Leaves no visits that a tracker or watcher could see.' },
  diseased: {
    about: 'Whoever kills this player is called on the next night, but asked nothing.',
    with: { cause: KILLS, call: 'The call that rests then, such as wolves.kill.' },
  },
} as const
