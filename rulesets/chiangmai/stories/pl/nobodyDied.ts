/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  threeCounts: [
    'O wschodzie słońca targ policzył swoich ludzi, kozy i parasolki.',
    'Parasolek brakowało jednej, kóz było o jedną za dużo, a ludzi tyle, ilu wieczorem.',
    'Nikt nie zginął.',
  ],
  boredBell: [
    'Dzwon w świątyni odchrząknął i przybrał swój najciemniejszy ton.',
    'Potem spojrzał w dół na krąg i schował go z powrotem.',
    'Nikt nie zginął.',
  ],
  blankPaper: [
    'Poranna gazeta trzymała na stronie tytułowej puste miejsce w czarnej ramce.',
    'Jest w nim teraz przepis na budyń z dyni.',
    'Nikt nie zginął.',
  ],
  wreathDiscount: [
    'Sprzedawcy storczyków upletli w nocy wieniec, na wszelki wypadek.',
    'Przy śniadaniu kupił go za pół ceny {animal.a}.',
    'Nikt nie zginął.',
  ],
  busFull: [
    'Songthaew objechał rano wszystkie ulice i stanął pod każdymi drzwiami.',
    'Wszędzie ktoś wyszedł i wszędzie ktoś narzekał na cenę biletu.',
    'Nikt nie zginął.',
  ],
  roosterRoll: [
    'Kogut odczytał z dachu targu Warorot całą listę obecności.',
    'Za każdym razem ktoś odpowiedział, czasem dość nieuprzejmie.',
    'Nikt nie zginął.',
  ],
  karaokeAll: [
    'Maszyna do karaoke zapytała o świcie, kto jeszcze nie śpiewał.',
    'Zgłosili się wszyscy, więc sąsiedzi zamknęli okna.',
    'Nikt nie zginął.',
  ],
  sandals: [
    'Przed świątynią stało rano mnóstwo sandałów, ustawionych w równe pary.',
    'Każda para doczekała się swoich stóp, choć nie każda z radością.',
    'Nikt nie zginął.',
  ],
  mynaSpeech: [
    'Gwarek pod daszkiem nastroszył pióra i uciszył całą ulicę.',
    'Powiedział: świeże mango, świeże mango.',
    'Nikt nie zginął.',
  ],
  lanternsBack: [
    'Lampiony wróciły nad ranem z nieba i usiadły rządkiem na murze.',
    'W żadnym nie było listu, w jednym był {thing.a}.',
    'Nikt nie zginął.',
  ],
  elephant: [
    'Słoń w dolinie podniósł trąbę i wszyscy wstrzymali oddech.',
    'Podrapał się nią za uchem i poszedł dalej.',
    'Nikt nie zginął.',
  ],
  river: [
    'Rzeka Ping przyniosła pod most to, co zwykle przynosi o tej porze.',
    'Były to liście, piłka i para okularów do pływania.',
    'Nikt nie zginął.',
  ],
  scale: [
    'Na targu stanęli wszyscy po kolei na wadze do arbuzów.',
    'Wyszło tyle samo kilo co wczoraj i trochę kolacji.',
    'Nikt nie zginął.',
  ],
  bridge: [
    'Na moście Nawarat zatrzymał się rano kondukt z pochylonymi głowami.',
    'Szukali soczewki kontaktowej i ją znaleźli.',
    'Nikt nie zginął.',
  ],
  tailor: [
    'Krawiec wyszył w nocy czarną wstążkę i długo na nią patrzył.',
    'Nosi ją teraz {animal.a} i jest mu w niej do twarzy.',
    'Nikt nie zginął.',
  ],
  monk: [
    'Mnich otworzył wielką księgę i zamoczył pędzelek w tuszu.',
    'Wpisał datę, pogodę i bardzo ładnego gekona.',
    'Nikt nie zginął.',
  ],
  tukTuks: [
    'Wszystkie tuk-tuki zatrąbiły o świcie dokładnie w tej samej chwili.',
    'Chodziło o kota na jezdni, a kot był zdania, że to jego jezdnia.',
    'Nikt nie zginął.',
  ],
  flowers: [
    'Na targu kwiatowym od rana ktoś kupował same białe lilie.',
    'Okazało się, że to na wesele, i to bardzo huczne.',
    'Nikt nie zginął.',
  ],
  stools: [
    'Właścicielka jadłodajni policzyła plastikowe stołki i plastikowych gości.',
    'Wszystko się zgadzało, a kolejka sięgała rogu.',
    'Nikt nie zginął.',
  ],
  photo: [
    'Fotograf ustawił rano cały krąg do zdjęcia i długo coś poprawiał.',
    'Nikogo nie brakowało, tylko {animal.a} mrugnął.',
    'Nikt nie zginął.',
  ],
}
