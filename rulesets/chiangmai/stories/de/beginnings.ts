/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  mond: [
    'Der Mond hatte sich über Chiang Mai verspätet, und {seller} {place} beschwerte sich darüber schon bei der ganzen Schlange.',
  ],
  glocken: [
    'Die Tempelglocken schlugen drei, dann vier, dann wieder drei, denn sogar die Glocken hatten das Zählen satt.',
  ],
  nachtbasar: [
    'Es war so eine Nacht, in der man am Nachtbasar alles bekam, sogar {thing}, und zwar im Sonderangebot.',
  ],
  ping: [
    'Der Ping war um einen höflichen Zentimeter gestiegen und hörte {weather} den Leuten am Ufer zu.',
  ],
  songthaew: [
    'Ein roter Songthaew kreiste seit Dienstag um den alten Graben, denn niemand darin wollte als Einziger läuten.',
  ],
  elefant: [
    'Weit oben im Tal nieste ein Elefant, und {place} gingen davon aus reiner Höflichkeit alle Laternen aus.',
  ],
  orchideen: [
    'Im Blumenmarkt öffneten sich alle Orchideen zugleich, und {animal} nahm {time} den Applaus dafür entgegen.',
  ],
  tuktuk: [
    'Ein Tuk-Tuk ohne Fahrer hielt {place} an jeder Ecke, grüßte mit der Hupe und fuhr beleidigt weiter.',
  ],
  geckos: [
    'Die Geckos {place} riefen heute in der falschen Reihenfolge, und {seller} verlangte {time} eine Wiederholung von vorn.',
  ],
  lampions: [
    'Über Chiang Mai stiegen {number} Himmelslaternen auf und stellten sich oben ordentlich an, {weather}.',
  ],
  regenschirme: [
    'In der Straße der Schirmmaler spannten sich die Schirme {weather} alle von selbst auf und blickten nach Norden.',
  ],
  moench: [
    'Aus dem Tempelgarten war ein Gong davongerollt, und {number} Novizen folgten dem Klang {place} im Laufschritt.',
  ],
  affen: [
    'Ein Trupp Makaken hatte {place} einen Stand eröffnet und verkaufte den Touristen die eigenen Sonnenbrillen.',
  ],
  nebel: [
    'Der Nebel vom Doi Suthep kam zu Fuß in die Altstadt herunter, und {seller} kannte den Weg zum Fluss.',
  ],
  trommel: [
    'Auf der Wualai Road trommelte jemand so langsam, dass {animal} zwischen zwei Schlägen die Straße überquerte.',
  ],
  markt: [
    'Am Warorot-Markt waren die Waagen heute großzügig, und {seller} kaufte dort {time} schon zum Spaß vier Pfund Luft.',
  ],
  drache: [
    'Der steinerne Drache am Wat Chedi Luang hatte die Haltung gewechselt, und {animal} tat so, als sei nichts.',
  ],
  seife: [
    'Ein Seifenschnitzer hatte {place} eine Lotosblüte so echt geschnitzt, dass {weather} die Bienen Schlange standen.',
  ],
  ampel: [
    'Die Ampel am Tha-Phae-Tor zeigte seit Stunden nur Gelb, und die ganze Kreuzung übte sich in Geduld.',
  ],
  orchester: [
    'Das Blasorchester hatte frei, und so spielte {place} {animal} mit einer Muschel den Abendmarsch.',
  ],
  kokosnuss: [
    'Von der höchsten Palme {place} fiel keine Kokosnuss, und das schon so lange, dass {seller} Wetten darauf annahm.',
  ],
  boot: [
    'Auf dem alten Graben trieb ein Boot voller Kissen, und {animal} lag darin und nickte nach links und rechts.',
  ],
  fahrrad: [
    'Eine Rikscha ohne Sattel stand {place}, und {seller} erklärte {weather} allen, dass dies die neue Mode sei.',
  ],
  buch: [
    'Im Antiquariat an der Nimman Road blätterten die Bücher von allein um, und {time} waren alle beim letzten Kapitel.',
  ],
  wolke: [
    'Eine einzelne Wolke parkte {place} im Halteverbot, und {seller} klemmte einen Zettel unter den Rand.',
  ],
  ventilator: [
    'Alle Ventilatoren der Altstadt drehten sich {time} plötzlich links herum, und Chiang Mai bekam eine neue Frisur.',
  ],
  gans: [
    'Vor dem Chang-Phuak-Tor hielt {animal} den Verkehr an, zählte bis {number} und ließ dann gnädig alle durch.',
  ],
  silber: [
    'Die Silberschmiede in der Wualai Road hämmerten im Walzertakt, und {seller} tanzte dazu {weather} mit einem Hutständer.',
  ],
  schatten: [
    'Die Schatten der Chedis waren heute länger als die Chedis selbst und reichten {time} bis zum Eiswagen.',
  ],
  kinoabend: [
    'An die alte Mauer warf jemand einen Stummfilm, und {animal} bellte an den spannenden Stellen dazwischen.',
  ],
  schildkroete: [
    'Eine Schildkröte lief {place} ein Wettrennen gegen die Uhr am Bahnhof und lag {weather} knapp in Führung.',
  ],
  puppen: [
    'Im Puppentheater hatten die Puppen heute Ausgang, und {seller} führte {number} davon an Fäden über die Nawarat-Brücke.',
  ],
  musikbox: [
    'Die Musikbox in der Loi Kroh Road spielte nur noch Seite B, und {place} kannte niemand mehr den Text.',
  ],
  reisfeld: [
    'Draußen in den Reisfeldern probte ein Froschchor, und der Wind trug {weather} nur die tiefen Töne herein.',
  ],
  briefkasten: [
    'Ein Briefkasten {place} hatte Schluckauf, und {seller} las die Ansichtskarten-Grüße, die dabei herauskamen, laut vor.',
  ],
  schuhe: [
    'Vor dem Wat Phra Singh standen {number} Paar Schuhe, und drinnen saß zum Erstaunen aller nur {animal}.',
  ],
  gewuerz: [
    'Im Gewürzgang des Warorot-Markts hatte {animal} geniest, und seitdem roch ganz Chiang Mai leicht nach Zimt und Reue.',
  ],
  spiegel: [
    'Ein fahrender Spiegelhändler blieb {place} stehen, und auf einen Schlag gab es dort {number} Monde.',
  ],
  bambus: [
    'Der Bambus am Graben wuchs heute so schnell, dass {seller} {time} das Fahrrad aus drei Metern Höhe holen musste.',
  ],
  radio: [
    'Ein altes Radio {place} empfing einen Sender, der das Wetter von übermorgen in Reimen durchgab.',
  ],
  drehstuhl: [
    'Auf dem Dach des Gästehauses drehte {animal} auf einem Bürostuhl langsame Kreise und prüfte die Sterne.',
  ],
  kehrmaschine: [
    'Die Kehrmaschine hatte sich verfahren und bürstete nun {weather} die Tempeltreppe, Stufe für Stufe, von unten nach oben.',
  ],
  wasserfest: [
    'Jemand hatte vergessen, das Wasserfest abzusagen, und {place} stand {animal} mit gefülltem Eimer um die Ecke.',
  ],
  ballon: [
    'Über dem Flussufer schwebte langsam ein Ballon mit der Aufschrift „Gleich zurück“, und {seller} hielt die Schnur.',
  ],
  uhrmacher: [
    'Beim Uhrmacher {place} tickten alle Uhren durcheinander, bis {animal} einmal kräftig auf den Tresen klopfte.',
  ],
  jasmin: [
    'Der Jasmin blühte heute so laut, dass man {place} die eigenen Sandalen nicht mehr hörte.',
  ],
  zug: [
    'Der Nachtzug aus Bangkok kam {time} an, ganz ohne Wagen, und der Lokführer entschuldigte sich {weather} bei den Gleisen.',
  ],
  kalender: [
    'In der Druckerei waren die Kalender mit {number} Sonntagen geraten, und {seller} verkaufte davon {place} einen nach dem anderen.',
  ],
  murmel: [
    'Eine Murmel rollte seit der Dämmerung durch die Gassen, immer bergauf, und {animal} folgte in sicherem Abstand.',
  ],
  fischer: [
    'Unter der Iron Bridge angelte {seller} {weather} nach dem Spiegelbild des Mondes und hatte schon die Schnur in der Hand.',
  ],
  waage: [
    'Die Personenwaage {place} sagte heute allen die Wahrheit, und so bildete sich davor ein sehr großer leerer Kreis.',
  ],
  theaterdonner: [
    'Das Gewitter hing nur als Probe über der Altstadt, und {seller} bat {time} um etwas weniger Donner.',
  ],
  papierdrachen: [
    'Ein Papierdrachen saß {place} im Baum fest und gab von dort {weather} Ratschläge, um die niemand gebeten hatte.',
  ],
  kran: [
    'Der Kran am Flussufer hob {time} ganz sachte {thing} über die Dächer und wusste nicht, wohin damit.',
  ],
  katzenchor: [
    'Auf der Mauer saßen {number} Katzen nach Größe geordnet, und {animal} stand davor und gab den Einsatz.',
  ],
  hahn: [
    'Ein sehr runder Hahn {place} übte schon am Abend den Morgen, und die Sonne wurde davon ganz unsicher.',
  ],
  teppich: [
    'Quer über die Nawarat-Brücke lag ein Läufer aus Blüten, und {seller} wischte {weather} vor jedem Schritt die Sandalen ab.',
  ],
  flohmarkt: [
    'Auf dem Flohmarkt wurde {thing} angeboten, und {animal} bot mit dem linken Ohr beharrlich dagegen.',
  ],
  kompass: [
    'Alle Kompasse von Chiang Mai zeigten seit dem Abend zum selben Fenster: Dort saß {seller}, und das war {place} allen etwas peinlich.',
  ],
  trommelregen: [
    'Der Regen fiel heute nur auf Bestellung, und {seller} hatte sich {place} um eine Null vertan.',
  ],
}
