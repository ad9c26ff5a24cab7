import type { Translated } from '../../../rulesetTexts'
import type { answersRefused as english } from '../../en/codes/answersRefused'

/** What cannot be answered so: answers and drafts, announcements, rulings, undo. */
export const answersRefused: Translated<typeof english> = {
  mustAnswer: {
    title: 'Hier braucht es eine Antwort.',
    body: 'Passen geht nach den Regeln nicht. Klick an, wer gewählt wurde; geht das nicht, überspring den Schritt mit einem Machtwort.',
  },
  notInHand: {
    title: 'Diese Karte ist nicht auf der Hand.',
    body: 'Klicke eine der Karten an, die beim Schritt stehen.',
  },
  unknownOption: {
    title: 'Das steht nicht zur Wahl.',
    body: 'Nimm einen der Knöpfe, die der Schritt zeigt.',
  },
  onlyOk: {
    title: 'Auf diesen Aufruf antwortet niemand.',
    body: 'Lies ihn vor wie in jeder Nacht, warte kurz und geh weiter.',
  },
  wrongForm: {
    title: 'Dieser Schritt braucht eine andere Antwort.',
    body: 'Sieh nach, wonach er fragt, und klick das an.',
  },
  notATarget: {
    title: '{seat} steht hier nicht zur Wahl.',
    body: 'Nur die hellen Plätze gehen. Sieht die Runde es anders, hilft ein Machtwort.',
  },
  namedTwice: {
    title: 'Ein Name kommt doppelt vor.',
    body: 'Jede Person zählt einmal. Nimm einen Eintrag zurück.',
  },
  tooFew: {
    title: 'Das reicht noch nicht.',
    body: 'Mindestens {min} {min|muss|müssen} gewählt werden.',
  },
  tooMany: {
    title: 'Das ist eine Person zu viel.',
    body: 'Mehr als {max} {max|geht|gehen} nicht. Nimm zuerst jemanden weg.',
  },
  noTargetWanted: {
    title: 'Hier braucht es niemanden.',
    body: 'Klick es an, ohne einen Platz zu wählen.',
  },
  targetMissing: {
    title: 'Es fehlt, wen es trifft.',
    body: 'Klick die Person an, um die es geht.',
  },
  boundHand: {
    title: '{seat} darf so nicht abstimmen.',
    body: 'Eine Regel, die alle kennen, bestimmt, wie {seat} abstimmen muss. Lass neu abstimmen und gib das ein.',
  },
  mustPoint: {
    title: '{seat} hat noch auf niemanden gezeigt.',
    body: 'In dieser Gruppe müssen das alle. Klick {seat} an, dann das Ziel.',
  },
  mustUseAllVotes: {
    title: '{seat} hat noch Stimmen übrig.',
    body: 'Hier müssen alle vergeben werden: {votes} für {seat}. Trag die fehlenden ein, bevor du auszählst.',
  },
  notAsked: {
    title: '{seat} ist hier nicht gefragt.',
    body: 'Antworten kann nur, wer zu diesem Schritt gehört.',
  },
  notSelf: {
    title: 'Sich selbst wählen geht hier nicht.',
    body: 'Bitte {seat} um jemand anderen.',
  },
  noVote: {
    title: '{seat} hat hier keine Stimme.',
    body: 'Lass diese Hand aus der Zählung.',
  },
  needsNames: {
    title: 'Diese Abstimmung braucht Namen.',
    body: 'Eine Hand zählt hier vielleicht anders, als sie gehoben wurde. Trag die Stimmen Person für Person ein.',
  },
  handNotNoted: {
    title: 'Die Hand von {seat} fehlt noch.',
    body: 'Die Hand von {seat} zählt vielleicht anders. Trag ein, für wen sie oben war, oder dass sie unten blieb.',
  },
  tooManyHands: {
    title: 'So viele Hände kann es nicht geben.',
    body: 'Höchstens {max} können hier gezählt werden. Nimm eine weg.',
  },
  handsMissing: {
    title: 'Es fehlen Hände.',
    body: 'Hier muss jede Stimme vergeben werden: {count} {count|fehlt|fehlen} noch.',
  },
  notInTurn: {
    title: 'Hier wird der Reihe nach abgestimmt.',
    body: 'Trag die Hände Person für Person ein.',
  },
  notACandidate: {
    title: '{seat} steht nicht zur Wahl.',
    body: 'Hände gibt es nur für die, über die abgestimmt wird.',
  },
  tooManyVotes: {
    title: '{seat} hat keine Stimme mehr.',
    body: 'Mehr als {votes} gibt es nicht. Nimm eine Stimme zurück, bevor du eine neue gibst.',
  },
  noWithdrawal: {
    title: 'Eine Nominierung gilt.',
    body: 'Nach diesen Regeln wird sie nicht zurückgezogen. War es ein Versehen, mach sie rückgängig.',
  },
  noSecondWanted: {
    title: 'Hier muss niemand unterstützen.',
    body: 'Eine Person allein darf nominieren.',
  },
  otherStep: {
    title: 'Der Abend ist schon weiter.',
    body: 'Diese Antwort gehört zu einem Schritt, der vorbei ist. Beantworte den, der jetzt offen ist.',
  },
  notOffered: {
    title: 'Das geht gerade nicht.',
    body: 'Die Regeln erlauben es nur in anderen Momenten.',
  },
  noOdds: {
    title: 'Dieses Programm kann keine Abende von selbst spielen.',
    body: 'Starte Nightfall neu, so wie du es sonst startest.',
  },
  noFiles: {
    title: 'Dateien öffnet dieses Fenster selbst.',
    body: 'Klick auf „Importieren“ und wähl eine aus.',
  },
  noDraft: {
    title: 'Hier gibt es nichts abzuschließen.',
    body: 'Für diesen Schritt genügt ein Klick.',
  },
  gameOver: {
    title: 'Das Spiel ist aus.',
    body: 'Willst du von hier weiterspielen, nimm den letzten Schritt zurück.',
  },

  nothingToTell: { title: 'Es ist alles gesagt.', body: 'Geh zum nächsten Schritt.' },
  nothingReached: {
    title: 'Noch hat niemand gewonnen.',
    body: 'Nach den Regeln geht es ohnehin weiter.',
  },
  nothingToPublish: {
    title: 'Die Leinwand zeigt schon alles.',
    body: 'Es gibt nichts freizugeben.',
  },
  notAtNight: {
    title: 'Nicht bei Nacht.',
    body: 'Eine Änderung auf der Leinwand würde jetzt zu viel verraten. Zeig sie am Morgen.',
  },
  tellFirst: {
    title: 'Erst kommt, was anzusagen ist.',
    body: 'Sag an, was noch wartet, dann zeig dein Machtwort.',
  },
  unknownTeam: {
    title: 'So kann hier niemand gewinnen.',
    body: 'Wähl eine Seite oder eine Person aus diesem Spiel.',
  },
  unknownSeat: { title: 'Diesen Platz gibt es nicht.', body: 'Wähl jemanden aus dieser Runde.' },
  alreadyOut: { title: '{seat} ist schon raus.', body: 'Wähl jemanden, der noch im Spiel ist.' },
  stillIn: { title: '{seat} ist noch im Spiel.', body: 'Wähl jemanden, der schon raus ist.' },
  unknownRole: { title: 'Diese Rolle gibt es hier nicht.', body: 'Wähl eine aus diesem Spiel.' },
  unknownStatus: {
    title: 'Diesen Zustand gibt es hier nicht.',
    body: 'Wähl einen aus diesem Spiel.',
  },
  namesHimself: {
    title: 'Sich selbst nominieren geht nicht.',
    body: '{seat} muss jemand anderen nennen.',
  },
  secondIsAnother: {
    title: '{seat} kann das nicht unterstützen.',
    body: 'Es muss jemand sein, der weder nominiert hat noch nominiert ist.',
  },
  standIsFull: {
    title: 'Mit {max} ist die Liste voll.',
    body: 'Wer sich später meldet, kommt nicht mehr dran.',
  },
  standsAlready: { title: '{seat} ist schon nominiert.', body: 'Nenn jemand anderen.' },
  nominatedAlready: {
    title: '{seat} hat schon so viele nominiert wie erlaubt.',
    body: 'Jetzt ist eine andere Hand dran.',
  },
  notHisToWithdraw: {
    title: '{seat} wurde von jemand anderem nominiert.',
    body: 'Zurückziehen darf nur, wer nominiert hat.',
  },
  noSuchRuling: {
    title: 'Dieses Machtwort gibt es hier nicht.',
    body: 'Wähl ein anderes; manchmal braucht es zwei.',
  },
  nothingToChange: {
    title: 'Hier gibt es keine Antwort zu ändern.',
    body: 'Wähl eine Antwort, die gegeben wurde. Alles andere lässt sich rückgängig machen.',
  },
  changing: {
    title: 'Du änderst schon eine Antwort.',
    body: 'Gib zuerst diese, oder lass sie, wie sie war.',
  },
  nothingToUndo: {
    title: 'Es gibt nichts zurückzunehmen.',
    body: 'Hier hat das Spiel begonnen.',
  },
  nothingToRedo: {
    title: 'Es gibt nichts zu wiederholen.',
    body: 'Seit dem letzten Rückgängig ist Neues geschehen.',
  },
  nothingToAskAgain: {
    title: 'Es gibt nichts noch einmal zu fragen.',
    body: 'Das geht nur, solange das Spiel es anbietet. Nimm den Schritt zurück und antworte neu.',
  },
  olderRules: {
    title: 'Dieser Abend bleibt, wie er war.',
    body: 'Er wurde nach älteren Regeln gespielt, sein Ende lässt sich nicht zurücknehmen.',
  },
  redoDiffers: {
    title: 'Das lässt sich nicht wiederholen.',
    body: 'Die Regeln haben sich geändert, heute käme es anders. Antworte neu.',
  },
  nothingToAdvance: {
    title: 'Das entscheidest du.',
    body: 'Es geht auf mehr als eine Art weiter, der Klicker wartet also. Antworte am Laptop.',
  },
  notOver: {
    title: 'Das Spiel ist noch nicht aus.',
    body: 'Aufgedeckt werden die Rollen erst, wenn jemand gewonnen hat.',
  },
  alreadyRevealed: {
    title: 'Die Rollen liegen schon offen.',
    body: 'Mit „Rückgängig“ drehst du sie wieder um.',
  },
}
