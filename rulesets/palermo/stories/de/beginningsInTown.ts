/** Where the night stands in town: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  quattroCanti: [
    'An den Quattro Canti sahen sich die vier Ecken seit dem Jahr 1620 in die Augen, und heute Nacht, sagt {nachbar.ein}, hat eine davon gezwinkert.',
  ],
  vucciria: [
    'In der Vucciria lagen die Schwertfische auf Eis, alle mit der Nase zum Meer, und {nachbar.ein} verkaufte den Rest des Mondlichts nach Gewicht.',
  ],
  scirocco: [
    'Seit drei Tagen blies der Schirokko aus Afrika, und in ganz Palermo saß nur noch {tier.ein} {ort.am} gerade.',
  ],
  teatroMassimo: [
    'Im Teatro Massimo hatte der Tenor am Sonntag den hohen Ton erreicht, und seither wartete das Orchester höflich auf den Rest des Takts.',
  ],
  puppetTheatre: [
    'Im Puppentheater zwirbelten die Paladine die hölzernen Schnurrbärte, während {nachbar.ein} den Roland aus dem Drachen vom Vorabend knotete.',
  ],
  gramophone: [
    'Aus einem offenen Fenster der Via Maqueda klang ein Charleston, und auf {zahl} Balkonen klopfte man wie aus Versehen den Takt dazu.',
  ],
  ballaro: [
    'Unter den roten Markisen von Ballarò lag noch die letzte Artischocke des Tages, und allmählich nahm die Artischocke das persönlich.',
  ],
  fountainOfShame: [
    'Am Brunnen der Piazza Pretoria hatten die Marmorfiguren wie immer nichts an, und {nachbar.ein} brachte {wetter} Decken.',
  ],
  paintedCart: [
    'Ein bemalter Karren stand verlassen {ort.am}, und auf dem Brett gewann Karl der Große noch immer dieselbe Schlacht wie am Mittag.',
  ],
  cassata: [
    'Im Schaufenster der Konditorei leuchtete eine Cassata, groß wie ein Wagenrad, und {tier.ein} betete davor seit der Vesper.',
  ],
  barberPole: [
    'Der Barbier am Cassaro hatte für die Prozession die halbe Stadt rasiert und überlegte {zeit}, welche Hälfte das gewesen war.',
  ],
  espresso: [
    'Aus Turin war die neue Kaffeemaschine gekommen, mit {zahl} Hebeln und einem Adler auf dem Deckel, und fauchte alle an außer dem Pfarrer.',
  ],
  bellRingers: [
    'Die Glocken von San Domenico schlugen Mitternacht in drei verschiedenen Geschwindigkeiten, und {nachbar.ein} {ort.am} nahm die bequemste.',
  ],
  laundry: [
    'Zwischen den Palästen der Kalsa hing so viel Wäsche, dass der Mond nur in Raten bis auf die Straße kam.',
  ],
  silentFilm: [
    'Im Kino war der Stummfilm im dritten Akt gerissen, und am Klavier spielte man {wetter} einfach weiter, was kommen könnte.',
  ],
  telephone: [
    'Das erste Telefon des Viertels läutete {ort.am}, und {zahl} Leute liefen hin, um es anzusehen.',
  ],
  tramBell: [
    'Die letzte Bahn nach Monreale stand mitten auf der Straße, denn der Fahrer besprach mit einem Balkon die Auberginen.',
  ],
  scarves: [
    'Auf den Stufen der Kathedrale hatte {nachbar.ein} {zahl} seidene Tücher ausgelegt, und der Wind probierte eines nach dem anderen an.',
  ],
  nougat: [
    'Der Nougat zum Fest war in diesem Jahr so hart geraten, dass {nachbar.ein} {ort.am} damit die Straße flickte.',
  ],
  palmTree: [
    'Die höchste Palme der Villa Bonanno beugte sich {wetter} über die Mauer, als wollte auch die Palme einmal in die Abendzeitung schauen.',
  ],
  mandolins: [
    'Aus dem Barbierladen kamen {zahl} Mandolinen und eine einzige Vorstellung davon, wie das Lied zu enden hatte.',
  ],
  chessPiazza: [
    'Auf der Piazza spielten zwei alte Notare seit dem Erdbeben dieselbe Partie Domino, und noch war nicht geklärt, wem der nächste Zug gehörte.',
  ],
  gasLamps: [
    'In der Via Lincoln wurde elektrisches Licht gelegt, und {nachbar.ein} verabschiedete jede Gaslaterne einzeln und mit Vornamen.',
  ],
  holyRosalia: [
    'Für die Prozession polierte man die silberne Santa Rosalia, und im linken Schuh fand sich dabei {ding.ein}.',
  ],
  sardines: [
    'Der Duft von Sardinen mit wildem Fenchel stieg die Treppe hinauf, vorbei an drei verriegelten Türen und einem schlafenden Diener.',
  ],
  courtClerk: [
    'Im Grundbuchamt zählte ein Schreiber noch spät die Zitronen der Provinz, und {tier.ein} half mit den Zehen aus.',
  ],
  photographer: [
    'Vor der Porta Nuova hatte {nachbar.ein} so lange für ein Foto stillgehalten, dass eine Schwalbe zu bauen begann.',
  ],
  cannoli: [
    'Der Ricotta war zweimal gekommen und die Cannoli gar nicht, und so sprach man {ort.am} nur noch mit gesenkter Stimme.',
  ],
  hatmaker: [
    'Im Fenster des Hutladens standen {zahl} Strohhüte, und jeder einzelne blickte in dieselbe Richtung.',
  ],
  jazzBand: [
    'Vom Schiff aus New Orleans war eine Jazzkapelle gekommen und brachte {ort.am} den Pflastersteinen das Swingen bei.',
  ],
  motorRace: [
    'Für die Targa Florio liefen die Rennwagen im Hof des Erzbischofs warm, und zugesagt hatte der nur für einen.',
  ],
  marquis: [
    'Im Palast war Leuchter um Leuchter ins Pfandhaus gewandert, und das letzte Fest des Marchese erhellte nur noch {ding.ein}.',
  ],
  tailorsDummy: [
    'In der Via Bandiera hatte man die Schneiderpuppen zum Lüften vor die Tür gestellt, und {nachbar.ein} plauderte mit allen über das Wetter.',
  ],
  parrotBalcony: [
    'Von einem Balkon am Capo rief ein Papagei die Preise von gestern aus, und {tier.ein} schrieb aufmerksam mit.',
  ],
  confetti: [
    'Die Hochzeit in der Konditorei war um neun zu Ende, doch die Zuckermandeln kullerten {wetter} noch immer die Via Roma hinunter.',
  ],
  iceMan: [
    'Aus den Bergen kam der Eiswagen mit einem Block, groß wie ein Altar, und mitten darin sah man {ding.ein}.',
  ],
  waterSeller: [
    'An der Ecke verkaufte {nachbar.ein} Wasser mit etwas Anis, und gleich daneben gab es Anis mit etwas Wasser.',
  ],
  nunsWindow: [
    'Durch das Drehfenster im Kloster reichten die Nonnen sonst Mandelgebäck heraus, und {zeit} kam stattdessen {ding.ein}.',
  ],
  brassBand: [
    'Die Blaskapelle probte {ort.am} den langsamen Marsch, und zwar so langsam, dass in der Tuba zwei Tauben nisteten.',
  ],
  statueArm: [
    'Der Statue des Vizekönigs war über Nacht ein Arm abhandengekommen, und nur {nachbar.ein} {ort.am} winkte zum Abschied.',
  ],
  grandHotel: [
    'In der Halle der Villa Igiea warteten eine Palme, ein Pianist und {tier.ein} seit Stunden auf dieselbe Gräfin.',
  ],
  knifeGrinderless: [
    'Ein Schuhputzer {ort.am} hatte den linken Schuh so blank gewichst, dass der rechte vor Scham nach Hause gegangen war.',
  ],
  lottery: [
    'Auf der Lottotafel standen die Zahlen der Woche, und {nachbar.ein} erklärte dem Laternenpfahl, warum das klar gewesen war.',
  ],
  opticians: [
    'Der Optiker am Corso hatte von Brillen für die vier Jahreszeiten geträumt, und dem Frühling aus Marmor saß die erste schon auf der Nase.',
  ],
  tunnels: [
    'Tief unter der Stadt, wo einst die Araber das Wasser führten, summte {wetter} etwas eine Tarantella.',
  ],
  orchestraPit: [
    'Im Orchestergraben war das zweite Fagott im Jahr 1921 eingeschlafen und spielte seither eigentlich besser als vorher.',
  ],
  marbleLions: [
    'Die Löwen vor der Oper hatten aus Versehen {zahl} Arancine bekommen, und seitdem schauten die beiden so erwartungsvoll.',
  ],
  carnival: [
    'Es war die letzte Nacht im Karneval, und auf der Piazza Marina trug sogar {fahrzeug.ein} eine Maske und eine Feder.',
  ],
  library: [
    'In der Stadtbibliothek lagen alle Bücher bei derselben Seite offen, und {nachbar.ein} wagte nicht, das Fenster zu schließen.',
  ],
  newspaperBoy: [
    'Die Abendzeitung erschien mit leerer Titelseite, und {ort.am} las man die Seite lieber gleich zweimal.',
  ],
}
