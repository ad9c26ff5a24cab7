/** What is left in the morning by the sea, on the ship and on the reservation, and the line that leads up to the name. */
export const endsAtSea = {
  lanternShip: [
    'Das Schiff draußen hatte die Laterne auf halbe Höhe gesetzt, und gesagt hatte es dort niemand.',
    'Im Logbuch, so erfuhr man später, steht unter diesem Tag nur {name}',
  ],
  hatTide: [
    'Die Morgenflut brachte einen Hut den Strand herauf, stellte den Hut hin und verneigte sich.',
    'Im Futter, wohin kein Wasser gekommen war, stand {name}',
  ],
  pierBench: [
    'Die letzte Bank auf dem Steg blieb den ganzen Sonntag leer, bei schönstem Wetter.',
    'An der Lehne ist ein Schildchen angeschraubt, und darauf steht {name}',
  ],
  bottleAnswer: [
    'Eine Flasche trieb an den Strand, und diesmal war ein richtiger Brief darin.',
    'Es gehe gut, stand da, und weiter hinaus als gedacht, gezeichnet {name}',
  ],
  lighthouseBlink: [
    'Der Leuchtturm ließ in dieser Nacht nach dem siebten immer einen Blitz aus.',
    'Man könne nicht für alle leuchten, stand im Wachbuch, und eine Weile gar nicht ohne {name}',
  ],
  anchorRibbon: [
    'Am großen Anker auf dem Platz hatte jemand mit Seemannsknoten ein schwarzes Band befestigt.',
    'Das geht so bald nicht auf, und gestickt ist darauf {name}',
  ],
  boatAlone: [
    'Ein Ruderboot kam allein nach Hause und machte sich selbst am Steg fest.',
    'Am Bug war die Farbe noch frisch, und es stand da {name}',
  ],
  pelicanPost: [
    'Der Pelikan auf dem letzten Pfahl ließ einen Stiefel aus dem Schnabel fallen und schloss die Augen.',
    'Es war der linke, und auf der Sohle stand mit Kreide {name}',
  ],
  sandName: [
    'Das Meer wich weiter zurück als je zuvor und ließ den Strand ganz glatt liegen.',
    'Nur eines war darauf, in großen Buchstaben, und das war {name}',
  ],
  smokeRing: [
    'Über den Zelten auf dem Hügel stieg ein einziger runder Rauchring auf und hielt eine Stunde.',
    'Vorlesen musste das niemand, alle lasen {name}',
  ],
  drumOne: [
    'Auf dem Hügel schlug man bei Sonnenaufgang einmal die Trommel und ließ das Echo ausreden.',
    'In der alten Sprache heißt das: auf Reisen, und in unserer heißt es {name}',
  ],
  totemFace: [
    'Im Reservat trägt das unterste Gesicht am Pfahl seit heute Nacht eine Träne aus Harz.',
    'Wer das Ohr an das Holz hält, hört es sagen: {name}',
  ],
  feather: [
    'Eine Adlerfeder fiel mitten ins Dorf und blieb aufrecht im Boden stehen.',
    'Die Ältesten nickten, und einer davon sprach den Namen {name}',
  ],
  bisonStand: [
    'Die Büffel legten sich im Kreis, die Köpfe nach außen, und ließen in der Mitte Platz.',
    'Im Gras war dort ein Abdruck wie nach gutem Schlaf, und zwar von {name}',
  ],
  canoeFlowers: [
    'Den Fluss herab kam ein Kanu, bis zum Rand voll mit weißen Blumen.',
    'Quer darüber lag das Paddel, und in das Blatt geschnitzt war {name}',
  ],
  blanketWoven: [
    'In den Zelten wurde eine Decke gewebt, und nachts kam ein Faden hinein, der nicht zum Muster gehört.',
    'Wer mit dem Finger daran entlangfährt, kommt zu {name}',
  ],
  fogBell: [
    'Die Glocke auf der Sandbank läutete, obwohl das Meer ganz still lag.',
    'Ein Boot fuhr hinaus und fand nichts, nur frisch am Rand der Glocke {name}',
  ],
  netEmpty: [
    'Die Netze waren heute leer, alle bis auf eines, und darin lag {ding.ein}.',
    'Ein Anhänger hing daran, und auf dem stand, kaum verwischt, {name}',
  ],
  sailPatch: [
    'Auf dem Schiff nähte man ein weißes Stück in das braune Hauptsegel.',
    'Durch das Fernrohr sah man, dass es Buchstaben waren, und lesen konnte man {name}',
  ],
  wavesStep: [
    'Die Wellen kamen den ganzen Tag auf Zehenspitzen und kehrten um, bevor es so weit war.',
    'Nur eine war mutig, kam ganz heran und fragte nach {name}',
  ],
  gullFlight: [
    'Alle Möwen flogen heute landeinwärts über den Tafelberg, und keine davon schrie.',
    'Über einem einzigen Schornstein zog man Kreise, und das war der Schornstein von {name}',
  ],
  chairSurf: [
    'Am Ufer stand ein Liegestuhl bis zum Sitz im Wasser, mit dem Blick nach draußen.',
    'Auf dem Tuch ist blass gedruckt: für die ganze Saison vermietet an {name}',
  ],
  harbourFlag: [
    'Über dem Hafenamt zog man die graue Flagge hoch, die niemand kannte.',
    'Im Signalbuch hat die Flagge eine eigene Seite, und seit heute steht dort {name}',
  ],
  crabLine: [
    'Die Krebse kamen den Strand herauf und stellten sich in einer Reihe auf, die Scheren gesenkt.',
    'Dazwischen war etwas in den Sand gezeichnet, nämlich {name}',
  ],
  coatRock: [
    'Auf den Felsen lag ein Mantel, einmal gefaltet und noch einmal, und obenauf eine Muschel.',
    'In der Tasche steckte eine Fahrt mit dem Dampfer, nur hin, auf den Namen {name}',
  ],
  sternName: [
    'Auf der Werft übermalte man den Namen des neuen Boots, das schon fast schwamm.',
    'Guter Wind wird es nun nicht heißen, sondern {name}',
  ],
  sealsSong: [
    'Die Robben sangen in dieser Nacht alle im selben Ton, und das gab es noch nie.',
    'Nach jeder Strophe hoben alle den Kopf und bellten {name}',
  ],
  pearlEnd: [
    'In der letzten Auster der Saison war eine schwarze Perle, und niemand wollte einen Preis nennen.',
    'Man legte die Perle in eine Zündholzschachtel und schrieb auf den Deckel {name}',
  ],
  driftLetters: [
    'Das Meer legte Treibholz auf den Strand, Stück für Stück, bis spät am Abend.',
    'Bei Mondschein las man es von der Klippe aus, und es hieß {name}',
  ],
  mapIsland: [
    'Auf der neuen Seekarte liegt in der Bucht eine Insel, die auf der alten nicht war, mit einer Palme.',
    'In feinster Schrift steht daneben {name}',
  ],
  captainGlass: [
    'Auf dem Schiff ließ man am Tisch angeblich ein Glas mehr hinstellen und füllte es.',
    'Für wen, fragte niemand, denn auf der Serviette war gestickt {name}',
  ],
  moonTide: [
    'Der Mond zog das Wasser heute einen Fuß höher, als in der Tafel steht, und hielt es dort.',
    'An der Hafenmauer ist ein Strich, und darüber steht {name}',
  ],
  hornAnswer: [
    'Zu Mittag blies das Schiff dreimal, und beim dritten Mal antwortete etwas vom Ufer.',
    'Vielleicht war es das Echo, aber geklungen hat es wie {name}',
  ],
  lampRow: [
    'Auf dem Steg stellte man Lampen auf, für jedes Jahr eine, und es wurde eine lange Reihe.',
    'Die letzte steht etwas weiter draußen, und auf dem Glas steht {name}',
  ],
  horizon: [
    'Die Linie zwischen Meer und Himmel war heute etwas schief, als hätte sich jemand daran gelehnt.',
    'Gerade rücken wird man nichts, zum Andenken an {name}',
  ],
}
