/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffees: [
    'In der Bar wurden heute genauso viele Kaffee bestellt wie gestern.',
    'Jemand beschwerte sich, der Kaffee sei kalt, so wie gestern.',
    'Niemand ist gestorben.',
  ],
  bells: [
    'San Domenico hatte schon Luft geholt für die tiefe Glocke.',
    'Dann wurde die Luft wieder ausgelassen, und es schlug sieben.',
    'Niemand ist gestorben.',
  ],
  grandmothers: [
    'Auf den Balkonen der Kalsa zählten die Großmütter die Köpfe, von links und von rechts.',
    'Heraus kam beide Male dasselbe, und das gab es seit der Eröffnung der Oper nicht.',
    'Niemand ist gestorben.',
  ],
  florist: [
    'Im Blumenladen waren um vier schon {zahl} Kränze mit schwarzer Schleife gebunden.',
    'Um acht wechselte man die Schleifen gegen weiße, für eine Taufe.',
    'Niemand ist gestorben.',
  ],
  brassBand: [
    'Die Blaskapelle stand auf dem Platz, mit Trauerflor an der Trommel und gespitzten Lippen.',
    'Am Ende spielte man das Stück vom Esel und dem Pfarrer.',
    'Niemand ist gestorben.',
  ],
  undertaker: [
    'Vor dem Rathaus wartete die schwarze Kutsche mit vier Pferden.',
    'Inzwischen fährt damit {nachbar.ein} an den Strand.',
    'Niemand ist gestorben.',
  ],
  fishermen: [
    'Bei Sonnenaufgang kamen die Boote in die Cala, und am Kai zählte man die Mützen.',
    'Es waren so viele Mützen, wie auf die Boote passen, und ein Krake.',
    'Niemand ist gestorben.',
  ],
  rosalia: [
    'Jemand hatte vor Santa Rosalia {zahl} Kerzen angezündet, für alle Fälle.',
    'Drei davon hat die Heilige behalten, die übrigen gingen zurück.',
    'Niemand ist gestorben.',
  ],
  stonecutter: [
    'In der Via dei Cassari lag der Meißel schon bereit, und der Bleistift steckte hinter dem Ohr.',
    'Es wird eine Vogeltränke.',
    'Niemand ist gestorben.',
  ],
  paper: [
    'Die Abendzeitung hatte auf der Titelseite einen Platz frei gelassen, mit einem dünnen Rahmen.',
    'Nun steht dort ein Rezept für Auberginen.',
    'Niemand ist gestorben.',
  ],
  puppets: [
    'Im Puppentheater fielen die Paladine reihenweise, wie an jedem Abend.',
    'Dann zog jemand an den Fäden, und alle standen auf und verbeugten sich.',
    'Niemand ist gestorben.',
  ],
  school: [
    'In der Schule wurden die Namen verlesen, von A bis Z.',
    'Alle riefen hier, und einer rief zweimal.',
    'Niemand ist gestorben.',
  ],
  nuns: [
    'Die Nonnen hatten die Nacht durchgebetet und blickten mit etwas Sorge auf die Straße.',
    'Zu sehen war nur {tier.ein} auf dem Heimweg.',
    'Niemand ist gestorben.',
  ],
  tram: [
    'Die erste Straßenbahn hielt auf der Via Libertà an jeder Ecke.',
    'An jeder Ecke stiegen die richtigen Leute ein, mit dem falschen Kleingeld.',
    'Niemand ist gestorben.',
  ],
  swordfish: [
    'In der Vucciria rief man den Preis für Schwertfisch aus, dass die Markisen zitterten.',
    'Der Preis war viel zu hoch, und alle waren da, um das zu sagen.',
    'Niemand ist gestorben.',
  ],
  barber: [
    'Beim Barbier lag schon das gute weiße Tuch bereit.',
    'Dann kamen alle nacheinander herein und redeten über Fußball.',
    'Niemand ist gestorben.',
  ],
  parrot: [
    'Der Papagei vom Capo machte den Schnabel auf, und der ganze Markt hielt den Atem an.',
    'Es kam: Artischocken, fünf Soldi.',
    'Niemand ist gestorben.',
  ],
  laundry: [
    'In den Höfen wurde die Wäsche abgenommen und Stück für Stück gezählt.',
    'Eine Socke war zu viel, und niemand wollte etwas damit zu tun haben.',
    'Niemand ist gestorben.',
  ],
  telephone: [
    'Das Telefon {ort.am} läutete {zeit}, und {zahl} Leute standen blass darum herum.',
    'Es war Trapani und wollte wissen, wie man Caponata macht.',
    'Niemand ist gestorben.',
  ],
  lighthouse: [
    'Der Leuchtturm hatte in jedes Fenster der Stadt geschaut, einmal hin und einmal zurück.',
    'Hinter allen drehte sich gerade jemand um und zog an der Decke.',
    'Niemand ist gestorben.',
  ],
  lunch: [
    'Unter dem Johannisbrotbaum war eine lange Tafel gedeckt, und an jedem Platz stand ein Glas.',
    'Zum Schluss mussten noch zwei Stühle her, für Verwandte aus Agrigent.',
    'Niemand ist gestorben.',
  ],
  orchestra: [
    'Im Massimo hatte man für alle Fälle das Requiem aufgelegt.',
    'Geeinigt hat sich das Orchester dann auf die Ouvertüre mit der Kanone.',
    'Niemand ist gestorben.',
  ],
  barge: [
    'Am Kai wurden {ding.ein}, {zahl} Säcke Mandeln und ein Klavier ausgeladen.',
    'Alle hatten etwas dazu zu sagen, wie man das besser macht.',
    'Niemand ist gestorben.',
  ],
  postman: [
    'Der Briefträger ging mit einem schwarz umrandeten Kuvert von Tür zu Tür.',
    'Es war die Rechnung für das vorige.',
    'Niemand ist gestorben.',
  ],
  mountain: [
    'Der Monte Pellegrino blickte in alle Straßen gleichzeitig, wie jeden Morgen.',
    'Der Berg schien zufrieden und setzte das Wölkchen auf.',
    'Niemand ist gestorben.',
  ],
  siesta: [
    'Zu Mittag ging man durch das Viertel und klopfte an jede Tür.',
    'Hinter jeder hörte man dasselbe Schnarchen, nur in einer anderen Tonart.',
    'Niemand ist gestorben.',
  ],
}
