/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  sandalen: [
    'Vor dem Tempel zählte der Novize am Morgen die Sandalen.',
    'Es waren genau doppelt so viele wie Leute.',
    'Niemand ist gestorben.',
  ],
  glocken: [
    'Die Glocken holten weit aus und hielten über dem Platz den Atem an.',
    'Dann schlug es sieben, wie an jedem Tag um sieben.',
    'Niemand ist gestorben.',
  ],
  songthaew: [
    'Der rote Songthaew sammelte am Morgen alle wieder ein, Ecke für Ecke.',
    'Nur für {animal} wurde es ein wenig eng.',
    'Niemand ist gestorben.',
  ],
  laternen: [
    'Alle Himmelslaternen kamen über Nacht zurück und hängten sich von selbst auf.',
    'Das Band war noch dran, die Wünsche auch.',
    'Niemand ist gestorben.',
  ],
  blumen: [
    'Im Blumenmarkt standen weiße Kränze für alle Fälle bereit.',
    'Am Mittag wurden daraus Girlanden für ein Fest.',
    'Niemand ist gestorben.',
  ],
  fluss: [
    'Der Ping legte am Morgen alles ans Ufer, was in der Nacht hineingefallen war.',
    'Es waren ein Schuh, ein Gedicht und {thing}.',
    'Niemand ist gestorben.',
  ],
  maerkte: [
    'Auf dem Warorot-Markt fragte {seller} laut, wer heute fehlt.',
    'Es fehlte nur das Wechselgeld.',
    'Niemand ist gestorben.',
  ],
  elefant: [
    'Weit oben im Tal hob ein Elefant den Rüssel zum großen Seufzer.',
    'Es wurde doch nur ein Gähnen.',
    'Niemand ist gestorben.',
  ],
  schatten: [
    'Bei Sonnenaufgang fanden alle Schatten zu den richtigen Füßen.',
    'Einer musste dafür um den ganzen Block.',
    'Niemand ist gestorben.',
  ],
  trommel: [
    'Die Trommler hatten schwarze Bänder um die Schlägel gewickelt.',
    'Gespielt wurde dann etwas zum Tanzen.',
    'Niemand ist gestorben.',
  ],
  hahn: [
    'Der runde Hahn rief am Morgen alle Namen der Straße auf.',
    'Aus jedem Fenster kam ein Stöhnen zur Antwort.',
    'Niemand ist gestorben.',
  ],
  boote: [
    'Am Steg lagen am Morgen alle Boote, und in allen saß jemand und stritt über das Ruder.',
    'Der Fährmann seufzte vor Freude.',
    'Niemand ist gestorben.',
  ],
  schule: [
    'In der Schule hinter dem Markt wurde die Liste von oben bis unten verlesen.',
    'Es waren alle da, sogar die, die lieber gefehlt hätten.',
    'Niemand ist gestorben.',
  ],
  uhrmacher: [
    'Beim Uhrmacher gingen am Morgen sämtliche Uhren.',
    'Keine zwei davon waren sich einig, aber alle gingen.',
    'Niemand ist gestorben.',
  ],
  katzen: [
    'Die Katzen auf der Mauer sahen sich nach allen um, die vorbeikamen.',
    'Nach einer Weile wurde es langweilig, und die Augen fielen zu.',
    'Niemand ist gestorben.',
  ],
  tempel: [
    'Im Tempel war für alle Fälle eine Kerze mehr aufgestellt.',
    'Der Abt blies die Flamme aus und legte das Wachs in die Schublade.',
    'Niemand ist gestorben.',
  ],
}
