/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffees: [
    'W barze zamówiono dziś tyle samo kaw co wczoraj.',
    'Zapłacono, jak wczoraj, tylko za połowę.',
    'Nikt nie zginął.',
  ],
  bell: [
    'Na wieży San Domenico wielki dzwon nabrał już powietrza.',
    'Wybił siódmą i ziewnął na całą dzielnicę.',
    'Nikt nie zginął.',
  ],
  grandmothers: [
    'Babcie z Kalsy policzyły głowy, od lewego balkonu i od prawego.',
    'Wyszło im to samo, co nie zdarzyło się od otwarcia opery.',
    'Nikt nie zginął.',
  ],
  florist: [
    'Kwiaciarka splotła o czwartej {number} wieńców z czarną wstążką.',
    'O ósmej zmieniała wstążki na białe, na chrzciny.',
    'Nikt nie zginął.',
  ],
  band: [
    'Orkiestra dęta stanęła na placu z krepą na bębnie.',
    'Zagrała kawałek o ośle i proboszczu, z przytupem.',
    'Nikt nie zginął.',
  ],
  hearse: [
    'Przed ratuszem czekał czarny powóz w cztery konie.',
    'Wsiedli do niego turyści z Mediolanu i pojechali na plażę.',
    'Nikt nie zginął.',
  ],
  tram: [
    'Tramwaj do Monreale odjechał rano z kompletem pasażerów.',
    'Jedno miejsce zajął {animal}, lecz miał bilet.',
    'Nikt nie zginął.',
  ],
  boats: [
    'Wszystkie łodzie wróciły do Cali, każda z tym, kto nią wypłynął.',
    'Ryb nie przywiozły, za to dużo opowieści.',
    'Nikt nie zginął.',
  ],
  barber: [
    'U fryzjera od siódmej zajęte były wszystkie fotele.',
    'Mandoliny grały i nikt nie prosił o ciszę.',
    'Nikt nie zginął.',
  ],
  puppets: [
    'W teatrze lalek paladyni policzyli się po bitwie.',
    'Brakowało tylko jednej nogi, drewnianej, i to od marca.',
    'Nikt nie zginął.',
  ],
  laundry: [
    'Nad uliczkami suszyły się koszule i każda miała właściciela.',
    'Dwóch pokłóciło się o tę w paski.',
    'Nikt nie zginął.',
  ],
  newspaper: [
    'Giornale miał przygotowaną czarną ramkę na pierwszej stronie.',
    'Wstawiono do niej przepis na caponatę.',
    'Nikt nie zginął.',
  ],
  stonecutter: [
    'Kamieniarz wybrał marmur i zaostrzył dłuto.',
    'Wykuł z niego wannę dla markiza.',
    'Nikt nie zginął.',
  ],
  photograph: [
    'Fotograf zrobił placowi nowe zdjęcie.',
    'Są na nim wszyscy, a {neighbour} nawet dwa razy.',
    'Nikt nie zginął.',
  ],
  bread: [
    'Piekarz upiekł tyle bochenków, ile jest w dzielnicy śniadań.',
    'Zostały po nim same okruchy i jeden dłużny lir.',
    'Nikt nie zginął.',
  ],
  gulls: [
    'Mewy przeleciały nad dachami i zajrzały do każdego okna.',
    'W każdym ktoś na nie nakrzyczał.',
    'Nikt nie zginął.',
  ],
  opera: [
    'W operze na porannej próbie odezwał się cały chór.',
    'Fałszował tenor, jak zwykle, i jak zwykle z uczuciem.',
    'Nikt nie zginął.',
  ],
  lamp: [
    'Latarnik pogasił latarnie i przy każdej komuś się ukłonił.',
    'Odkłonili się wszyscy, tylko {animal} nie miał czapki.',
    'Nikt nie zginął.',
  ],
  lottery: [
    'W kolekturze pytano rano o liczby na wielkie nieszczęście.',
    'Nie były potrzebne i postawiono na osła.',
    'Nikt nie zginął.',
  ],
  candles: [
    'Pod obrazem Rozalii zapalono o świcie {number} świec.',
    'Stało przy nich tyle osób, ile trzeba, i jedna śpiewała.',
    'Nikt nie zginął.',
  ],
  market: [
    'Na Ballarò krzyczano od piątej o cenę bakłażanów.',
    'Nie zabrakło ani jednego znajomego krzyku.',
    'Nikt nie zginął.',
  ],
  steamer: [
    'Parowiec z Neapolu zatrąbił długo i smutno.',
    'Chodziło o zupę w mesie.',
    'Nikt nie zginął.',
  ],
  school: [
    'Na lekcji śpiewu sprawdzono obecność.',
    'Odpowiedzieli wszyscy, {neighbour} z sąsiedniej ulicy także.',
    'Nikt nie zginął.',
  ],
  chairs: [
    'Przed domami stało tyle krzeseł co zawsze.',
    'Na każdym ktoś narzekał na upał.',
    'Nikt nie zginął.',
  ],
  shoes: [
    'Pucybut wyczyścił do południa {number} butów.',
    'W każdym tkwiła noga, a przy nodze reszta.',
    'Nikt nie zginął.',
  ],
  mountain: [
    'Góra Pellegrino zdjęła chmurę i popatrzyła na miasto.',
    'Policzyła dachy, potem ludzi, i włożyła chmurę z powrotem.',
    'Nikt nie zginął.',
  ],
  granita: [
    'Lodziarz nakładał o świcie granitę {weather}.',
    'Starczyło dla wszystkich, choć dolewał wody.',
    'Nikt nie zginął.',
  ],
}
