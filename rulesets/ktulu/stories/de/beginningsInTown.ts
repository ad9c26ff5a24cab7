/** Where the night stands in town and on the prairie: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  highNoonClock: [
    'Die Bahnhofsuhr von Trockenanker zeigte seit Dienstag zwölf Uhr mittags, und {nachbar.ein} aß schon zum neunten Mal zu Mittag.',
  ],
  tumbleweed: [
    'Ein Steppenläufer rollte {wetter} die Hauptstraße entlang, hielt an der Kreuzung, schaute nach links und rechts und rollte weiter.',
  ],
  pianola: [
    'Im Saloon spielte das Pianola ganz allein, und {nachbar.ein} hatte sich danebengesetzt, damit es nicht so einsam wirkt.',
  ],
  swingDoors: [
    'Die Schwingtüren des Durstigen Pelikans schwangen seit drei Tagen, und niemand wusste mehr, wer herein und wer hinaus gegangen war.',
  ],
  goldRush: [
    'Es hieß, {ort} liege Gold, und so gruben dort {zahl} Leute ganz leise, jeder mit einem Teelöffel.',
  ],
  telegraph: [
    'Der Telegraf tickte {zeit} eine Nachricht, und {nachbar.ein} tickte zurück, hier wohne niemand mit diesem Namen.',
  ],
  waterTower: [
    'Der Wasserturm hatte ein Leck, und darunter nahm {tier.ein} mit geschlossenen Augen eine lange, stille Dusche.',
  ],
  falseFronts: [
    'Der Wind hatte die Fassade der Bank umgeworfen, und dahinter stand, etwas kleiner, noch eine Fassade.',
  ],
  blacksmith: [
    'In der Schmiede waren {zahl} Hufeisen fertig geworden und kein Pferd, und {nachbar.ein} nannte das den Fortschritt.',
  ],
  cattleDrive: [
    'Der große Viehtrieb zog {wetter} durch den Ort, und die letzte Kuh putzte sich auf der Matte die Hufe ab.',
  ],
  rockingChairs: [
    'Auf der Veranda des Ladens schaukelten {zahl} Stühle im selben Takt, dabei waren nur drei davon besetzt.',
  ],
  onlyLamp: [
    'Man hatte {ort} die einzige Laterne angezündet, und davor standen alle Motten der Gegend ordentlich an.',
  ],
  snakeOil: [
    'Von einem Wagen herab verkaufte {nachbar.ein} einen Saft gegen die Vergangenheit, und {tier.ein} bat um einen zweiten Löffel.',
  ],
  churchSocial: [
    'Beim Kirchenbasar ging der letzte Kuchen noch immer herum, und inzwischen bot {nachbar.ein} dafür {ding.ein}.',
  ],
  bathhouse: [
    'Im Badehaus gab es das erste warme Wasser seit dem Frühling, und davor taten {zahl} Cowboys, als ginge es um den Zug.',
  ],
  hatContest: [
    'Die Hüte waren in Trockenanker so hoch geworden, dass {tier.ein} in einem davon ein Zimmer vermietete.',
  ],
  railroadLast: [
    'Die Eisenbahn war fertig bis auf den letzten Meter, und {nachbar.ein} stand {ort} und hatte den Meter unter dem Arm.',
  ],
  cactusBloom: [
    'Hinter dem Mietstall war über Nacht der große Kaktus aufgeblüht, und {nachbar.ein} sang dazu {wetter}.',
  ],
  mailBag: [
    'Die Reiterpost war {zeit} angekommen, mit {zahl} Briefen, nur ohne das Pferd und leider auch ohne Reiter.',
  ],
  tintype: [
    'Der Fotograf hatte dem ganzen Ort befohlen, stillzuhalten, und war dann das Objektiv suchen gegangen.',
  ],
  bankClock: [
    'In der Bank stand zum Lüften der Tresor offen, und auf dem Kleingeld schlief zusammengerollt {tier.ein}.',
  ],
  silverMine: [
    'Aus der Silbermine kam ein kurzer Pfiff, das heißt Mittagessen, und dann ein langer, das heißt Nachtisch.',
  ],
  duststorm: [
    'Der Staubsturm hatte den ganzen Ort {zeit} hochgehoben und ein kleines Stück weiter links wieder abgestellt.',
  ],
  harmonica: [
    'Weit draußen auf der Prärie spielte jemand Mundharmonika, und sämtliche Kaffeekannen im Bezirk summten leise mit.',
  ],
  chuckwagon: [
    'Im Küchenwagen köchelten die Bohnen seit dem Goldrausch, und {nachbar.ein} hob den Deckel, um guten Abend zu sagen.',
  ],
  schoolBell: [
    'In der Schule läutete es {zeit}, und {tier.ein} kam herein, setzte sich und wusste die Hauptstadt von Nebraska.',
  ],
  carpenterNap: [
    'In der Tischlerei war aus Versehen {ding.ein} entstanden, und der halbe Ort kam nachsehen, was daran nicht stimmte.',
  ],
  saddleShop: [
    'Auf dem Zaun vor der Sattlerei saßen {zahl} Sättel und schauten auf die Straße wie ein Publikum.',
  ],
  moonSpur: [
    'Der Mond kam mit leisem Klirren über den Tafelberg, als hätte da jemand vergessen, die Sporen abzuschnallen.',
  ],
  buffaloCrossing: [
    'Der Abendzug wartete {ort} auf eine Herde Büffel, und die Herde Büffel wartete geduldig auf den Abendzug.',
  ],
  laundryLine: [
    'Auf der Leine zwischen Bank und Kirche trocknete {nachbar.ein} {zahl} Taschentücher und eine riesengroße Socke.',
  ],
  windPump: [
    'Man hatte das Windrad geölt, und zum ersten Mal seit Jahren war zu hören, wie {tier.ein} nachdachte.',
  ],
  boardwalk: [
    'Jedes Brett des Gehsteigs knarrte in einem eigenen Ton, und {nachbar.ein} ging darauf im Walzertakt nach Hause.',
  ],
  balloonMesa: [
    'Vom Tafelberg stieg {wetter} ein Ballon auf, und als Ballast hing unten {ding.ein}.',
  ],
  fiddler: [
    'Beim Scheunentanz war die Geige mitten im Reigen eingeschlafen, und alle drehten sich auf Treu und Glauben weiter.',
  ],
  sunsetOrder: [
    'Der Sonnenuntergang war so rot, dass {nachbar.ein} {ort} fragte, ob man so etwas auch meterweise bekommt.',
  ],
  prairieDogs: [
    'Die Präriehunde standen in Reihen vor den Löchern, und {tier.ein} verlas das Protokoll der letzten Sitzung.',
  ],
  newspaperType: [
    'Beim Ankerecho war der Buchstabe S ausgegangen, und die ganze Titelseite las man an diesem Tag etwas nachlässig.',
  ],
  goldenSpike: [
    'Der goldene Nagel wurde zum dritten Mal eingeschlagen, denn auf jedem Foto hatte {nachbar.ein} geblinzelt.',
  ],
  tentShow: [
    'Das Zelt der Wanderoper stand zu nah beim Stall, und im zweiten Akt bekam {tier.ein} den Applaus.',
  ],
  mapMaker: [
    'Auf der Landkarte war der Fluss dort eingezeichnet, wo man den Fluss brauchte, und seit Mitternacht bemühte sich der Fluss.',
  ],
  coffeeGrounds: [
    'In der Küche des Hotels Prärieblick war der Kaffee so dick, dass die Löffel damit ein Abkommen geschlossen hatten.',
  ],
  windowShutter: [
    'An der Hauptstraße schlossen sich die Fensterläden einer nach dem anderen, und hinter dem letzten verschwand {nachbar.ein}.',
  ],
  melonWagon: [
    'Ein Wagen voller Melonen stand {ort}, auf dem Bock saß niemand, und der Wagen rang sich langsam durch.',
  ],
  saloonMirror: [
    'Der große Spiegel für den Saloon kam den weiten Weg aus Boston und zeigte noch immer Boston bei Regen.',
  ],
  lassoSchool: [
    'In der Lassoschule übte man heute am schwierigen Fall, denn {ding.ein} war schon zweimal entwischt.',
  ],
  crickets: [
    'Sogar die Grillen hielten in Trockenanker {wetter} den Takt, und {nachbar.ein} dirigierte mit dem Zahnstocher.',
  ],
  mesaShadow: [
    'Der Schatten des Tafelbergs lag um fünf auf der Kirche, um sechs auf der Bank, und jetzt fragte der Schatten nach einem Zimmer.',
  ],
  guestBook: [
    'Im Gästebuch des Hotels Prärieblick standen am Morgen {zahl} neue Unterschriften und der Abdruck eines Hufs.',
  ],
}
