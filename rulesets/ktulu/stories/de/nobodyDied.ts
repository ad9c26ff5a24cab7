/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffee: [
    'Im Durstigen Pelikan stellte man so viele Becher hin, wie Leute da waren.',
    'Es waren so viele Leute wie gestern, und der Kaffee war so schlecht.',
    'Niemand ist gestorben.',
  ],
  carpenter: [
    'In der Tischlerei lagen sechs gehobelte Bretter und die guten Nägel bereit.',
    'Es wird ein Hühnerstall.',
    'Niemand ist gestorben.',
  ],
  rollCall: [
    'In der Schule wurden die Namen von oben bis unten verlesen.',
    'Alle meldeten sich, und zweimal meldete sich {tier.ein}.',
    'Niemand ist gestorben.',
  ],
  train: [
    'Der Morgenzug hielt, und aus jeder Tür stiegen die richtigen Leute.',
    'Zwei davon hatten sogar das Gepäck gefunden.',
    'Niemand ist gestorben.',
  ],
  church: [
    'Die kleine weiße Kirche hatte für den tiefen Schlag schon ausgeholt.',
    'Dann schlug es acht, und die Glocke schlief weiter.',
    'Niemand ist gestorben.',
  ],
  boots: [
    'Auf den Veranden standen die Stiefel zum Putzen bereit.',
    'Um sieben steckte in jedem ein Fuß, wenn auch nicht immer der eigene.',
    'Niemand ist gestorben.',
  ],
  pelicans: [
    'Die Pelikane zählten von den Pfählen aus den Ort durch, wie jeden Morgen.',
    'Heraus kam jedes Mal etwas anderes, und jedes Mal stimmte es.',
    'Niemand ist gestorben.',
  ],
  ship: [
    'Draußen auf dem Wasser blies das Schiff einmal zum Gruß.',
    'Vom Ufer winkte man mit allem, was sich winken lässt.',
    'Niemand ist gestorben.',
  ],
  hill: [
    'Über dem Hügel stand der Rauch von {zahl} Frühstücken.',
    'Unter jedem davon beschwerte sich jemand über die Eier.',
    'Niemand ist gestorben.',
  ],
  photograph: [
    'Der Fotograf nahm den ganzen Ort noch einmal auf, vor dem Anker.',
    'Es ist keine Lücke auf dem Bild, nur hinten blinzelt {nachbar.ein}.',
    'Niemand ist gestorben.',
  ],
  rocking: [
    'Auf der Veranda des Ladens war um neun jeder Schaukelstuhl besetzt.',
    'Geschaukelt wurde in dieselbe Richtung.',
    'Niemand ist gestorben.',
  ],
  wagon: [
    'Vor der Kirche stand ein schwarzer Wagen mit Federbusch.',
    'Es ging um das Klavier.',
    'Niemand ist gestorben.',
  ],
  cattle: [
    'Am Tor zählte man die Herde und nach der Herde die Hirten.',
    'Es ging auf, und ein Hund blieb übrig.',
    'Niemand ist gestorben.',
  ],
  telegraph: [
    'Der Telegraf tickte seit vier, und im Amt schrieb man mit blassem Gesicht alles mit.',
    'Es war ein Rezept für Maisbrot.',
    'Niemand ist gestorben.',
  ],
  newspaper: [
    'Das Ankerecho hatte auf der Titelseite Platz gelassen, mit dickem Rahmen.',
    'Dort steht nun eine Anzeige für Hüte.',
    'Niemand ist gestorben.',
  ],
  hotel: [
    'Im Hotel Prärieblick klopfte man mit dem heißen Wasser an {zahl} Türen.',
    'Hinter jeder hörte man ein Stöhnen.',
    'Niemand ist gestorben.',
  ],
  lighthouse: [
    'Der Leuchtturm hatte die ganze Nacht auf den Ort geschaut, immer rundherum.',
    'Dabei fiel auf, dass die Wäsche herein muss.',
    'Niemand ist gestorben.',
  ],
  saloon: [
    'Im Saloon wurden die Hüte ausgeteilt, einer nach dem anderen.',
    'Zum Schluss war ein Kopf zu viel da.',
    'Niemand ist gestorben.',
  ],
  flowers: [
    'Für alle Fälle hatte man in der Schule einen großen Strauß gepflückt.',
    'Jetzt steht der Strauß im Fenster und wird bewundert.',
    'Niemand ist gestorben.',
  ],
  seals: [
    'Die Robben lagen seit dem Morgengrauen feierlich auf den Felsen.',
    'Dann stolperte jemand über einen Eimer, und das war es mit der Stimmung.',
    'Niemand ist gestorben.',
  ],
  drum: [
    'Auf dem Hügel war die große Trommel gespannt, und alle saßen im Kreis.',
    'Es war der Geburtstag einer Urgroßmutter.',
    'Niemand ist gestorben.',
  ],
  ferry: [
    'Die Fähre fuhr hin und zurück, und dann zählte man das Fahrgeld.',
    'Es war ein Knopf dabei.',
    'Niemand ist gestorben.',
  ],
  dance: [
    'Die Geige bat ganz Trockenanker, sich zum Reigen aufzustellen.',
    'Die Reihen waren voll, und angesagt wurde der Tanz von niemandem.',
    'Niemand ist gestorben.',
  ],
  laundry: [
    'Von der Leine zwischen Bank und Kirche wurden die Hemden abgenommen und verteilt.',
    'Jeder bekam eines, und kaum jemand das richtige.',
    'Niemand ist gestorben.',
  ],
  cook: [
    'In den Topf am Küchenwagen kam eine Handvoll Bohnen für jeden.',
    'Man nahm dafür den großen Topf, wie immer.',
    'Niemand ist gestorben.',
  ],
  stars: [
    'Vor Sonnenaufgang hatte jemand mit dem Fernrohr den ganzen Himmel durchgesehen.',
    'Es war nichts dazugekommen.',
    'Niemand ist gestorben.',
  ],
}
