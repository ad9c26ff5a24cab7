/** Po zakończeniu gry i to, co wychodzi na papierze. */
export const after = {
  after: {
    again: 'Jeszcze raz, ci sami gracze',
    againHelp: 'Te same miejsca i zasady domowe, nowe karty.',
    figures: 'Wieczór w liczbach',
    nights: 'noc | noce | nocy | nocy',
    days: 'dzień | dni | dni | dnia',
    votes: 'głosowanie | głosowania | głosowań | głosowania',
    minutes: 'minuta gry | minuty gry | minut gry | minuty gry',
    right: 'Kto miał rację',
    rightHelp: 'Jak często podniesiona ręka trafiała w inną stronę niż własna.',
    rightOf: '{right} z {of}',
    everyVote: 'Wszystkie głosowania',
    noHands: 'Nikt nie podnosi ręki.',
    save: 'Zapisz historię wieczoru',
    savePdf: 'Historia jako PDF',
    print: 'Drukuj historię',
  },
} as const
