/** What happens to somebody by the sea and in the hills: absurd, nobody’s fault, and never at a table. */
export const middlesBySea = {
  bathingCabin: [
    'In einem Badehäuschen in Mondello suchte {jemand} nach der zweiten Socke.',
    'Die Flut holte das Häuschen um sechs ab, samt dem kleinen Vorhang, und zog damit nach Sardinien.',
  ],
  tunaTrap: [
    'Vom Thunfischboot beugte sich {jemand} weit hinaus, um die Fische zu zählen.',
    'Die Fische zählten auch, und unten hatte man am Ende einen mehr.',
  ],
  lighthouseStairs: [
    'Im Leuchtturm stieg {jemand} die Treppe hinauf, um nach der Uhrzeit zu fragen.',
    'Es sind {zahl} Stufen, und am Monatsende wird die oberste zum Putzen hereingeholt.',
  ],
  steamerHorn: [
    'Auf dem Postdampfer legte {jemand} ein Ohr an das Horn, da es so still war.',
    'In diesem Augenblick wünschte der Kapitän ganz Palermo eine gute Nacht.',
  ],
  fataMorgana: [
    'Zur Mittagszeit ging {jemand} hinüber in das zweite Palermo, das in der Luft, um zu sehen, ob dort die Melonen billiger sind.',
    'Am Abend wurde es kühler, und die Stadt wurde zusammengeklappt.',
  ],
  pricklyHug: [
    'Mit offenen Armen lief {jemand} in der Dämmerung auf eine hohe grüne Gestalt zu, die so freundlich winkte.',
    'Es war eine Kaktusfeige der alten Schule, und die lassen Bekannte nicht mehr los.',
  ],
  lemonPress: [
    'In der Zitronenpresse bückte sich {jemand} nach einem Kern.',
    'Die {zahl} Fässer dieses Jahrgangs haben das gewisse Etwas und reisen sehr gut.',
  ],
  saltWindmill: [
    'Bei den Salinen hängte {jemand} den feuchten Mantel zum Trocknen an den Windmühlenflügel, ohne vorher auszusteigen.',
    'Dann kam frischer Wind auf, und inzwischen ist der Mantel gewiss trocken.',
  ],
  octopusShake: [
    'Am Stand auf dem Kai reichte {jemand} einem Kraken freundlich die Hand.',
    'Der Krake reichte eine zurück, dann noch eine, und mit den übrigen sechs wurde höflich Abschied genommen.',
  ],
  seaplaneWing: [
    'Als das Wasserflugzeug wendete, stand {jemand} auf dem Schwimmer und reichte eine Schachtel Cannoli hinein.',
    'Bis es ans Bezahlen ging, war man auf neunhundert Metern.',
  ],
  monsterVilla: [
    'Bei der Villa der Ungeheuer setzte sich {jemand} auf einen leeren Sockel und schnitt eine Fratze.',
    'Dann drehte der Wind, genau wie es einem als Kind immer gesagt wird.',
  ],
  goatRank: [
    'Auf dem schmalen Pfad zur Grotte bestand {jemand} gegenüber einer Ziege auf Vorfahrt.',
    'Es ging auf jeder Seite ums Prinzip, und nur auf einer Seite gab es dafür Hufe.',
  ],
  swordfishPoint: [
    '{jemand.cap} hielt den springenden Schwertfischen einen Hut hin, damit sich einer verbeugt.',
    'Und wirklich verbeugte sich einer, und zwar sehr tief.',
  ],
  anchorChain: [
    'Beim Ankern wies {jemand} darauf hin, dass die Kette einen Knoten hat.',
    'Der Knoten löste sich {wetter}, und mit der Kette ging auch, wer recht gehabt hatte.',
  ],
  volcanoTrip: [
    'Auf dem Stromboli wollte {jemand} am Kraterrand eine Scheibe Brot rösten.',
    'Der Berg hatte seit dem Jahr 1919 auf das Frühstück gewartet.',
  ],
  mirrorCalm: [
    'Das Meer lag so glatt in der Bucht, dass {jemand} mit größtem Vertrauen hinaustrat.',
    'Es trug {zahl} Schritte weit, und das ist der geltende Rekord.',
  ],
  carobSwing: [
    'Für die Kinder probierte {jemand} am alten Johannisbrotbaum die Schaukel aus.',
    'Befestigt hatten das Ding Matrosen, und es schwang bis hinter Ustica, bevor es ans Umkehren ging.',
  ],
  thermalPool: [
    'In der heißen Quelle bat {jemand}, es doch noch eine Spur wärmer zu machen.',
    'Die Quelle hat Verwandtschaft unter dem Ätna und gab den Wunsch weiter.',
  ],
  kiteTail: [
    '{jemand.cap} hielt den größten Drachen der Kalsa, nur bis ein Kind den Schuh gebunden hatte.',
    'Der Schuh hatte {zahl} Ösen, und der Drachen hatte eine Verabredung über Malta.',
  ],
  regattaOar: [
    'Im Boot des Erzbischofs nahm {jemand} das letzte Ruder und zog mit aller Kraft in die falsche Richtung.',
    'Das Boot drehte sich so schnell, dass im Wasser ein Loch zurückblieb.',
  ],
  melonTrain: [
    'In Carini sprang {jemand} auf den Melonenzug, um die unterste herauszuziehen.',
    'So ist damals das Wort Lawine nach Sizilien gekommen.',
  ],
  spongeDiver: [
    'Für ein Foto ließ sich {jemand} von den Schwammtauchern den Helm aufsetzen.',
    'Für fertig und für abwärts hatten die Taucher immer schon dasselbe Zeichen.',
  ],
  lavaSledge: [
    'Auf einem Teetablett fuhr {jemand} den Hang des Ätna hinab, der angeblich ganz erkaltet war.',
    'Bis zur Kurve war der Hang auch wirklich kalt.',
  ],
  fishingLine: [
    '{jemand.cap} hatte den größten Fisch der Saison am Haken und wollte unter keinen Umständen loslassen.',
    'Der Fisch war ganz derselben Meinung.',
  ],
  brassBuoy: [
    '{jemand.cap} ruderte zur Glockenboje hinaus, um sich über den Lärm zu beschweren, und hörte dann doch zu.',
    'Die Boje erzählte gerade die Geschichte vom Matrosen, und der Schluss ist nass.',
  ],
  orangeAvalanche: [
    'Am Kai zog {jemand} eine Orange ganz von unten aus dem Kahn, denn die sind am süßesten.',
    'Einen Moment lang war der ganze Hafen orange, und dann war es ruhig.',
  ],
  cableCar: [
    'Die neue Seilbahn auf den Monte Pellegrino brauchte für die Probefahrt ein Gewicht, und {jemand} stieg mit einem Butterbrot ein.',
    'Die Fahrt ging vorbei an Station, Grotte, Gipfel und dem Ende des Seils.',
  ],
  sirens: [
    'Bei den Felsen von Cefalù stopfte sich {jemand} Watte in beide Ohren, zur Sicherheit vor den Sirenen.',
    'So blieb der Warnruf des Leuchtturms leider ungenutzt.',
  ],
  shepherdPipe: [
    'Über das Lied des Hirten oberhalb von Piana lachte nur {jemand}.',
    'Die Schafe, alle {zahl}, nehmen Musik sehr ernst und kamen im Gleichschritt näher.',
  ],
  saltStatue: [
    'Zu Mittag in den Salinen drehte sich {jemand} noch ein letztes Mal um.',
    'Dafür gibt es in der Bibel einen Präzedenzfall, und der ist sehr klar formuliert.',
  ],
  boatLaunch: [
    'Beim Stapellauf musste {jemand} vorne am Bug noch schnell die Schleife geradeziehen.',
    'Die Flasche war aus Marsala, das Schiff aus Palermo, und aufhalten ließ sich keins von beiden.',
  ],
  crabCourt: [
    'Am Strand baute {jemand} eine Sandburg mit {zahl} Türmen und zog sofort ein.',
    'Bei Flut kam ein Krebs mit dem älteren Mietvertrag.',
  ],
  almondRain: [
    '{jemand.cap} schüttelte den Mandelbaum, damit es schneit.',
    'Im Schnee waren Mandeln, und über den Mandeln, so zeigte es sich gleich darauf, lehnte die Leiter.',
  ],
  ferryRamp: [
    'Während die Fähre ablegte, lief {jemand} um einen Sonnenschirm zurück, dann wieder vor, dann wieder zurück.',
    'Der Spalt hatte sich da schon entschieden.',
  ],
  coralReef: [
    'Unten bei den Korallen hielt {jemand} sich an einem Ast fest, weil der so hübsch war.',
    'Korallen wachsen langsam, aber an dieser Stelle hatten alle seit Langem darauf hingearbeitet.',
  ],
  capersWall: [
    'Für die letzte Kaper an der Festung trat {jemand} noch auf einen weiteren Stein hinaus.',
    'Genau diesen Stein hatten die Normannen damals nur gezeichnet.',
  ],
  whaleMouth: [
    'Vor Capo Gallo segelte {jemand} in eine kleine dunkle Bucht, die auf keinem Plan stand.',
    'Die Bucht schloss {zeit} für die Nacht, mit einem Seufzer.',
  ],
  sunshadeFlight: [
    'Auf der Promenade wollte {jemand} {wetter} den gestreiften Sonnenschirm nicht loslassen.',
    'Der Schirm ging über Trapani noch einmal auf, heißt es, und dann über Tunis, zur Freude der Kamele.',
  ],
  waterMelonBoat: [
    '{jemand.cap} höhlte eine Melone aus, setzte ein kleines Segel und fuhr unter Beifall durch den Hafen.',
    'Auf halber Strecke kam der Hunger, und das Boot war lecker.',
  ],
  fireJuggler: [
    'Beim Fest am Strand vertrat {jemand} eine Minute lang den Jongleur und machte das recht ordentlich.',
    'Dann rief {nachbar.ein} nach der Nummer mit dem Meer.',
  ],
  cloudHook: [
    'Vom Gipfel des Monte Pellegrino griff {jemand} hinüber, um das Wölkchen geradezurücken.',
    'Das Wölkchen war mit einem größeren Wetter verbunden, und das lag am Abend über Kalabrien.',
  ],
  railSwing: [
    'Aus der Bergbahn lehnte sich {jemand}, um Ginster zu pflücken, zuerst einen Zweig, dann einen schöneren, dann den schönsten.',
    'Der schönste wuchs neben dem Tunnel.',
  ],
  beachTrumpet: [
    '{jemand.cap} blies in eine große Muschel, die das Meer {ort.am} abgelegt hatte.',
    'Die Muschel blies zurück, und dahinter ist eine ganze Menge Meer.',
  ],
  balloonAscent: [
    'Am Ufer wurde ein Ballon gefüllt, und {jemand} sollte den Korb halten, bis der Marchese kommt.',
    'Der Marchese verspätete sich um eine Tasse Schokolade.',
  ],
  mosaicFloor: [
    'Auf einem römischen Fußboden am Meer streckte sich {jemand} neben den Delfinen aus, nur für den Größenvergleich.',
    'Die Besucher loben die Restaurierung und fragen nach dem Hut.',
  ],
  netKnot: [
    '{jemand.cap} zeigte beim Netzflicken, wie das Ganze auch mit einem einzigen Knoten geht.',
    'Es ging, der Knoten wurde unter Beifall zugezogen und um vier mit dem Rest hinausgeworfen.',
  ],
  mulePass: [
    'Hinter Corleone ritt {jemand} auf dem Maultier, das sonst niemand reitet, da es so freundlich schaute.',
    'Es ist ein höfliches Tier und lässt dem Abgrund immer den Vortritt.',
  ],
  cheeseCave: [
    'In der Höhle, wo der Pecorino reift, setzte sich {jemand} hin und wartete, bis es so weit war.',
    'Das dauert {zahl} Monate, und jede Woche wird gewendet.',
  ],
  wineBarrel: [
    'Barfuß und mit einem Lied stieg {jemand} in den großen Bottich, wie man das bei der Lese eben macht.',
    'Es war ein sehr gutes Lied mit sehr vielen Strophen und ein sehr guter Bottich.',
  ],
  dolphinRide: [
    'Vor Ustica stieg {jemand} auf einen Delfin und bat freundlich darum, zum Hafen gebracht zu werden.',
    'Der Delfin kannte mehrere und fing mit Alexandria an.',
  ],
}
