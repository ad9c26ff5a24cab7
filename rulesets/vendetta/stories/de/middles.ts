/** What happens to somebody: absurd, nobody’s fault, and never at a table. */
export const middles = {
  drehtuer: [
    'In der Drehtür des Grandhotels ließ {somebody} höflich allen anderen den Vortritt, Runde um Runde um Runde.',
    'Als die Tür endlich stand, war das ganze Haus nach Peru verkauft.',
  ],
  klavierseil: [
    'An der Oper wurde ein Flügel hochgezogen, und {somebody} sollte nur ganz kurz das Seil halten.',
    'Der Augenblick ging aufwärts, am dritten Stock vorbei, und spielte dabei eine Tonleiter.',
  ],
  sockel: [
    'Zum Spaß stieg {somebody} auf einen leeren Sockel und stellte sich in eine edle Haltung.',
    'Die Einweihung folgte sofort, mit {number} Reden und einer Menge frischer Bronze.',
  ],
  trittbrett: [
    'Vom Trittbrett der Linie neun beugte sich {somebody} weit hinaus, um Bekannten zu winken.',
    'Die standen an der Linie vier, und die beiden Strecken treffen sich nur im Meer.',
  ],
  hoechsterhut: [
    'Beim Hutmacher probierte {somebody} das höchste Modell der Saison und fand darunter nicht mehr heraus.',
    'Drei Stockwerke tiefer, sagt der Portier, gibt es ein sehr schönes Echo.',
  ],
  orgelpfeife: [
    'Um zu hören, woher es zog, hielt {somebody} das Ohr an die größte Pfeife der Orgel.',
    'Gerade da entdeckte der Organist den letzten Akkord des Jahrhunderts.',
  ],
  waescheleine: [
    'Über dem Hof hängte {somebody} ein Hemd auf und vergaß dabei, die Leine loszulassen.',
    'Ein Seewind blähte alle {number} Laken, und im Haus bleibt seither ein Fenster offen.',
  ],
  mosaik: [
    'Auf dem neuen Kai blieb {somebody} der Aussicht wegen stehen, mitten auf einem Mosaik, das noch nicht fertig war.',
    'Jetzt ist es fertig, und man lobt die verblüffende Ähnlichkeit.',
  ],
  schal: [
    'Der lange Schal von den Balkonen reichte bis zur Straße, und {somebody} legte sich freundlich ein Ende um.',
    'Am anderen Ende zogen {number} Großmütter gemeinsam eine lockere Masche nach.',
  ],
  badewanne: [
    'Mit einem prächtigen Schubs half {somebody}, auf der Zitronentreppe eine Badewanne in Fahrt zu bringen.',
    'Niemand hatte erwähnt, dass Badewannen auf Reisen gern Gesellschaft haben.',
  ],
  falltuer: [
    'Auf der Bühne der Oper verbeugte sich {somebody} für einen Applaus, der jemand anderem galt.',
    'Der Beifall öffnete die Falltür, wie jeden Donnerstag, und danach ging alles sehr leise zu.',
  ],
  taubenfutter: [
    'Auf dem Taubenplatz hatte {somebody} alle Taschen voll Mais und war noch nie so beliebt gewesen.',
    'Die Vögel erhoben sich wie einer, bedankten sich und bogen am Leuchtturm nach Süden ab.',
  ],
  walzer: [
    'Unter dem großen Kronleuchter wünschte sich {somebody} einen langsameren Walzer und klatschte zweimal in die Hände.',
    'In diesem Haus heißt das seit jeher, dass man das Licht herunterlassen soll.',
  ],
  anprobe: [
    'Beim Schneider wurde {somebody} von Kopf bis Fuß vermessen, atmete ein und vergaß, wieder auszuatmen.',
    'Der Anzug sitzt bis heute tadellos, im Schaufenster, und hält sich sehr würdig.',
  ],
  leuchtfeuer: [
    'Um einen Brief bei besserem Licht zu lesen, kletterte {somebody} in die große Lampe des Leuchtturms.',
    'Die Schiffe berichten von einem Schatten am Himmel, der sehr langsam umblättert.',
  ],
  tuba: [
    'Weil etwas darin klapperte, schaute {somebody} tief in die Tuba der Blaskapelle hinein, bis zu den Schultern.',
    'Es war der Takt, und der kam beim nächsten Marsch heraus, aber allein.',
  ],
  kuckucksuhr: [
    'Im Uhrenladen wollte {somebody} nachsehen, wo der Kuckuck zwischen den Stunden wohnt, und klopfte an das Türchen.',
    'Man wurde hereingebeten, und die Stunde war gerade vorbei.',
  ],
  teigrolle: [
    'In der Nudelfabrik lehnte sich {somebody} zum Plaudern an die große Walze für die Bandnudeln.',
    'Es wurde ein sehr langes Gespräch, und zum Schluss ein ziemlich dünnes.',
  ],
  fahrstuhl: [
    'Im Aufzug drückte {somebody} auf einen Knopf ohne Zahl, nur um zu sehen, was geschieht.',
    'Der Zeiger über der Tür ging an der Neun vorbei und zeigt seitdem aufs Dach.',
  ],
  seifenblasen: [
    'Vor der Wäscherei bestaunte {somebody} die größte Seifenblase der Welt und trat einen Schritt hinein.',
    'Von innen sei die Aussicht noch besser, rief es, schon weit über der Bucht.',
  ],
  zuckerwatte: [
    'Auf dem Jahrmarkt hielt {somebody} für Kinder den Stab der Zuckerwatte, während sich die Trommel drehte.',
    'Was dabei herauskam, war rosa, sehr groß und am Abend ausverkauft.',
  ],
  glockenseil: [
    'Im Kirchturm griff {somebody} nach dem Glockenseil, um daran nur den schiefen Hut zurechtzurücken.',
    'Zwölfmal ging es hinauf und elfmal herunter, und man zählt noch nach.',
  ],
  schatten: [
    'Kurz vor Sonnenaufgang verwechselte {somebody} den eigenen Schatten mit einer Treppe und stieg gut gelaunt hinab.',
    'Als die Sonne höher stand, war die Treppe kürzer und unten zu.',
  ],
  gondelfahrt: [
    'In einer Gondel stand {somebody} auf, um dem Mond aus der Nähe etwas Nettes zu sagen.',
    'Der Mond lag im Wasser und hörte bis auf den Grund zu.',
  ],
  postsack: [
    'Auf dem Postamt suchte {somebody} im größten Sack nach einem Brief, der schon seit gestern erwartet wurde.',
    'Der Sack wurde zugebunden, frankiert und ging eingeschrieben nach Übersee.',
  ],
  regenrinne: [
    'Um eine Melodie besser zu hören, legte {somebody} den Kopf schräg unter die Regenrinne der Sparkasse.',
    'Es war die Ouvertüre, und danach kam das ganze Gewitter mit Chor.',
  ],
  spiegel: [
    'Beim Barbier beugte sich {somebody} so nah an den Spiegel, dass drinnen jemand erschrak.',
    'Man tauschte der Höflichkeit halber kurz die Seiten und kam nicht mehr überein.',
  ],
  riesenrad: [
    'Im Riesenrad wollte {somebody} oben nur eine Minute länger bleiben und schenkte dem Motor ein gutes Wort.',
    'Der Motor war gerührt, und seither fehlt die Gondel mit der Nummer sechs.',
  ],
  teppichrolle: [
    'Beim Teppichhändler legte sich {somebody} zur Probe auf das schönste Stück und lobte laut das Muster.',
    'Das Stück war schon verkauft, wurde eingerollt und auf einen Wagen nach Osten geladen.',
  ],
  ballon: [
    'Für ein Foto hielt {somebody} an der Uferpromenade alle {number} Luftballons auf einmal fest.',
    'Der Fotograf bat um ein Lächeln und musste immer weiter nach hinten treten.',
  ],
  drehbuehne: [
    'Auf der Drehbühne der Oper suchte {somebody} nach einem verlorenen Ohrring und geriet in den zweiten Akt.',
    'Im fünften fand der Chor den Ohrring, und der Vorhang war bereits bezahlt.',
  ],
  eisblock: [
    'Im Eiskeller des Fischmarkts prüfte {somebody}, ob man durch einen großen Block Eis hindurchwinken kann.',
    'Man kann, und man winkt noch, in Reihe drei, bei den Sardinen.',
  ],
  schuhputz: [
    'Am Bahnhof ließ sich {somebody} die Schuhe so blank putzen, dass sich der Himmel darin spiegelte.',
    'Beim ersten Schritt ging es hinein, bei leichter Bewölkung, und dann aufwärts.',
  ],
  standbild: [
    'Neben der Löwenfigur der Bank übte {somebody} das Stillsitzen und gewann haushoch gegen den linken Löwen.',
    'Der Preis war ein Platz auf Lebenszeit, und die wurde gleich gestrichen.',
  ],
  harfe: [
    'Im Orchestergraben steckte {somebody} die Nase zwischen zwei Saiten der Harfe, um an einer Rose zu riechen.',
    'Die Harfenistin begann mit einem Lauf, der drei Oktaven nicht mehr anhielt.',
  ],
  drachen: [
    'Am Strand half {somebody} einem Drachen auf die Beine, der so groß war wie ein Scheunentor.',
    'Es war Wind aus Westen, und der Drachen vergisst nie, wer nett war.',
  ],
  weinkeller: [
    'Im tiefsten Keller rief {somebody} einen Gruß in das leere Riesenfass und wartete auf die Antwort.',
    'Die Antwort kam nach {number} Minuten und bat dringend, näher zu treten.',
  ],
  wegweiser: [
    'An der krummen Brücke drehte {somebody} einen Wegweiser gerade, der am Hafen vorbei aufs Wasser wies.',
    'Der Hafen lag aber längst woanders, und der kürzeste Weg dorthin war nass.',
  ],
  schubkarre: [
    'Auf dem Feigenmarkt setzte sich {somebody} kurz in eine Schubkarre, um einen Stein aus dem Schuh zu schütteln.',
    'Es war Dienstag, und dienstags rollt der Markt den Hügel hinunter.',
  ],
  kostuem: [
    'Im Fundus der Oper schlüpfte {somebody} in das hintere Ende eines Pferdekostüms, nur der Wärme halber.',
    'Das vordere Ende hatte einen Auftritt in Buenos Aires und war schon spät dran.',
  ],
  wetterballon: [
    'Auf dem Dach der Sparkasse half {somebody} dem Wetteramt, eine Leine nur für einen Moment straff zu halten.',
    'Am Abend meldete der Ballon schwachen Wind und eine sehr gute Unterhaltung.',
  ],
  steinloewe: [
    'Dem steinernen Löwen am Rathaus zählte {somebody} zum Spaß die Zähne und kam bis zum hintersten.',
    'Der Löwe hatte {number} Jahre auf ein Gähnen gewartet und konnte nicht länger.',
  ],
  ruderboot: [
    'In einem Ruderboot fragte {somebody}, wozu der Stöpsel am Boden denn eigentlich gut sei.',
    'Man zog gemeinsam daran, und die Frage war vollständig beantwortet.',
  ],
  brunnenmuenze: [
    'Im Brunnen der neun Fische griff {somebody} nach einer Münze, weil der Wunsch noch daran klebte.',
    'Der Wunsch war eine weite Reise, und der Abfluss hielt Wort.',
  ],
  schornstein: [
    'Um dem Storch die Meinung zu sagen, stieg {somebody} auf den Schornstein der Keksfabrik und holte tief Luft.',
    'Unten wurde gerade mit Zimt gebacken, und es gab einen kräftigen Zug.',
  ],
  bilderrahmen: [
    'Im Museum hielt {somebody} einen leeren Rahmen gerade und schaute dabei prüfend hindurch.',
    'Ein Aufseher brachte das Schild an, und das Bild gilt seither als Meisterwerk.',
  ],
  schneekugel: [
    'Im Andenkenladen schüttelte {somebody} die größte Schneekugel und wollte die Flocken von Nahem sehen.',
    'Es schneit dort noch, und vor dem kleinen Rathaus steht jetzt jemand.',
  ],
  karussell: [
    'Auf dem Karussell nahm {somebody} das letzte Pferd, das mit dem nachdenklichen Blick und ohne Stange.',
    'In der siebten Runde besann es sich und bog zur Küste ab.',
  ],
  spaghetti: [
    'Am Hafen fand {somebody} das Ende einer Nudel und wollte wissen, wem das andere gehört.',
    'Es gehörte einem Wal, und der Wal hatte gerade angefangen.',
  ],
  megafon: [
    'Auf dem Bahnsteig rief {somebody} durch das große Megafon nur zur Probe den eigenen Namen aus.',
    'Der Zug verstand es als Abfahrt, und die Wagentüren griffen sanft zu.',
  ],
  sonnenuhr: [
    'Vor dem Kloster stellte sich {somebody} auf die Sonnenuhr, um für ein Foto die Zeit anzugeben.',
    'Die Stunde verging, wie Stunden vergehen, und nahm den Zeiger mit.',
  ],
  koffer: [
    'In einem Koffer mit doppeltem Boden suchte {somebody} nach dem dritten, und mit Erfolg.',
    'Darunter lag ein vierter, und von da an klang alles sehr weit weg.',
  ],
  chorprobe: [
    'Im Kirchenchor hielt {somebody} den letzten Ton länger als alle anderen und wurde dabei immer leichter.',
    'Der Dirigent winkte ab, doch da war der Ton schon über den Dächern.',
  ],
  kaugummi: [
    'Eine Kaugummiblase, so groß wie ein Kürbis, bekam {somebody} ganz allein zustande, und die Straße applaudierte.',
    'Ein Windstoß nahm den Beifall wörtlich und beides mit hinaus aufs Meer.',
  ],
  pferdekarren: [
    'Auf dem Heuwagen zur Mühle legte sich {somebody} nur kurz ins Weiche und schaute in die Wolken.',
    'Die Mühle hat gute Flügel, und eine Wolke war noch frei.',
  ],
  zauberkasten: [
    'Auf dem Jahrmarkt stieg {somebody} in den Schrank des Zauberers und versprach, gleich wiederzukommen.',
    'Der Zauberer zog Tücher heraus, {number} Stück, und dann nur noch Entschuldigungen.',
  ],
  windmaschine: [
    'Hinter der Bühne fragte {somebody}, ob die neue Windmaschine denn schon angeschlossen sei.',
    'Das war der Fall, wie man vom Parkett bis zum neunten Pier bestätigen kann.',
  ],
  lastkran: [
    'Am neunten Pier lehnte sich {somebody} an eine Kiste mit der Aufschrift: Bitte nicht anlehnen.',
    'Der Kran hob auf Bestellung alles, was daran lehnte, und das Schiff fuhr nach Chile.',
  ],
  goldfisch: [
    'Ins Goldfischglas der Apothekerkatze sprach {somebody} mit tiefem Ernst ein Geheimnis hinein, den Mund ganz dicht am Wasser.',
    'Die Goldfische waren entsetzt und zogen die Sache in die Tiefe.',
  ],
  marmor: [
    'Im Steinbruch stellte sich {somebody} dorthin, wo das Licht am schönsten auf den Marmor fiel.',
    'Ein Bildhauer hatte genau diese Stelle bestellt, am Stück und ohne Fugen.',
  ],
}
