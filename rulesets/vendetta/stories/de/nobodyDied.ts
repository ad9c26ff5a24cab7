/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  blumen: [
    'Die Blumenläden hatten Lilien für alle Fälle bestellt.',
    'Nun stehen alle etwas verlegen auf der Theke, zum halben Preis.',
    'Niemand ist gestorben.',
  ],
  grossmuetter: [
    'Bei Sonnenaufgang zählten die Großmütter auf den Balkonen die ganze Sardellengasse.',
    'Gezählt wurde von links nach rechts, von rechts nach links und dann noch die Hunde.',
    'Niemand ist gestorben.',
  ],
  uhrturm: [
    'Der Uhrturm holte Luft für den tiefsten Schlag.',
    'Dann kam es anders, und es schlug acht, wie immer um acht.',
    'Niemand ist gestorben.',
  ],
  bahnen: [
    'Die Linie neun hielt an jeder Ecke, und an jeder Ecke stiegen die Richtigen ein.',
    'Jemand bot sogar einen Sitzplatz an.',
    'Niemand ist gestorben.',
  ],
  blaskapelle: [
    'Die Blaskapelle hatte Trauerflor an den Trompeten und wartete auf dem Platz.',
    'Am Ende wurde es eine Polka, und zwar ziemlich schnell.',
    'Niemand ist gestorben.',
  ],
  oper: [
    'Im fünften Akt sangen alle Lebewohl, wie immer, und legten sich auf die Bühne.',
    'Als der Vorhang aufging, standen alle da und verbeugten sich.',
    'Niemand ist gestorben.',
  ],
  hafen: [
    'Die Fischer zogen heute früh die Netze sehr langsam ein.',
    'Darin waren Sardinen, ein Stiefel und {thing}.',
    'Niemand ist gestorben.',
  ],
  huete: [
    'In der Garderobe hing noch ein einziger Hut, und die Aufsicht wurde blass.',
    'Dann kam {neighbour} außer Atem zurück und nahm den Hut.',
    'Niemand ist gestorben.',
  ],
  steinmetz: [
    'Der Steinmetz saß mit erhobenem Meißel vor einer leeren Platte.',
    'Es wird eine sehr schöne Türschwelle.',
    'Niemand ist gestorben.',
  ],
  papagei: [
    'Der Papagei legte den Kopf schief, und der ganze Markt hielt den Atem an.',
    'Genannt wurde der Preis der Feigen.',
    'Niemand ist gestorben.',
  ],
  leuchtturm: [
    'Der Leuchtturm suchte die Bucht noch einmal ab, Welle für Welle.',
    'Gefunden wurden {animal} und viel Wasser.',
    'Niemand ist gestorben.',
  ],
  nachtzug: [
    'Aus dem Nachtzug stiegen genau so viele Leute aus, wie eingestiegen waren.',
    'Der Schaffner rechnete es aus Freude zweimal nach.',
    'Niemand ist gestorben.',
  ],
  baecker: [
    'Der Bäcker stellte am Morgen für jedes Haus ein Brot vor die Tür.',
    'Um neun waren alle Brote drinnen.',
    'Niemand ist gestorben.',
  ],
  chor: [
    'Im Kirchenchor wurde durchgezählt, Alt, Tenor und Bass.',
    'Es fehlte nur der richtige Ton.',
    'Niemand ist gestorben.',
  ],
  waesche: [
    'Auf den Leinen über der Gasse hingen am Morgen alle Hemden.',
    'Und in allen Fenstern darunter stand jemand und gähnte.',
    'Niemand ist gestorben.',
  ],
  stuehle: [
    'Vor dem Café wurden bei Sonnenaufgang die Stühle aufgestellt.',
    'Um zehn war keiner mehr frei.',
    'Niemand ist gestorben.',
  ],
}
