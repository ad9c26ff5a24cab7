/** What the big screen says by itself. Read from four metres: few words. `|` parts the forms of a number. */
export const projector = {
  title: 'Nightfall',
  idle: {
    line: 'An evening of secrets',
    waiting: 'The host is getting ready',
  },
  lobby: {
    title: 'Take your seats',
    empty: 'The circle is open',
    count: '{count} at the table | {count} at the table',
    orientation: 'Whoever comes after you here sits on your left ↻',
  },
  deal: {
    title: 'Look at your cards',
    line: 'One at a time, at the laptop. Everybody else looks away.',
    lineOwn: 'Each of you alone. The host tells you what comes next.',
    looks: '{name} is looking',
    looksThen: '{name} is looking, then {next}',
    counted: '{number} of {of}',
  },
  phase: {
    night: 'Night {n}',
    dawn: 'Dawn {n}',
    day: 'Day {n}',
    end: 'The end',
    alive: '{count} still in | {count} still in',
  },
  night: {
    title: 'Close your eyes',
    line: 'Everybody is asleep.',
  },
  dawn: {
    title: 'Open your eyes',
    line: 'A new day begins.',
  },
  day: {
    title: 'Everybody is awake',
    line: 'Somebody here is lying.',
  },
  stage: {
    discussion: 'Discussion',
    speech: 'One speaks, all listen',
    vote: 'The vote',
    lot: 'The lot decides',
    stand: 'The accused',
    notice: 'Your attention, please',
  },
  speech: {
    next: 'Next',
    last: 'The last speaker',
  },
  vote: {
    now: 'Now!',
    none: 'No hands yet',
    given: '{count} has voted | {count} have voted',
    closed: 'The hands are counted in secret',
    counted: 'The count',
    more: 'and {count} more | and {count} more',
    needs: {
      most: 'most votes',
      majority: 'more than half',
      votes: '{count} vote needed | {count} votes needed',
    },
    who: 'Voting: {names}',
    voters: '{count} voter | {count} voters',
  },
  lot: {
    waiting: 'The lots are in the cup',
    drawing: 'Shaking the cup …',
    falls: 'The lot falls on',
  },
  clock: {
    paused: 'Paused',
    over: 'Time!',
    left: 'Time left',
  },
  seat: {
    out: 'out',
    cards: '{count} card left | {count} cards left',
  },
  end: {
    draw: 'Nobody wins',
    won: 'Victory for {names}',
    story: 'What really happened',
    wait: 'The cards are about to be turned over',
    middle: 'Cards in the middle',
  },
  phones: {
    wifi: 'Same Wi-Fi? Mobile data off?',
    has: 'has a phone',
  },
  rule: {
    deck: 'Who is in the game',
    vote: 'How a vote goes',
    night: 'The order of the night',
  },
  test: {
    title: 'Test picture',
    edges: 'You should see a gold line along all four edges.',
    circle: 'Round? Then the picture is not stretched.',
    sizes: 'Read these from your seat',
    sound: 'Hear music? Then the sound comes from this screen.',
    smallest: 'smallest text',
    names: 'names',
    news: 'news',
  },
  sound: {
    locked: 'Click for sound',
  },
  hosted: {
    cards: 'Everybody looks at the cards on their own phone.',
    phones: 'Everybody looks at their own phone.',
    late: 'Last chance for whoever has not answered. Everybody taps along.',
    paused: 'Paused',
    desk: 'Open the laptop’s desk? {number} of {of}',
    opened: 'The desk is open',
    story: 'All agreed to open the desk.',
  },
  connection: {
    lost: 'Looking for the host …',
  },
} as const
