/** What is left in the morning in town, and the line that leads up to the name. */
export const endsInTown = {
  blackRibbon: [
    'Am Morgen blieben in der Via Maqueda die Läden halb geschlossen, wie man es hier so macht.',
    'An der Mauer hing ein Blatt mit schwarzem Rand, noch feucht, und darauf stand {name}',
  ],
  brassPlate: [
    'Von einer Tür in der Kalsa schraubte man ein Messingschild ab und schlug es in eine Serviette.',
    'Die Buchstaben darauf kennt ganz Palermo, und zu lesen war {name}',
  ],
  coffeeCup: [
    'In der Bar stand wie immer eine kleine Tasse bereit, und der Dampf stieg gerade nach oben.',
    'Angerührt hat den Kaffee niemand, denn auf der Untertasse stand {name}',
  ],
  mandolinLast: [
    'Die Mandolinen kamen an den Haken, und nur eine Saite klang von allein noch weiter.',
    'Auf diesen Ton hörte in der Stadt immer nur {name}',
  ],
  tailorChalk: [
    'In der Schneiderei der Via Bandiera wischte man die Kreide vom Tisch und ließ einen Strich stehen.',
    'Es war das Maß für eine Schulter, und daneben stand {name}',
  ],
  puppetBow: [
    'Als der Vorhang fiel, verbeugten sich die Paladine nicht, sondern nahmen die Helme ab.',
    'Und der Roland, der sonst nie spricht, sagte mit hölzerner Stimme {name}',
  ],
  cathedralCandles: [
    'In der Kathedrale brannte eine einzige Kerze schräg, gegen den Luftzug und gegen jeden Brauch.',
    'Der Küster bückte sich und las im Wachs {name}',
  ],
  hatPeg: [
    'Im Café wurden die Hüte ausgeteilt, und am Ende blieb einer am Haken hängen.',
    'Man bürstete den Hut, man drehte den Hut, und innen im Band war eingenäht {name}',
  ],
  pasticciere: [
    'In der Konditorei schrieb man mit weißer Glasur auf einen dunklen Kuchen und musste dreimal ansetzen.',
    'Platz war nur für ein Wort, und das war {name}',
  ],
  lottoBoard: [
    'Auf der Lottotafel standen in dieser Woche überhaupt keine Zahlen.',
    'In der schönsten Schrift des ganzen Amts stand da nur {name}',
  ],
  tramStop: [
    'Die erste Straßenbahn läutete, wartete und läutete noch einmal, obwohl alle schon eingestiegen waren.',
    'Der Schaffner nahm die Mütze ab und rief die Haltestelle von {name}',
  ],
  marbleCutter: [
    'Der Steinmetz in der Via dei Cassari suchte das weiße Stück aus, das ohne Ader.',
    'Buchstabe um Buchstabe und mit {zahl} Pausen wurde daraus {name}',
  ],
  balconyBasketEnd: [
    'Vom fünften Stock kam ein leerer Korb herab, und niemand legte etwas hinein.',
    'Auf dem Zettel für den Krämer stand diesmal nur {name}',
  ],
  brassBandEnd: [
    'Die Blaskapelle kam mit dem langsamen Marsch den Cassaro herunter, und sogar die Tuba weinte.',
    'Auf der Trommel, wo sonst die Heilige prangt, stand gemalt {name}',
  ],
  gramophoneEnd: [
    'Mitten im Charleston lief das Grammophon aus, und alle hielten mitten im Schritt an.',
    'Die Nadel hing fest, und aus der Rille kam immer nur {name}',
  ],
  parrotEnd: [
    'Der Papagei vom Capo hatte sämtliche Preise der Woche vergessen.',
    'Ein einziges Wort war übrig, und das bekam jeder gesagt, der vorbeikam, nämlich {name}',
  ],
  barberChair: [
    'Beim Barbier drehte man einen Stuhl zur Wand und legte ein weißes Tuch gefaltet darüber.',
    'Auf dem Spiegel stand, mit Seifenschaum und sehr sorgfältig, {name}',
  ],
  photographEnd: [
    'Das Foto von der Porta Nuova wurde mittags entwickelt und zeigte eine leere Straße.',
    'Nur unten in der Ecke, wo man sonst unterschreibt, stand {name}',
  ],
  bellTower: [
    'San Domenico schlug die Stunden einzeln, und niemand stellte danach die Uhr.',
    'Der letzte Schlag war tief und klang genau wie {name}',
  ],
  evenPaper: [
    'Die Abendzeitung ließ die Titelseite weiß, mit einem dünnen Rahmen rundherum.',
    'Genau in der Mitte, in der kleinsten Schrift der Druckerei, stand {name}',
  ],
  waterSellerEnd: [
    'An der Ecke wurde ein volles Glas Wasser gegen das Licht gehalten und auf den Bordstein gestellt.',
    'Es war für den Gast, der immer erst später bezahlt hat, für {name}',
  ],
  teatroEnd: [
    'Im Massimo erhob sich das ganze Publikum, obwohl es gar keine Vorstellung gegeben hatte.',
    'Da ging vorne das Souffleurkästchen auf, und ins Dunkel flüsterte es {name}',
  ],
  libraryEnd: [
    'In der Bibliothek wurde ein Buch abgegeben, längst überfällig, mit einem Zitronenblatt darin.',
    'Nach der Gebühr fragte niemand, denn auf dem Leihschein stand {name}',
  ],
  coatCloak: [
    'In der Garderobe blieb ein Mantel übrig, und in der Tasche steckte ein Opernglas.',
    'Im Kragen stand mit rotem Garn und einem kleinen Fehler {name}',
  ],
  neighbourEnd: [
    '{nachbar.cap} {ort.am} sperrte eine Stunde früher zu und stellte einen Stuhl quer vor die Tür.',
    'Auf die Frage, warum, kam nur ein leises {name}',
  ],
  noticeBoard: [
    'Neben den Fischpreisen hing ein kleiner grauer Zettel, ganz gerade, mit vier Nadeln.',
    'Darauf stand, heute möge es still zugehen, zu Ehren von {name}',
  ],
  shoeshineEnd: [
    'Am Platz wurde noch ein letzter Stiefel geputzt, so lange, bis der Himmel darin zu sehen war.',
    'Dann stand der Stiefel auf der Stufe, Spitze zur Straße, für {name}',
  ],
  orchestraEnd: [
    'Das zweite Fagott erwachte zum ersten Mal seit Jahren und spielte einen einzigen Takt.',
    'Der stand in keiner Partitur, der Takt war für {name}',
  ],
  nunsEnd: [
    'Durch das Drehfenster im Kloster kam ein Teller Mandelgebäck, und dazwischen lag ein Zettel.',
    'Die Nonnen beten heute, stand darauf, für {name}',
  ],
  chessEnd: [
    'Auf der Piazza legten die zwei Notare die Partie hin und gaben einander die Hand.',
    'Endlich war geklärt, wer am Zug gewesen wäre, nämlich {name}',
  ],
  wardrobe: [
    'Am Nachmittag trug man {ding.ein} und einen gefalteten Morgenmantel die Treppe hinunter.',
    'Zuallerletzt kam ein leerer Bilderrahmen, signiert mit {name}',
  ],
  telephoneEnd: [
    'Das Telefon {ort.am} läutete bis zum Abend, und alle sahen hin, und niemand ging dran.',
    'Da sagte das Amt es ganz leise in die Leitung hinein: {name}',
  ],
  sugarName: [
    'Zuckermandeln wurden geworfen, aber nur weiße, und ohne einen Laut dabei.',
    'Auf jedem Säckchen stand in Silber gedruckt der Name {name}',
  ],
  keysEnd: [
    'Der Portier kam mit einem Schlüsselbund herunter und legte den Bund sehr sachte auf die Theke.',
    'Auf dem Anhänger, kaum noch zu lesen, stand {name}',
  ],
  dominoEnd: [
    'Am Tisch vor der Bar wurden vier Kaffee bestellt, und dann wurde auf drei geändert.',
    'Der Kellner fragte gar nicht erst nach und sagte nur {name}',
  ],
  fishmongerEnd: [
    'In der Vucciria deckte man die Waage mit einem Tuch zu und rief keinen einzigen Preis aus.',
    'Dort, wo sonst der Schwertfisch hängt, hing ein Kranz für {name}',
  ],
  clockHands: [
    'Die Uhr an der Porta Felice hielt man mit der Hand an, zu einer Zeit, wo nie etwas ist.',
    'Unter dem Zifferblatt stand mit Kreide der Grund, und der hieß {name}',
  ],
  tailorsDummyEnd: [
    'Im Schaufenster drehte man die Schneiderpuppen nach innen, alle bis auf eine in himmelblauer Weste.',
    'Am Revers steckte eine Nadel mit einem Zettel, und auf dem stand {name}',
  ],
  umbrellaStand: [
    'Im Schirmständer blieb ein Schirm übrig, ein guter, mit korallenrotem Griff.',
    'Alle dachten nach, und dann fiel es allen nacheinander ein: {name}',
  ],
  marchEnd: [
    'Vier Pferde mit violetten Federn zogen im Schritt eine leere Kutsche über die Quattro Canti.',
    'An jeder der vier Ecken hielt die Kutsche an, und man rief {name}',
  ],
  bottleShelf: [
    'Im Wirtshaus kam eine Flasche zurück auf das oberste Brett, halb voll, mit fest gedrücktem Korken.',
    'Auf dem Papierstreifen um den Hals stand {name}',
  ],
  ironGate: [
    'Das Tor zum kleinen Garten quietschte beim Schließen noch ein wenig und dann nicht mehr.',
    'Gepflanzt hatte die Rosen vor langer Zeit und mit großer Geduld {name}',
  ],
  choirEnd: [
    'Der Chor hatte schon umgeblättert, als auffiel, dass eine Stimme fehlte.',
    'Da hörten alle auf, und an der Stelle, wo der Alt einsetzt, dachte man nur noch an {name}',
  ],
  mosaicEnd: [
    'In der Martorana löste sich ein goldenes Steinchen vom Gewölbe und kullerte bis zur Tür.',
    'Als man nach oben sah, hatte die Lücke die Gestalt von {name}',
  ],
  cinemaEnd: [
    'Im Stummfilmkino blieb die letzte Tafel länger stehen als sonst.',
    'Und statt des Wortes Ende stand da in verschnörkelter Schrift {name}',
  ],
  soupEnd: [
    'Am Abend stand ein Teller zu viel auf dem Tisch, und niemand räumte den Teller ab.',
    'Man aß langsam und reichte das Brot vorbei am Platz von {name}',
  ],
  crate: [
    'Am Bahnhof blieb eine Kiste übrig, nach der niemand geschickt hatte, und darin war {ding.ein}.',
    'Auf dem Frachtbrief, in der Spalte Absender, stand {name}',
  ],
  waltz: [
    'In der Villa Igiea wurde der Klavierdeckel geschlossen und dann für acht Takte noch einmal geöffnet.',
    'Auf dem Notenblatt, wo die Widmung hinkommt, stand mit Bleistift {name}',
  ],
  lanternEnd: [
    '{nachbar.cap} zündete am helllichten Tag eine Lampe an und stellte das Licht {ort.am} ins Fenster.',
    'Neun Abende lang soll es dort brennen für {name}',
  ],
  rosaliaEnd: [
    'Santa Rosalia wurde auf dem langen Weg heimgetragen, und heute sang beim Tragen niemand.',
    'Zwischen den Rosen am Sockel steckte ein Zettel mit dem Namen {name}',
  ],
}
