/** What is left in the morning, and the line that leads up to the name. */
export const ends = {
  stuhl: [
    'Bei Sonnenaufgang stand an der Ecke ein umgedrehter Stuhl, und niemand setzte sich, und niemand sagte, warum.',
    'Auf der Lehne stand in goldenem Garn der Name {name}',
  ],
  hut: [
    'Alles, was die Flut am Morgen brachte, war ein Hut, der aufrecht und mit großer Fassung heranschwamm.',
    'Im Futter las man in feinem Faden {name}',
  ],
  kraenze: [
    'Um sieben waren alle Blumenläden leer, und die Familien standen zum einzigen Mal im Jahr in einer Reihe.',
    'Der größte Kranz, mit viel zu viel Schleife, war für {name}',
  ],
  klingel: [
    'Die Linie neun hielt heute einmal mehr als sonst, öffnete die Türen, wartete und läutete leise.',
    'Gewartet wurde, wie von nun an jeden Morgen, auf {name}',
  ],
  ansichtskarte: [
    'Wochen später kam eine Ansicht aus weiter Ferne, mit einem Klecks an der Stelle der Marke.',
    'Das Wetter sei schön, stand da, und viele Grüße von {name}',
  ],
  garderobe: [
    'In der Garderobe der Oper blieb ein Mantel übrig, und die Aufsicht bürstete lange den Kragen und weinte ein wenig.',
    'Der Abschnitt in der Tasche war ausgestellt auf {name}',
  ],
  geige: [
    'Unter den Balkonen spielte eine Geige einen einzigen langen, dünnen und sehr traurigen Ton.',
    'Die Großmütter ließen das Strickzeug sinken und flüsterten {name}',
  ],
  schneiderrechnung: [
    'Der Schneider schloss die Läden und legte einen Anzug zusammen, den niemand mehr abholen würde.',
    'Auf der Rechnung stand, dreimal unterstrichen, {name}',
  ],
  tuerschild: [
    'Am Nachmittag wurde ein Messingschild von einer Tür geschraubt, poliert und auf Samt gelegt.',
    'Man sah darin das eigene Gesicht und die Buchstaben {name}',
  ],
  papagei: [
    'Nur der Papagei hatte alles gesehen, und eine Woche lang kam kein einziger Preis mehr.',
    'Von der Stange tönte immer wieder nur ein Wort: {name}',
  ],
  turmuhr: [
    'Der Uhrturm blieb stehen, blickte auf den Platz und ging erst nach einer anständigen Pause weiter.',
    'Eine Minute blieb dabei übrig, und zwar für {name}',
  ],
  knoepfe: [
    'Gefunden wurden nur {number} Knöpfe, in einer Reihe, die genau aufs offene Meer hinauswies.',
    'Nach Größe gelegt lautete die Reihe, mit etwas gutem Willen, {name}',
  ],
  vorhang: [
    'Der Vorhang der Oper fiel, ohne dass es jemand gesagt hätte, und aus dem Kasten kam ein Schluchzen.',
    'Der letzte Satz im Textbuch war nur noch {name}',
  ],
  brief: [
    'Auf dem Postamt kam ein Brief zurück mit dem Vermerk: verzogen, Anschrift leider unbekannt.',
    'Geschrieben war das Ganze, mit viel Liebe und wenig Rechtschreibung, an {name}',
  ],
  moewenreihe: [
    'Alle Möwen saßen auf dem Pier, den Rücken zum Wind, und blickten hinunter auf die Steine.',
    'In den nassen Sand hatte jemand geritzt: {name}',
  ],
  laterne: [
    'Eine Laterne blieb heute mit Absicht dunkel, und die Leute gingen auf Zehenspitzen daran vorbei.',
    'Auf dem Heimweg leuchtete das Licht sonst immer für {name}',
  ],
  suppenteller: [
    'In einer Küche auf dem Hügel wurde ein Suppenteller sehr langsam zurück in den Schrank gestellt.',
    'Auf dem Serviettenring daneben war noch zu erkennen: {name}',
  ],
  kapelle: [
    'Die Blaskapelle kam mit gedämpften Trompeten vorbei, und sogar die Tuba ging auf leisen Sohlen.',
    'In Moll spielte man das Lieblingslied von {name}',
  ],
  rasierpinsel: [
    'Beim Barbier hängte man einen Pinsel an den Nagel, die Borsten zur Wand gedreht.',
    'Über dem Nagel steht seit vielen Jahren und nun für immer {name}',
  ],
  gaestebuch: [
    'Der Portier des Grandhotels nahm einen Schlüssel vom Brett, für immer, und ließ den Haken daneben blank.',
    'Im Gästebuch wurde unter dem heutigen Tag eine Zeile durchgestrichen: {name}',
  ],
  rolllaeden: [
    'In der Sardellengasse gingen die Läden nacheinander herunter, und es klang wie langsamer Beifall.',
    'Gemeint war damit, und das wussten alle in der Gasse, {name}',
  ],
  schirmstaender: [
    'Im Schirmständer ist ein Schirm übrig geblieben, der bei jedem Regen ganz von allein aufgeht.',
    'Eingraviert in den Griff ist, kaum noch lesbar, {name}',
  ],
  familienbild: [
    'Als man das große Gruppenbild entwickelte, war darin ein Oval so weiß wie Milch.',
    'Auf der Rückseite, mit Bleistift, an dritter Stelle von links: {name}',
  ],
  faehre: [
    'Der Fährmann zählte die Leute, nahm die Mütze ab und ließ die Rampe noch eine Weile unten.',
    'Der Platz am Fenster war reserviert für {name}',
  ],
  chorluecke: [
    'Im Kirchenchor klaffte zwischen Alt und Tenor eine Lücke, und ein kühler Wind zog hindurch.',
    'Das Gesangbuch auf diesem Platz schlägt sich von allein auf bei {name}',
  ],
  feigenkorb: [
    'Auf dem Feigenmarkt stand ein Korb bereit, die reifsten obenauf, und niemand kam zum Abholen.',
    'Auf dem Zettel zwischen den Blättern stand in Schönschrift {name}',
  ],
  testament: [
    'Um zehn wurde ein Testament geöffnet, und alle beugten sich vor, um zu sehen, wie kurz es war.',
    'Der Stadt vermachte es einen Schirm, gezeichnet: {name}',
  ],
  bank: [
    'An der Hafenbank glänzte eine kleine Tafel aus Messing, noch warm vom Gravieren.',
    'In liebem Andenken, hieß es, an all die schönen Geschichten von {name}',
  ],
  opernplatz: [
    'In Reihe sieben blieb am Nachmittag der elfte Platz leer, und der Tenor sang nur noch dorthin.',
    'Bezahlt war das Abonnement auf dreißig Jahre im Voraus von {name}',
  ],
  hund: [
    'Am Tor des Depots sitzt seit heute früh ein Hund und lässt alle Bahnen vorbei bis auf eine.',
    'Auf dem Halsband hinter dem linken Ohr liest man {name}',
  ],
  tafel: [
    'In der kleinen Schule am Hügel blieb ein Name auf der Tafel stehen, und niemand hatte den Mut zum Wischen.',
    'Die Kinder sprachen im Chor, ganz leise: {name}',
  ],
  schachbrett: [
    'Vor dem Café blieb das Schachbrett aufgebaut, mitten in der Partie, und der Wind setzte aus Anstand aus.',
    'Am Zug wäre gewesen, und zwar seit gestern Abend, {name}',
  ],
  teetasse: [
    'Im Grandhotel wurde zur gewohnten Stunde eine Tasse eingeschenkt, und der Tee wurde ganz allein kalt.',
    'Das Personal stand Spalier und murmelte im Gehen: {name}',
  ],
  flaschenpost: [
    'Ein Fischer zog eine Flasche aus dem Netz, las den Zettel und faltete alles sehr klein zusammen.',
    'Unterschrieben war das in Eile und mit großem Schwung von {name}',
  ],
  schornsteinrauch: [
    'Der Rauch der Keksfabrik stand eine Viertelstunde lang still und formte dann etwas am Himmel.',
    'Es waren, wenn man den Kopf schief hielt, die Buchstaben {name}',
  ],
  fahrkarte: [
    'Der Schaffner knipste heute einen Fahrschein, den niemand hinhielt, und ließ daneben einen Sitz frei.',
    'Gültig war das Papier nur in eine Richtung, ausgestellt auf {name}',
  ],
  glockenspiel: [
    'Um zwölf kam aus dem Glockenspiel eine Figur weniger heraus, und die übrigen gingen langsamer.',
    'Am leeren Häkchen hängt ein Schildchen mit der Aufschrift {name}',
  ],
  marmorplatte: [
    'Der Steinmetz wischte den Staub von der Platte, setzte ab und putzte lange die Brille.',
    'Mehr Platz war nicht, und mehr brauchte es nicht als {name}',
  ],
  blumenwagen: [
    'Der Blumenwagen fuhr heute ohne Rufen durch die Gassen, und vor einem Haus fiel eine Rose herunter.',
    'An der Klingel steht in verblasster Tinte bis heute {name}',
  ],
  zirkusplakat: [
    'Auf dem alten Zirkusplakat wurde über Nacht eine Zeile überklebt, ganz unten, mit schwarzem Papier.',
    'Gegen das Licht kann man noch entziffern: {name}',
  ],
  hutschachtel: [
    'In der Hutwerkstatt band man eine Schachtel zu, mit doppelter Schleife, obwohl nichts darin lag.',
    'Auf dem Deckel steht, wem der Kopf dazu fehlt: {name}',
  ],
  telefonbuch: [
    'Auf dem Amt wurde eine Nummer gelöscht, und in der ganzen Stadt läutete es dabei einmal kurz.',
    'Wer abhob, hörte vom Fräulein nur ein leises: {name}',
  ],
  goldzahn: [
    'Am Strand fand ein Kind etwas Goldenes, nur einen Knopf, und brachte es brav zum Fundamt.',
    'In das Formular schrieb man unter Eigentum nach langem Zögern {name}',
  ],
  laken: [
    'Von allen Laken auf der Leine trocknete eines nicht, und das Wasser tropfte im Takt eines Liedes.',
    'In die Ecke ist mit rotem Garn gestickt: {name}',
  ],
  fischkutter: [
    'Der älteste Kutter im Hafen lief heute umgetauft aus, und die anderen tuteten, so sanft es ging.',
    'Am Bug steht, noch nass, in weißer Farbe {name}',
  ],
  weinregal: [
    'In der Hafenbar rückte man ein Glas beiseite, drehte es um und ließ es so.',
    'Auf der Rechnung, die nun das Haus bezahlt, steht {name}',
  ],
  streichholz: [
    'Jemand zündete auf der krummen Brücke ein Licht an, und hundert Fenster antworteten mit Kerzen.',
    'Dann rief es von Ufer zu Ufer, erst leise, dann überall: {name}',
  ],
  ehrenloge: [
    'Die Ehrenloge blieb verhängt, und vor dem letzten Akt erhob sich das ganze Haus von den Sitzen.',
    'Auf dem Programmzettel hatte man oben ergänzt: gewidmet {name}',
  ],
  barometer: [
    'Das Barometer am Rathaus fiel auf einen Strich, den es noch nie gegeben hatte, und blieb dort.',
    'Ein Beamter schrieb mit spitzer Feder daneben: {name}',
  ],
  schuhe: [
    'Vor dem Depot stand ein Paar Schuhe, ordentlich nebeneinander, die Spitzen zum Meer gerichtet.',
    'Innen, wo andere die Größe haben, stand {name}',
  ],
  spieluhr: [
    'Eine Spieluhr, die seit Jahren klemmte, spielte heute früh den Walzer zu Ende und schloss den Deckel.',
    'Auf dem Boden steht in Kinderschrift: gehört {name}',
  ],
  zeichnung: [
    'Ein Straßenmaler wischte das ganze Bild vom Pflaster, Strich für Strich, bis auf ein einziges Lächeln.',
    'Daneben stand dann in blauer Kreide {name}',
  ],
  stempel: [
    'Im Meldeamt fiel ein Stempel mit einem Klang, der bis zum neunten Pier zu hören war.',
    'Der Akt wurde geschlossen, und auf dem Rücken stand {name}',
  ],
  nudelteller: [
    'In der Nudelfabrik legte jemand ein paar Buchstabennudeln auf ein Tuch und ließ die Maschinen ruhen.',
    'Es waren genug für ein stilles, etwas schiefes {name}',
  ],
  feuerwehr: [
    'Die Feuerwehr kam mit der langen Leiter, sah in alle Wolken und stieg Sprosse für Sprosse herunter.',
    'In den Bericht schrieb der Hauptmann eine Zeile: {name}',
  ],
  kinderwagen: [
    'Die Drehorgel am Eck brach mitten im Walzer ab, und der Spieler nahm langsam den Hut vom Kopf.',
    'Seit heute heißt dieses Stück, und zwar in allen drei Orgeln, {name}',
  ],
  koffertraeger: [
    'Am Bahnhof stand ein Koffer so lange allein, bis die Träger sich im Kreis darum aufstellten.',
    'Auf dem Anhänger, den keiner laut lesen wollte, stand {name}',
  ],
  bootsverleih: [
    'Am Bootsverleih fehlte bei Sonnenaufgang eine Nummer, und das Wasser lag glatt da wie ein Tischtuch.',
    'In der Liste stand in der Spalte für die Rückgabe nur {name}',
  ],
  schaukelstuhl: [
    'Auf dem obersten Balkon schaukelt seit dem Morgen ein Stuhl, auf dem niemand sitzt.',
    'Die Großmütter nicken hinüber und sagen: Guten Morgen, {name}',
  ],
  kerze: [
    'In der Hafenkirche brannte eine Kerze, die keiner angezündet hatte, mit einer sehr geraden Flamme.',
    'Darunter lag ein Zettel mit der Bitte um Nachsicht für {name}',
  ],
}
