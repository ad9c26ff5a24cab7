import type { Translated } from '../../../rulesetTexts'
import type { notices as english } from '../../en/codes/notices'

/** Remarks for the host, who asked for nothing. */
export const notices: Translated<typeof english> = {
  houseRuleGone: {
    title: 'Eine Hausregel dieses Abends ist weggefallen.',
    body: '„{option}“ ({was}) gehört nicht mehr zum Spiel. Der Abend geht ohne sie weiter.',
  },
  houseRuleReplaced: {
    title: 'Eine Hausregel dieses Abends hat sich geändert.',
    body: '„{option}“ kann nicht mehr auf {was} stehen. Ab jetzt gilt {now}.',
  },
  tornLine: {
    title: 'Der letzte Eintrag ist unvollständig.',
    body: 'Das Programm wurde beendet, während es ihn schrieb. Alles davor ist da; sieh dir den offenen Schritt an.',
  },
  laterKept: {
    title: 'Alles danach gilt weiter.',
    body: 'Behalten: {count} {count|Schritt|Schritte}.',
  },
  draftDropped: {
    title: 'Einige Klicks gelten nicht mehr.',
    body: 'Nach deinem Machtwort {count|gilt|gelten} {count} der Einträge nicht mehr; {count|er wurde|sie wurden} gestrichen.',
  },
  unknownScenery: {
    title: 'Eine Zeichnung fehlt.',
    body: 'Das Bild von {game} verlangt {name}. Die Leinwand kennt {known} und zeigt ihr eigenes.',
  },
  badTheme: {
    title: 'Das Aussehen von {game} ist unbrauchbar.',
    body: 'So schreibt man weder Farben noch Schriften: {token}. Gespielt wird im Aussehen von Nightfall.',
  },
  closedRoughly: {
    title: 'Der Abend wurde nicht sauber geschlossen.',
    body: 'Alle Antworten sind gespeichert. Nur die Uhr zeigt vielleicht ein paar Sekunden mehr.',
  },
  shelfUnreadable: {
    title: 'Das Regal lässt sich nicht lesen.',
    body: 'Sieh nach dem Ordner der Abende. Genaueres: {reason}',
  },
  exported: {
    title: 'Die Datei ist gespeichert.',
    body: 'Hier liegt sie: {path}',
  },
  notExported: {
    title: 'Die Datei ließ sich nicht speichern.',
    body: 'Das System sagt: {reason}. Wähl einen anderen Ordner und versuch es noch einmal.',
  },
  notImported: {
    title: 'Diese Datei ließ sich nicht lesen.',
    body: 'Das System sagt: {reason}. Wähl eine Datei, die Nightfall exportiert hat.',
  },
  idTaken: {
    title: 'Zwei deiner Spiele haben dieselbe Id.',
    body: 'In {file} steht „{id}“, und in einer anderen Datei auch. Gib ihr eine eigene, um es zu spielen.',
  },
  gameNotRead: {
    title: 'Die Datei ließ sich nicht lesen.',
    body: 'Das System sagt: {reason}. Wähl den Text eines Spiels, eine Datei auf .yaml.',
  },
  networkBroke: {
    title: 'Die Leinwand im Netz ist ausgefallen.',
    body: 'Der Abend ist unberührt. Schalt sie wieder ein; die Adresse wird eine andere sein.',
  },
  momentsBroke: {
    title: 'Die öffentlichen Momente sind ausgefallen.',
    body: 'Der Abend ist unberührt. Schalt sie in den Einstellungen wieder ein.',
  },
  phonesBroke: {
    title: 'Die Seite für die Handys ist ausgefallen.',
    body: 'Der Abend ist unberührt. Schalt sie wieder ein; die Handys finden sie von selbst.',
  },
  phonesMoved: {
    title: 'Die Seite für die Handys ist jetzt woanders.',
    body: '{was} war nicht wieder zu haben. Die Gäste scannen den Code neu und nehmen ihren Namen; lass sie herein.',
  },
  phonesNotBack: {
    title: 'Die Handys ließen sich nicht wieder einschalten.',
    body: 'Dieser Computer ist in keinem Netz. Sobald er es ist, schalt die Handys ein: Alle haben ihren Platz wieder.',
  },
  phonesSpoilt: {
    title: 'Welche Handys vorher da waren, lässt sich nicht lesen.',
    body: '{file} ist beschädigt, darum sind die Handys aus. Schalt sie neu ein; die Gäste scannen den Code und nehmen ihren Namen.',
  },
  phonesNotKept: {
    title: 'Welche Handys da sind, lässt sich nicht speichern.',
    body: 'Sie gehen weiter, aber nach einem Neustart müssen die Gäste den Code neu scannen. Schaff Platz oder sieh nach dem Ordner ({reason}).',
  },
  graphicsOff: {
    title: 'Der Grafiktreiber ist zweimal abgestürzt.',
    body: 'Nightfall läuft jetzt ohne ihn, und der Abend steht, wo er stand. Bilder können ruckeln. Beim nächsten normalen Start wird er wieder versucht.',
  },
  projectorHalted: {
    title: 'Die Leinwand stürzt immer wieder ab.',
    body: 'Der Abend geht weiter. Klick auf die Leinwand und drück die Eingabetaste, oder nimm im Menü „Leinwand zeigen“.',
  },
  slept: {
    title: 'Der Computer hat geschlafen.',
    body: 'Die Uhr steht bei der Zeit, die übrig war. Lass sie laufen, wenn alle so weit sind.',
  },
  sleptWindows: {
    title: 'Der Bildschirm war mitten im Abend dunkel oder gesperrt.',
    body: 'Wenn du das nicht warst: Stell in den Energieeinstellungen von Windows Bildschirm und Standbymodus für heute auf „Nie“, und schalt den Bildschirmschoner aus.',
  },
  sleptMac: {
    title: 'Der Bildschirm war mitten im Abend dunkel oder gesperrt.',
    body: 'Wenn du das nicht warst: Stell in den Systemeinstellungen unter „Sperrbildschirm“ den Bildschirmschoner und das Ausschalten des Displays für heute auf „Nie“.',
  },
  sleptLinux: {
    title: 'Der Computer oder ein Bildschirm hat mitten im Abend geschlafen.',
    body: 'Wenn du das nicht warst: Schalt in den Energieeinstellungen deines Desktops das Abdunkeln, den automatischen Ruhezustand und die Bildschirmsperre für heute aus.',
  },
  newerVersion: {
    title: 'Nightfall {version} ist da.',
    body: 'Heruntergeladen wurde nichts. Hol es dir, wenn kein Abend läuft: {address}',
  },
  settingsPutAside: {
    title: 'Die Einstellungen ließen sich nicht lesen.',
    body: 'Nightfall beginnt mit seinen eigenen; die alte Datei heißt jetzt {file}.',
  },
  settingsMended: {
    title: 'Einige Einstellungen waren unbrauchbar.',
    body: 'Dafür nimmt Nightfall seine eigenen: {what}. Die Datei, wie sie war, heißt jetzt {file}.',
  },
  settingsNotKept: {
    title: 'Die Einstellungen lassen sich nicht speichern.',
    body: 'Was du änderst, gilt, bis du das Programm schließt. Schaff Platz oder sieh nach dem Ordner ({reason}).',
  },
  settingsUnreadable: {
    title: 'Die Einstellungen lassen sich weder lesen noch schreiben.',
    body: 'Sie gelten nur, bis du das Programm schließt. Genaueres: {reason}',
  },
  unwritable: {
    title: 'Der Abend lässt sich nicht speichern.',
    body: 'Bis das gelöst ist, wird nichts gespeichert ({reason}). Schaff Platz oder sieh nach dem Ordner.',
  },
  internalError: {
    title: 'Das Programm hat einen Fehler gemacht.',
    body: 'Der Abend steht wieder, wo er stand. Genaueres: {reason}',
  },
}
