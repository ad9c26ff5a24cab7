/** What happens to somebody: absurd, nobody’s fault, and never at a table. */
export const middles = {
  laterne: [
    'Am Fluss wollte {somebody} nur kurz den Docht richten und hielt die große Himmelslaterne mit beiden Armen fest.',
    'Die Laterne stieg, wie Laternen steigen, und winkte von oben mit vier Ärmeln.',
  ],
  gong: [
    'Im Tempelhof beugte sich {somebody} in den größten Gong, um die Inschrift auf der Innenseite zu lesen.',
    'Es war genau sechs, und man verstand jedes Wort bis nach Lamphun hinaus.',
  ],
  schirm: [
    'Bei den Schirmmalern drehte {somebody} den Riesenschirm ein wenig, um das Muster in Bewegung zu sehen.',
    'Der Wind vom Doi Suthep drehte freundlich weiter, und das Muster ging auf Reisen.',
  ],
  buddhabrücke: [
    'Auf der Brücke trat {somebody} zurück, damit auf dem Gruppenfoto auch der Mond noch Platz hätte.',
    'Das Foto ist sehr gut geworden, vor allem unten links, wo es spritzt.',
  ],
  songthaewdach: [
    'Auf dem Dach eines Songthaew hielt {somebody} einen Kleiderschrank fest, damit unterwegs nichts verloren ginge.',
    'Nach der dritten Kurve war die Tür offen und der Schrank voller als vorher.',
  ],
  seifenstand: [
    'Am Stand der Seifenschnitzer saß {somebody} ganz still Modell, um niemanden beim Schnitzen zu stören.',
    'Abends kam der Regen, und es wurde eine sehr schaumige Ausstellung.',
  ],
  elefantenbad: [
    'Beim Elefantenbad bürstete {somebody} so gründlich hinter dem Ohr, dass der Elefant vor Wonne seufzte.',
    'Seufzende Elefanten legen sich gern auf die Seite, und zwar auf die gebürstete.',
  ],
  tempelstufen: [
    'Auf der Tempeltreppe zählte {somebody} die {number} Stufen laut und ging dabei rückwärts, um nichts zu übersehen.',
    'Die letzte zählte sich dann von selbst, und alle davor im Vorbeigehen mit.',
  ],
  drachenboot: [
    'Im Drachenboot stand {somebody} auf, um den Takt zu verbessern, und zeigte mit beiden Armen, wie schnell es geht.',
    'Das Boot verstand es als Abschied und gewann mit einem Platz weniger.',
  ],
  orchideenwaage: [
    'Im Blumenmarkt roch {somebody} an der größten Blüte von allen und lobte den Duft mit geschlossenen Augen.',
    'Die Blüte hatte auf Lob gewartet und schloss sich vor Rührung.',
  ],
  bambusrohr: [
    'Um die Aussicht zu prüfen, hielt sich {somebody} an einem jungen Bambus fest, der gerade aus dem Boden kam.',
    'Es war die schnelle Sorte, und die Aussicht wurde stündlich besser.',
  ],
  kokospalme: [
    'Unter der höchsten Palme breitete {somebody} eine Matte aus, um in Ruhe die Gesetze der Schwerkraft zu bedenken.',
    'Die Palme hatte darüber auch schon lange nachgedacht und kam zu einem Schluss.',
  ],
  tuktukhupe: [
    'In einem Tuk-Tuk drückte {somebody} auf einen Knopf, auf dem ein kleiner Vogel abgebildet war.',
    'Es war nicht die Hupe, und über dem Tor steht jetzt ein sehr kurzes Flugprotokoll.',
  ],
  puppenfaeden: [
    'Im Puppentheater griff {somebody} nach den Fäden, um aus der Nähe zu sehen, wer hier an wem zieht.',
    'Die Puppen waren zu {number} und hatten die Frage längst geklärt.',
  ],
  wasserrad: [
    'Am Wasserrad hielt sich {somebody} an einer Schaufel fest, um den Fluss besser plätschern zu hören.',
    'Die Schaufel kam regelmäßig vorbei, nach der fünften Runde aber ohne Begleitung.',
  ],
  silberschmied: [
    'Beim Silberschmied lehnte sich {somebody} an ein großes Stück, das noch warm war und sehr glatt.',
    'Als Serviertablett macht es heute auf jeder Hochzeit eine glänzende Figur.',
  ],
  regenrinne: [
    'Unter dem Tempeldach sah {somebody} nach, warum aus dem Maul der Schlange kein Wasser kam.',
    'Oben hatte sich eine ganze Woche Monsun angestellt, und nun war die Reihe frei.',
  ],
  drachenschnur: [
    'Auf der Wiese hielt {somebody} kurz die Schnur, während ein Kind nach dem anderen Ende des Drachens suchte.',
    'Der Drachen war größer als die Wiese und hatte Verwandte in Laos.',
  ],
  nachtbus: [
    'Im Nachtbus stellte {somebody} den Sitz zurück, und noch ein Stück, und noch ein ganz kleines Stück.',
    'Der Bus kam pünktlich an, die Lehne ebenfalls, wenn auch aus der anderen Richtung.',
  ],
  spiegelzelt: [
    'Im Spiegelzelt auf dem Jahrmarkt grüßte {somebody} höflich {number} Bekannte und ließ allen den Vortritt.',
    'Als das Zelt abgebaut wurde, war nur noch die Höflichkeit da.',
  ],
  teppichhaendler: [
    'Beim Teppichhändler ließ sich {somebody} zeigen, wie eng man ein gutes Stück einrollen kann.',
    'Sehr eng, stellte sich heraus, und das Stück war bereits nach Chiang Rai verkauft.',
  ],
  froschteich: [
    'Am Teich im Tempelgarten übte {somebody} den Ruf des großen Frosches, bis von drüben eine Antwort kam.',
    'Die Antwort kam näher, war sehr geschmeichelt und größer als gedacht.',
  ],
  feuerwerk: [
    'Auf dem Hof der Feuerwerker setzte sich {somebody} auf eine bequeme Kiste, um sich die Sandale zu binden.',
    'Um Mitternacht schrieb die Kiste etwas in den Himmel, in Grün und Gold.',
  ],
  statue: [
    'Vor der Nationalbank stellte sich {somebody} als Denkmal auf und wollte nur eine einzige Taube täuschen.',
    'Es kamen {number}, und dann der Bürgermeister mit einem Band und einer Schere.',
  ],
  kugelbahn: [
    'Um einem Kind die Murmel zu holen, kroch {somebody} ein Stück weit in das alte Rohr unter der Mauer.',
    'Das Rohr mündete nach einer langen Kurve in den Ping, wie alle Kurven hier.',
  ],
  riesenkuerbis: [
    'Auf der Gartenschau klopfte {somebody} prüfend an den Riesenkürbis und legte dann das Ohr daran.',
    'Von drinnen wurde geöffnet, man bat herein, und hinterher war die Schale wie neu.',
  ],
  trommel: [
    'Auf dem Festwagen schlug {somebody} einmal auf die große Trommel, aber wirklich nur ein einziges Mal.',
    'Das Fell hatte {number} Jahre auf einen guten Schlag gespart und gab alles zurück.',
  ],
  nebelbank: [
    'Auf dem Doi Suthep setzte sich {somebody} auf eine Bank, die im Nebel sehr bequem aussah.',
    'Gegen Mittag löste sich der Nebel auf, und die Bank hatte dazugehört.',
  ],
  hausboot: [
    'Auf dem Hausboot zog {somebody} am roten Seil, weil das blaue so unordentlich herumhing.',
    'Das rote hielt den Fluss draußen, erklärte man später, und das blaue nur die Wäsche.',
  ],
  wahrsager: [
    'Bei der Handleserin am Tor hielt {somebody} die Hand so ruhig wie möglich und fragte nach der nächsten Minute.',
    'Die Handleserin wurde blass, gab das Geld heraus und trat einen Schritt zur Seite.',
  ],
  papierfabrik: [
    'In der Papiermühle strich {somebody} über die nasse Bahn, um zu fühlen, wie weich Papier am Anfang ist.',
    'Es gab eine sehr schöne Auflage mit einem ganz ungewöhnlichen Wasserzeichen.',
  ],
  lampenladen: [
    'Im Lampenladen suchte {somebody} den Schalter und rieb dabei ein wenig an der ältesten Lampe.',
    'Es gab drei Wünsche, doch alle drei hatte schon der Rauch.',
  ],
  zeppelin: [
    'Für den Werbeballon vor dem Kino hielt {somebody} nur einen Moment lang das vierte der vier Seile.',
    'Die übrigen drei hatten Pause, und der Film hieß ausgerechnet „Leb wohl, Erde“.',
  ],
  schlangentanz: [
    'Beim Drachentanz schlüpfte {somebody} in den Schwanz, in dem gerade noch ein Platz frei geworden war.',
    'Nach der Parade zählte man die Beine, und es waren zwei zu wenig.',
  ],
  kuechenkraut: [
    'Auf dem Dachgarten goss {somebody} eine Ranke, die aussah, als hätte sich lange niemand um etwas Grünes gekümmert.',
    'Die Ranke war dankbar, dankbar und sehr anhänglich, bis hinüber zum Nachbarhaus.',
  ],
  orakelstab: [
    'Im Tempel schüttelte {somebody} den Becher mit den Stäbchen so lange, bis das richtige herausfiel.',
    'Darauf stand „Bitte treten“, und dann, auf der Rückseite, „zurück“.',
  ],
  schwebebalken: [
    'Am alten Graben balancierte {somebody} auf dem Geländer, um einer Ente Mut zu machen.',
    'Die Ente fasste Mut, flog los und nahm die ganze Balance mit.',
  ],
  kaufhaus: [
    'Im Kaufhaus an der Nimman Road nahm {somebody} die Rolltreppe, die man seit Jahren nicht mehr enden ließ.',
    'Die Aufsicht winkt noch jeden Abend hinauf, und manchmal fällt eine Sandale herunter.',
  ],
  trockenblume: [
    'In der Blumenpresse suchte {somebody} nach dem Anfang des Alphabets, irgendwo zwischen Akazie und Aster.',
    'Jemand sah, dass die Schraube lose war, und war ein ordentlicher Mensch.',
  ],
  staubwedel: [
    'Im Museum wischte {somebody} mit dem Ärmel etwas Staub von einer sehr alten, sehr dünnen Vase.',
    'Der Geist darin hatte dreihundert Jahre nicht niesen können und holte das gründlich nach.',
  ],
  seiltaenzer: [
    'Auf dem Jahrmarkt nahm {somebody} eine Abkürzung und merkte erst nach zehn Schritten, wie schmal der Weg war.',
    'Unten applaudierte man, und wer applaudiert bekommt, verbeugt sich eben.',
  ],
  fotograf: [
    'Für das Familienalbum trat {somebody} immer noch einen Schritt zurück, bis endlich auch der Chedi im Bild war.',
    'Auf dem letzten Bild ist nur noch der Chedi, und der sieht erschrocken aus.',
  ],
  grille: [
    'Beim Grillenkampf setzte sich {somebody} so nah an den Kasten, dass die Grillen eine Pause verlangten.',
    'Man einigte sich auf einen Tausch, und drinnen zirpt seitdem jemand ganz tief.',
  ],
  wagenrad: [
    'Am Büffelkarren half {somebody}, das große Rad zu wechseln, und hielt so lange die Achse hoch.',
    'Das neue Rad lief so gut, dass der Karren bis Burma nicht mehr anhielt.',
  ],
  tempelhund: [
    'Einem Tempelhund warf {somebody} den Stock so weit, dass der Hund nur verständnislos schaute.',
    'Also ging man gemeinsam nachsehen, und heim kam am Abend nur der Stock.',
  ],
  klangschale: [
    'In der größten Klangschale der Werkstatt saß {somebody} Probe, des guten Klanges wegen.',
    'Ein Lehrling gab den Ton an, und die Schwingung reichte bis in den Nachmittag.',
  ],
  postpaket: [
    'Im Postamt probierte {somebody} ein Paket der Größe L, und es passte wie nach Maß.',
    'Die Marken waren schon drauf, und Island schreibt, es sei gut angekommen.',
  ],
  wolkenbruch: [
    'Mit einem Trichter stellte sich {somebody} in den Regen, um zu messen, wie viel in einen Trichter passt.',
    'Es passte der ganze Juni hinein, und der Trichter hatte unten einen sehr netten Strudel.',
  ],
  springbrunnen: [
    'Am Springbrunnen vor dem Tor stellte {somebody} den Fuß auf die Düse, nur um ein Kind zum Lachen zu bringen.',
    'Das Kind lachte sehr, und alle blickten lange senkrecht nach oben.',
  ],
  reisspeicher: [
    'Im Reisspeicher ließ {somebody} ein einzelnes Korn fallen und suchte in aller Ruhe genau danach.',
    'Oben wurde die Luke geöffnet, und es kamen noch {number} Säcke voll zum Vergleichen.',
  ],
  kinoleinwand: [
    'Im Freiluftkino winkte {somebody} der Lokomotive auf dem Bild, damit niemand in der vordersten Reihe erschrak.',
    'Der Film war in drei Dimensionen, und eine davon war neu.',
  ],
  waeschekorb: [
    'In einer Wäscherei half {somebody}, das Bettzeug zu falten, und stand dabei ungeschickt in der Mitte.',
    'Das Laken liegt jetzt Kante auf Kante im Schrank, tadellos, nur etwas dick.',
  ],
  glasblaeser: [
    'Beim Glasbläser pustete {somebody} zum Spaß auch einmal in das lange Rohr und zog dann Luft.',
    'Der Briefbeschwerer ist sehr gelungen und sieht ein wenig überrascht aus.',
  ],
  schaukel: [
    'Auf der Riesenschaukel im Park schwang {somebody} etwas höher als die Regel an der Tafel.',
    'Die Regel war ernst gemeint, und die Schaukel kam allein und sehr langsam zurück.',
  ],
  brunnen: [
    'In den Wunschbrunnen beugte sich {somebody} mit einer Frage, die etwas länger war als das Seil am Eimer.',
    'Von unten kam ein Echo, das keine Frage mehr war, sondern eine Antwort.',
  ],
  heuhaufen: [
    'Im größten Heuhaufen des Tals suchte {somebody} eine Stelle, an der es nicht raschelt, und mit Erfolg.',
    'Am Morgen waren die Ballen gebunden, und einer davon raschelte nicht.',
  ],
  magnet: [
    'Auf dem Schrottplatz trug {somebody} eine Rüstung aus dem Theater spazieren und blieb unter dem Kran stehen.',
    'Der Magnet mag Theater, das hatte der Kranführer immer gesagt.',
  ],
  echo: [
    'Am Wasserfall rief {somebody} den Bergen etwas Freundliches zu und trat für das Echo ein wenig näher.',
    'Das Echo war auch höflich und kam auf halbem Weg entgegen.',
  ],
  monsunfass: [
    'In das Regenfass schaute {somebody} so tief, bis drinnen die Sterne zu sehen waren.',
    'Es waren mehr als sonst, und einer davon zog am Ärmel.',
  ],
  wackelstein: [
    'Auf dem Aussichtsfelsen stellte {somebody} fest, dass der berühmte Wackelstein gar nicht wackelt.',
    'Es brauchte nur jemanden, der sich einmal richtig daran anlehnt.',
  ],
}
