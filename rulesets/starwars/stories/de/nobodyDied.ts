/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  tafel: [
    'Am Morgen wurde die Tafel von Mos Eisley von oben bis unten vorgelesen.',
    'Alle Reisenden waren verspätet, verärgert und vorhanden.',
    'Niemand ist gestorben.',
  ],
  chor: [
    'Der Chor der Tauntauns hatte die dunklen Bänder angelegt und sehr tief Luft geholt.',
    'Gesungen wurde dann das Lied vom Kohl.',
    'Niemand ist gestorben.',
  ],
  suppe: [
    'Im Suppenviertel von Coruscant wurden die Suppenteller gezählt.',
    'Es waren so viele wie gestern, und in jedem steckte ein Löffel.',
    'Niemand ist gestorben.',
  ],
  droiden: [
    'Die Putzdroiden fegten am Morgen {place} und fanden nur {thing}.',
    'Alle anderen Dinge hatten noch jemanden, der darauf wartete.',
    'Niemand ist gestorben.',
  ],
  cantina: [
    'In der Cantina stellte der Wirt für jeden Gast einen Hocker hin.',
    'Einer blieb übrig, und auf dem lag eine Womp-Ratte.',
    'Niemand ist gestorben.',
  ],
  bantha: [
    'Das Bantha kam aus der Wüste zurück und sah sich nach allen um.',
    'Dann nickte es und legte sich in den Schatten.',
    'Niemand ist gestorben.',
  ],
  jawas: [
    'Die Jawas boten am Morgen allerlei Gefundenes an.',
    'Darunter war nichts, das jemand vermisst hätte.',
    'Niemand ist gestorben.',
  ],
  podrennen: [
    'In Mos Espa stellten sich die Podrenner zum Start auf, Platz für Platz.',
    'Kein Platz blieb frei, nur die Haltung war etwas müde.',
    'Niemand ist gestorben.',
  ],
  faehre: [
    'Die Fähre nach Yavin wartete heute eine Minute länger.',
    'Es war wirklich nur wegen einer Schuhschleife.',
    'Niemand ist gestorben.',
  ],
  sarlacc: [
    'Der Sarlacc im Zoo wurde am Morgen gefragt, ob alles in Ordnung sei.',
    'Als Antwort kam ein Rülpser, und es war nur Gemüse.',
    'Niemand ist gestorben.',
  ],
  funk: [
    'Im Funk von Kessel meldeten sich am Morgen alle Stationen.',
    'Die meisten beschwerten sich über die Uhrzeit.',
    'Niemand ist gestorben.',
  ],
  sonnen: [
    'Auf Tatooine gingen alle Sonnen auf und leuchteten in jede Ecke.',
    'In jeder Ecke saß jemand und blinzelte.',
    'Niemand ist gestorben.',
  ],
  astromech: [
    'Ein Astromech ging mit der Liste herum und piepste bei jedem Namen.',
    'Auf jedes Piepsen kam eine Antwort, manche davon unhöflich.',
    'Niemand ist gestorben.',
  ],
  museum: [
    'Im Museum für Hyperantriebe war eine Vitrine für alle Fälle leer geräumt.',
    'Jetzt liegt darin der Putzlappen.',
    'Niemand ist gestorben.',
  ],
  rancor: [
    'Der kleine Rancor hatte einen Kranz gebunden und wusste nicht, wohin damit.',
    'Am Mittag hing das Ding schief um den eigenen Hals.',
    'Niemand ist gestorben.',
  ],
  porgs: [
    'Die Porgs flogen am Morgen auf, alle zugleich, und zählten von oben nach.',
    'Die Zahl stimmte, und man landete zum Frühstück.',
    'Niemand ist gestorben.',
  ],
}
