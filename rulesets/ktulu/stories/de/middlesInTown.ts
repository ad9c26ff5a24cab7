/** What happens to somebody in town and on the prairie: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  rollTumble: [
    'Um zu sehen, wohin Steppenläufer wollen, hielt sich {jemand} auf der Hauptstraße an einem besonders großen fest.',
    'Es ging nach Kansas, wie sich zeigte, und zwar durch alles andere hindurch.',
  ],
  pianolaRoll: [
    'Im Saloon griff {jemand} in das Pianola, um umzublättern.',
    'Drinnen lief gerade die ungarische Rhapsodie, die für niemanden anhält, und der letzte Akkord war sehr voll.',
  ],
  waterTowerLid: [
    'Oben auf dem Wasserturm wollte {jemand} den Sonnenuntergang über der Prärie bewundern.',
    'Der Deckel hatte schon {zahl} davon gesehen und war einfach müde.',
  ],
  mineCart: [
    'An der Silbermine setzte sich {jemand} in eine Lore, um ein Steinchen aus dem Stiefel zu schütteln.',
    'Die Lore hatte seit 1849 darauf gewartet, dass sich jemand setzt.',
  ],
  fencePost: [
    '{jemand.cap} stand kurz für einen Pfosten ein, damit man den neuen Zaun ausmessen konnte.',
    'Inzwischen ist der Zaun zweihundert Meilen lang, und welcher Pfosten es war, weiß keiner mehr.',
  ],
  swingDoorTwice: [
    'Durch die Schwingtür ging {jemand} hinaus und herein und hinaus und herein und noch einmal hinaus.',
    'Bis zum Abend hatte sich alles abgewetzt, die Tür und der Besuch.',
  ],
  tintypeFlash: [
    'Der Fotograf bat, {jemand} möge eine Belichtung lang nicht atmen.',
    'Es war ein sehr dunkler Tag und eine sehr langsame Platte, aber das Bild ist scharf.',
  ],
  stampede: [
    'Vor {zahl} Langhornrindern nieste {jemand} ganz leise in ein Spitzentaschentuch.',
    'Das Taschentuch hat man seither in Texas gesehen.',
  ],
  balloonRide: [
    '{jemand.cap} hielt den Ballon fest, denn oben auf dem Berg fehlte nur noch ein Bleistift.',
    'Bleistifte gibt es in Trockenanker viele, und der Wind kam von Osten.',
  ],
  bellClapper: [
    'In der weißen Kirche sprang {jemand} für den Klöppel der Glocke ein, der gerade ausgebessert wurde.',
    'Es war eine Hochzeit, und geläutet wurde für die Gäste aus zwei Bezirken.',
  ],
  beanPot: [
    'Um zu kosten, ob schon alles weich ist, beugte sich {jemand} in den großen Bohnentopf.',
    'Die Bohnen waren schon lange weich, heißt es in der Küche, und etwas einsam.',
  ],
  snakeOilSpoon: [
    '{jemand.cap} probierte den Saft gegen die Vergangenheit, die große Flasche, in einem Zug.',
    'Es wirkte genau so wie versprochen, von oben nach unten.',
  ],
  trainEar: [
    'Auf den Gleisen legte {jemand} ein Ohr an die Schiene, um zu hören, wann der Zug kommt.',
    'Der Zug war pünktlich und hatte sogar eine Kapelle dabei.',
  ],
  lassoMoon: [
    'In der Lassoschule warf {jemand} höher als alle zuvor und fing den jungen Mond an einem Horn.',
    'Der Mond war noch nicht fertig mit Aufgehen.',
  ],
  smallFire: [
    'Hinter dem Stall machte {jemand} {wetter} ein ganz kleines Feuer für ein ganz kleines Ei.',
    'Geregnet hatte es dort seit der Gründung des Ortes nicht mehr.',
  ],
  sandRiver: [
    'Dort, wo auf der Landkarte der Fluss war, nahm {jemand} Anlauf und sprang.',
    'Den Fluss hat man brieflich verständigt, und gegen Viertel nach drei kam das Wasser auch wirklich.',
  ],
  dumbwaiter: [
    'Im Hotel Prärieblick fuhr {jemand} mit dem Speisenaufzug hinunter, um nachzunehmen.',
    'In der Küche war viel los, und serviert wurde, was eben so herunterkam.',
  ],
  oilDerrick: [
    'Auf der Ebene zog {jemand} einen Korken aus dem Boden, nur so, um zu schauen.',
    'Die Fontäne sah man bis Sacramento, und ganz oben stand aufrecht eine kleine Gestalt mit Hut.',
  ],
  rockingBet: [
    'Auf dem schnellsten Schaukelstuhl im ganzen Bezirk nahm {jemand} eine Wette an.',
    'Beim hundertsten Schwung war die Veranda zu Ende, etwas später der Bezirk.',
  ],
  kitten: [
    '{jemand.cap} hob {ort} ein trauriges Kätzchen auf und versprach, den Besitzer zu finden.',
    'Der Besitzer stand gleich dahinter und wog so viel wie ein Klavier.',
  ],
  goldPan: [
    'Im Bach fand {jemand} einen Goldklumpen, dann einen größeren, dann einen wie ein Schrank.',
    'Der letzte hatte bis dahin den ganzen Hügel gehalten.',
  ],
  pieContest: [
    'Beim Kuchenwettbewerb biss {jemand} in den mit der höchsten Kruste.',
    'Unter der Kruste war Dampf, und über dem Dampf kam schon recht bald das Dach der Schule.',
  ],
  organBlow: [
    'In der Kirche trat {jemand} die Bälge für einen Gast, der nur noch ein Lied spielen wollte.',
    'Das Lied hat {zahl} Strophen, und man sang jede einzelne.',
  ],
  cactusHug: [
    'Nach drei Tagen ohne Gesellschaft gab {jemand} dem großen Kaktus hinter dem Stall die Hand.',
    'Der Kaktus war gerührt und ließ nicht mehr los.',
  ],
  mirrorBoston: [
    '{jemand.cap} trat ganz nah an den großen Spiegel im Saloon, um den Schlips zu richten.',
    'Zu sehen war immer noch Boston, und dort fährt man schnell und auf der anderen Seite.',
  ],
  hayLoft: [
    'Vom Heuboden sprang {jemand} mit einem Juchzer ins Heu, wie man das eben macht.',
    'Verkauft hatte man das Heu an jenem Morgen, und zwar nach links.',
  ],
  windPumpRide: [
    'Auf dem Windrad setzte sich {jemand} auf einen Flügel, um eine Schraube festzuziehen.',
    'Der Wind war eine Woche fort gewesen und kam in bester Laune nach Hause.',
  ],
  mudBath: [
    '{jemand.cap} legte sich in den warmen Schlamm, der dem Rücken so guttun soll.',
    'Das sagen auch die Büffel, und um sechs kamen {zahl} davon.',
  ],
  ghostTown: [
    'In der verlassenen Siedlung klopfte {jemand} zum Spaß an eine Tür und rief, ob wer zu Hause sei.',
    'Die Freude war groß, Besuch ist dort selten, und vom Gehen wollte man nichts hören.',
  ],
  canyonEcho: [
    'Am Rand des Canyons bat {jemand} das Echo, doch etwas lauter zu sprechen.',
    'Das Echo beugte sich vor, und drüben tat man es ebenso.',
  ],
  handcar: [
    '{jemand.cap} lieh sich die Draisine aus, um Zündhölzer zu holen, und fuhr immer schneller und immer schneller.',
    'Die nächste Station zittert heute noch.',
  ],
  melonBox: [
    'Am Melonenwagen zog {jemand} den Keil heraus, der so unordentlich aussah.',
    'Bis hinunter zum Hafen war es, sagen die Leute, ein wunderschöner Anblick, und dann kam der Anker.',
  ],
  telegraphWire: [
    'Um einen Cent zu sparen, stieg {jemand} auf den Mast und rief die Nachricht in den Draht.',
    'In Omaha kam alles an, auch Hut und Stiefel.',
  ],
  dustDevil: [
    'Vor dem Laden bat {jemand} einen kleinen Staubwirbel um den nächsten Tanz.',
    'Der Wirbel konnte Walzer, Polka und den Weg nach Arizona.',
  ],
  iceHouse: [
    '{jemand.cap} ging am heißesten Tag für eine Minute zum Abkühlen in das Eishaus.',
    'Die Minute hat sich hervorragend gehalten, und das Lächeln ebenso.',
  ],
}
