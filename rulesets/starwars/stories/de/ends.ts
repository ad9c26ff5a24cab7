/** What is left in the morning, and the line that leads up to the name. */
export const ends = {
  koffer: [
    'Auf dem Band von Mos Eisley fährt noch ein einziger Koffer im Kreis, und niemand bringt es übers Herz, abzuschalten.',
    'Auf dem Anhänger liest man in blasser Tinte {name}',
  ],
  anzeigetafel: [
    'In der großen Halle von Coruscant ratterte die Tafel durch alle Buchstaben und kam sehr langsam zur Ruhe.',
    'Übrig blieb eine Zeile ohne Bahnsteig und ohne Zeit: {name}',
  ],
  stiefel: [
    'Bei Sonnenaufgang standen auf der Rampe des Sandkriechers zwei Stiefel, die Riemen noch fest gebunden.',
    'Innen stand auf einem Streifen Klebeband {name}',
  ],
  suppenloeffel: [
    'Im Suppenviertel von Coruscant ließen die Köche die Kellen ruhen, und niemand verlangte einen Nachschlag.',
    'Auf dem Boden des letzten Tellers stand in Nudeln {name}',
  ],
  bantha: [
    'Ein Bantha kam allein aus der Wüste zurück, legte sich vor eine Tür und rührte sich nicht.',
    'Im Sattel war von Hand eingestickt: {name}',
  ],
  funkspruch: [
    'In der Nacht rauschte im Funk von Yavin ein Gruß, der keinen Absender hatte und keine Antwort wollte.',
    'Der Astromech spielte alles langsamer ab, und es hieß ganz klar {name}',
  ],
  cantinastuhl: [
    'In der Cantina drehte die Kapelle die Instrumente um, und ein Hocker an der Theke blieb leer.',
    'In das Holz geritzt stand darunter seit Jahren {name}',
  ],
  helm: [
    'In der Landebucht hing am Morgen ein Helm zu viel am Haken, und niemand traute sich ans Anprobieren.',
    'Auf dem Visier spiegelten sich, wenn man blinzelte, die Buchstaben {name}',
  ],
  hologramm: [
    'Ein Hologramm ging noch einmal an, verbeugte sich in alle Richtungen und erlosch mit einem leisen Klick.',
    'Am Sockel leuchtete danach nur noch ein Schriftzug: {name}',
  ],
  sand: [
    'Der Wind von Tatooine glättete über Nacht jede Spur, bis auf eine, und genau dort blies es nicht.',
    'Von oben gelesen waren die Spuren eine Unterschrift: {name}',
  ],
  stern: [
    'Über Yavin zählte man am Morgen einen Stern mehr, klein, etwas schief und sehr freundlich.',
    'In den Katalog schrieb der Droide ohne Rückfrage {name}',
  ],
  jawaschild: [
    'Die Jawas stellten etwas in die Auslage und hängten zum allerersten Mal ein Schild „Unverkäuflich“ daran.',
    'Auf der Rückseite stand, wem es gehört hatte: {name}',
  ],
  postfach: [
    'Im Postamt von Kessel quoll ein Fach über, und der Rodianer am Schalter nahm langsam die Mütze ab.',
    'Auf allen Umschlägen stand derselbe Empfänger: {name}',
  ],
  podrennfahne: [
    'In Mos Espa fuhren die Podrenner heute im Schritt, und über der Strecke hing die Fahne auf halber Höhe.',
    'Auf dem freien Startplatz hatte man mit Kreide vermerkt: {name}',
  ],
  faehrplatz: [
    'Die Fähre nach Sullust legte pünktlich ab, aber den Platz am Fenster ließ man mit Absicht frei.',
    'Auf dem Kissen lag ein Zettel: reserviert für {name}',
  ],
  gongschlag: [
    'Auf Nal Hutta klang der Gong zum Frühstück heute wie eine Frage, und die Hutts aßen nur halb so viel.',
    'Die Antwort stand auf einer unbenutzten Serviette: {name}',
  ],
  porg: [
    'Ein Porg setzte sich an den Strand und sah aufs Meer, und nach und nach setzten sich alle Porgs dazu.',
    'Im Sand vor den kleinen Füßen stand geschrieben {name}',
  ],
  droide: [
    'Ein Putzdroide auf Coruscant fegte den ganzen Tag um einen einzelnen Schuh herum und piepste dabei leise.',
    'Übersetzt man das Piepsen in Buchstaben, ergibt es {name}',
  ],
  tauntaun: [
    'Der Chor der Tauntauns sang das Stück ohne die oberste Zeile, und die Lücke war deutlich zu hören.',
    'In den Noten steht über dieser Zeile mit Bleistift {name}',
  ],
  mondschild: [
    'Am kleineren Mond von Yavin wurde das Schild „Zu vermieten“ abgenommen und vorsichtig gewendet.',
    'Jetzt steht dort, von überall gut lesbar, {name}',
  ],
  holokarte: [
    'Auf der Holokarte von Felucia erschien über Nacht ein neuer Ort, ganz ohne Straße dorthin.',
    'Der Ort hat einen Einwohner zu wenig und heißt {name}',
  ],
  ersatzteil: [
    'In der Werkstatt von Jakku blieb ein Fach für Ersatzteile leer, weil es das Teil nur einmal gab.',
    'Auf dem Etikett des Fachs stand in Großbuchstaben {name}',
  ],
  segel: [
    'Die Segelbarke kam ohne Segel heim, und an Deck hielten alle Hutts die Hüte vor den Bauch.',
    'Am Mast stand, vom Wind fast blank geputzt, {name}',
  ],
  teekanne: [
    'Im Wartesaal von Mos Eisley kühlte ein Becher Tee ab, für den schon jemand bezahlt hatte.',
    'Der Droide rief noch einmal in die leere Halle: {name}',
  ],
  fundbuero: [
    'Im Fundbüro von Kessel wurde ein Lachen abgegeben, gut erhalten, nur ein bisschen verstaubt.',
    'In das Formular trug man unter „Verloren von“ ein: {name}',
  ],
  antenne: [
    'Alle Antennen von Coruscant drehten sich am Morgen nach Westen und blieben eine Minute lang so stehen.',
    'Durch das Rauschen im Holonetz hörte man von dort {name}',
  ],
  turbolift: [
    'Der Turbolift hielt heute in einem Stockwerk, in dem niemand wartete, und ließ lange die Tür offen.',
    'An der Klingel von Nummer neun stand in kleiner Schrift {name}',
  ],
  gungan: [
    'Das Gungan-Akkordeon gab einen einzelnen Ton von sich, obwohl es seit gestern im Kasten lag.',
    'Auf dem Kasten klebt ein Schildchen mit der Bitte: zurück an {name}',
  ],
  rancor: [
    'Der kleine Rancor band den ganzen Vormittag an einem Kranz und verbrauchte dafür alle Blumen im Laden.',
    'Auf der Schleife stand, mit großen, krummen Buchstaben, {name}',
  ],
  feuchtfarm: [
    'Auf der Feuchtigkeitsfarm fiel am Morgen Tau, ganz umsonst, und bildete Tropfen auf einer Fensterscheibe.',
    'Der Reihe nach gelesen, ergab der Tau ganz deutlich {name}',
  ],
  zollstempel: [
    'Am Zoll von Kessel fiel ein Stempel, der noch nie gebraucht worden war und auf dem „Für immer“ stand.',
    'Der Pass darunter war ausgestellt auf den Namen {name}',
  ],
  asteroid: [
    'Ein Asteroid zog heute langsam genug an Kessel vorbei, dass alle am Fenster lesen konnten.',
    'In die helle Seite hatte jemand gemeißelt: {name}',
  ],
  kapelle: [
    'Die Kapelle der Cantina spielte das Lied mit dem langen Schluss und ließ den Schluss dann weg.',
    'Auf der Wunschliste stand daneben der Name {name}',
  ],
  gleiter: [
    'Ein Landgleiter fuhr heute ohne Lenker nach Hause, parkte ordentlich ein und machte das Licht aus.',
    'Im Handschuhfach lag ein Führerschein, ausgestellt für {name}',
  ],
  wampa: [
    'Ein Wampa trug einen gerahmten Schnappschuss mit zwei Pfoten zum Fundamt und legte das Bild auf den Tresen.',
    'Die Bildunterschrift, mit viel Gefühl gekratzt, lautete {name}',
  ],
  sonnenuntergang: [
    'Auf Tatooine ging heute nur die kleine Sonne unter, die große blieb stehen und nahm den Strahlenkranz ab.',
    'In den Abendhimmel schrieb das letzte Licht {name}',
  ],
  mynock: [
    'Der Mynock auf dem Museumsdach brach mitten im Gedicht ab, denn auf einmal fehlte der wichtigste Reim.',
    'Das Blatt trug oben die Widmung: in Freundschaft für {name}',
  ],
  schneespur: [
    'Auf Hoth führte eine Spur hinaus in den Schnee, und eine Spur von Tauntauns führte im Bogen darum herum.',
    'An der letzten Stelle steckte ein Fähnchen mit {name}',
  ],
  dewback: [
    'Der Dewback auf Halbpension rührte das Frühstück nicht an und sah nur zur Tür der Cantina.',
    'Sonst kam dort um diese Zeit, laut singend, {name}',
  ],
  sternenkreuzer: [
    'Auf dem Sternenkreuzer wurde beim Appell ein Name gerufen, und zum ersten Mal antwortete nur das Triebwerk.',
    'Gerufen wurde, dreimal und immer leiser, {name}',
  ],
  wuerfelbecher: [
    'Auf dem Spieltisch in Mos Espa blieb ein Becher umgestülpt stehen, und kein Jawa fasste das Leder an.',
    'Am Rand stand, von vielen Abenden blank gerieben, {name}',
  ],
  museum: [
    'Das Museum für Hyperantriebe schloss heute früher und stellte am Eingang eine leere Vitrine auf.',
    'Auf der kleinen Tafel darunter steht nur {name}',
  ],
  schrotthaendler: [
    'Der Schrotthändler von Jakku wog am Morgen ein Medaillon, schob es über den Tisch und nahm kein Geld.',
    'Im Inneren, unter dem gesprungenen Glas, stand {name}',
  ],
  wachhund: [
    'Der Gamorreaner am Tor ließ heute alle ohne Losung hinein, setzte sich hin und putzte sich die Nase.',
    'Die Losung des Tages wäre gewesen: {name}',
  ],
  orbit: [
    'Im Orbit von Geonosis zieht seit heute früh ein Handschuh vorbei, alle {number} Minuten, und winkt dabei.',
    'Wer ein gutes Fernrohr hat, liest auf dem Daumen {name}',
  ],
  kochbuch: [
    'Im Kochbuch der Kantine von Yavin wurde ein Rezept durchgestrichen, weil niemand sonst das mochte.',
    'Das Gericht hieß nach dem einzigen Gast, der es bestellte: {name}',
  ],
  wolkenkratzer: [
    'In einem Turm auf Coruscant blieben die Fenster dunkel bis auf genau so viele, wie man zum Schreiben braucht.',
    'Von der Landebucht aus ergaben die Lichter {name}',
  ],
  blumenkomet: [
    'Ein Komet bog kurz vor Yavin ab, verlor einen Schweif aus Blüten und flog dann ganz kahl weiter.',
    'Der Schweif legte sich über die Dächer und bildete {name}',
  ],
  roboterbrief: [
    'Ein Astromech lieferte heute eine Nachricht ab, fand niemanden vor und spielte alles dem leeren Zimmer vor.',
    'Anfang und Ende der Nachricht waren gleich, nämlich {name}',
  ],
  liste: [
    'In der Liste für das nächste Podrennen strich der Rodianer eine Zeile aus und wischte sich über alle Augen.',
    'Man konnte unter dem Strich noch lesen: {name}',
  ],
  echo: [
    'In den Schluchten von Felucia rief heute niemand, und trotzdem kam am Nachmittag ein Echo zurück.',
    'Es war ein wenig verspätet und sagte {name}',
  ],
  schiffstaufe: [
    'In Landebucht zwölf taufte man eine alte Fähre um, und statt der Flasche ließ man eine Feder fallen.',
    'Am Bug steht, noch feucht, in weißer Farbe {name}',
  ],
  sarlacc: [
    'Der Sarlacc im Zoo verweigerte heute das Futter und gab dafür einen einzelnen, sauberen Knopf zurück.',
    'Auf dem Knopf stand rundherum, sehr klein, {name}',
  ],
  kissen: [
    'In der Herberge von Nar Shaddaa schüttelte man ein Kissen auf, das niemand mehr eindrücken würde.',
    'Der Zimmerdroide sprach beim Hinausgehen leise: {name}',
  ],
  fernrohr: [
    'Das Fernrohr von Sullust drehte sich über Nacht von selbst und zeigt nun auf einen Fleck ohne Sterne.',
    'In die Messingplatte hatte jemand geritzt: hier fehlt {name}',
  ],
  wegweiser: [
    'An der Kreuzung von Mos Eisley zeigt seit heute ein Pfeil nach oben, und alle bleiben kurz darunter stehen.',
    'Auf dem Pfeil, wo sonst ein Ort steht, steht {name}',
  ],
  tanzkarte: [
    'Beim Droidenball blieb ein Tanz ohne Tänzer, und das Orchester spielte trotzdem bis zum letzten Takt.',
    'Auf dem Programm stand neben diesem Walzer {name}',
  ],
  wecker: [
    'In einer Koje auf Yavin klingelte ein Wecker bis zum Mittag, und kein Droide wagte das Abstellen.',
    'Auf dem Zifferblatt stand in Leuchtfarbe {name}',
  ],
  luftballon: [
    'Über der Wüste von Tatooine fand man eine Leine, die senkrecht nach oben führte, weiter als ein Bantha sehen kann.',
    'Am unteren Ende hing ein Zettel mit dem Namen {name}',
  ],
  chronik: [
    'In der Chronik von Coruscant ließ der Schreibdroide eine halbe Seite frei, zum allerersten Mal.',
    'In der Mitte steht jetzt ein einziges Wort: {name}',
  ],
}
