import type { Translated } from '../../../rulesetTexts'
import type { hosted as english } from '../../en/facilitator/hosted'

/** Ein Abend, den das Programm leitet. */
export const hosted: Translated<typeof english> = {
  hosted: {
    title: 'Das Programm leitet',
    about:
      'Niemand sitzt am Laptop, alle spielen mit. Die Nächte laufen auf den Handys, Uhren beenden die Gespräche, und die Leinwand sagt, was sonst die Spielleitung sagt.',
    missing: 'Dafür brauchen alle ein Handy. Noch ohne: {names}.',
    need: 'Dafür brauchen alle am Tisch ein Handy.',
    toPhones: 'Zu den Handys',
    deal: 'Verteilen und los',
    noSecrets: 'Hier steht nichts Geheimes',
    waits: {
      looks: 'Alle sehen sich ihre Karten an.',
      night: 'Die Handys fragen.',
      call: 'Die Handys fragen.',
      reading: 'Seht auf die Leinwand.',
      speech: '{name} hat das Wort.',
      talk: 'Der Tisch redet.',
      hands: 'Die Handys antworten.',
      over: 'Der Abend ist vorbei.',
    },
    waitsFor: {
      looks: 'Noch nicht: {names}',
      phones: 'Es fehlt das Handy von: {names}',
      hands: 'Es fehlt noch: {names}',
    },
    enough: 'Genug geredet: {number} von {of}',
    paused: 'Pause. Nichts geht weiter, bis jemand „Weiter“ drückt.',
    phonesOff: 'Die Handys sind ausgeschaltet.',
    pause: 'Pause',
    goOn: 'Weiter',
    longer: 'Eine Minute mehr',
    hurry: 'Nicht länger warten',
    without: 'Weiter ohne das Handy von {names}',
    undo: 'Letzten Schritt rückgängig',
    leaves: 'Jemand geht',
    leavesByDay: 'nur bei Tag',
    leavesWho: 'Wer geht?',
    leavesBody: 'Wer geht, ist raus. Alle sehen es auf der Leinwand.',
    leavesSure: '{name} geht',
    lost: 'Ein Handy fehlt',
    lostHere: 'Alle Handys sind da.',
    lostCode: 'Für denselben Platz mit einem anderen Handy, oder noch einmal mit demselben:',
    lostTake: 'Um einen Platz selbst zu übernehmen:',
    taken: 'Das Handy von {name} ist da. Den Platz bekommt sonst niemand.',
    open: 'Das ganze Pult öffnen',
    openHelp:
      'Von da an leitet ein Mensch, der alle Karten sieht. Erst werden alle Handys gefragt.',
    word: '{yes} von {of} wollen das ganze Pult öffnen.',
    wordOff: 'Zu lassen',
    putAway: 'Abend weglegen',
    putAwaySure: 'Ja, für heute Schluss',
    join: 'Spiel mit deinem Handy mit',
    joinHow: 'Code scannen, einen Namen aussuchen, dich hier einlassen. Dann „Weiter“ drücken.',
    offer: {
      ask: 'Wir sind zu sechst, und niemand will leiten',
      everybody: 'Alle spielen mit, und alle brauchen ein Handy.',
      course:
        'Nachts sehen alle auf ihr Handy; bei Tag führt die Leinwand, Uhren beenden die Gespräche, und abgestimmt wird am Handy.',
      laptop: 'Am Laptop sitzt niemand, und er zeigt nichts Geheimes.',
      which: 'Welches Spiel?',
      players: 'Für {min} bis {max}',
      begin: 'Handys einlassen',
      alone: 'Allein ausprobieren',
      aloneHelp:
        'Zum Ausprobieren: Alle Mitspieler spielen von selbst, und dein Handy übernimmt einen Platz.',
    },
  },
}
