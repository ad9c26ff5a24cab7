/** What happens to somebody: absurd, nobody’s fault, and never at a table. */
export const middles = {
  handgriff: [
    'In der Schleuse eines Sternenjägers verwechselte {somebody} den äußeren Griff mit der Stange fürs Handtuch.',
    'Das Handtuch kam nach {number} Umläufen zurück, ordentlich zusammengelegt.',
  ],
  komet: [
    'Für eine Wette stieg {somebody} auf einen Kometen nach Kessel, aber wirklich nur für eine Haltestelle.',
    'Es war der Schnellzug, und der hält hier in {number} Jahren noch einmal.',
  ],
  weltraumspaziergang: [
    'Beim Spaziergang über Yavin ließ {somebody} kurz die Leine los, um sich unter dem Helm an der Nase zu kratzen.',
    'Die Nase wurde erreicht, und zwar am Rand des bekannten Alls.',
  ],
  muenze: [
    'Am schwarzen Loch von Kessel soll man eine Münze werfen und sich etwas wünschen, doch {somebody} ließ die Münze nicht los.',
    'Der Wunsch war eine Reise gewesen, und es ging sofort los.',
  ],
  ringe: [
    'Auf den Ringen von Geonosis hüpfte {somebody} von Stein zu Stein und zählte laut mit.',
    'Bei {number} kam kein Stein mehr, obwohl die Zahl richtig war.',
  ],
  kakao: [
    'Auf der Brücke eines Sternenkreuzers drückte {somebody} auf den Knopf für heißen Kakao.',
    'Daneben lag der andere Knopf, und der Kakao ist noch warm.',
  ],
  traktorstrahl: [
    'Nur um die Haare zu glätten, hielt {somebody} den Kopf kurz in einen Traktorstrahl.',
    'Die Frisur sitzt, berichtet man von Felucia, und alles andere sitzt dort auch.',
  ],
  teppich: [
    'Auf Tatooine rollte {somebody} freundlich einen Teppich zurecht, der mitten in der Wüste lag und atmete.',
    'Es war die Zunge des Sarlacc, und der mag es ordentlich.',
  ],
  droidenwaage: [
    'In der Werkstatt stellte sich {somebody} aus Neugier auf die Waage für Droiden und hielt ganz still.',
    'Die Waage sortierte gewissenhaft nach Schrott und Ersatzteil, und der Wagen fuhr um vier.',
  ],
  turbolift: [
    'Im Turbolift von Coruscant fragte {somebody} das Bedienfeld, wie weit es denn nach oben gehe.',
    'Das Bedienfeld hatte sich das auch immer gefragt, und seither fehlt das Dach.',
  ],
  segelbarke: [
    'An Bord einer Segelbarke hielt {somebody} das Segel fest, weil die Falten so unordentlich aussahen.',
    'Der Wind über Tatooine bügelte gründlich und nahm den Stoff samt Falten mit.',
  ],
  jawahandel: [
    'Bei den Jawas tauschte {somebody} einen Knopf gegen eine Schachtel, auf der „Nicht hineinsteigen“ stand.',
    'Die Jawas tauschten die Schachtel gleich weiter, und zwar gut gefüllt.',
  ],
  hologramm: [
    'Zur Probe stellte sich {somebody} in einen Holoprojektor und ließ das Hologramm ein wenig vergrößern.',
    'Gespeichert wurde die Kopie, gelöscht das Original, wegen Platzmangel im Holonetz.',
  ],
  raketenrucksack: [
    'Mit einem Raketenrucksack wollte {somebody} über Mos Espa nur kurz die Aussicht prüfen.',
    'Die Aussicht war bis zuletzt sehr gut, und der Rucksack hatte noch Reserven.',
  ],
  podrenner: [
    'In einem Podrenner suchte {somebody} nach der Bremse und fand auf Anhieb drei weitere Gänge.',
    'Auf der letzten Geraden war nur noch der Fahrtwind zu sehen, und der gewann.',
  ],
  banthahaar: [
    'Einem Bantha flocht {somebody} einen Zopf, so lang und schön, dass am Ende kein Ausweg mehr zu sehen war.',
    'Die Herde zog weiter nach Süden, frisch gekämmt und leicht beschwert.',
  ],
  mikrowelle: [
    'In der Kombüse eines Gleiters suchte {somebody} im hintersten Fach nach dem Licht, das da immer angeht.',
    'Die Tür fiel zu, das Licht ging an, und eine Glocke machte „Ping“.',
  ],
  suppe: [
    'Im Suppenviertel von Coruscant beugte sich {somebody} über den größten Topf, um nach dem Rezept zu fragen.',
    'Der Kochdroide verstand es als Bewerbung und rührte gleich um.',
  ],
  sanddüne: [
    'Auf der höchsten Düne von Tatooine stand {somebody} ganz still, um die Aussicht nicht zu verscheuchen.',
    'Die Düne zog weiter, wie Dünen ziehen, und nahm die Aussicht mit.',
  ],
  zollkiste: [
    'Am Zoll von Kessel füllte {somebody} das Formular so ehrlich aus, dass auch das Feld „Inhalt“ stimmte.',
    'Ein Droide klebte die Marke auf, und die Kiste ging ungeöffnet nach Hoth.',
  ],
  rancorzahn: [
    'Einem kleinen Rancor fühlte {somebody} den wackligen Zahn und sagte beruhigend, gleich sei alles vorbei.',
    'Das war sehr gut geschätzt, und der Zahn sitzt bis heute fest.',
  ],
  sternenfoto: [
    'Für ein Foto mit zwei Sonnen ging {somebody} auf Tatooine noch einen Schritt zurück, und noch einen.',
    'Auf dem Bild sind drei Sonnen zu sehen, und eine davon winkt.',
  ],
  hyperantrieb: [
    'Im Museum für Hyperantriebe zog {somebody} an einem Hebel, an dem schon lange niemand gezogen hatte.',
    'Das Museum vermisst seither ein Stück, und das nächste Sonnensystem meldet Besuch.',
  ],
  mynockglas: [
    'Dem Mynock im Reiseglas klopfte {somebody} aufmunternd an die Scheibe und formte mit den Lippen ein Lied.',
    'Der Mynock verstand den Text als Einladung, und das Glas war nicht sehr dick.',
  ],
  wahrsagedroide: [
    'Von einem Droiden ließ sich {somebody} die Zukunft ausdrucken, und es kam ein leerer Streifen heraus.',
    'Man reklamierte noch, da piepste es schon: Ausdruck vollständig.',
  ],
  schwerelos: [
    'In der Schwerelosigkeit über Sullust nieste {somebody} mit geschlossenen Augen und ohne einen Griff in der Nähe.',
    'Der Rückstoß war sauber berechnet, nur eben von niemandem.',
  ],
  fensterputz: [
    'An einem Turm auf Coruscant winkte {somebody} dem Fensterputzdroiden zu, mit allen zehn Fingern auf einmal.',
    'Bis unten waren es {number} Etagen, und auf jeder winkte jemand zurück.',
  ],
  wuestenbus: [
    'Im Sandkriecher öffnete {somebody} das Fenster, weil es drinnen nach alten Schrauben roch.',
    'Es war kein Fenster, sondern die Müllklappe, und der Sandkriecher fuhr gerade über die Klippe.',
  ],
  gunganblase: [
    'In eine Gungan-Blase steckte {somebody} nur den Kopf, um zu hören, wie still es drinnen ist.',
    'Es war sehr still, und die Blase schwamm zufrieden davon.',
  ],
  eisangeln: [
    'Auf Hoth schnitt {somebody} ein Loch zum Angeln, kreisrund, sehr sauber und leider einmal außen herum.',
    'Die Scholle dankte und trieb ins Warme, wo Schollen nicht lange halten.',
  ],
  flugschule: [
    'In der Flugschule von Yavin fragte {somebody}, was denn geschehe, wenn man hier nicht aufpasst.',
    'Der Lehrdroide war erfreut über die Frage und führte es vor.',
  ],
  hutttasse: [
    'Einem Hutt brachte {somebody} das Kissen, und der Hutt ließ sich aus Dankbarkeit gleich darauf nieder.',
    'Man hörte noch ein höfliches „Keine Ursache“, und dann lange nichts.',
  ],
  tauntaunritt: [
    'Auf einem Tauntaun wollte {somebody} nur eine Runde um den Stall drehen und sagte das auch deutlich.',
    'Der Tauntaun sprach leider nur Huttisch und kannte einen größeren Stall.',
  ],
  lichterkette: [
    'Zum Hafenfest von Mos Eisley hängte {somebody} die Lichterkette auf und suchte dann die passende Steckdose.',
    'Der Reaktor daneben war größer als nötig, und das Fest war sehr hell.',
  ],
  sitzplatz: [
    'In der Fähre nach Yavin klappte {somebody} den Notsitz herunter, auf dem „Nur im Notfall“ stand.',
    'Der Sitz machte den Notfall selbst, so war das eingestellt, und die Klappe ging auf.',
  ],
  dianogabad: [
    'Im Schwimmbad von Nar Shaddaa lobte {somebody} die hübsche Statue mit dem einen Auge am Beckenrand.',
    'Dianogas hören das selten und zeigen dann gern, wie tief das Becken ist.',
  ],
  kaugummi: [
    'Ein Stück Kaugummi von Felucia blies {somebody} auf, bis die ganze Cantina den Atem anhielt.',
    'Es trug, wie man vom Dach aus sah, ohne Weiteres eine Person.',
  ],
  gong: [
    'In der Cantina schlug {somebody} den Gong, der über der Theke hing und nach Freibier aussah.',
    'Es war der Gong für die Bodenklappe, und die Kapelle spielte nahtlos weiter.',
  ],
  wetterstation: [
    'Auf der Wetterstation von Kamino-Süd hielt {somebody} am Traktorstrahl die Leine des Windmessers fest.',
    'Gemessen wurden {number} Knoten, und der letzte ging auf.',
  ],
  reinigung: [
    'In der Reinigung für Raumanzüge zog {somebody} das gute Stück gar nicht erst aus, der Zeit wegen.',
    'Der Droide stellte auf „Schonend“, und der Anzug kam in Größe Ewig heraus.',
  ],
  porgfelsen: [
    'Auf dem Felsen der Porgs machte {somebody} einen Porg nach, und zwar so gut, dass alle aufflogen.',
    'Man soll keine Bewegung nachmachen, für die man Flügel braucht.',
  ],
  antenne: [
    'Auf dem Dach von Coruscant rückte {somebody} die Antenne ein wenig nach Osten, für ein besseres Bild im Holonetz.',
    'Das Bild ist jetzt sehr scharf, und man sieht darauf, wie jemand nach Westen fällt.',
  ],
  asteroid: [
    'Von einem Asteroiden pflückte {somebody} eine Blume, die da ganz allein neben dem Triebwerk von Kessel wuchs.',
    'Es war der Stöpsel, und der Asteroid pfiff wie ein Ballon davon.',
  ],
  wechselgeld: [
    'Am Automaten in Landebucht vier griff {somebody} nach dem Wechselgeld, bis zur Schulter und dann noch etwas weiter.',
    'Der Automat gab alles heraus, was noch da war, behielt aber den Einsatz.',
  ],
  kinderkarussell: [
    'Auf dem Karussell von Mos Espa nahm {somebody} den Podrenner, weil der Wampa schon besetzt war.',
    'Es stellte sich als echter Podrenner heraus, der hier nur Pause machte.',
  ],
  droidentanz: [
    'Ein Droide forderte zum Tango auf, und {somebody} sagte, man solle ruhig etwas mehr Schwung geben.',
    'Droiden nehmen alles wörtlich, und das Fenster der Cantina stand offen.',
  ],
  mondleiter: [
    'Auf Yavin lehnte {somebody} eine Leiter an den kleineren Mond, um darauf einmal in Ruhe zu schaukeln.',
    'Der Mond ging unter, wie an jedem Abend, und zwar auf der anderen Seite.',
  ],
  kaltstart: [
    'Einen Landgleiter schob {somebody} an, während drinnen niemand lenkte, und der Hügel von Jakku half mit.',
    'Eingestiegen ist niemand mehr, aber hinten hing noch lange ein Schal.',
  ],
  bibliothek: [
    'Im Archiv von Coruscant zog {somebody} das unterste Buch aus dem Stapel, weil nur das den richtigen Titel trug.',
    'Der Titel hieß „Gleichgewicht“, und der Stapel war {number} Stockwerke hoch.',
  ],
  nebelhorn: [
    'Am Leuchtfeuer von Sullust blies {somebody} ins Nebelhorn, um einem Gleiter den Weg zu zeigen.',
    'Der Gleiter kam genau dorthin, woher der Ton kam, pünktlich und geradeaus.',
  ],
  spielplatz: [
    'Auf der Wippe von Nal Hutta nahm {somebody} Platz und wartete geduldig auf ein Gegenüber.',
    'Es kam ein Hutt, und die Wolken hatten an diesem Tag eine kleine Öffnung.',
  ],
  strohhalm: [
    'In der Cantina trank {somebody} nichts, sondern blies nur zum Spaß in einen sehr langen Strohhalm.',
    'Am anderen Ende saß ein Bantha mit Schluckauf und mehr Luft.',
  ],
  kuehlkammer: [
    'Im Lager von Hoth suchte {somebody} nach der Quelle des Summens und schloss hinter sich höflich die Tür.',
    'Die Tür merkt sich so etwas, und das Summen hat jetzt eine Oberstimme.',
  ],
  rakete: [
    'Zum Jahrestag von Naboo-West hielt {somebody} neben dem Sternenkreuzer die Rakete fest, damit nichts umfällt.',
    'Umgefallen ist nichts, und das Feuerwerk war das schönste seit Langem.',
  ],
  fahrrad: [
    'Auf dem letzten Ring von Geonosis fuhr {somebody} freihändig, um einem Astromech die Kurve zu erklären.',
    'Die Kurve ging links, das Rad ging links, und die Erklärung ging geradeaus.',
  ],
  schnappschuss: [
    'Vor der Höhle eines Wampas flüsterte {somebody}, man müsse nur ganz natürlich und vor allem lecker aussehen.',
    'Der Wampa wählte das Bild selbst aus, und gerahmt hängt es über dem Esstisch.',
  ],
  lastenkran: [
    'In Landebucht neun wollte {somebody} wissen, wie schwer ein Koffer höchstens wiegt, und stellte sich dazu.',
    'Der Kran hob alles genau bis zur Grenze, und die Grenze lag knapp über den Wolken.',
  ],
  sandbad: [
    'Auf Jakku legte sich {somebody} in den warmen Sand und ließ sich von zwei Jawas bis zum Kinn eingraben.',
    'Die Jawas machten gründlich weiter und verkauften die Stelle noch am selben Tag.',
  ],
  kammerton: [
    'Einem Chor von Mynocks gab {somebody} den Ton an, und zwar im Inneren der Sendeanlage von Kessel.',
    'Der Ton ging hinaus, mit allem, was dranhing, bis zum nächsten Nebel.',
  ],
  regenbogen: [
    'Auf Felucia folgte {somebody} einem Regenbogen bis ans Ende und wollte nur sehen, wo der Droide die Farben einfüllt.',
    'Es wurde gerade nachgefüllt, und jetzt hat der Bogen acht.',
  ],
}
