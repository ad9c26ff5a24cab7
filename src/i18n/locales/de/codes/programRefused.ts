import type { Translated } from '../../../rulesetTexts'
import type { programRefused as english } from '../../en/codes/programRefused'

/** What the program cannot do so: lobby and deal, clock and stories, stations, screens and files. */
export const programRefused: Translated<typeof english> = {
  // The desk
  deskLocked: {
    title: 'Das Pult ist gesperrt.',
    body: 'Nur die Spielleitung hebt die Abdeckung. Bis dahin ändert sich hier nichts.',
  },
  programHosts: {
    title: 'Diesen Abend leitet das Programm.',
    body: 'Was du hier willst, würde zeigen oder ändern, was niemand sehen darf. Bitte alle, das Pult zu öffnen.',
  },
  wrongPin: {
    title: 'Das ist nicht die PIN.',
    body: 'Versuch es noch einmal. Vergessen? Im Readme steht, wie du sie loswirst.',
  },
  pinLocked: {
    title: 'Dieser Abend hat eine PIN.',
    body: 'Öffne ihn, entferne die PIN in den Einstellungen und exportiere ihn dann.',
  },
  pinSpoilt: {
    title: 'Die PIN dieses Abends ist nicht lesbar.',
    body: 'Er bleibt gesperrt. Soll er ohne PIN aufgehen, lösch {file} im Ordner der Abende.',
  },
  pinWait: {
    title: 'Zu viele falsche PINs.',
    body: 'Warte {seconds} {seconds|Sekunde|Sekunden}, dann versuch es noch einmal.',
  },
  unknownLanguage: {
    title: 'Diese Sprache spricht Nightfall nicht.',
    body: 'Wähl eine aus der Liste in den Einstellungen.',
  },
  unknownRuleset: {
    title: 'Das Spiel „{ruleset}“ gibt es hier nicht.',
    body: 'Ein Nightfall, das es kennt, kann den Abend öffnen. Geändert wurde nichts.',
  },
  noSuchGame: {
    title: 'Ein eigenes Spiel „{id}“ gibt es nicht.',
    body: 'Es wurde entfernt oder umbenannt, vielleicht im Ordner. Wähl ein anderes.',
  },
  noGameId: {
    title: 'Diesem Spiel fehlt die Id.',
    body: 'Nach ihr heißt seine Datei. Ergänze eine Zeile wie: id: mein-spiel.',
  },
  gameUnread: {
    title: '{file} lässt sich nicht lesen.',
    body: 'Das ist eine Verknüpfung, keine Datei, für ein Spiel viel zu lang, oder das System lässt es nicht lesen. Leg den Text selbst in deinen Ordner der Spiele.',
  },
  gamesUnwritable: {
    title: 'Das Spiel lässt sich nicht speichern.',
    body: 'Aufgehoben wurde nichts. Schaff Platz oder prüf deinen Ordner der Spiele ({reason}), dann versuch es noch einmal.',
  },
  hashWrong: {
    title: 'Das Spiel in der Datei dieses Abends ist nicht das, mit dem er begann.',
    body: 'Dokument und Fingerabdruck passen nicht zusammen, und ein Abend läuft nur nach seinem eigenen Dokument. Nimm eine andere Kopie der Datei.',
  },
  ownGameRefused: {
    title: 'So kann dieses Spiel nicht gespielt werden.',
    body: '{problem} Fehler insgesamt: {all}.',
  },
  nothingPicked: { title: 'Es wurde keine Datei gewählt.', body: 'Wähl zuerst eine.' },
  sameGame: {
    title: 'Die Probe spielt schon den neuesten Text.',
    body: 'Speichere eine Änderung an deinem Spiel, dann geht es hier damit weiter.',
  },
  unknownHouseRule: {
    title: 'Diese Hausregel gibt es hier nicht.',
    body: 'Wähl eine aus der Liste.',
  },
  badHouseRule: {
    title: 'Dieser Wert passt nicht zu der Hausregel.',
    body: 'Nimm einen, der zur Wahl steht.',
  },
  unknownCard: { title: 'Diese Karte gibt es hier nicht.', body: 'Wähl Karten aus der Liste.' },
  nameEmpty: {
    title: 'Ein Name fehlt.',
    body: 'Er braucht mindestens einen sichtbaren Buchstaben, sonst bleibt die Leinwand leer.',
  },
  nameTwice: {
    title: 'Zwei Leute heißen gleich.',
    body: 'Auf der Leinwand kann sie niemand unterscheiden. Häng einen Buchstaben an oder nimm einen Spitznamen.',
  },
  numberOfPlayers: {
    title: 'Für {players} {players|Person|Personen} ist dieses Spiel nicht gemacht.',
    body: 'Es braucht {min} bis {max}. Nimm jemanden dazu oder von der Liste.',
  },
  castingRefused: {
    title: 'Mit diesem Deck geht es nicht.',
    body: 'Lies die roten Hinweise daneben, oder nimm den Vorschlag.',
  },
  noLegalDeal: {
    title: 'Dieses Deck lässt sich nicht austeilen.',
    body: 'Auch nach tausendmal Mischen müsste nach den Regeln neu gegeben werden. Ändere das Deck.',
  },
  notInHandbook: {
    title: 'Das steht heute nicht in den Regeln.',
    body: 'Dort stehen die Rollen dieses Decks und die geänderten Hausregeln. Wähl eine davon.',
  },
  notKept: {
    title: 'Das ist nicht mehr da.',
    body: 'Es wurde entfernt, vielleicht in einem anderen Fenster. Wähl etwas anderes.',
  },
  dealNotDone: {
    title: 'Noch sind nicht alle so weit.',
    body: '{seat} fehlt noch. Haben alle nachgesehen oder sind alle Karten eingetragen, kann die Nacht beginnen.',
  },
  dealRefused: {
    title: 'Mit diesen Karten kann es nicht losgehen.',
    body: 'Nach den Regeln wird neu gegeben: Sammle alle Karten ein und gib neu, oder berichtige die Einträge.',
  },
  dealtBlind: {
    title: 'Diese Karten lassen sich nicht eintragen.',
    body: 'Wer am Laptop sitzt, spielt mit und darf keine fremde Karte sehen. Lasst das Programm austeilen: Dann seht ihr alle nur eure eigene.',
  },
  dealtByHand: {
    title: 'Heute teilst du echte Karten aus.',
    body: 'Trag ein, wer welche bekommen hat.',
  },
  dealtByProgram: {
    title: 'Das Programm hat ausgeteilt.',
    body: 'Für echte Karten geh zurück und wähl das aus.',
  },
  noSuchCard: {
    title: '{seat} hat diese Karte nicht.',
    body: 'Wähl eine von denen, die du siehst.',
  },
  cardNotLeft: {
    title: 'Im Deck ist keine Karte „{card}“ mehr.',
    body: 'Alle sind schon eingetragen. Prüf die anderen Hände oder das Deck.',
  },
  wrongNumberOfCards: { title: 'Das ist keine volle Hand.', body: 'Alle bekommen {wanted}.' },

  noSpeech: {
    title: 'Niemand hält eine Rede.',
    body: 'Gerade gibt es keine Redner zu überspringen.',
  },
  noVoteNow: {
    title: 'Gerade wird nicht abgestimmt.',
    body: 'Eingezählt wird, wenn eine Abstimmung offen ist.',
  },
  noClock: { title: 'Es läuft keine Uhr.', body: 'Dieser Schritt hat keine Zeit.' },
  clockOver: {
    title: 'Die Zeit ist um.',
    body: 'Gib Sekunden dazu, wenn noch geredet werden soll, oder geh weiter.',
  },
  noStory: {
    title: 'Jetzt gibt es keine Geschichte.',
    body: 'Sie kommt am Morgen vor den Namen der Toten, wenn sie eingeschaltet ist.',
  },
  storyShown: {
    title: 'Die Geschichte ist schon zu sehen.',
    body: 'Mit „Rückgängig“ verschwindet sie von der Leinwand, dann kannst du sie ändern.',
  },
  demoOver: {
    title: 'Die Probe ist vorbei.',
    body: 'Fang eine neue an, oder geh zum Regal.',
  },

  notNow: {
    title: 'Das passt hier nicht.',
    body: 'Der Abend ist schon woanders. Sieh nach und versuch es noch einmal.',
  },
  eveningOpen: {
    title: 'Ein Abend ist noch offen.',
    body: 'Es geht immer nur einer. Stell ihn erst ins Regal, er bleibt, wie er ist.',
  },
  titleEmpty: {
    title: 'Ein Abend braucht einen Titel.',
    body: 'Er braucht mindestens einen sichtbaren Buchstaben.',
  },
  malformed: {
    title: 'Diesen Klick hat das Programm nicht verstanden.',
    body: 'Geändert wurde nichts. Kommt es wieder vor, lade das Fenster neu: {problem}',
  },
  stopped: {
    title: 'Das Programm wird gerade beendet.',
    body: 'Was angenommen wurde, ist gespeichert.',
  },
  internalError: {
    title: 'Das ist ein Fehler im Programm.',
    body: 'Der Abend steht wie vor deinem Klick. Versuch es anders, oder hilf dir mit einem Machtwort. Genaueres: {reason}',
  },
  broken: {
    title: 'Das ist ein Fehler im Programm.',
    body: 'Der Abend ist sicher gespeichert. Schließ ihn und öffne ihn wieder.',
  },
  notConnected: {
    title: 'Das Fenster findet das Programm nicht mehr.',
    body: 'Gesendet wurde nichts. Das Fenster sucht von selbst weiter; hilft das nicht, starte Nightfall neu.',
  },
  connectionLost: {
    title: 'Die Verbindung riss vor der Antwort ab.',
    body: 'Vielleicht hat der Klick gezählt, vielleicht nicht. Sieh dir den offenen Schritt an, bevor du noch einmal klickst.',
  },

  screenGone: {
    title: 'Dieser Bildschirm geht nicht.',
    body: 'Er wurde gerade abgesteckt oder verändert, oder er ist der einzige. Wähl noch einmal aus der Liste.',
  },
  noScreens: {
    title: 'Hier verschiebst du die Fenster selbst.',
    body: 'Zieh im Browser die Seite der Leinwand auf den Fernseher und drück F11.',
  },

  phonesMissing: {
    title: 'Noch haben nicht alle ein Handy.',
    body: 'Für Nächte am Handy brauchen alle eines. Gib denen, die keines haben, eines, oder spiel die Nacht mit der Stimme.',
  },
  noNetwork: {
    title: 'Dieser Computer ist in keinem Netz.',
    body: 'Geh in das WLAN, in dem der Fernseher ist, und versuch es noch einmal.',
  },
  folderGone: {
    title: 'Diesen Ordner gibt es nicht.',
    body: 'Unter {path} ist nichts. Schreib den ganzen Pfad, vom Laufwerk an.',
  },
  folderUnreadable: {
    title: 'Dieser Ordner lässt sich nicht lesen.',
    body: 'Das System lässt Nightfall nicht in {path}. Erlaube es dort, oder nimm einen anderen Ordner.',
  },
  folderSlow: {
    title: 'Dieser Ordner antwortet nicht.',
    body: 'Von {path} kam nichts. Sieh nach Laufwerk oder Netz und versuch es noch einmal, oder kopier die Musik auf diesen Computer.',
  },
  folderNotChosen: {
    title: 'Dieser Ordner wurde nicht hier gewählt.',
    body: 'Klick auf „Ordner wählen“, oder zieh ihn hierher.',
  },
  noSuchPiece: {
    title: 'Diese Datei ist nicht mehr da.',
    body: 'Lass die Ordner neu lesen.',
  },
  addressGone: {
    title: 'Diese Adresse ist weg.',
    body: 'Das Netz hat sich geändert. Wähl noch einmal.',
  },
  notServed: {
    title: 'Im Netz lässt sich die Seite nicht zeigen.',
    body: 'Das System erlaubt es nicht ({reason}). Vielleicht steht eine Firewall im Weg.',
  },

  damaged: {
    title: 'Die Datei dieses Abends ist beschädigt.',
    body: 'Lesbar ist sie bis Zeile {line}. Sie bleibt, wie sie ist; ein Export rettet den lesbaren Teil.',
  },
  foreign: {
    title: 'Das ist kein Abend von Nightfall.',
    body: 'Die Datei blieb unberührt. Wähl eine, die Nightfall exportiert hat.',
  },
  newer: {
    title: 'Diesen Abend hat ein neueres Nightfall geschrieben.',
    body: 'Er braucht Nightfall {program}. Die Datei blieb unberührt.',
  },
  rulesDiffer: {
    title: 'Seit diesem Abend haben sich die Regeln geändert.',
    body: 'Ab hier entscheiden sie anders: {phase}. Geschrieben wurde nichts; das Regal fragt, wie es weitergeht.',
  },
  locked: {
    title: 'Ein anderes Nightfall hat diesen Abend offen.',
    body: 'Schließ ihn erst dort, sonst überschreiben sich die beiden.',
  },
  missing: {
    title: 'Dieser Abend ist weg.',
    body: 'Seine Datei liegt nicht mehr im Ordner der Abende.',
  },
  taken: {
    title: 'Einen Abend mit diesem Namen gibt es schon.',
    body: 'Versuch es noch einmal, es findet sich ein neuer Name.',
  },
  badId: { title: 'So heißt kein Abend.', body: 'Wähl einen aus dem Regal.' },
  unwritable: {
    title: 'Der Abend lässt sich nicht speichern.',
    body: 'Dein letzter Klick zählt nicht. Schaff Platz oder sieh nach dem Ordner ({reason}), dann klick noch einmal.',
  },
  unreadable: {
    title: 'Die Datei dieses Abends lässt sich nicht lesen.',
    body: 'Das System sagt {reason}. Sie bleibt, wie sie ist: Prüf die Rechte der Datei und die Platte.',
  },
  nameTooLong: {
    title: 'Ein Name an diesem Abend ist viel zu lang.',
    body: 'Namen haben höchstens {most} Buchstaben, damit alle sie lesen können. Die Datei bleibt, wie sie ist: Exportier den Abend noch einmal dort, wo er gespielt wurde.',
  },
  notAFile: {
    title: 'Das ist keine Datei.',
    body: 'Ein Ordner oder Gerät trägt den Namen eines Abends und wird nicht geöffnet. Nimm es aus dem Ordner der Abende.',
  },
  tooBig: {
    title: 'Diese Datei ist zu groß für einen Abend.',
    body: 'Sie hat {megabytes} MB; mehr als {most} öffnet Nightfall nicht, damit es schnell bleibt. Sie bleibt, wie sie ist: Nimm eine ältere Kopie, oder leg sie weg.',
  },
  lineTooLong: {
    title: 'Diese Datei ist kein spielbarer Abend.',
    body: 'Zeile {line} ist länger als {most} MB, mehr hat keine. Deshalb wird sie nicht gelesen und bleibt, wie sie ist.',
  },
  tooManySeats: {
    title: 'Dieser Abend hat zu viele Mitspieler.',
    body: 'Es sind {found}; höchstens {most} können spielen. Die Datei bleibt, wie sie ist.',
  },
  tooManyCards: {
    title: 'Dieser Abend hat zu viele Karten.',
    body: 'Es sind mehr als {most}, so viele teilt kein Spiel aus. Die Datei bleibt, wie sie ist.',
  },
  closed: { title: 'Dieser Abend ist geschlossen.', body: 'Öffne ihn wieder aus dem Regal.' },
}
