/** Where the night stands by the sea, on the ship and on the reservation: one sentence each, and nobody is in danger yet. */
export const beginningsAtSea = {
  shipLantern: [
    'Weit draußen brannte die Schiffslaterne, etwas größer als gestern, und {nachbar.ein} maß mit dem Daumen nach.',
  ],
  pier: [
    'Der Landungssteg von Trockenanker war so lang geworden, wie das Geld gereicht hatte, und am Ende wartete {tier.ein} auf den Rest.',
  ],
  lighthouse: [
    'Im Leuchtturm war das Öl ausgegangen, und so drehte {nachbar.ein} {wetter} mit der Hand eine Kerze.',
  ],
  pelicans: [
    'Auf den Pfählen saßen die Pelikane, die Schnäbel voller Neuigkeiten, und {zeit} landete noch einer mit viel mehr.',
  ],
  saltCowboy: [
    'Ein Cowboy war so weit nach Westen geritten, wie es geht, und erklärte nun dem Pferd den Pazifik.',
  ],
  whaleWagon: [
    'Ein Wal war neben dem Steg aufgetaucht, hatte sich den Ort angesehen und erzählte nun unten von Hüten.',
  ],
  fogHerd: [
    'In der Dämmerung kam eine Herde Nebel vom Meer, und {nachbar.ein} trieb alles mit einer Laterne die Hauptstraße hinauf.',
  ],
  sailMaker: [
    'In der Segelmacherei war das Tuch so teuer geworden, dass man zum Flicken {ding.ein} genommen hatte.',
  ],
  crateLabels: [
    'Auf dem Kai standen {zahl} Kisten mit der Aufschrift Hier Oben, und jede hatte davon eine eigene Vorstellung.',
  ],
  gullParliament: [
    'Die Möwen hatten auf dem Mast beraten, und {nachbar.ein} musste {wetter} das Ergebnis verlesen.',
  ],
  bottlePost: [
    'Eine Flaschenpost war angekommen, und in dem Brief wurde höflich gefragt, ob jemand diese Flasche gesehen hat.',
  ],
  anchorSquare: [
    'Der große trockene Anker auf dem Platz, nach dem der Ort heißt, war heute früh ganz nass.',
  ],
  tideTable: [
    'Nach der Gezeitentafel war Donnerstag, und aus Protest hatten {zahl} Muscheln den Laden zugemacht.',
  ],
  drumsHill: [
    'Vom Hügel im Reservat klang eine Trommel herüber, bis {nachbar.ein} {ort} merkte, dass es der eigene Puls war.',
  ],
  totem: [
    'Im Reservat hatte das oberste Gesicht am Pfahl geniest, und die anderen fünf sagten noch immer Gesundheit.',
  ],
  tipiSmoke: [
    'Der Rauch über den Zelten stieg in drei Ringen und einem Fragezeichen auf, und {tier.ein} antwortete mit Husten.',
  ],
  bisonCount: [
    'Aus Washington war jemand gekommen, um im Reservat die Büffel zu zählen, und die Büffel hatten zurückgezählt.',
  ],
  canoe: [
    'Auf dem Fluss beim Reservat trieb ein Kanu ohne Paddel vorbei, und darin saß, des Weges ganz sicher, {tier.ein}.',
  ],
  storyFire: [
    'Am Feuer auf dem Hügel erzählte man die lange Geschichte vom kurzen Winter, und {nachbar.ein} bat um die kurze.',
  ],
  eagleFeather: [
    'Ein Adler hatte über dem Reservat eine Feder verloren, und seither tagten {zahl} Ausschüsse über das Aufheben.',
  ],
  rainDance: [
    'Man hatte den Regen höflich und nach altem Brauch gebeten, und {zeit} schickte der Regen eine Entschuldigung.',
  ],
  beadShop: [
    'Vor dem Handelsposten hatte {nachbar.ein} einen Berg gegen {ding.ein} getauscht, und der Berg wusste noch von nichts.',
  ],
  shipOrchestra: [
    'Bei gutem Wind hörte man das Schiffsorchester, und {wetter} stimmte man dort noch immer die Geigen.',
  ],
  divingBell: [
    'Vom Steg hatte man {zeit} die Taucherglocke hinabgelassen, und drinnen läutete jemand beharrlich nach Tee.',
  ],
  oysters: [
    'Die Austernbänke waren schon zugedeckt, und {nachbar.ein} ging mit der Lampe von einer zur anderen.',
  ],
  seaCactus: [
    'Wo die Wüste ans Meer stößt, stand ein Kaktus bis zu den Knien im Wasser und rief den anderen zu: herrlich.',
  ],
  rowboats: [
    'Am Nachmittag hatte man {zahl} Ruderboote verliehen, und zurückgekommen war ein halbes mehr.',
  ],
  whalerPoet: [
    'Am Ende des Stegs schrieb ein alter Walfänger ein Gedicht und kam seit einer Stunde nicht über den Reim auf Tran hinaus.',
  ],
  figurehead: [
    'Am Wrack auf der Sandbank hatte die Galionsfigur das hölzerne Gesicht zum Ufer gedreht, wie immer, wenn Besuch kommt.',
  ],
  kelp: [
    'Der Seetang stand in diesem Jahr so hoch, dass {tier.ein} von der Spitze Pflaumen pflückte.',
  ],
  sealSermon: [
    'Auf den Felsen unter der Kirche lagen die Robben wieder zur Predigt, und {tier.ein} ging mit dem Teller herum.',
  ],
  flagSignals: [
    'Vom Schiff winkte jemand mit Fähnchen, und {nachbar.ein} antwortete vom Strand aus mit der Wäsche.',
  ],
  driftwood: [
    'Das Meer hatte {ding.ein} gebracht, auf den Sand gestellt und war einen Schritt zurückgetreten, um es anzusehen.',
  ],
  hornFar: [
    'Von jenseits der Kimm kam ein Horn, sehr tief und sehr weit weg, und im Saloon drehten sich alle Gläser um.',
  ],
  netsDry: [
    'Zwischen den Kakteen trockneten die Fischernetze, und über Nacht hatten sich {zahl} Steppenläufer darin gefangen.',
  ],
  phosphor: [
    'Das Meer leuchtete in dieser Nacht von innen, und {nachbar.ein} las dabei {ort} das Kleingedruckte.',
  ],
  crabRace: [
    'Beim Krebsrennen am Strand hatten alle auf den gesetzt, der schon vor dem Start etwas seitwärts schaute.',
  ],
  cliffRailway: [
    'Die Klippenbahn war {wetter} auf halber Strecke stehen geblieben, damit {tier.ein} in Ruhe das Kapitel auslesen konnte.',
  ],
  mermaidPoster: [
    'Am Steg zeigte man für zehn Cent eine echte Meerjungfer, und hinter dem Vorhang kämmte {nachbar.ein} den Schwanz.',
  ],
  sandbar: [
    'Bei Ebbe, so hieß es, kommt man trockenen Fußes zum Schiff, wenn man früh genug aufbricht und gerne schwimmt.',
  ],
  pacificMail: [
    'Die Pazifikpost kam {zahl} Tage zu spät, und so schrieb das Postamt die Briefe inzwischen selbst.',
  ],
  surfHorse: [
    'In der Brandung stand bis zur Brust ein weißes Pferd, und {ort} war man uneins, ob es wirklich eines war.',
  ],
  barrelOrgan: [
    'Mit der Flut war eine Drehorgel angetrieben, und mit jeder Welle kam ein Ton einer Polka.',
  ],
  compass: [
    'Der Kompass im Hafenamt zeigte seit Mittag auf die Konditorei, und {nachbar.ein} ging {wetter} hinterher.',
  ],
  moonSea: [
    'Der Mond hing so tief über der Bucht, dass {tier.ein} den Liegestuhl ein Stück wegrücken musste.',
  ],
  cormorants: [
    'Auf dem Steg standen {zahl} Kormorane mit offenen Flügeln da wie Mäntel, die auf jemanden warten.',
  ],
  shipPaint: [
    'Durch das Fernrohr las {nachbar.ein} schon, wie das Schiff heißt, und geschrieben war es mit Kreide.',
  ],
  customsMule: [
    'Das Zollmaultier von Trockenanker sollte in alles die Nase stecken und saß seit vier in der Melasse.',
  ],
  northWind: [
    'Der Nordwind kam mit einem Sack über der Schulter die Küste herab und fragte {ort} nach einem Bett.',
  ],
}
