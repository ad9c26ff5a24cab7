/** What happens to somebody in town: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  puppetStrings: [
    'Im Puppentheater probierte {jemand} die Rüstung des Roland an, nur damit die Kinder lachen.',
    'Oben nahm ein kurzsichtiger Puppenspieler die Fäden auf, und seither ist die Schlacht von Roncesvalles ganz ausgezeichnet.',
  ],
  cassataSlice: [
    'Um zu prüfen, ob die Cassata schon kalt genug war, beugte sich {jemand} über den grünen Rand.',
    'Von da an war es nur noch Glasur, {zahl} Schichten tief, und die kandierten Früchte schlossen sich ohne ein Kräuseln.',
  ],
  espressoEagle: [
    'Hinter der Theke zog {jemand} den falschen Hebel der neuen Kaffeemaschine.',
    'Es pfiff wie ein abfahrender Schnellzug, und was in die Tasse kam, war ungewöhnlich stark.',
  ],
  risotto: [
    'An den Quattro Canti konnte sich {jemand} nicht zwischen den vier Ecken entscheiden.',
    'Die Sache erledigte sich, als {fahrzeug.das} aus allen vieren gleichzeitig kam.',
  ],
  tenorNote: [
    'Von der Galerie rief {jemand} nach einer Zugabe, und der Tenor nahm den hohen Ton freundlich wieder auf.',
    'Die Gipsputten an der Decke üben seit 1897 das Loslassen.',
  ],
  marbleBath: [
    'Auf der Piazza Pretoria stieg {jemand} in den Brunnen, um einer Nymphe das Blatt zurückzubringen.',
    'Ein Sockel war noch frei gewesen, und das Wasser dort, so zeigte sich, wird sehr schnell fest.',
  ],
  lavaCart: [
    'Als der bemalte Karren ins Kullern kam, lief {jemand} davor her, um die Bremse zu erklären.',
    'Seither gewinnt Karl der Große gegen eine Figur mehr, unten in der Ecke, in Rot.',
  ],
  nougatHammer: [
    'Am Nougatstand lobte {jemand} die eigenen Zähne und verlangte gleich die ganze Stange.',
    'Es heißt, nun löst sich das sehr langsam auf, und zwar von beiden Enden her.',
  ],
  balconyBasket: [
    'Zum Spaß setzte sich {jemand} in den Einkaufskorb, der vom fünften Stock herabhing.',
    'Im fünften Stock wartete man auf {zahl} Melonen und zog entsprechend kräftig an.',
  ],
  photoPowder: [
    'Beim Fotografen sollte {jemand} ganz stillhalten und auf das Vögelchen schauen.',
    'Als der Rauch des Blitzpulvers verzogen war, gab es ein hervorragendes Bild und niemanden, der es abholte.',
  ],
  tramPole: [
    'Um die Straßenbahn vom Draht zu lösen, stieß {jemand} die Stange freundlich mit dem Regenschirm an.',
    'Einen Augenblick lang war die ganze Via Libertà so hell wie die Oper.',
  ],
  gramophoneHorn: [
    'Mit einem Ohr im Trichter des Grammophons wollte {jemand} herausfinden, wo der Sänger sitzt.',
    'Dann wurde die Platte umgedreht, und auf der anderen Seite war ein Strudel.',
  ],
  hatPress: [
    'Im Hutladen ließ {jemand} sich einen Strohhut nach Maß anfertigen.',
    'Die Dampfpresse nahm das Maß ein für alle Mal, und die Krempe ist bewundernswert.',
  ],
  confettiCannon: [
    'Im Karneval schaute {jemand} in das Rohr, weil kein Konfetti mehr kam.',
    'Dann kam es doch, alles auf einmal, und der Applaus dauerte {zahl} Minuten.',
  ],
  arancina: [
    '{jemand.cap} wettete, eine Arancina ließe sich im Ganzen hinunterschlucken, so wie es die Pelikane machen.',
    'Es war eine von den großen aus Ballarò, mit Erbsen.',
  ],
  mirrorRoom: [
    'Im Spiegelsaal des alten Marchese machte {jemand} eine Verbeugung, und hundert verbeugten sich zurück.',
    'Hinaus ging es durch eine Tür, die danach nur neunundneunzig wiederfanden.',
  ],
  bellRope: [
    'Um die Glocken von San Domenico einmal von unten zu sehen, hängte sich {jemand} an das falsche Seil.',
    'Es war das für die hohen Feste, und das zieht bis in die nächste Gemeinde.',
  ],
  mandolinSong: [
    'Die ganze Nacht bat {jemand} die Mandolinen im Barbierladen um noch eine Strophe.',
    'Die letzte Strophe heißt in Palermo die Falltür und zählt {zahl} Zeilen.',
  ],
  icedFigure: [
    'Am Eiswagen streckte sich {jemand} zur Abkühlung kurz auf dem großen Block aus.',
    'Der Block wurde {zeit} geliefert, an ein Hotel, das genau so einen Schwan bestellt hatte.',
  ],
  tarantella: [
    'Auf der Gasse spielte man eine Tarantella, und {jemand} sagte, das gehe auch schneller.',
    'Es ging, und zuletzt sah man einen kleinen Wirbelwind mit guten Schuhen in Richtung Berge.',
  ],
  sfincione: [
    '{jemand.cap} griff tief in den Ofen nach der knusprigen Ecke des Sfincione, die alle haben wollen.',
    'Der Ofen hat ein langes Gedächtnis und eine noch längere Zunge.',
  ],
  courtyardWell: [
    'Über den Rand des Brunnens im Hof wünschte {jemand} dem Echo einen guten Abend.',
    'Das Echo hatte seit den Bourbonen mit niemandem gesprochen und bestand auf einem Besuch.',
  ],
  filmScreen: [
    'Als auf der Leinwand der Zug auf das Publikum zufuhr, stand {jemand} auf und gab das Zeichen zum Halten.',
    'Der Zug hielt nicht, und am Klavier musste man sich einen anderen Schluss ausdenken.',
  ],
  sugarLamb: [
    'Die Konditorei brauchte für den Marzipanumzug noch einen Heiligen, und {jemand} hielt dafür gerne still.',
    'Die Glasur kam mit dem breiten Pinsel, und angeblich hält sich das viele Jahre.',
  ],
  waxMuseum: [
    '{jemand.cap} stellte sich im Wachsmuseum auf den Platz des Vizekönigs, als Überraschung für den Abend.',
    'Von der Heizung hatte niemand etwas gesagt, und auch nicht, womit man dort ausbessert.',
  ],
  lampPost: [
    'Die letzte Gaslaterne der Via Lincoln sollte fort, und {jemand} umarmte den Pfahl zum Abschied.',
    'Die Laterne war noch mit der alten Zeit verbunden, und die alte Zeit wollte alles zurück.',
  ],
  opticianLens: [
    'Durch die große neue Linse zeigte der Optiker, wie nah der Mond ist, und {jemand} trat noch näher.',
    'Es war dann doch näher als gedacht, und der Mond hatte nicht aufgepasst.',
  ],
  featherBed: [
    'Im Möbelhaus wollte {jemand} das weichste Federbett von ganz Sizilien ausprobieren.',
    'Die Federn stammten aus der Eisenbahnwerkstatt, und das Dachfenster stand {wetter} offen.',
  ],
  holySilver: [
    'Um besser zu sehen, stieg {jemand} zwischen die silbernen Lilien auf den Wagen der Santa Rosalia.',
    'Dann liefen {zahl} Träger wie jedes Jahr bergauf los, und die Kurven sind dort eng.',
  ],
  printPress: [
    'In der Druckerei las {jemand} gleich mit, während die Abendzeitung aus der Walze kam.',
    'Der Schlips blieb am Wetterbericht hängen, und der Rest kam auf die Titelseite.',
  ],
  revolvingStage: [
    'Auf der Drehbühne blieb {jemand} stehen, um eine Zeile aus dem Rigoletto vorzutragen.',
    'Die Bühne fuhr weiter zum Sturm im dritten Akt, und in dem Jahr nahm man dafür echtes Meer.',
  ],
  donkeyOpinion: [
    'Vor dem ganzen Markt sagte {jemand} einem sizilianischen Esel, was zu tun sei.',
    'Der Esel dachte {zeit} darüber nach, und zwar mit den Hinterbeinen.',
  ],
  pigeonPalermo: [
    '{jemand.cap} hatte gelernt, mit den Tauben der Kathedrale zu sprechen, und bat um eine kleine Mitfahrt.',
    'Die Tauben sagten zu, bevor geklärt war, wer den linken Schuh nimmt.',
  ],
  crateOfLemons: [
    'Am Güterbahnhof kroch {jemand} in eine leere Kiste, um zu zeigen, wie gut man hier Zitronen verpackt.',
    'Die Kiste ist gestempelt und vernagelt, und Buenos Aires ist eine schöne Stadt.',
  ],
  cheeseWheel: [
    'Oben an der Treppe begrüßte {jemand} einen Laib Caciocavallo, der gerade geliefert wurde.',
    'Der Käse grüßte nicht zurück und nahm den kürzesten Weg.',
  ],
  danceContest: [
    'Der Charleston-Wettbewerb ging in den dritten Tag, und nur {jemand} stand noch auf dem Parkett.',
    'Das Parkett dagegen war nach Stunden gemietet, und die Stunde war um.',
  ],
  stainedGlass: [
    'Für einen guten Blick auf das neue Fenster lehnte sich {jemand} vom Gerüst in die Kathedrale.',
    'Unter den Seligen findet sich nun eine Gestalt mit sehr überraschtem Gesicht.',
  ],
  gardenStatue: [
    'Im Garten der Villa Giulia fragte {jemand} aus Höflichkeit die steinerne Sphinx nach der Antwort.',
    'Die Sphinx gab zuerst die Antwort, und dann kam die Frage.',
  ],
  ropeDancer: [
    'Hoch über der Piazza Marina hielt {jemand} den Platz auf dem Seil frei, nur bis Zigaretten geholt waren.',
    'Im Tabakladen hatte man leider eine lange Geschichte zu erzählen.',
  ],
  sewingMachine: [
    'Mit einem losen Knopf lehnte sich {jemand} in der Schneiderei an die elektrische Nähmaschine.',
    'Der Anzug gewann in Mailand eine Medaille und steht dort ganz von allein.',
  ],
  confession: [
    '{jemand.cap} öffnete in der Sakristei die falsche Tür und sagte: nur einen Augenblick, gleich wieder da.',
    'Dahinter fängt der Barock an, und bis ans Ende ist noch niemand gekommen.',
  ],
  lottoNumbers: [
    'Auf dem Lottoplatz griff {jemand} in die große Trommel, um die Zahlen etwas besser zu mischen.',
    'Vorschriftsmäßig wurde {zahl} Mal gedreht, und drei Richtige kamen heraus.',
  ],
  spaghettiWinch: [
    'In der Nudelfabrik fragte {jemand}, wie eigentlich das Loch in die Makkaroni kommt.',
    'Man war dort sehr freundlich und führte es sofort vor.',
  ],
  hotelLift: [
    'Im Grand Hotel drückte {jemand} auf den Knopf ohne Nummer.',
    'Der Fahrstuhl fuhr hin, kam leer und frisch poliert zurück und summt seitdem leise vor sich hin.',
  ],
  orangeThrow: [
    'Auf dem Ball fing {jemand} eine Orange auf, die von der Galerie geflogen kam, dann zwei, dann zehn.',
    'In dem Jahr war die Ernte überhaupt sehr gut.',
  ],
  barberTowel: [
    'Unter dem heißen Tuch sagte {jemand} zum Barbier: ruhig alles ab.',
    'In dem Laden nimmt man es sehr wörtlich und sehr gründlich, und die Mandolinen waren laut.',
  ],
  moustacheWax: [
    '{jemand.cap} lieh sich die große Dose Bartwichse, um durch eine enge Tür zu kommen.',
    'Es war die Kirchentür, eine Hochzeit kam heraus, und {zahl} Gäste drückten auf einmal.',
  ],
  umbrellaAscent: [
    'Unter den Arkaden spannte {jemand} den größten Schirm auf, den der Schirokko je gesehen hatte.',
    'Der Schirokko hatte nur auf etwas zum Festhalten gewartet.',
  ],
  fireworkSeat: [
    '{jemand.cap} setzte sich {ort.am} auf ein bequemes Fass, um beim Fest gut zu sehen.',
    'Einen solchen Schluss hatte Santa Rosalia noch nie, mit Goldregen und in drei Farben.',
  ],
  glueStatue: [
    'Bei der Restaurierung drückte {jemand} den Arm des Vizekönigs an die Schulter, bis der Leim trocken war.',
    'Der Vizekönig ist wieder heil und steht dort oben nicht mehr allein.',
  ],
}
