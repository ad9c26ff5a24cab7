/** What is left in the morning in town and on the prairie, and the line that leads up to the name. */
export const endsInTown = {
  bootsPorch: [
    'Am Morgen stand ein Stiefelpaar auf der Veranda, geputzt, die Spitzen nach Westen, und niemand darin.',
    'Innen im linken war mit dem Eisen eingebrannt {name}',
  ],
  hatNail: [
    'Im Saloon blieb ein Hut am Nagel, als alle anderen schon nach Hause gegangen waren.',
    'Hinter der Theke drehte man den Hut um, und im Band stand {name}',
  ],
  telegramEnd: [
    'Im Telegrafenamt kam eine Nachricht an, und zwar von keiner einzigen Station.',
    'Es war nur ein Wort, zweimal buchstabiert, und das hieß {name}',
  ],
  emptySaddle: [
    'Von der Prärie kam ganz allein ein Pferd und blieb stehen, wo es immer stehen bleibt.',
    'Auf dem Sattel stand mit silbernen Nägeln {name}',
  ],
  bellTolls: [
    'Die kleine weiße Kirche läutete einmal, und dann überlegte es sich die Glocke anders.',
    'Auf der Hauptstraße nahmen alle den Hut ab, und jemand sagte {name}',
  ],
  woodenBoard: [
    'In der Tischlerei wurde ein Brett gehobelt und noch einmal gehobelt, als ließe sich das aufschieben.',
    'Am Ende musste man doch malen, und die Farbe schrieb {name}',
  ],
  rockingStill: [
    'Auf der Veranda des Ladens schaukelten alle Stühle außer einem.',
    'Darauf lag eine gefaltete Decke und auf der Decke ein Zettel mit dem Namen {name}',
  ],
  coffeeTin: [
    'Am Küchenwagen wurde ein Becher zu viel eingeschenkt, und da stand man nun damit.',
    'Der Becher kam in die Sonne, und eingeritzt war darauf {name}',
  ],
  newspaperS: [
    'Das Ankerecho erschien mit einer einzigen Zeile, und dafür fanden sich alle Buchstaben.',
    'Aufgehoben waren alle in einer eigenen Schublade, und in dieser Reihenfolge hieß es {name}',
  ],
  pianolaStop: [
    'Das Pianola hörte zwischen zwei Tönen auf, und niemand hatte es berührt.',
    'Auf der Papierrolle stand dort, wo das nächste Loch hingehört, mit Bleistift {name}',
  ],
  wreathCactus: [
    'Der große Kaktus hinter dem Stall warf in einer Nacht alle Blüten ab.',
    'In einer Reihe lagen alle auf dem Sand, und mit etwas Geduld las man {name}',
  ],
  tintypeFaces: [
    'Auf dem neuen Foto vom ganzen Ort schauen alle auf dieselbe leere Stelle.',
    'Darunter steht mit weißer Tinte, von links nach rechts, an dieser Stelle {name}',
  ],
  schoolSlate: [
    'In der Schule wurde aufgerufen, und bei einem Namen kam keine Antwort.',
    'Da schrieben die Kinder den Namen auf die Tafeln, jedes für sich: {name}',
  ],
  quiltPatch: [
    'Der Nähkreis setzte an diesem Abend noch einen Flicken an, einen schlichten, und ließ sich Zeit.',
    'In der Ecke stand mit winzigen Nähten {name}',
  ],
  trainWait: [
    'Der Morgenzug wartete elf Minuten am Bahnsteig, obwohl nicht eine einzige erlaubt ist.',
    'Der Schaffner sah auf die Uhr und die Straße hinunter und rief nach {name}',
  ],
  harmonicaEnd: [
    'Draußen auf der Prärie spielte die Mundharmonika heute nur das halbe Lied.',
    'Es ist die Hälfte, in der niemand heimkommt, und diese Hälfte heißt {name}',
  ],
  signPost: [
    'An der Kreuzung steht ein neuer Wegweiser, und darauf ist keine Zahl von Meilen.',
    'Der eine Arm zeigt überallhin, und geschrieben steht darauf {name}',
  ],
  storeLedger: [
    'Im Laden schlug man das Buch auf, zog unter eine sehr alte Rechnung einen Strich und schrieb: erledigt.',
    'Angeschrieben war das alles, seit es den Laden gibt, für {name}',
  ],
  windowCandle: [
    'Im Hotelfenster brannte den ganzen Tag eine Kerze, und die Sonne tat, als sähe es keiner.',
    'Daneben lag ein Schlüssel, und auf dem Anhänger stand {name}',
  ],
  fiddleCase: [
    'Man legte die Geige in den Kasten wie ein Kind in die Wiege.',
    'Getanzt wird heute nicht, hieß es an der Tür, aus Rücksicht auf {name}',
  ],
  bathWater: [
    'Im Badehaus war eine Wanne heißes Wasser bestellt, und das Wasser wurde langsam kalt.',
    'Über dem Rand hing ein Handtuch mit Monogramm, und darunter stand ausgeschrieben {name}',
  ],
  barnDoor: [
    'An der Scheunentür sind Kerben, wie groß alle einmal waren.',
    'Eine davon wandert nun nicht mehr höher, und daneben steht {name}',
  ],
  cattleHome: [
    'Am Abend kam die Herde heim und stand ohne einen Laut um das Tor.',
    'Ein Kalb trug ein Band, und auf dem Band war zu lesen {name}',
  ],
  hotelBook: [
    'Im Gästebuch des Hotels Prärieblick war zwischen zwei Zeilen eine frei geblieben.',
    'Von der Rückseite aber schlug die Tinte durch, und da stand {name}',
  ],
  pieShelf: [
    'Auf dem Fensterbrett kühlte ein Kuchen aus, den niemand abholte.',
    'Gebacken war alles mit Sorgfalt, und obenauf lag aus Teig {name}',
  ],
  poleWire: [
    'Die Drähte an der Bahn summten den ganzen Tag, obwohl niemand etwas sendete.',
    'Wer ein Ohr an den Mast hielt, verstand nach einer Weile {name}',
  ],
  anvilLast: [
    'In der Schmiede schlug man dreimal auf den leeren Amboss.',
    'So hält man das hier, und dann sagt man laut {name}',
  ],
  penniesJar: [
    'Das Glas auf der Theke war voller Münzen für eine weite Reise, und heute nahm man es herunter.',
    'Auf dem Schild las man noch San Francisco und darunter {name}',
  ],
  shadowWall: [
    'An der Mauer der Bank blieb ein Schatten zurück, als die Sonne längst gegangen war.',
    'Der Schatten hielt den Hut in der Hand, und alle erkannten {name}',
  ],
  fenceGap: [
    'Im langen Zaun auf dem Hügel fehlt ein Pfosten, und dort singt der Wind hindurch.',
    'Das Lied hat nur ein Wort, und das Wort ist {name}',
  ],
  dustWriting: [
    'Auf der Theke lag der Staub von drei Tagen, und jemand hatte mit dem Finger etwas hineingeschrieben.',
    'Den Lappen legte man wieder weg, denn da stand {name}',
  ],
  stoveChairs: [
    'Um den Ofen im Laden rückte man die Stühle zusammen, damit man die Lücke nicht sieht.',
    'Man sah die Lücke trotzdem, genau so breit wie {name}',
  ],
  goldScale: [
    'Im Münzamt legte man einen alten Knopf auf die Goldwaage, und der Knopf wog viel zu viel.',
    'Abgerissen war das Stück, so schrieb man auf, von einem Mantel, und der gehörte {name}',
  ],
  churchPew: [
    'In der dritten Bank links lagen Handschuhe und ein Gesangbuch, aufgeschlagen auf der letzten Seite.',
    'Vorne auf der ersten stand als Widmung {name}',
  ],
  starPrairie: [
    'In dieser Nacht stand über der Prärie ein Stern zu viel, und das Vieh sah hinauf.',
    'Am Lagerfeuer zählte man noch einmal nach und nannte den Neuen {name}',
  ],
}
