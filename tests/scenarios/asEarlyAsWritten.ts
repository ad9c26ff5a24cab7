/**
 * The scenarios that cannot be played three quiet rounds later, by their files: their rule names the round (the first day, every
 * second night, whose turn it is to begin), or what they are about wears off, is found or is used in the rounds between.
 */
export const AS_EARLY_AS_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'scenarios/chiangmai/speeches-and-run-offs.yaml': [
    'When the seat whose turn it is has gone, the next living one starts',
  ],
  'scenarios/chiangmai/day.yaml': [
    'Nine survivors have three minutes of discussion and one speech of twenty seconds each, from the first seat on',
    'Each day the first speaker is one seat further on, and the dead are left out',
  ],
  'scenarios/chiangmai/options.yaml': [
    "An introduction night lets the roles meet without powers and shifts the Assassin's free choice to the second night",
  ],
  'scenarios/ktulu/aliens.yaml': [
    'The Green tentacle kills for the aliens and the Purple leech has one theft more',
  ],
  'scenarios/ktulu/carriers.yaml': [
    'A Taxman who asks about it and has it himself wins it for the citizens',
  ],
  'scenarios/ktulu/doctor-mayor-and-poison.yaml': [
    'A Doctor who is no longer alive is not asked, one who is spent only shows that he is there',
    'A Mayor whom an investigation showed to all breaks ties and saves nobody',
    'A Judge whom an investigation showed to all turns no duel, and a Stagecoach operator joins the Indians',
    "Without candidates only the Inciter's mark is searched, and nobody is mistreated",
    'The Inciter may mark himself, and poison before the search gives him his power back',
    "With poison after the search the Inciter's mark was searched and is used up",
    'Poison at dawn is told after the dead of the night, the investigated after all deaths',
    'An Investigator who cheats at night is not killed in it, so the result is told',
  ],
  'scenarios/ktulu/departures-within-steps.yaml': [
    'An unknowing carrier whom a ruling of the night takes out leaves it to the Indians',
  ],
  'scenarios/ktulu/wins-and-last-ones.yaml': [
    'A drunk alien with the statuette uses it all the same',
    "A Doctor's no is asked before the death is told at once",
    "The bandits' kill of their own by the Avenger leaves it with them",
    "The trail with the longer term lasts over the day for Lucky Luke as well, and ends at the Indians' turn",
  ],
  'scenarios/ktulu/night-powers.yaml': [
    'Most fingers decide, those that name nobody not counted',
    'The Indians may kill one of their own, and one of them himself',
    "What an Avenger wins after the bandits' own theft they still give to one of theirs",
    'Lucky Luke keeps what his kill brings, and the bandits may kill him for it',
  ],
  'scenarios/ktulu/planted-unknowing.yaml': [
    'What binds the unknowing carrier does not keep Quiet Foot from taking it back, and then it is free',
    'He may plant it on one of the Indians, whose theft by others is told',
    "Planted on a bandit it is none of the bandits' own, so they steal, and it brings them no ship",
    'A drunk Quiet Foot takes it back but plants nothing in that night',
    'A guard before the unknowing carrier stops thieves and not Quiet Foot',
    "Quiet Foot killed before the taking back loses it within the same night, told at the end of the Indians' turn",
    "In the night in which it is planted its planter's death is no loss yet",
    'The Warrior who kills the unknowing carrier gets it directly afterwards, so no loss is told',
    "The Thief takes it from one who knows nothing of it, on the same faction's person too",
    "The Leader's neighbour may carry it without knowing, and the dead between them do not count",
    'A Leader who carries it himself is told that it is not beside him',
  ],
  'scenarios/ktulu/dawn.yaml': ['A night after Night 0 without a death is announced as such'],
  'scenarios/ktulu/defaults.yaml': [
    'A Doctor is asked about poison and not about a shown card, and what he stops is spent',
  ],
  'scenarios/ktulu/aliens-and-statuette.yaml': [
    'A bandit to whom it was planted wins nothing by the ship, and the Quiet Foot takes it back in silence',
    'The Quiet Foot in jail takes it back all the same but plants it no more that night',
  ],
  'scenarios/ktulu/from-hand-to-hand.yaml': [
    'From hand to hand in one night, each change of sides is told once and none within a side',
    'A Trailer behind the planted one gets it in silence, and Quiet Foot has nothing to fetch',
    'A Gambler drunk in Night 3 shoots in Night 4, and a pick of himself is none',
  ],
  'scenarios/ktulu/lucky-luke-and-trails.yaml': [
    "With the option the trail still works in the next night before the Indians' turn",
  ],
  'scenarios/ktulu/gallows-and-investigations.yaml': [
    'A Mayor made known by an investigation breaks ties but saves nobody',
    'An investigated Stagecoach operator joins the Indians and strikes no more',
    'Janosik who is searched with the statuette gives the game to the citizens',
  ],
  'scenarios/ktulu/roulette-and-blackmail.yaml': [
    'The roulette goes on through Lucky Luke, Janosik and a bandit and ends with a citizen',
    'A cheater of the night who is killed in it dies once',
  ],
  'scenarios/ktulu/orders-of-mistreatment.yaml': [
    "A lone Inciter's mark is searched beside two others and named by nobody, with two searches three bags are open",
  ],
  'scenarios/ktulu/search-marks-and-poison.yaml': [
    'Poison before the mistreatment takes one of the searched, and only the other can be hanged',
    'Poison before the duels takes away a duellist',
    'A poisoned player dies though the Female shaman is dead, unless the Doctor spends his one block',
  ],
  'scenarios/ktulu/host.yaml': [
    'Cheating at night means death at dawn, after the victims of the night',
    'Rulings change statuses and lives in silence',
    'A ruling may correct a role, and the host may skip a call',
  ],
  'scenarios/ktulu/mistreatment.yaml': [
    "With Executor and Investigator an investigated player's role is published after the next night",
    'An Investigator killed in the night takes the result along, and no further investigation is offered',
  ],
  'scenarios/ktulu/night-zero.yaml': ['The Seducer is a Blackmailer on the side of the citizens'],
  'scenarios/ktulu/night.yaml': [
    'Taxman and Binocular Eye learn once who carries the statuette at that very moment',
    'Every use is once a game, an unused power may always be passed by',
    "The Inciter's mark is a search on top of the vote which alone makes nobody hangable",
  ],
  'scenarios/ktulu/options.yaml': [
    'The host may let the poison work before the duels',
    'The host may let the poison work between search and mistreatment',
    'With the option the Lone Coyote has his extra kill whenever he alone votes in the kill',
    "With the option the Trailer's mark lasts into the next night until the Indians' turn",
    'Roles with nothing left to do need not be called',
    'The host may fix another order of the night before the game',
  ],
  'scenarios/ktulu/planting.yaml': [
    'Quiet Foot plants the statuette on a citizen who gains nothing by it, and takes it back before the next kill',
    'If the Indians miss it the loss is announced and the statuette stays where it was planted',
    'Whoever jails the one who carries unknowingly takes the statuette away from the Indians',
    'A search finds the statuette on one who does not know of it, and the citizens win',
    'Jail does not keep Quiet Foot from taking the statuette back',
    'One who carries without knowing and falls in a duel gives the citizens the game',
  ],
  'scenarios/ktulu/resolution.yaml': [
    'Somebody killed before his turn does not act any more, though he is still called that night',
    'Lone killers of a faction win the statuette for the faction, which still chooses its carrier',
    "The guard's shield falls with the guard",
    'The Gambler waits for Night 3, then shoots on until he meets a citizen',
    'A death that the Doctor blocks passes nothing on, and he can do it once',
    'The Trailer steps in at once when his mark becomes the carrier',
  ],
  'scenarios/ktulu/search.yaml': ['Poison kills just before the search votes, not earlier'],
  'scenarios/palermo/playing-host.yaml': [
    'Exactly one leads where a player hosts, by any card, and nobody where nobody has to',
    'The provisional host cannot be named for a second place on the first day either',
  ],
  'scenarios/palermo/rulings.yaml': ['Rulings announce nothing, wake nobody and pass no office on'],
  'scenarios/palermo/detectives-and-blind-votes.yaml': [
    'All-knowing detectives who died on the first day see nothing, and their call comes all the same',
    'The all-knowing two who work apart are shown the Mafia in one step, also when one of them was hit',
  ],
  'scenarios/palermo/house-rules.yaml': [
    'Where the dead tell only their party all roles are called on',
  ],
  'scenarios/palermo/meetings.yaml': [
    "With open cards and omniscient detectives the dead Mafiosi are shown too, and a dead detective's colleague learns them alone",
  ],
  'scenarios/palermo/variants-together.yaml': [
    'A provisional host can neither be nominated nor voted against on the first day',
    'A provisional host votes in a forced vote and is not voted against on the first day',
    'Detectives who work apart are both shown the Mafia, one after the other in one call',
  ],
  'scenarios/palermo/variants.yaml': [
    'The all-knowing detective sees the whole Mafia in the second night and is never called again',
    'The provisional host cannot be accused on the first day, and the first dead takes over from him',
    'The all-knowing detective is shown the dead Mafiosi too',
  ],
  'scenarios/starwars/flex.yaml': ['The blast passes over dead and frozen neighbours'],
  'scenarios/starwars/force.yaml': [
    'A mistake that is noticed at dawn or by day is hidden too, but not while hands are counted',
  ],
  'scenarios/starwars/night.yaml': [
    'With the early turn a blast that reaches Amidala is seen by Obi-Wan too, a freeze of hers is not',
    'A blast that would go round the whole circle of dead and frozen hits nobody',
  ],
  'own/documents/carnival.scenarios.yaml': [
    'A barker breaks the trial off and shows the side alone, once',
  ],
  'own/documents/crowns-and-knaves.scenarios.yaml': [
    'When the seat whose turn it is has gone, the next living one starts',
    'Nine survivors have three minutes of discussion and one speech of twenty seconds each, from the first seat on',
    'Each day the first speaker is one seat further on, and the dead are left out',
  ],
  'own/documents/das-moor.scenarios.yaml': [
    'Der Fährmann gibt die Laterne in jeder zweiten Nacht weiter',
    'Wer die Laterne trägt, wird nicht ins Moor gelockt',
    'Wer die Laterne nicht mehr trägt, ist nicht mehr sicher',
    'Karten bleiben verdeckt, und von der ersten Nacht wird nichts gesagt',
  ],
  'own/documents/dawn-of-zero.scenarios.yaml': [
    'A curfew ends the day at once and lasts over the next; its end is told in the dawn after',
  ],
  'own/documents/ferry-bend.scenarios.yaml': [
    'Whoever was stopped in an earlier night is not asked, and the block lasts as many dawns as the document says',
    'Two ghosts point for themselves, not at the same as the night before, and fear counts twice but is told once',
    'A silent step is left out where nobody is meant, and in nights that its condition does not name',
  ],
  'own/documents/glasshouse.scenarios.yaml': [
    'A rook reckons with the dead and the night, marks when its nights come and rests when they say so',
  ],
  'own/documents/harbor-lights.scenarios.yaml': [
    'The captain breaks a tie, and the medic brings back whom it cost, at dawn',
  ],
  'own/documents/harbour-council.scenarios.yaml': [
    'That nobody died is said only after the nights the document names',
  ],
  'own/documents/heart-chains.scenarios.yaml': [
    'Two seams through one player take all three, each by a broken heart, before anybody is asked',
    'An archer whom a chain takes by day shoots after the result, and his arrow may break another heart',
    'Whoever is in two groups with the same player is struck once and told once',
  ],
  'own/documents/known-roles.scenarios.yaml': [
    'The silencer takes voice and vote, not twice running from the same',
  ],
  'own/documents/lamp-room.scenarios.yaml': [
    'What tonight brought to light is called about from the next night on',
    'A fog that came again is as thick as the room was told',
  ],
  'own/documents/lasting.scenarios.yaml': [
    'A day without its trial still has a result, and victory is asked after it',
    'Votes against somebody count in verdicts and not in an election',
  ],
  'own/documents/lock-keepers.scenarios.yaml': [
    'What the start gives is told at the first dawn, and what ends at dusk strikes in the next night',
    'Somebody else is asked for the dead, chooses among all but himself, and lays his chain down',
    'Two who come to the crow in one night make it caw, before the night is settled, and gulls do not count',
    'The whistle keeps the brew off, goes to the left before everybody, and the pearl to the killer or nobody',
    "The things of whom the host takes out go their way as the next night is settled, and the pearl is nobody's prize",
  ],
  'own/documents/lynch-law.scenarios.yaml': [
    'Votes against somebody count only where he stands',
    'Who reaches an aim that ends the game wins at once',
  ],
  'own/documents/modifiers.scenarios.yaml': [
    'A power of even nights is not called in odd ones',
    'A power from the third night on is not called before',
    'A pair dies together, and parted no more',
    'A curse that lasts three dawns is told as it comes, silences by day, and is told as it goes',
    'What is taken away ends, too',
  ],
  'own/documents/moments.scenarios.yaml': [
    'What lasts till dusk is told in the morning, and its end in the morning after',
    'Two dawns and two dusks are counted from the giving, and a list ends with what comes first',
    'The table has no trial on a calm day and two on a double one; calm is offered on odd nights only',
    'A call rests by the table, and sounds in its nights alone',
  ],
  'own/documents/monastery.scenarios.yaml': [
    'Whoever is away is missed by fire, by guests and by looks',
  ],
  'own/documents/nachtmarkt.scenarios.yaml': [
    'Die Seuche geht an jedem Morgen einen Platz weiter und tötet am dritten',
  ],
  'own/documents/order.scenarios.yaml': [
    'What several criers cry comes in the order of the notices, and each cry in the order of the seats',
    'What ends at dusk is told at the next dawn',
  ],
  'own/documents/palermo-alley.scenarios.yaml': [
    'Who hides with somebody is not hurt at home, and falls with whoever hides him',
  ],
  'own/documents/plain-town.scenarios.yaml': [
    'The watcher sees all who came but himself, in odd nights only',
    'Nobody sees the ninja walk',
  ],
  'own/documents/proposals.scenarios.yaml': [
    'Whoever leads proposes, more than half of all hands agree, and what follows happens before everybody',
    'A tie refuses; the next on the left leads, and three refusals in a row are too many',
    'Refusals add up over the days until one is accepted',
    'The wheel goes on from where it was, past the dead and past a captain who died',
    'A hand that secretly weighs more decides in a closed count',
    'Whom the dead take along is asked before the day goes on',
  ],
  'own/documents/ravensworth.scenarios.yaml': [
    'The guard falls in place of whom he warded, without a cause being told, and a blessing ends at the second dawn',
    'Names fall before what follows from them is told, and a curse counts against its player two days long',
  ],
  'own/documents/rook-hollow.scenarios.yaml': [
    'An angel who falls in the first round still wins, and later no more',
    'The white wolf bites a wolf in every second night',
    'The white wolf wins as the last one living, and the wolves do not win beside it',
  ],
  'own/documents/seems.scenarios.yaml': [
    'A role that is drawn once stays, and one that is drawn each time changes',
    'One of several statuses is drawn and given, and the room hears of it only if it is told of that one',
    'What another call showed is shown again, tonight and the night after, and after that nobody',
  ],
  'own/documents/signal-box.scenarios.yaml': [
    'A guard is asked at the first dawn and once as a later day begins',
    'A guard who waves no flag is told of, and a dream can end the game at the next look',
  ],
  'own/documents/sternwarte.scenarios.yaml': [
    'Gift nimmt alle Karten und kein Schutz gegen den Dolch hilft, und das Haus wählt neu',
    'Wer gezeichnet wird, erfährt es sogleich, und am nächsten Morgen ist er es nicht mehr',
    'Mit der Hälfte, aufgerundet, siegt der Kult, und bei dreien schlägt die Glocke einmal',
  ],
  'own/documents/two-mobs.scenarios.yaml': [
    'Where the dead may watch, the first day says so and no other',
  ],
  'own/documents/wolf-winter.scenarios.yaml': [
    'The lone wolf bites one of the pack in the second night, and wins as the last one alive',
    'The pilgrim wins by being out before the second night',
  ],
  'own/documents/words.scenarios.yaml': [
    'A shield that keeps holds more than one night',
    'What dusk has counted strikes before the night is settled',
    'The first morning is told as the day begins',
    'Whoever sleeps does not wake with the group',
    'Who may be chosen changes from night to night',
  ],
  'own/documents/worked-out.scenarios.yaml': [
    'What the room was told of decides whether somebody is called, and not what was given tonight',
  ],
  'own/documents/ballots.scenarios.yaml': [
    'With names everybody hears who answered what, and a later part may hang on it',
  ],
  'own/documents/ghosts.scenarios.yaml': [
    'Whoever was hanged today is shown by night, and nobody else who is dead',
  ],
  'own/documents/heron-oath.scenarios.yaml': [
    'Who leads proposes as many riders as the round asks for, and they are named before everybody',
    'Riders who all keep the oath come home',
    'One dagger among the riders breaks the oath, and nobody hears which',
    "Where two broke it the room hears that it was more than one, and a knight's thumb never counts",
    'Five refusals in a row bring the daggers the game',
    'After three rides that came home the blade has one last stab, and misses',
    'The last stab that meets the stargazer turns it all',
    'Three rides that failed are enough for the daggers',
    'The silver mirror shows a side from the third night on, and goes to whoever was looked at',
    'In a house without the mirror nobody looks',
  ],
  'own/documents/hollow-bell.scenarios.yaml': [
    "The demon's first blow at the reeve meets somebody else",
  ],
  'own/documents/lantern-street.scenarios.yaml': [
    'The blackmailed say nothing for a day, and nobody is silenced twice running',
  ],
  'own/documents/piles.scenarios.yaml': [
    'One puts a card away, the next plays one, and the room hears what was played and how many are left',
    'Only what is left of a hand can be played',
    'The last one may ask to play none, and with the first one’s consent none is played',
    'Without that consent one has to be played, and nobody asks twice',
    'The top card is played where nobody is agreed on; of whoever is not there one is put away unseen, and no step is left out',
    'Where too few are left all that was put away is shuffled in again, and where there are too few at all nothing is handed on',
    'Whoever looks at the top of a pile sees the next ones, in their order',
    'The evening may be over with a card that is played',
  ],
}
