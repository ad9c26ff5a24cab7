/** After the end, and what goes out of the program on paper. */
export const after = {
  after: {
    again: 'Play again, same players',
    againHelp: 'The same seats and house rules, and new cards.',
    figures: 'The evening in figures',
    nights: 'night | nights',
    days: 'day | days',
    votes: 'vote | votes',
    minutes: 'minute of play | minutes of play',
    right: 'Who was right',
    rightHelp: 'How often a raised hand fell on another side than one’s own.',
    rightOf: '{right} of {of}',
    everyVote: 'Every vote',
    noHands: 'Nobody raised a hand.',
    save: 'Save the story of the evening',
    savePdf: 'The story as PDF',
    print: 'Print the story',
  },
} as const
