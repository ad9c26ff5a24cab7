/** What is left in the morning, and the line that leads up to the name. */
export const ends = {
  sandalen: [
    'Vor der Tempeltreppe stand am Morgen noch ein Paar Sandalen, ordentlich, die Spitzen zur Sonne.',
    'In die linke Sohle war mit Sorgfalt geritzt: {name}',
  ],
  laternenzettel: [
    'In den Ästen am Graben hing am Morgen eine erloschene Himmelslaterne mit einem Zettel daran.',
    'Der Wunsch darauf war kurz, und darunter stand {name}',
  ],
  glockenschlag: [
    'Die große Glocke schlug einmal mehr als nötig, und die Novizen sahen einander lange an.',
    'Der zusätzliche Schlag, sagte der Abt, war für {name}',
  ],
  schirmmaler: [
    'Die Schirmmaler ließen am Morgen einen Schirm ganz weiß, und so stand das Stück schräg in der Sonne.',
    'Auf dem Griff war, haarfein und in Gold, zu lesen: {name}',
  ],
  bootssitz: [
    'Im Boot zum anderen Ufer blieb ein Sitz frei, und der Fährmann ruderte mit einer Hand auf dem Herzen.',
    'Auf dem Kissen stand in Kreuzstich der Name {name}',
  ],
  orchidee: [
    'Im Blumenmarkt welkte über Nacht eine einzige Orchidee, mitten unter tausend frischen, und niemand warf die Blüte weg.',
    'Am Stiel hing ein Schildchen mit der Aufschrift {name}',
  ],
  songthaewklingel: [
    'Der rote Songthaew hielt heute ohne Läuten an einer Ecke, wartete ein Weilchen und fuhr langsam weiter.',
    'An dieser Ecke stieg sonst jeden Morgen jemand ein, nämlich {name}',
  ],
  trommelstille: [
    'Auf der Wualai Road legten die Schmiede um acht die Hämmer hin, alle zugleich, für eine ganze Minute.',
    'In ein Stück Silber hatte der Jüngste gehämmert: {name}',
  ],
  elefantenseufzer: [
    'Weit oben im Tal hob ein Elefant den Rüssel, seufzte lange und schrieb etwas in den Staub.',
    'Es war, soweit man Elefanten lesen kann, {name}',
  ],
  drachenschwanz: [
    'Am Ufer fand man einen Drachen aus Papier, den Schwanz säuberlich zusammengelegt wie ein Brief.',
    'Auf die Flügel hatte jemand mit Tusche gemalt: {name}',
  ],
  teekanne: [
    'Beim Frühstück im Gästehaus stellte man einen Stuhl an die Wand und drehte leise die Musik aus.',
    'In der Liste der Zimmer wurde eine Zeile durchgestrichen: {name}',
  ],
  flussbrief: [
    'Der Ping trug am Morgen ein Körbchen aus Bananenblatt vorbei, mit einer Kerze, die noch brannte.',
    'Auf dem Blatt lag Jasmin, gelegt zu den Buchstaben {name}',
  ],
  spiegelbild: [
    'Im Schaufenster am Tor fehlte am Morgen ein Spiegelbild, und die anderen rückten höflich ein Stück zusammen.',
    'Auf der beschlagenen Scheibe stand mit dem Finger geschrieben {name}',
  ],
  fahrradklingel: [
    'An der Mauer lehnte ein Fahrrad, und jedes Mal, wenn der Wind kam, klingelte es einmal traurig.',
    'Am Rahmen klebte ein Schild, kaum größer als eine Marke: {name}',
  ],
  gong: [
    'Im Tempelhof zitterte der Gong noch bis zum Mittag nach, ganz ohne Berührung.',
    'Wer das Ohr daran legte, hörte ganz tief innen {name}',
  ],
  hut: [
    'Auf dem alten Graben schwamm ein Strohhut im Kreis, immer rechtsherum, wie jemand, der auf jemanden wartet.',
    'Im Band steckte ein Zettel, auf dem stand: gehört {name}',
  ],
  tafel: [
    'In der Schule hinter dem Markt blieb heute bei der Liste eine Antwort aus, und die Kreide fiel hinunter.',
    'Die Kinder sprachen leise im Chor: {name}',
  ],
  bank: [
    'Auf der Bank vor dem Tor saß am Morgen niemand, und die Leute machten trotzdem einen Bogen darum.',
    'In das Holz war ein Herz geschnitzt, und darin {name}',
  ],
  radiogruss: [
    'Im Radio wurde um neun die Musik unterbrochen, und der Ansager räusperte sich viel zu lange.',
    'Dann spielte man ein Lied und widmete es {name}',
  ],
  katzen: [
    'Auf der Mauer saßen die Katzen mit dem Rücken zur Straße, und das tun Katzen hier sonst nie.',
    'Nur eine sah sich um und maunzte deutlich {name}',
  ],
  wäscheleine: [
    'Auf der Leine hinter dem Markt hing am Mittag noch ein Hemd, und niemand nahm es ab.',
    'Der Wind blätterte den Kragen um, und darunter stand {name}',
  ],
  kalenderblatt: [
    'In der Druckerei wurde ein Kalenderblatt noch einmal gesetzt, mit schmalem, schwarzem Rand.',
    'Unter dem Datum stand in der kleinsten Schrift des Hauses {name}',
  ],
  postkarte: [
    'Aus Island kam ein Gruß mit einem Vulkan darauf, und die Marke klebte verkehrt herum.',
    'Schönes Wetter, stand da, bis auf den Wind, herzlich {name}',
  ],
  mangobaum: [
    'Unter dem Mangobaum blieben die reifsten Früchte heute liegen, und die Vögel sangen auffallend leise.',
    'Der Ast, der allen Schatten gibt, heißt seit jeher {name}',
  ],
  ballkarte: [
    'Am Theater hing ein Zettel, dass die Vorstellung beginnt, aber ohne den gewohnten Lacher in der dritten Reihe.',
    'Den Platz mit dem besten Blick hatte für immer gebucht: {name}',
  ],
  brunnenrand: [
    'Am Brunnenrand lag eine Münze, für die sich kein Wunsch mehr fand, noch warm von einer Hand.',
    'Rundherum in den Stein gemeißelt standen die Zeichen {name}',
  ],
  puppe: [
    'Im Puppentheater blieb eine Puppe im Koffer, und die anderen verneigten sich am Ende in die falsche Richtung.',
    'Auf dem Kofferdeckel stand in Kinderschrift {name}',
  ],
  silberloeffel: [
    'Beim Silberschmied lag ein fertiges Stück auf dem Tresen, poliert und bezahlt, und wurde nicht geholt.',
    'Die Gravur war fein, geschwungen und kurz: {name}',
  ],
  marktwaage: [
    'Auf dem Warorot-Markt zeigte eine leere Waage den ganzen Vormittag genau so viel wie jemand Bekanntes.',
    'Die Händlerin nahm die Brille ab und murmelte {name}',
  ],
  bambusfloete: [
    'Der Wind spielte auf dem Bambus am Graben eine Melodie, die alle kannten und keiner zu Ende sang.',
    'Es war das Lieblingslied von niemand anderem als {name}',
  ],
  gruppenfoto: [
    'Auf dem Gruppenfoto des Sommers war am Morgen eine Stelle blass geworden, mitten in der hinteren Reihe.',
    'Auf der Rückseite stimmt die Liste noch, bis auf {name}',
  ],
  schlüssel: [
    'Am Schlüsselbrett im Gästehaus schwang ein einzelner Haken hin und her, obwohl alle Fenster zu waren.',
    'Auf dem Anhänger stand statt einer Nummer {name}',
  ],
  novize: [
    'Ein Novize fegte den Hof blitzblank und ließ nur genau in der Mitte ein paar Blätter liegen.',
    'Von der Treppe aus gelesen bildeten die Blätter {name}',
  ],
  nachtbasarlicht: [
    'Am Nachtbasar blieb heute ein Lämpchen aus, ein rotes, zwischen zwei grünen, und alle merkten es.',
    'Der Stand darunter verkauft nichts mehr, aber am Schild steht {name}',
  ],
  tuktukgebet: [
    'Ein Tuk-Tuk fuhr heute im Schritt, mit Blüten am Spiegel, und die Hupe war mit Samt umwickelt.',
    'Hinten auf dem Rückfenster las man spiegelverkehrt {name}',
  ],
  zikaden: [
    'Die Zikaden fielen um Punkt sieben aus, alle auf einmal, und ließen eine Lücke von genau zwei Silben.',
    'Wer wollte, konnte in diese Lücke leise sagen: {name}',
  ],
  regentropfen: [
    'Der Regen sparte heute auf dem Platz eine Stelle aus, trocken, rund und etwa einen Menschen breit.',
    'Mit Kreide, die nicht zerlief, stand dort {name}',
  ],
  wolkenschrift: [
    'Eine Wolke über dem Doi Suthep zog nicht weiter, obwohl es der Wind mehrmals freundlich verlangte.',
    'Von der Brücke aus hatte das Weiß die Form von {name}',
  ],
  schuhputzer: [
    'Beim Schuhputzer am Tor blieb eine Dose Creme heute zu, und obenauf lag eine Blüte Jasmin.',
    'Die Farbe war eine Sondermischung, angerührt für {name}',
  ],
  schneeglas: [
    'Im Andenkenladen schneite es in einer Glasglocke, ohne dass jemand daran geschüttelt hätte, den ganzen Tag.',
    'Auf dem Sockel hatte der Händler nachgetragen: {name}',
  ],
  busfahrplan: [
    'Am Nachtbus wurde ein Halt vom Plan gewischt, und der Fahrer nahm an der Stelle die Mütze ab.',
    'Dort wartete seit Jahren, bei jedem Wetter, {name}',
  ],
  fischernetz: [
    'Die Fischer zogen am Morgen ein Netz herauf, das leer war bis auf ein einzelnes, sehr langes Band.',
    'Darauf war gedruckt, Buchstabe für Buchstabe, {name}',
  ],
  teichlotos: [
    'Im Tempelteich öffnete sich ein Lotos zur falschen Stunde, und der Frosch daneben schwieg aus Anstand.',
    'Auf einem Steg aus Steinchen lag das Wort {name}',
  ],
  uhrwerk: [
    'Beim Uhrmacher blieb am Morgen eine Taschenuhr stehen, und alle anderen gingen auf Zehenspitzen weiter.',
    'Im Deckel steht in schmaler Schrift: für {name}',
  ],
  turmbriefe: [
    'Die Brieftauben kamen heute zu Fuß zurück, eine hinter der anderen, und legten die Post einzeln ab.',
    'Auf jedem Umschlag stand derselbe Empfänger: {name}',
  ],
  mosaikstein: [
    'Am Wat Phra Singh fehlte am Morgen ein Spiegelstein, und das Licht fiel an dieser Stelle geradeaus.',
    'Es schrieb auf den Boden, hell und ein wenig schief, {name}',
  ],
  filmplakat: [
    'Auf dem Kinoplakat lief die Farbe über Nacht herunter, bis nur noch eine Zeile lesbar war.',
    'Ganz unten bei den Mitwirkenden stand nun ganz allein {name}',
  ],
  bibliothek: [
    'In der Bibliothek an der Nimman Road wurde ein Buch zurückgegeben, das niemand ausgeliehen hatte.',
    'Auf dem Leihzettel stand von oben bis unten {name}',
  ],
  kerzenreihe: [
    'Am Abend davor waren es {number} Kerzen auf der Mauer, am Morgen brannte davon noch genau eine.',
    'Das Wachs war gelaufen, wie Wachs läuft, in der Form von {name}',
  ],
  heimweg: [
    'Die Straßenhunde gingen heute alle denselben Weg, in einer Reihe, bis zu einer Tür in der Loi Kroh Road.',
    'Neben der Tür hing ein Schild aus Teakholz: {name}',
  ],
  papierschiff: [
    'Auf dem Graben fuhr ein Schiffchen aus Zeitungspapier, trocken von vorn bis hinten, gegen den Strom.',
    'Aufgefaltet enthielt es nur ein Wort, und das war {name}',
  ],
  sternwarte: [
    'In der Sternwarte trug man am Morgen einen neuen kleinen Stern in den Katalog ein, nahe am Horizont.',
    'Über den Namen musste niemand lange reden: {name}',
  ],
  zuckerrohr: [
    'Am Wagen mit dem Zuckerrohr stand ein Becher bereit wie jeden Tag, und der Wagen fuhr nicht weiter.',
    'Auf dem Becher klebte seit Langem ein Streifen mit {name}',
  ],
  masken: [
    'Im Maskenladen drehten sich am Morgen alle Masken zur Wand, bis auf die eine, die immer lächelte.',
    'Innen, wo die Stirn hinkommt, stand mit Tinte {name}',
  ],
  schaukelseil: [
    'Im Park bewegte sich die Riesenschaukel ganz allein, kaum einen Fingerbreit, von früh bis spät.',
    'In das Brett hatte jemand vor Jahren geschnitzt: {name}',
  ],
  weihrauch: [
    'Im Tempel stieg der Rauch eines Stäbchens gerade auf, bog ab und begann in der Luft zu schreiben.',
    'Der Abt las es mit, nickte und sprach laut: {name}',
  ],
  trommelfell: [
    'Auf der großen Trommel lag am Morgen ein Tuch, und die Parade ging ohne Schlag vorbei.',
    'In den Saum gestickt war mit rotem Garn {name}',
  ],
  verlorenes: [
    'Im Fundbüro gab man einen Schirm ab, der noch tropfte, obwohl es seit Tagen nicht geregnet hatte.',
    'In das Formular schrieb die Beamtin ohne zu fragen {name}',
  ],
  brueckengelaender: [
    'Am Geländer der Nawarat-Brücke hing am Morgen ein Schloss mehr, und der Schlüssel lag daneben.',
    'Eingraviert war nur die eine Hälfte eines Paares: {name}',
  ],
  echo: [
    'Wer am Wasserfall einen Gruß hinaufrief, bekam heute keinen zurück, sondern etwas ganz anderes.',
    'Das Echo sagte, jedes Mal und sehr behutsam, {name}',
  ],
}
