/** Nach dem Ende, und was auf Papier hinausgeht. */
export const after = {
  after: {
    again: 'Noch einmal, dieselbe Runde',
    againHelp: 'Dieselben Plätze und Hausregeln, neue Karten.',
    figures: 'Der Abend in Zahlen',
    nights: 'Nacht | Nächte',
    days: 'Tag | Tage',
    votes: 'Abstimmung | Abstimmungen',
    minutes: 'Minute gespielt | Minuten gespielt',
    right: 'Wer recht hatte',
    rightHelp: 'Wie oft eine erhobene Hand eine andere Seite traf als die eigene.',
    rightOf: '{right} von {of}',
    everyVote: 'Alle Abstimmungen',
    noHands: 'Niemand hat die Hand gehoben.',
    save: 'Die Geschichte des Abends sichern',
    savePdf: 'Die Geschichte als PDF',
    print: 'Die Geschichte drucken',
  },
}
