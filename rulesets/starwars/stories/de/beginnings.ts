/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  schlange: [
    'Die Schlange am Amt von Coruscant war so lang, dass {creature} am hinteren Ende schon auf einem anderen Planeten stand.',
  ],
  faehre: [
    'Die Nachtfähre hing {sky} über Mos Eisley und hupte höflich einen Mond an, der in der Lücke parkte.',
  ],
  antennen: [
    'Alle Antennen von Yavin summten {time} dieselbe Melodie, und {official} suchte auf dem Dach nach dem Refrain.',
  ],
  mondmiete: [
    'Am kleineren Mond von Yavin hing ein Schild „Zu vermieten“, und {creature} besichtigte schon die Krater.',
  ],
  banthachor: [
    'Weit draußen auf Tatooine übte ein Bantha {sky} Tonleitern, und die Dünen rückten zur Seite, um Platz zu machen.',
  ],
  cantina: [
    'In der Cantina von Mos Eisley spielte die Kapelle heute rückwärts, und {creature} verlangte {time} das Ende noch einmal von vorn.',
  ],
  landebucht: [
    'In Landebucht zwölfeinhalb standen {number} Koffer ganz ohne Reisende, und {official} fragte jeden einzelnen nach dem Grund.',
  ],
  jawamarkt: [
    'Die Jawas hielten {place} Flohmarkt, und im Angebot war {thing}, nur ein einziges Mal gebraucht und leicht verwirrt.',
  ],
  droidenstreik: [
    'Die Putzdroiden von Coruscant streikten {time}, und {creature} fegte unterdessen mit großem Ernst die Milchstraße.',
  ],
  porg: [
    'Ein Porg hatte sich in der Galaxie geirrt und fragte {place} alle nach dem Weg zur Küste.',
  ],
  hyperraum: [
    'Im Hyperraum war Stau, und {number} Schiffe standen {sky} und ließen aus Langeweile die Sterne vorbeiziehen.',
  ],
  rancor: [
    'Ein sehr kleiner Rancor hatte {place} einen Blumenladen eröffnet, und {official} kaufte vorsichtshalber gleich den ganzen Vorrat.',
  ],
  podrennen: [
    'Das Podrennen von Mos Espa endete {time} unentschieden, und {creature} bestand als einziger Zuschauer auf einer Verlängerung.',
  ],
  mynock: [
    'Auf dem Dach des Museums für Hyperantriebe saß ein Mynock und dichtete {sky}, und {official} hielt höflich den Stift.',
  ],
  gleiter: [
    'Die Landgleiter {place} waren frisch gewaschen, und {creature} fuhr damit nur noch durch die trockensten Pfützen.',
  ],
  sarlacc: [
    'Der Sarlacc im Zoo von Nar Shaddaa hatte Schluckauf, und {official} gab {time} die Souvenirs der letzten Woche zurück.',
  ],
  hologramm: [
    'Ein Hologramm flackerte {place} seit gestern herum und suchte die Person, der diese Nachricht galt.',
  ],
  tauntaun: [
    'Ein Chor von Tauntauns probte {sky} das Lied vom warmen Stall, und {creature} sang die zweite Strophe um ein Sonnensystem zu hoch.',
  ],
  suppenviertel: [
    'Im Suppenviertel von Coruscant ging {time} der Deckel hoch, und {official} ließ die Wolke nach Sorten ordnen.',
  ],
  gungan: [
    'Ein Gungan-Akkordeon mit elf Seiten wurde {place} gestimmt, und {number} Anwohner lobten aus der Ferne die Ausdauer.',
  ],
  wueste: [
    'In der Wüste von Tatooine war es so heiß, dass {creature} den eigenen Schatten faltete und für später aufhob.',
  ],
  zoll: [
    'Am Zoll von Kessel wollte {official} wissen, ob in dem Karton wirklich nur ein halber Regenbogen liegt.',
  ],
  holonetz: [
    'Im Holonetz lief {time} die Wiederholung des Wetters, und {creature} ärgerte sich schon wieder über denselben Sturm.',
  ],
  astromech: [
    'Ein Astromech rollte {place} im Kreis und piepste {sky} ein Gedicht, das sich nur auf „Dü“ reimte.',
  ],
  hutt: [
    'Ein Hutt im Badetuch bestellte {place} {number} Handtücher, und {official} rechnete stumm die Quadratmeter aus.',
  ],
  schwebebahn: [
    'Die Schwebebahn von Coruscant schwebte heute eine Handbreit höher, und {creature} verkaufte {time} Leitern an der Haltestelle.',
  ],
  wampa: [
    'Ein Wampa auf Kur meldete sich {place} am Schalter, und {official} bot freundlich ein Zimmer zur Gletscherseite an.',
  ],
  sternkarten: [
    'Die Holokarten von Nal Hutta waren {time} alle um einen Planeten verrutscht, und {creature} wohnte plötzlich im Meer.',
  ],
  gewichte: [
    'Auf dem Ring von Geonosis fiel die Schwerkraft aus, und {official} hielt {sky} den Teller fest und die Suppe nicht.',
  ],
  droidenball: [
    'Beim Droidenball {place} wurde zum Walzer gebeten, und {creature} führte einen Kühlschrank übers Parkett.',
  ],
  feuchtfarm: [
    'Auf einer Feuchtigkeitsfarm war der Tau ausverkauft, und {official} strich {time} einzelne Tropfen von der Liste.',
  ],
  kometenpost: [
    'Die Kometenpost nach Hoth hatte Verspätung, und {creature} las {sky} schon einmal alle offenen Grüße vor.',
  ],
  jakku: [
    'Auf Jakku hatte jemand den Sand gekehrt, und {official} suchte {place} jetzt den ganzen Haufen.',
  ],
  eintopf: [
    'Der Kochdroide der Kantine von Yavin hatte das Rezept verlegt, und {creature} schmeckte {number} leere Töpfe sorgfältig ab.',
  ],
  dewback: [
    'Ein Dewback auf Halbpension lag {place} im Weg, und {official} stellte {sky} eine Ampel davor auf.',
  ],
  turbolift: [
    'Ein Turbolift in Coruscant fuhr {time} seitwärts ab, und {creature} winkte drinnen mit einem leeren Tablett.',
  ],
  segelbarke: [
    'Eine Segelbarke war {place} auf eine Düne gelaufen, und an Deck spielte {creature} unbeirrt das Lied vom offenen Meer.',
  ],
  rodianer: [
    'Ein Rodianer im Trainingsanzug erklärte {place} die Regeln eines Spiels, bei dem der Ball zu Hause bleibt.',
  ],
  sonnen: [
    'Die Sonnen von Tatooine konnten sich nicht einigen, welche zuerst geht, und {official} hielt {time} die Fackel bereit.',
  ],
  sandkriecher: [
    'Ein Sandkriecher hatte {sky} Rückwärtsgang, und {number} Jawas liefen hinterher und riefen die Haltestellen aus.',
  ],
  echo: [
    'Das Echo in den Schluchten von Felucia war heute drei Minuten zu früh, und {creature} ließ sich trotzdem überraschen.',
  ],
  traktor: [
    'Ein Traktorstrahl {place} war eingerastet und zog {thing} hinter sich her durch das ganze Viertel.',
  ],
  dianoga: [
    'In der Müllabfuhr von Nar Shaddaa war eine Dianoga befördert worden und verteilte {time} Visitenzettel.',
  ],
  sternenkreuzer: [
    'Ein Sternenkreuzer feierte {sky} den ersten Geburtstag, und {official} zündete {number} Triebwerke an und pustete.',
  ],
  regen: [
    'Auf Felucia regnete es nach oben, und {creature} spannte {time} den Schirm vorsichtshalber in alle Richtungen auf.',
  ],
  wache: [
    'Am Tor von Mos Espa stand ein Gamorreaner im Pyjama und fragte {time} alle nach der Losung von morgen.',
  ],
  orchester: [
    'Das Orchester der Droiden stimmte {place} die Schrauben, und {official} gab mit dem Kreuzschlüssel den Kammerton an.',
  ],
  teekessel: [
    'In einem Sternenjäger pfiff {sky} ein Teekessel, und auf dem ganzen Geschwader stand {creature} stramm.',
  ],
  womp: [
    'Eine Womp-Ratte mit Fliege wartete {place} auf den Kellner, und {official} wurde davon ganz verlegen.',
  ],
  fundbuero: [
    'Im Fundbüro von Mos Eisley lag {thing}, und {number} Leute hatten sich {time} als Besitzer gemeldet.',
  ],
  hangar: [
    'Im Hangar von Sullust hingen die Gleiter zum Trocknen, und {creature} klammerte {sky} noch eine Tragfläche fest.',
  ],
  seifenblase: [
    'Über der Cantina schwebte seit Stunden eine Blase aus Seife, und {official} erteilte {time} die Landeerlaubnis.',
  ],
  uhr: [
    'Die große Uhr von Coruscant ging in sechs Richtungen, und {creature} verpasste {place} alle Züge zugleich.',
  ],
  theater: [
    'Im Freilufttheater von Nal Hutta wurde die Pause gegeben, und {number} Hutts verlangten davon eine Zugabe.',
  ],
  sandburg: [
    'Auf Tatooine stand seit gestern eine Sandburg mit Turbolift, und {official} suchte {sky} nach der Baugenehmigung.',
  ],
  wegweiser: [
    'Der Wegweiser von Mos Eisley hatte gekündigt, und {creature} zeigte seither {place} in alle Richtungen.',
  ],
  tanzkurs: [
    'Ein Tanzkurs für Astromechs fand {place} statt, und {official} räumte {time} die Treppen aus dem Weg.',
  ],
  fliege: [
    'In einer Landebucht von Kessel summte etwas, und {number} Mechaniker vermaßen {sky} eine ganz gewöhnliche Fliege.',
  ],
  parkuhr: [
    'Eine Parkuhr auf Nar Shaddaa hatte {time} genug gespart und kaufte dem verdutzten Rodianer den Gleiter ab.',
  ],
  frisur: [
    'Beim Friseur von Coruscant saß {creature} unter der Haube, und {official} föhnte {sky} ein Bantha auf Welle.',
  ],
}
