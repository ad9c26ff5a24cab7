/** What is left in the morning by the sea and in the hills, and the line that leads up to the name. */
export const endsBySea = {
  boatEmpty: [
    'Bei Sonnenaufgang kam ein Ruderboot ganz von allein in die Cala zurück und legte ordentlich an.',
    'Die Ruder lagen sauber nebeneinander, und in die Bank war geschnitzt {name}',
  ],
  netHand: [
    'Die Fischer holten das Netz ein und fanden darin nur einen Handschuh, zugeknöpft.',
    'Zum Trocknen kam der Handschuh auf den Kai, neben einen Zettel für {name}',
  ],
  hatSea: [
    'In der Bucht trieb ein Strohhut, aufrecht und ohne Eile, mit einer Möwe als Fahrgast.',
    'Im Schweißband las man gleich nach dem Herausfischen {name}',
  ],
  lighthouseEnd: [
    'Der Leuchtturm brannte bis zum Mittag, und das ist gegen die Vorschrift.',
    'Im Wachbuch war als Grund nur ein einziges Wort eingetragen, nämlich {name}',
  ],
  americaEnd: [
    'Der Dampfer nach Amerika tutete dreimal und ließ eine Koje leer.',
    'Auf der Passagierliste, noch vor dem Strich mit Tinte, stand {name}',
  ],
  flagHalf: [
    'Alle Schiffe im Hafen hatten die Flagge auf halber Höhe, der Kohlenkahn auch.',
    'Befohlen hatte es niemand, man hatte nur gehört von {name}',
  ],
  lemonTree: [
    'In der Conca d’Oro warf ein Zitronenbaum in einer einzigen Nacht alle Früchte ab, genau im Kreis.',
    'Gepflanzt worden war der Baum zur Taufe von {name}',
  ],
  postcard: [
    'Wochen später kam ein Kärtchen mit einer Briefmarke, die bei der Post niemand kannte.',
    'Das Meer ist hier warm, hieß es da, und unterschrieben war es mit {name}',
  ],
  sandWriting: [
    'Am Strand von Mondello stand ein Wort im Sand, und die Wellen machten einen Bogen darum.',
    'Man musste ein Stück zur Seite treten, dann las man {name}',
  ],
  bellBuoyEnd: [
    'Die Glockenboje läutete den ganzen Vormittag, obwohl kein Lüftchen ging.',
    'Wer lange genug zuhörte, verstand auch, was da gerufen wurde, nämlich {name}',
  ],
  goatsEnd: [
    'Die Ziegen kamen vom Berg und standen in einer Reihe an der Mauer, ohne zu kauen.',
    'Die mit der Laterne stellte das Licht vor das Haus von {name}',
  ],
  gulls: [
    'Auf den Masten der Cala saßen die Möwen, jede für sich, mit dem Gesicht zum Land.',
    'Alle blickten auf ein Fenster, und bis gestern sah man dort {name}',
  ],
  seaplaneEnd: [
    'Das Wasserflugzeug kreiste noch einmal über dem Hafen und ließ einen Lorbeerkranz fallen.',
    'Der Kranz kam schief herunter, aber die Schleife lag oben, und darauf stand {name}',
  ],
  salt: [
    'In den Salinen lagen die weißen Haufen im Abendlicht wie Laken über Möbeln.',
    'In den kleinsten hatte {nachbar.ein} mit dem Finger etwas hineingeschrieben, nämlich {name}',
  ],
  oliveOil: [
    'An diesem Tag öffnete man das gute Öl, das für Taufen und für Abschiede.',
    'Auf dem Etikett stand in der Schrift des Dorfpfarrers {name}',
  ],
  chairSea: [
    'Vor dem Fischerhaus war ein Stuhl hinausgestellt, mit der Lehne zur Tür und dem Gesicht zum Wasser.',
    'Von nun an steht der Stuhl jeden Abend dort, für {name}',
  ],
  windmillEnd: [
    'Die Windmühlen wurden angehalten, die Flügel schräg, wie man es für gute Freunde macht.',
    'Und die Müller zogen die Mützen, als einer laut sagte: {name}',
  ],
  shellEnd: [
    'Ein Kind fand eine Muschel, hielt ein Ohr daran und gab das Fundstück blass zurück.',
    'Auch die anderen lauschten, und da war kein Meer darin, nur {name}',
  ],
  stationEnd: [
    'Am Bahnsteig in Termini blieb {wetter} ein verschnürter Koffer stehen.',
    'Der Bahnhofsvorsteher drehte den Anhänger um, und ausgestellt war das Stück auf {name}',
  ],
  cypress: [
    'Auf dem Hügel wurde eine kleine Zypresse gepflanzt und an einen Stock gebunden, damit der Stamm gerade wird.',
    'Auf dem Blechschild darunter war eingeritzt {name}',
  ],
  tunaBell: [
    'Die Thunfischboote kamen ohne ein Lied heim und legten sich nebeneinander.',
    'Beim Aufrufen am Abend ließ der älteste Fischer einen Namen aus, den Namen {name}',
  ],
  kiteEnd: [
    'Nur die Drachenschnur kam zurück, {zahl} Meter, fein aufgewickelt von niemandem.',
    'Am Ende hing ein Schildchen mit der Anschrift von {name}',
  ],
  harbourBook: [
    'Im Buch der Hafenmeisterei wurde eine Zeile mit blauer Tinte eingetragen und nicht abgelöscht.',
    'In der Spalte für Bemerkungen, wo sonst die Fracht steht, stand {name}',
  ],
  orangePeel: [
    'Auf der Mauer am Meer lag eine Orangenschale, in einem Stück geschnitten, wie es in Palermo nur eine Hand konnte.',
    'Darum fragte auch niemand, man sagte nur {name}',
  ],
  mule: [
    'Das Maultier kam allein über den Pass, mit geradem Sattel und hängendem Kopf.',
    'Unter dem Riemen steckte ein Brief, der anfing mit: Meine Guten, und aufhörte mit: Euer Gruß von {name}',
  ],
  accordionSea: [
    'Draußen auf der Mole wurde ein Akkordeon zusammengefaltet und atmete nicht mehr aus.',
    'Gespielt wurde dort auf Wunsch, und der letzte Wunsch kam von {name}',
  ],
  rosaryRocks: [
    'Zwischen den Felsen von Capo Zafferano fand man {ding.ein} und einen einzelnen Schuh.',
    'Man stellte ein Stück Treibholz auf und malte mit Schiffslack darauf {name}',
  ],
  moonPath: [
    'Der Mond legte einen silbernen Weg aufs Wasser und vergaß am Morgen, den Weg wieder einzurollen.',
    'So sieht man noch heute, wohin man getragen hat, was blieb von {name}',
  ],
  wineGlass: [
    'Am Tisch der Weinlese wurde ein Glas gefüllt und nach Westen gedreht.',
    'Angestoßen wurde erst, als der Wind da gewesen war, und zwar auf {name}',
  ],
  trainWhistle: [
    'Vor dem Tunnel pfiff die kleine Bahn wie immer, nur einen Ton tiefer.',
    'Im letzten Wagen war ein Fensterplatz reserviert, und auf dem Schildchen stand {name}',
  ],
  sailRepair: [
    'Auf dem Kai lag ein Segel ausgebreitet und wurde mit {zahl} schwarzen Fäden geflickt.',
    'Die Fäden liefen ineinander, und vom Mastkorb aus las man {name}',
  ],
  ashTree: [
    'Am alten Johannisbrotbaum standen die Namen aller, die je darunter gesessen hatten.',
    'Um einen davon ist seit heute früh eine feine Linie gezogen, nämlich um {name}',
  ],
  cartHome: [
    'Ein bemalter Karren kam ohne Kutscher aus den Bergen, und der Esel kannte den Weg.',
    'Auf dem hinteren Brett, wo in Gold der Besitz verzeichnet ist, stand {name}',
  ],
  ferryBench: [
    'Auf der Fähre blieb die Bank an der Sonnenseite die ganze Überfahrt leer.',
    'Ein Matrose hatte ein Tau davorgespannt und ein Schild angehängt mit dem Namen {name}',
  ],
  mountEnd: [
    'Der Monte Pellegrino nahm das Wölkchen ab und hielt es vor die Brust.',
    'In der Grotte, zwischen Krücken und silbernen Schiffchen, hängt jetzt ein Täfelchen für {name}',
  ],
  stormLamp: [
    'Am Kai brannten alle Sturmlaternen, obwohl die Nacht ganz klar war.',
    'Die Lampen standen in einer Reihe, und die Reihe führte zur Haustür von {name}',
  ],
  spongeShop: [
    'Im Laden der Schwammtaucher hing der größte Helm mit dem Fenster zur Wand.',
    'Innen, wo alle die Namen einritzen, war der neueste {name}',
  ],
  waveLine: [
    'Auf der Treppe des Zollhauses stand das Meer eine Stufe höher als je zuvor und blieb dort.',
    'Man meißelte eine Marke mit dem Datum ein und daneben {name}',
  ],
  almondsEnd: [
    'Die Mandeln waren geerntet, und der letzte Sack wurde nicht gewogen, sondern in die Kirche getragen.',
    'Vor dem Altar las man auf dem Leinen in Kohle {name}',
  ],
  swallows: [
    'Die Schwalben verließen Palermo zwei Monate zu früh und flogen tief über ein bestimmtes Dach.',
    'Die Ziegel sind dort locker, denn gelegt hat alle, an einem Sonntag, {name}',
  ],
  corkFloat: [
    'Ein Schwimmer aus Kork trieb in den Hafen, mit einem Docht und einem winzigen Flämmchen.',
    'Am Kai zählte man an den Fingern ab, wer fehlte, und kam auf {name}',
  ],
  villaMonstersEnd: [
    'Im Garten der Ungeheuer von Bagheria ist seit heute Nacht ein Sockel mehr besetzt.',
    'Die Besucher gehen schnell vorbei, und nur der Gärtner grüßt und sagt {name}',
  ],
  ringBuoy: [
    'Der Rettungsring hing wieder an der Reling, nass und mit niemandem darin.',
    'Zum Nachmalen der Schrift kam ein Maler und schrieb aus Versehen darauf {name}',
  ],
  tideClock: [
    'In der Gezeitentafel von heute früh war eine Lücke, eine Zeile hoch, zwischen fünf und sechs.',
    'Wer das Papier gegen das Licht hielt, erkannte darin {name}',
  ],
  cannonFort: [
    'Von der Festung stieg ein weißes Wölkchen auf, und danach kam kein Ton.',
    'Der Kanonier hatte alles in Filz gewickelt, aus Rücksicht auf {name}',
  ],
  beachHut: [
    'In Mondello war ein Badehäuschen abgesperrt und der Schlüssel weit hinausgeworfen.',
    'An der Tür, unter einem gemalten Anker, blieb stehen {name}',
  ],
  barrelEnd: [
    'Im Keller von Marsala wurde ein Fass mit Kreide bezeichnet und ganz nach hinten gebracht.',
    'In hundert Jahren darf man es öffnen, und heißen wird der Wein dann {name}',
  ],
  harvestMoon: [
    'Oben in den Zitronenterrassen lehnte eine Leiter an nichts, an einem Stück Himmel.',
    'Auf der höchsten Sprosse, glatt vom vielen Greifen, stand {name}',
  ],
  procession: [
    'In langer Reihe fuhren die Boote hinaus und streuten Ginster aufs Wasser bis zur Glockenboje.',
    'Dort stand der Pfarrer auf, der Wind war still, und zu hören war nur {name}',
  ],
  stars: [
    'Die Fischer sagen, über Ustica steht ein neuer Stern, eher tief und etwas links.',
    'Zum Steuern taugt der Stern nicht, aber alle nennen das kleine Licht {name}',
  ],
}
