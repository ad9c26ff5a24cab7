/** What happens to somebody by the sea, on the ship and on the reservation: absurd, nobody’s fault, and never at a table. */
export const middlesAtSea = {
  pierEnd: [
    'Auf dem Landungssteg ging {jemand} rückwärts, damit der ganze Ort auf ein Bild passt.',
    'Das Bild ist vollständig, mit Kirche, Bank und Anker, nur der Steg war kürzer als die Aussicht.',
  ],
  whaleYawn: [
    'Vom Ruderboot aus schaute {jemand} in eine Höhle, die ein wenig nach Hering roch.',
    'Die Höhle gähnte und schwamm dann nach Alaska, wie jeden Herbst.',
  ],
  anchorHook: [
    'Auf dem Platz knüpfte {jemand} eine Wäscheleine an den trockenen Anker.',
    'In derselben Nacht fiel der Flut wieder ein, wo der Anker abgestellt war.',
  ],
  figureheadPose: [
    '{jemand.cap} stieg auf den Bug des Wracks und breitete kurz die Arme aus, nur für die Wirkung.',
    'Das Wrack hatte bloß auf eine Galionsfigur gewartet und stach in See.',
  ],
  pelicanPouch: [
    'Um den Pelikan zu füttern, hielt {jemand} die Sardine etwas zu weit hinein.',
    'Der Pelikan sah noch nie so zufrieden aus und flog noch nie so tief.',
  ],
  lighthouseLens: [
    '{jemand.cap} trat vor die Lampe des Leuchtturms, um dem Schiff zu winken.',
    'Der Schatten reichte bis Hawaii und zog den Rest hinter sich her.',
  ],
  foghornNap: [
    'Im Trichter des Nebelhorns fand {jemand} den kühlsten Platz im Hafen für ein Schläfchen.',
    'Am Nachmittag kam der Nebel, und mit dem Nebel das Signal.',
  ],
  divingBell: [
    '{jemand.cap} wollte wissen, wie die Taucherglocke von innen aussieht.',
    'Von innen sieht die Glocke genauso aus wie von außen, nur tiefer.',
  ],
  tideSand: [
    'Am Strand lag {jemand} bis zum Hals im warmen Sand und lobte, wie erholsam das war.',
    'Die mit der Schaufel wollten nur nach der Uhr sehen, und statt der Uhr kam die Flut.',
  ],
  seaHorse: [
    '{jemand.cap} stieg auf das weiße Pferd in der Brandung und schnalzte aufmunternd.',
    'Es war doch eine Welle, und zwar ein Vollblut.',
  ],
  kelpClimb: [
    'Um eine Pflaume zu holen, kletterte {jemand} am höchsten Seetang der Bucht hinauf.',
    'Bei Flut steht der Tang gerade, bei Ebbe verneigt sich alles bis zum Grund.',
  ],
  harpoonLine: [
    'Auf dem Walfänger hielt {jemand} das lose Ende und fragte, woran das andere festgemacht ist.',
    'Festgemacht war es an der Antwort, und die schwamm nach Süden.',
  ],
  crabCrown: [
    '{jemand.cap} legte sich in den Sand, um das Krebsrennen aus der richtigen Höhe zu starten.',
    'Es waren {zahl} Krebse, und an diesem Tag lief keiner davon seitwärts.',
  ],
  canoeFalls: [
    'Auf dem Fluss nahm {jemand} das Kanu mit der guten Aussicht.',
    'So heißt es, weil man daraus den Wasserfall als Erstes sieht, und dann nichts mehr.',
  ],
  totemTop: [
    'Im Reservat fragte {jemand}, ob auf dem Pfahl noch Platz für ein Gesicht wäre.',
    'Im Rat dachte man darüber lange und schweigend nach, und dann holte jemand die Farben.',
  ],
  bisonRide: [
    'Vom Zaun aus stieg {jemand} auf den ruhigsten Büffel im ganzen Reservat.',
    'Der ging ruhig durch den Zaun, ruhig durch das Postamt und ruhig über den Rand der Landkarte.',
  ],
  storyLong: [
    'Am Feuer auf dem Hügel wollte {jemand} die lange Geschichte bis ganz zum Schluss hören.',
    'Zu Ende ist die Geschichte erst, wenn alle Zuhörer Staub sind, und man erzählte mit sämtlichen Pausen.',
  ],
  tipiPole: [
    '{jemand.cap} zog die eine Zeltstange heraus, die ein wenig schief stand.',
    'Seit Menschengedenken hatte die Stange dort eine Ecke des Himmels gehalten.',
  ],
  smokeSignal: [
    'Mit einer nassen Decke mischte sich {jemand} in das Gespräch der Rauchzeichen und vertat sich um ein Komma.',
    'Auf dem nächsten Hügel las man eine Einladung, und auf dem übernächsten ein Abendessen.',
  ],
  eagleNest: [
    'Um die Feder zurückzugeben, stieg {jemand} hinauf zum Adlernest über dem Reservat.',
    'Der Adler war gerührt und zeigte den Heimweg, und der beginnt bei Adlern mit einem Schritt zur Seite.',
  ],
  drumSkin: [
    '{jemand.cap} legte sich auf die große Trommel, denn dort war es so schön warm.',
    'Dann fing das Fest an und das alte Lied, das mit dem Sprung.',
  ],
  geyser: [
    '{jemand.cap} deckte den Geysir mit einem Hut zu, um zu sehen, ob der Dampf trotzdem den Weg findet.',
    'Das klappte pünktlich, und der Hut wird für Freitag zurückerwartet.',
  ],
  shipGangway: [
    'Als das Beiboot vom Schiff anlegte, stand {jemand} bereit, um mit dem Gepäck zu helfen.',
    'Es waren {zahl} Truhen und ein Klavier, und gereicht wurde alles auf einmal.',
  ],
  crowNest: [
    'Auf dem Schiff durfte {jemand} in den Mastkorb, um nach Land Ausschau zu halten.',
    'Land fand sich auch, und zwar direkt darunter.',
  ],
  seaChest: [
    '{jemand.cap} stieg in die Seekiste, damit man den Deckel mit den Riemen zubekommt.',
    'Der Aufkleber war schon dran, und auf dem Aufkleber stand Schanghai.',
  ],
  sextantSun: [
    'Durch den Sextanten schaute {jemand} gerade in die Sonne, nahm die Höhe und dann die Hand.',
    'Zuletzt sah man die beiden beim Untergehen.',
  ],
  octopusPiano: [
    'Auf der Promenade gab {jemand} einem Kraken die erste Klavierstunde.',
    'In der zweiten ging es schon mit acht Händen, und losgelassen wurde nicht mehr.',
  ],
  barrelFloat: [
    'In einem Fass trieb {jemand} für eine Wette um {zahl} Dollar quer durch die Bucht.',
    'Die Bucht hat ein Loch, und davon wusste nur das Fass.',
  ],
  sealSchool: [
    '{jemand.cap} stellte sich auf den Felsen bei den Robben an und bekam wie alle einen Fisch.',
    'Als Nächstes kam der Ball auf der Nase, dann der Reifen, dann das offene Meer.',
  ],
  turtleRide: [
    '{jemand.cap} sattelte am Strand eine Riesenschildkröte und ließ die Zügel locker.',
    'Das Tier hat Zeit und wird im Frühling des nächsten Jahrhunderts auf Galapagos erwartet.',
  ],
  waterspout: [
    'In der Bucht stand eine Wasserhose wie eine Wendeltreppe, und {jemand} ging nachsehen, wer oben wohnt.',
    'Zu Mittag zog das Ganze aus, ohne zu kündigen.',
  ],
  clamShell: [
    'Um eine Perle zu polieren, beugte sich {jemand} {ort} in die große Muschel.',
    'Die Muschel schloss seit jeher um sechs und sah keinen Grund für Ausnahmen.',
  ],
  stormKite: [
    'Auf der Klippe ließ {jemand} ein Hauptsegel steigen, an einer wirklich guten Schnur.',
    'Die Schnur war ausgezeichnet und hielt bis zum Schluss, und der Griff ebenso.',
  ],
  iceberg: [
    'Ein Eisberg hatte sich in die Bucht verirrt, und {jemand} stieg hinauf, um etwas für die Limonade abzuschlagen.',
    'Genau dieses Etwas hatte alles gehalten.',
  ],
  railCliff: [
    'In der Klippenbahn saß {jemand} im oberen Wagen und verzichtete aus Höflichkeit auf die Bremse.',
    'Der untere Wagen spricht davon noch heute mit Bewunderung.',
  ],
  fogStep: [
    'Im Nebel stieg {jemand} gut gelaunt und mit einer Tasche vom Steg auf das Schiff hinüber.',
    'Erwartet wurde das Schiff erst in vier Tagen.',
  ],
}
