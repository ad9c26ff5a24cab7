/** Where the night stands by the sea and in the hills: one sentence each, and nobody is in danger yet. */
export const beginningsBySea = {
  cala: [
    'Im alten Hafen rieben sich die Fischerboote aneinander wie Katzen, und {nachbar.ein} brachte jedem einzelnen den Namen bei.',
  ],
  montePellegrino: [
    'Der Monte Pellegrino hatte das kleine Wolkenhütchen aufgesetzt, und {nachbar.ein} auf der Hafenmauer tat es dem Berg nach.',
  ],
  steamer: [
    'Der Postdampfer aus Neapel lief {zeit} mit allen Lichtern ein, mit {zahl} Kisten Parmesan und ohne irgendwen am Ruder.',
  ],
  mondello: [
    'Am Strand von Mondello standen die Badehäuschen in einer Reihe auf dünnen Beinen und wirkten, als ginge es gleich hinein.',
  ],
  lemonGrove: [
    'In der Conca d’Oro waren die Zitronen so reif, dass {nachbar.ein} beim Licht von dreien einen Brief las.',
  ],
  tunaNets: [
    'Die Thunfischboote warteten mit brennenden Lampen in einem Ring, und die Thunfische warteten unten ebenfalls.',
  ],
  lighthouse: [
    'Der Leuchtturm am Ende der Mole hatte {wetter} den Schluckauf, und alle Schiffe kamen nur ruckweise herein.',
  ],
  americaBoat: [
    'Am Kai winkten {zahl} Großmütter dem Dampfer nach Amerika nach, der schon am Donnerstag abgefahren war.',
  ],
  saltPans: [
    'Bei den Salinen drehten sich im Dunkeln die Windmühlen, obwohl der Wind ganz offensichtlich {ort.am} saß.',
  ],
  octopus: [
    'Am Krakenstand hatte man {tier.ein} gebeten, einmal die Arme nachzuzählen, und das Ergebnis lautete {zahl}.',
  ],
  pricklyPears: [
    'An der Straße nach Bagheria hoben die Kaktusfeigen alle Hände, als hätte {fahrzeug.ein} etwas gefragt.',
  ],
  villaMonsters: [
    'Rund um die Villa in Bagheria hatten die steinernen Ungeheuer wieder die Plätze getauscht, und {nachbar.ein} räumte auf.',
  ],
  seaplane: [
    'Ein Wasserflugzeug war im Hafen gelandet, um nach dem Weg nach Tunis zu fragen, und {zahl} Fischer wiesen in {zahl} Richtungen.',
  ],
  bonfire: [
    'Für San Giuseppe lagen alle alten Stühle des Viertels auf einem Haufen, und {nachbar.ein} suchte noch nach einem bequemen.',
  ],
  stromboli: [
    'Weit draußen am Horizont hustete einmal der Stromboli, und {nachbar.ein} {ort.am} sagte höflich: Gesundheit.',
  ],
  goatPath: [
    'Auf dem Pfad zur Grotte der Santa Rosalia kamen die Ziegen {wetter} im Gänsemarsch herab, und die letzte trug eine Laterne.',
  ],
  almondBlossom: [
    'Die Mandelbäume hatten sich im Monat geirrt und über Nacht geblüht, und das ganze Tal hielt es vor dem Kalender geheim.',
  ],
  fishAuction: [
    'Bei der Fischversteigerung hatte sich {nachbar.ein} {zeit} am Ohr gekratzt und besaß seither {ding.ein}.',
  ],
  marsala: [
    'Ein Schiff mit Marsala war sanft auf den Sand gelaufen, und alle Krebse der Bucht gingen zum ersten Mal geradeaus.',
  ],
  fishermenChoir: [
    'Singend flickten die Fischer das große Netz, und genau in der Mitte saß zufrieden {tier.ein}.',
  ],
  thermal: [
    'In den Thermen von Sclafani war der Dampf so dicht, dass man vorsichtshalber auch die Handtücher grüßte.',
  ],
  carob: [
    'Unter dem alten Johannisbrotbaum erzählte man sich die Geschichte vom Esel, die man nicht erzählen kann, und {tier.ein} ging aus Protest.',
  ],
  swordfishBoat: [
    'Vom Mast rief der Ausguck, da sei ein Schwertfisch, dann waren es zwei, und dann hieß es, die beiden tanzen.',
  ],
  regatta: [
    'Die Regatta der Bischöfe hatte ein Boot ohne Bischof gewonnen, und seitdem fielen am Hafen lateinische Worte.',
  ],
  icecreamBeach: [
    'Ein Zitroneneis in einer Brioche kam {wetter} die Promenade entlang, und erst aus der Nähe sah man, dass jemand dahinterging.',
  ],
  cactusFence: [
    'Hinter der Hecke der Villa Giulia gingen nacheinander die Blüten auf, jede mit einem kleinen Plopp wie ein Korken.',
  ],
  bandstandSea: [
    'Der Musikpavillon am Foro Umberto spielte wie jeden Abend für die Wellen, und heute klatschten die Wellen {wetter} zum ersten Mal.',
  ],
  coral: [
    'Der Korallenschnitzer hatte eine Koralle so fein geschnitzt, dass {nachbar.ein} daran die Frisur kämmte.',
  ],
  sulphurTrain: [
    'Aus den Bergen kam {zeit} der Schwefelzug, gelb vom Schornstein bis zum Puffer, und in Termini drehten sich alle Katzen um.',
  ],
  shepherdFlute: [
    'Oberhalb von Piana blies ein Hirte die Rohrflöte für {zahl} Schafe, und eines davon schlug mit dem Huf den Takt.',
  ],
  papyrus: [
    'Im botanischen Garten hatte der große Gummibaum eine neue Wurzel gesetzt, genau dorthin, wo {nachbar.ein} sonst den Karren parkt.',
  ],
  capers: [
    'An der Mauer der alten Festung knospten die Kapern, und {nachbar.ein} pflückte {wetter} jede einzeln mit der Pinzette.',
  ],
  customsShed: [
    'Im Zollschuppen schlugen {zahl} Uhren aus der Schweiz gleichzeitig, und zwar jede, was sich für richtig anfühlte.',
  ],
  sponges: [
    'Die Schwammtaucher waren heimgekehrt, und {ort.am} stand der ganze Hafen ein wenig tiefer als vorher.',
  ],
  bellBuoy: [
    'Draußen in der Bucht erzählte die Glockenboje mit einem einzigen Wort eine lange Geschichte, und {tier.ein} lauschte auf der Mole.',
  ],
  kites: [
    'Die Kinder der Kalsa hatten die Drachen so hoch steigen lassen, dass {nachbar.ein} Zoll dafür verlangte.',
  ],
  cemeteryCypress: [
    'Die Zypressen auf dem Hügel standen heute so aufrecht, dass sogar {fahrzeug.ein} auf Zehenspitzen vorüberfuhr.',
  ],
  melonHarvest: [
    'In Carini war Melonenernte, {zahl} Stück waren davongekullert, und eine davon hatte man in den Zug steigen sehen.',
  ],
  boatBuilder: [
    'Auf der Werft lag ein Boot, so schön, dass {nachbar.ein} zur Gesellschaft immer wieder {ding.ein} darum herumtrug.',
  ],
  mirage: [
    'In der Mittagshitze hatte die Fata Morgana ein zweites Palermo an den Himmel gestellt, und am Abend stand schon eine Schlange am Tor.',
  ],
  salami: [
    'Vor Ustica war ein Schinken über Bord gegangen, und seither sprangen die Delfine {wetter} doppelt so hoch.',
  ],
  villaConcert: [
    'Im Garten der Villa Malfitano spielte ein Streichquartett für die Orangenbäume, die sich etwas Spanisches gewünscht hatten.',
  ],
  ferryCows: [
    'Auf der Abendfähre hatte {tier.ein} eine Kabine bezahlt und einen Liegestuhl bekommen, und nun beriet die Besatzung.',
  ],
  mountainRail: [
    'Die kleine Bahn nach Corleone hatte im Ginster den letzten Wagen verloren, und dort genossen die Reisenden die Aussicht.',
  ],
  netMender: [
    'Im Fenster der Netzflickerei hing {ding.ein}, geknüpft aus einem einzigen Faden, und {nachbar.ein} suchte nach dem Ende.',
  ],
  cloudsOverSea: [
    'Über dem Meer standen fünf kleine Wolken wie eine Familie, die auf den Fotografen wartet, und keine wollte vorne hin.',
  ],
  orangeBarge: [
    'Ein Kahn voller roter Orangen lag {ort.am}, und bei jedem Schaukeln roch es bis zum Bahnhof nach Weihnachten.',
  ],
  anchovyBarrels: [
    'Am Kai standen die Sardellenfässer {zahl} hoch gestapelt, und ganz oben thronte {tier.ein} und sah sich alles an.',
  ],
  pilgrims: [
    'Barfuß waren die Pilger auf den Berg gestiegen, und herunter kamen alle {wetter} in fremden Schuhen.',
  ],
  starFish: [
    'Auf der Treppe des Zollhauses hatte die Flut {zahl} Seesterne liegen lassen, in einer Reihenfolge, die schon ein halber Satz war.',
  ],
}
