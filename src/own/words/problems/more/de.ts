/** Problems of files and colours, and what a rehearsal came to, in German. */
import type { MoreSentences } from '../base/table'

export const more = {
  lowContrast: [
    'Buchstaben in {found} sind auf {known} kaum zu lesen: Der Kontrast ist {contrast} zu 1.',
    'Aus vier Metern könnte sie niemand lesen; 4,5 zu 1 ist das Mindeste.',
    'Wähle eine hellere oder dunklere Farbe.',
  ],
  dealImpossible: [
    'Mit {players} Leuten hat jede Verteilung eine Hand, die es nicht geben darf.',
    'Es würde ohne Ende neu ausgeteilt.',
    'Erlaube eine solche Hand unter deal: never, oder ändere das Deck.',
  ],
  callAlways: [
    '„untilShown“ lässt hier keinen Aufruf weg.',
    'Wo keine Rollen aufgedeckt werden, man mehrere Leben hat oder alle alles werden können, bleibt jeder Aufruf.',
    'Zu tun ist nichts.',
  ],
  longestReached: [
    '{found} von {most} Probeabenden liefen bis zum letzten Tag.',
    'Nach dem längsten Tag hat niemand gewonnen.',
    'Lass mehr Leute sterben oder eine Seite früher gewinnen.',
  ],
  chainTooLong: [
    'An {found} von {most} Probeabenden zog eines mehr als zweihundertmal das andere nach sich.',
    'Was danach kommt, fällt weg.',
    'Suche nach Ereignissen, die einander auslösen.',
  ],
  stepNeverUsed: [
    'An {most} Probeabenden hat bei „{id}“ nie jemand etwas gewählt.',
    'Vielleicht kann es niemand.',
    'Sieh nach, wen es weckt, was zu wählen ist und wann.',
  ],
  oneSided: [
    '„{id}“ gewann {found} von {most} Probeabenden.',
    'Simulierte Mitspieler spielen blind, aber kaum so einseitig.',
    'Sieh das Deck und die Siegbedingungen durch.',
  ],
  notCompared: [
    'Die Probeabende konnten nicht zeigen, ob „{word}“ von „{id}“ geheim bleibt.',
    'Keine zwei Abende, die gleich aussahen, unterschieden sich darin, wer es hat, während es alle hätten merken können.',
    'Achte bei einer Probe darauf, dass niemand merkt, wer es hat.',
  ],
  leak: [
    'In Nacht oder an Tag {night} verriet etwas ein Geheimnis: hier {one}, dort {other}.',
    'Niemand darf merken, was geheim ist. Das ist ein Fehler des Programms.',
    'Melde ihn mit deinem Dokument; spiele es bis dahin nicht.',
  ],
  crash: [
    'Ein Probeabend ging nicht weiter: {word}.',
    'Das ist ein Fehler des Programms, nicht deines Dokuments.',
    'Melde ihn mit deinem Dokument.',
  ],
  idTaken: [
    'Ein Spiel mit dem Namen „{id}“ gibt es schon.',
    'Zwei Spiele gleichen Namens würden verwechselt.',
    'Ersetze es, oder gib diesem eine andere Id.',
  ],
  unreadable: [
    'Die Datei „{id}“ lässt sich nicht lesen.',
    'Vielleicht ist sie weg, oder dieses Programm darf sie nicht öffnen.',
    'Sieh nach, ob sie da ist und ob du sie öffnen darfst.',
  ],
  unwritable: [
    'Die Datei „{id}“ lässt sich nicht schreiben.',
    'Vielleicht ist der Ordner voll oder für dieses Programm gesperrt.',
    'Schaffe Platz, oder nimm einen anderen Ordner.',
  ],
  hashWrong: [
    'Das Spiel dieses Abends ist nicht mehr, was es zu Beginn des Abends war.',
    'Ein Abend wird nur nach seinem eigenen Dokument gespielt.',
    'Nimm eine unbeschädigte Kopie des Abends.',
  ],
} as const satisfies MoreSentences
