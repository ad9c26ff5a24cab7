/** What is read out by day: what all have just seen, and whose name it ends on. */
export const tales = {
  explosion: {
    candle: [
      'Mitten in der Ratsversammlung steht jemand auf und zündet sich eine Zigarre an, und niemand denkt sich etwas.',
      'Es ist keine Zigarre. Als die Tauben wieder sitzen, sind zwei Stühle leer, und es fehlen {name} und {target}',
    ],
    violinCase: [
      'Auf dem Tisch klappt ein Geigenkasten auf, und eine Geige ist nicht darin.',
      'Es klickt noch einmal in C-Dur, und danach hört man nichts mehr, auch nicht {name} und {target}',
    ],
    cannoli: [
      'Über die Piazza wandert eine Schachtel Cannoli mit einer Schleife, und die Schleife zischt.',
      'Zum Weiterreichen kommt es nicht mehr bei {name} und {target}',
    ],
    fountain: [
      'Ein Blitz, ein Knall, und der Brunnen auf der Piazza Pretoria spielt bis über die Dächer.',
      'Als das Wasser herunterkommt, regnet es Hüte, darunter die von {name} und {target}',
    ],
    fireworks: [
      'Es ist nicht das Fest der heiligen Rosalia, und trotzdem gibt es Feuerwerk.',
      'Die Heilige schaut weg, und in Gold und Rot steigen zwei Namen auf: {name} und {target}',
    ],
    windows: [
      'Von der Kathedrale bis ans Meer sagen alle Fenster von Palermo gleichzeitig dasselbe Wort.',
      'Die Glaser werden noch lange davon sprechen, und von {name} und {target}',
    ],
    embrace: [
      'Jemand breitet die Arme aus und schlägt den Mantel auf, und unter dem Mantel tickt es.',
      'Es wird die kürzeste Umarmung, die es auf dieser Piazza je gab, die von {name} und {target}',
    ],
    brassBand: [
      'Die Blaskapelle hält es für die große Trommel und beginnt den Marsch einen Takt zu früh.',
      'Gespielt wird trotzdem bis zum Schluss, ohne Mützen, für {name} und {target}',
    ],
    newspaper: [
      'Die Abendzeitung hatte die Titelseite schon gesetzt, und nun ist ein Loch darin.',
      'Um das Loch herum liest man noch zwei Namen, {name} und {target}',
    ],
    oranges: [
      'Auf dem Orangenkarren liegt keine Orange mehr, und der Esel hört seit heute schlecht.',
      'Früchte findet man bis nach Monreale, nur nicht {name} und {target}',
    ],
    chessboard: [
      'Zwei saßen sich gegenüber, und von einer Seite hieß es: Dann gewinnt eben niemand.',
      'Das Brett schwimmt im Hafen, und die Uhr steht still für {name} und {target}',
    ],
    echo: [
      'Der Monte Pellegrino wirft den Knall einmal zurück und aus Höflichkeit ein zweites Mal.',
      'Beim dritten Mal ist es nur noch ein Flüstern, und das sagt {name} und {target}',
    ],
  },
  heartbreak: {
    mandolin: [
      'Irgendwo spielt eine Mandoline zwei Takte und findet den dritten nicht.',
      'Am Rand der Piazza setzt sich jemand ganz langsam hin und steht nicht mehr auf, nämlich {name}',
    ],
    ring: [
      'Ein Ring rollt über das Pflaster, dreht sich einmal und legt sich hin.',
      'Von dem Ring wusste bis eben niemand, nur {name}',
    ],
    letters: [
      'Aus einer Tasche fällt ein Bündel Briefe mit rotem Band, alle in derselben Schrift.',
      'Gedacht waren alle für einen einzigen Menschen, und antworten wird nun niemand mehr, auch nicht {name}',
    ],
    doves: [
      'Auf dem Balkon des Rathauses wohnten zwei Tauben, und eine ist eben davongeflogen.',
      'Man weiß in Palermo, was ein Herz aushält, und heute war es zu viel für {name}',
    ],
    opera: [
      'Im Massimo dauert der letzte Akt eine halbe Stunde und elf hohe Töne.',
      'Hier draußen geht es in einem Atemzug und ohne Orchester bei {name}',
    ],
    granita: [
      'Vor der Bar steht eine Granita mit zwei Löffeln, und alles ist geschmolzen.',
      'Der zweite Löffel gehörte {name}',
    ],
    shade: [
      'Darum also haben die beiden immer so sorgfältig aneinander vorbeigeschaut.',
      'Es war das bestgehütete Geheimnis im Viertel, und jetzt bricht es das Herz von {name}',
    ],
    clock: [
      'Man fühlt noch den Puls, horcht lange und steckt die Uhr wieder ein.',
      'Es gibt ein Wort dafür, gegen das nichts gewachsen ist, und es holt {name}',
    ],
    serenade: [
      'Heute gibt es kein Ständchen unter dem dritten Fenster von links.',
      'Niemand ist mehr da zum Singen, und niemand zum Zuhören, denn es fehlt auch {name}',
    ],
    rosary: [
      'Auf den Balkonen wusste man es zuerst, und alle bekreuzigen sich zweimal statt einmal.',
      'Das zweite Mal gilt {name}',
    ],
    vesuvius: [
      'Man braucht dafür keine Kugel und kein Pulver, nur einen Namen, den niemand mehr ruft.',
      'Ohne diesen Namen gab es in Palermo keinen Tag mehr für {name}',
    ],
    photograph: [
      'Im Schaufenster des Fotografen hängt ein Bild von zweien, das nie jemandem auffiel.',
      'Seit eben lebt niemand mehr davon, weder links noch rechts, und rechts sieht man {name}',
    ],
  },
  'executed.execution': {
    bell: [
      'San Domenico läutet die kleine Glocke, wie immer, wenn die Stadt sich entschieden hat.',
      'Niemand blickt auf, nur {name}',
    ],
    hands: [
      'Die Hände werden gezählt, und dann noch einmal von jemandem, der es kann.',
      'Es kommt dasselbe heraus, und zum alten Fort ist es nicht weit für {name}',
    ],
    scribe: [
      'Die Feder wird eingetaucht, schreibt eine Zeile, und man streut Sand darüber.',
      'In der Zeile steht ein Punkt, und davor {name}',
    ],
    hat: [
      'Der Hut kommt ab, der Kragen wird gerichtet, und um eine Binde wird nicht gebeten.',
      'Palermo hat schlechtere Abgänge gesehen als den von {name}',
    ],
    wall: [
      'Hinter dem Zollhaus steht eine Mauer, an der nicht einmal der Efeu noch Fragen stellt.',
      'Heute Abend lernt die Mauer jemanden kennen, nämlich {name}',
    ],
    coffee: [
      'Für einen letzten Kaffee ist Zeit, und die Bar schreibt nichts an.',
      'Die Tasse wird gleich gespült, und getrunken hat daraus {name}',
    ],
    sea: [
      'Unten im Hafen liegt ein Boot bereit, mit einem Stein darin und einem Platz zu wenig für die Rückfahrt.',
      'Es legt ohne Licht ab, und vorn im Bug sitzt {name}',
    ],
    silence: [
      'Den ganzen Tag war es laut auf der Piazza, und jetzt hört man die Markisen.',
      'Irgendwen trifft es, heißt es, und heute ist es {name}',
    ],
  },
  'executed.prison': {
    key: [
      'Der Schlüssel des Ucciardone ist lang wie ein Unterarm und dreht sich zweimal.',
      'Die Schritte verhallen, und hinter den zwei Umdrehungen bleibt {name}',
    ],
    number: [
      'Im großen Buch des Gefängnisses ist eine Zeile frei, mit einer Nummer davor.',
      'Von heute an heißt diese Nummer {name}',
    ],
    window: [
      'Die Zelle hat ein Fenster, und das Fenster hat Aussicht auf ein anderes Fenster.',
      'Zum Zählen der Stäbe reicht ein Leben, so sagt man es auch {name}',
    ],
    soup: [
      'Montags gibt es Suppe, und an allen anderen Tagen den Rest davon.',
      'Ein Löffel mehr wird gedeckt, für {name}',
    ],
    cart: [
      'Der schwarze Wagen rollt über den Cassaro, und die Kinder laufen hinterher.',
      'Zwischen den Gitterstäben winkt es wie bei einem Festzug, und es winkt {name}',
    ],
    chisel: [
      'An der Wand hat schon jemand vier Striche geritzt und einen quer, sehr oft nacheinander.',
      'Daneben ist noch Platz, und Zeit genug hat {name}',
    ],
    visitor: [
      'Besuch ist am ersten Sonntag, Reden nicht, und Kuchen wird vorher durchgeschnitten.',
      'Wer backen will, schreibt auf das Paket {name}',
    ],
    door: [
      'Die Tür fällt so leise zu, dass es die ganze Piazza hört.',
      'Geölt wurde eigens, für einen langen Aufenthalt, für {name}',
    ],
  },
} as const
