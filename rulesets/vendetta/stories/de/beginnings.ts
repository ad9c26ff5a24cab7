/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  uhrturm: [
    'Der Uhrturm schlug dreizehn, und {neighbour} schrieb es sich {place} auf, um sich am Morgen zu beschweren.',
  ],
  strassenbahn: [
    'Die letzte Straßenbahn rumpelte {weather} am Hafen entlang, und alle {number} Fahrgäste summten dasselbe falsche Lied.',
  ],
  hutkrieg: [
    'Seit drei Wochen grüßte {clan} nicht mehr zurück, und die ganze Stadt lüftete die Hüte doppelt so hoch.',
  ],
  dauerton: [
    'In der Oper hielt der Sopran noch einen Ton vom Dienstag, und {neighbour} staubte rundherum ab.',
  ],
  taubenstreik: [
    'Die Tauben streikten {place}, und {animal} war gebeten worden, das Gurren bis auf Weiteres zu übernehmen.',
  ],
  dauerregen: [
    'Es regnete {place} schon so lange, dass die Schirme begonnen hatten, sich ganz von allein zu öffnen.',
  ],
  stromausfall: [
    'Unter den Marmorbögen ging {time} das Licht aus, und {neighbour} nutzte den Augenblick, um laut zu seufzen.',
  ],
  seilbahn: [
    'Die Seilbahn war zu Mittag den Hügel hinaufgefahren und hatte bis jetzt keinen Grund gefunden, herunterzukommen.',
  ],
  balkone: [
    'Auf allen Balkonen der Sardellengasse saßen Großmütter, und alle zusammen strickten an ein und demselben langen Schal.',
  ],
  fischbrunnen: [
    'Im Brunnen der neun Fische waren auf einmal zehn, und {neighbour} zählte {weather} zum dritten Mal nach.',
  ],
  nebelmusik: [
    'Aus dem Nebel kam ein Akkordeon, aus dem Akkordeon kam ein Niesen, und {time} wurde es im Hafen still.',
  ],
  aufzug: [
    'Der Aufzug im Grandhotel war zwischen zwei Etagen stehen geblieben, und drinnen las {animal} die Anweisungen für Notfälle.',
  ],
  schaufenster: [
    'In das Schaufenster hatte {clan} etwas Neues gestellt, nämlich {thing}, und die halbe Stadt hatte eine Meinung dazu.',
  ],
  stau: [
    'Es gab einen Stau {place}, bestehend aus einem Karren und {number} Leuten, die alles besser wussten.',
  ],
  mond: [
    'Der Mond kam spät, wie jemand mit offener Rechnung, und versteckte sich hinter dem Schornstein der Keksfabrik am Hafen.',
  ],
  umzug: [
    'Quer über den Taubenplatz trug {clan} langsam {thing}, und niemand in der Menge wagte zu fragen, für wen.',
  ],
  quartett: [
    'Dem Barbierquartett war {weather} der Bass abhandengekommen, und an der Stelle behalf man sich seit Mitternacht mit einer Tuba.',
  ],
  laternen: [
    'Alle Laternen blinzelten auf einmal, und {neighbour} blinzelte {place} zurück, um auf der sicheren Seite zu bleiben.',
  ],
  moewen: [
    'Die Möwen saßen in Reihen auf dem neunten Pier, und {animal} rief {weather} zum dritten Mal zur Ordnung.',
  ],
  schirme: [
    'Bei der Versteigerung der verlorenen Schirme bot {clan} so hoch, dass draußen vor Schreck der Regen aufhörte.',
  ],
  leuchtturm: [
    'Der Leuchtturm drehte sich heute Nacht andersherum, und {neighbour} ging {time} vorsichtshalber rückwärts nach Hause.',
  ],
  nudeln: [
    'In der Nudelfabrik war eine einzige Nudel zu lang geraten, und das vordere Ende kam schon {place} an.',
  ],
  schneider: [
    'Bei den Schneidern brannte noch Licht, denn {clan} hatte {number} Anzüge bestellt und kein einziges Maß geschickt.',
  ],
  glocken: [
    'Die Glocken der drei Kirchen stritten {weather} darüber, wie spät es war, und keine wollte klein beigeben.',
  ],
  zirkus: [
    'Der Zirkus war seit einer Woche fort, doch {place} saß noch immer {animal} und wartete auf Applaus.',
  ],
  baecker: [
    'Der Bäcker hatte den Teig so lange gelobt, dass {time} ein Stück davon über die Schwelle auf die Straße trat.',
  ],
  fahrraeder: [
    'Eine Blaskapelle auf Fahrrädern suchte {weather} den Weg zum Bahnhof und fand dabei zweimal den Fischmarkt.',
  ],
  parkbank: [
    'Auf der längsten Bank der Stadt saß {clan} ganz links und eine andere Familie ganz rechts, und beide schwiegen nach vorn.',
  ],
  kronleuchter: [
    'Der große Kronleuchter der Oper wurde {time} zum Lüften hinausgehängt, und {neighbour} begrüßte den neuen Mond.',
  ],
  papagei: [
    'Der Papagei des Feigenmarkts rief mitten in der Nacht die Preise von gestern, und {neighbour} schlug trotzdem zu.',
  ],
  schiff: [
    'Ein Schiff ohne Namen legte {time} an, lud nichts als {thing} aus und fuhr dann gekränkt davon.',
  ],
  waesche: [
    'Zwischen den Häusern hing die Wäsche so dicht, dass {neighbour} {place} einen Stadtplan für Unterhemden verkaufte.',
  ],
  denkmal: [
    'Das Denkmal auf dem Taubenplatz hatte den Arm gewechselt, und die Fremdenführer verbesserten {weather} leise den Text.',
  ],
  pianola: [
    'In der Hafenbar spielte das Klavier von allein, und {animal} blätterte {time} mit großem Ernst die Noten um.',
  ],
  postamt: [
    'Auf dem Postamt lag seit gestern {thing} ohne Absender, und {clan} ging auffallend oft am Schalter vorbei.',
  ],
  wetterhahn: [
    'Der Wetterhahn des Rathauses zeigte in alle Richtungen zugleich, und {neighbour} zog {place} vorsorglich vier Mäntel an.',
  ],
  eis: [
    'Der Eisverkäufer hatte als neue Sorte Nebel erfunden, und {weather} standen {number} Leute dafür Schlange.',
  ],
  tunnel: [
    'Aus dem Tunnel der Linie neun drang Beifall, obwohl dort seit dem Frühling keine Bahn mehr gefahren war.',
  ],
  hutmacherin: [
    'In der Hutwerkstatt lagen {number} Hüte für einen einzigen Kopf bereit, und {clan} ging davor unruhig auf und ab.',
  ],
  brunnenkonzert: [
    'Am Brunnen probte ein Chor das Tropfen, und {neighbour} gab {weather} mit einem nassen Schwamm den Takt an.',
  ],
  gondel: [
    'Eine Gondel stand {place} mitten auf dem Pflaster, und {animal} saß darin und wartete geduldig auf die Flut.',
  ],
  feuerwerk: [
    'Das Feuerwerk vom letzten Sommer ging endlich los, ganz leise, und {neighbour} klatschte {time} aus reiner Höflichkeit.',
  ],
  drehorgel: [
    'Drei Drehorgeln spielten {place} drei verschiedene Walzer, und dazwischen tanzte {animal} einen vierten, der allen der liebste war.',
  ],
  inventur: [
    'Im Kaufhaus war Inventur, und {neighbour} zählte {time} schon zum zweiten Mal die Treppe als {number} einzelne Regale.',
  ],
  schach: [
    'Vor dem Café spielte {clan} Schach gegen den Wind, und der Wind hatte gerade einen sehr guten Zug.',
  ],
  zoll: [
    'Am Zoll war {thing} hängen geblieben, und {number} Beamte suchten {weather} gemeinsam nach dem passenden Formular.',
  ],
  fotograf: [
    'Der Fotograf am Hafen bat die ganze Stadt, {time} kurz stillzuhalten, und bis auf {animal} hielten sich alle daran.',
  ],
  standuhr: [
    'Durch die Marmorbögen rollte eine Standuhr auf Rädern, und {neighbour} lief hinterher und rief laut die Minuten aus.',
  ],
  lampion: [
    'Die Lampions des Hafenfests leuchteten noch, und {place} sang {animal} dazu das Lied vom verlorenen linken Schuh.',
  ],
  teppich: [
    'Vom Rathaus bis zum Kai war ein roter Teppich ausgerollt, und {neighbour} bürstete {weather} die Fransen gegen den Strich.',
  ],
  telefon: [
    'In der Telefonzelle am Depot läutete es seit Mitternacht, und {neighbour} übte davor höflich, nicht abzuheben.',
  ],
  springbrunnen: [
    'Der Springbrunnen vor der Bank war eingefroren, mitten im August, und {clan} verkaufte rundherum Schlittschuhe und heißen Kakao.',
  ],
  balkonrede: [
    'Vom Balkon des Grandhotels hielt {animal} eine Rede ohne ein einziges Wort, und {number} Leute nickten.',
  ],
  schornsteine: [
    'Die Schornsteine rauchten heute Nacht in Ringen, und {neighbour} warf {place} mit einem Stock danach und traf.',
  ],
  nachtzug: [
    'Der Nachtzug aus dem Süden kam leer an, nur im Speisewagen saß {animal} und ließ sich die Rechnung bringen.',
  ],
  kaffee: [
    'Der Kaffee im Hafencafé war so stark, dass {neighbour} {time} die Tischdecke bügelte, ohne vorher abzuräumen.',
  ],
  tandem: [
    'Auf einem Tandem für neun strampelte {clan} am Kai entlang, und hinten fehlte {weather} seit Jahren jemand.',
  ],
  krawatte: [
    'Um den Leuchtturm war eine Krawatte gebunden, ganz ordentlich, und niemand in der Stadt hatte etwas davon bemerkt.',
  ],
  tintenfisch: [
    'Im Becken am Fischmarkt schrieb ein Tintenfisch an einem Band mit Erinnerungen, und {neighbour} las {weather} durch die Scheibe mit.',
  ],
  orgel: [
    'Die Kirchenorgel gähnte einmal durch alle Register, und {place} fielen davon {number} Hüte von den Haken.',
  ],
}
