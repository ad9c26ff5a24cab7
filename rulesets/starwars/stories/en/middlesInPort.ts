/** What happens to somebody on the ground: absurd, nobody's fault, and never at a table. */
export const middlesInPort = {
  luggageBelt: [
    'On the Mos Eisley luggage belt {somebody} sat down for a moment to tie a boot.',
    'The belt went through the curtain, through the scales, and off to a holiday on the far side of the nebula.',
  ],
  gravityDial: [
    'At the Museum of Hyperdrives {somebody} leaned on the dial marked Please Turn Gently.',
    'It went from feather to piano in one smooth movement, and the floor has a new relief.',
  ],
  freshConcrete: [
    'Across the new landing pad for podracers {somebody} took a shortcut, admiring the beautifully smooth surface.',
    'It set {time}, with {number} signatures and one excellent pose.',
  ],
  soupFountain: [
    'In the soup district of Coruscant {somebody} bent over the public fountain to look for noodles.',
    'There was one, {number} metres long, and it was looking for company.',
  ],
  rentedCloud: [
    'For the view over Coruscant {somebody} had rented a cloud by the hour, without reading the small print.',
    'The small print said rain.',
  ],
  hairDryer: [
    'In the salon {somebody} asked for a little more volume and was put in front of the spare hyperdrive.',
    'The parting was perfect, and so was the take-off.',
  ],
  queueTicket: [
    'At the Coruscant Office of Queues {somebody} drew the ticket number one and cheered out loud.',
    'So did the other {number} holders of number one, and all of them came running.',
  ],
  teapotYacht: [
    'By the quay {somebody} lifted the lid of a sail barge to see whether anybody was in.',
    'It was teatime, the kettle was the size of a church, and someone called: one lump, please.',
  ],
  marchingCarpet: [
    'To try the quality {somebody} lay down on a landspeeder and said that it felt like flying.',
    'The landspeeder had been waiting for years for that one word.',
  ],
  pancakeLaunch: [
    'At the pancake contest of the Hutts {somebody} stood on the batter to reach the sugar.',
    'The judges awarded full points for height, and half a point off for not coming down.',
  ],
  sandSculpture: [
    'On the salt flats of Jakku {somebody} posed for a sculpture in sand, and was told to keep still until the tide.',
    'The desert has no tide, and the artist has long since gone home.',
  ],
  customsForm: [
    'At Kessel customs {somebody} ticked the box for nothing to declare, and then the box for declaring it.',
    'The form folded itself in two, as the form always does, with the applicant inside.',
  ],
  trainedComet: [
    'At the bantha wash {somebody} held the leash, while {official.a} went for the shampoo.',
    'Then the bantha saw a womp rat.',
  ],
  vendingPeanuts: [
    'The vending droid had kept a coin, and {somebody} reached in, up to the elbow, up to the shoulder, up to the hat.',
    'It gave back one peanut, and a burp with small change in it.',
  ],
  dimensionDoorstep: [
    'On the step of a cantina without a wall {somebody} wiped both feet and called: anybody in?',
    'A voice said yes, all of us, and the cantina has been a cupboard ever since.',
  ],
  escalatorSky: [
    'Up the longest escalator of Coruscant went {somebody}, with {thing.a}, and forgot to get off.',
    'Nobody knows where it ends, but on clear nights you can hear the handrail squeak.',
  ],
  museumRope: [
    'Behind the velvet rope of the Jawa museum {somebody} straightened an exhibit that was hanging a little crooked.',
    'It was called The Balance of the Universe, and it was not screwed on.',
  ],
  inflatablePlanet: [
    'At the Jawas’ toy counter {somebody} tried out a blow-up planet, to see how big it would get.',
    'It got very big, developed a weather of its own, and drifted out through the roof with a passenger.',
  ],
  sleepingStatue: [
    'Next to the statue of the first Hutt {somebody} stood for a photograph, one hand on the noble belly.',
    'The Hutt had a dreadful itch there, and had been holding still for {number} years.',
  ],
  mudBath: [
    'In the mud of Nal Hutta {somebody} asked whether it went any deeper.',
    'The mud was touched, as nobody had ever shown an interest before, and showed them everything.',
  ],
  weatherKick: [
    'To make it stop snowing {somebody} gave the moisture vaporator a small, friendly kick.',
    'It obliged with a summer, all of it, in one go.',
  ],
  marketHorizon: [
    'At the Jawa market {somebody} stepped closer to feel the quality of a second-hand horizon.',
    'The closer you got, the further it went, and the dealer has rolled it up since.',
  ],
  lighthouseLens: [
    'Inside the big lens of the Mos Eisley beacon {somebody} looked for a lost contact lens {time}.',
    'Then the sun came up, at {number} times its usual size.',
  ],
  pumpkinMarket: [
    'Under the floating market of the Jawas {somebody} looked up and asked what pumpkins cost today.',
    'They were free, all of them, and fairly punctual.',
  ],
  giantGlove: [
    'For warmth {somebody} crept into a very large tauntaun glove that was lying about in the dunes.',
    'It belonged to a very small rancor, who clapped.',
  ],
  orchestraPit: [
    'At the Coruscant opera {somebody} leaned over the rail to see where the music came from.',
    'It came from a tuba, and the tuba was just breathing in.',
  ],
  bubbleGum: [
    'The gum from the Rodian kiosk promised {number} flavours, and {somebody} wanted to reach the last one.',
    'The bubble took off over the harbour between two ferries, and it had right of way.',
  ],
  ticketPunch: [
    'The ticket inspector of the hyperspace line had lost the punch, and {somebody} kindly held the ticket with both hands.',
    'What was used instead had been built for asteroids.',
  ],
  dancingBoots: [
    'In the bazaar of Mos Espa {somebody} tried on magnetic dancing boots, just opposite the scrapyard.',
    'They were excellent boots, and {ship.a} was an excellent dancer.',
  ],
  echoArgument: [
    'At the canyon of the womp rats {somebody} shouted hello and got an answer that was one word too long.',
    'They argued until dawn, and the echo had the last word and the lower ground.',
  ],
  soapBubbles: [
    'At the speeder wash {somebody} stood in the wrong lane and asked for the programme with hot wax.',
    'The result is on display in the window, and you can see your face in it.',
  ],
  tallHelmet: [
    'In the podracer shop {somebody} tried on a helmet that closes by itself and asked how to get it off.',
    'The assistant had reached chapter {number} of the manual, and it was getting exciting.',
  ],
  skyHook: [
    'To hang up a coat {somebody} reached for a hook that was dangling from the sky.',
    'At its upper end {ship.a} had just got a bite.',
  ],
  postalTube: [
    'At the post office of Jakku {somebody} looked into the pneumatic tube to see how the letters get to orbit.',
    'They get there very well.',
  ],
  carWashGoats: [
    'The choir of tauntauns needed a soloist, and {somebody} could sing the high C while standing on the launch pad.',
    'The countdown took it for the word zero.',
  ],
  hotelShower: [
    'In the transit hotel of Kessel {somebody} turned the tap from warm to galactic.',
    'What came out had been a waterfall on another planet until then, and it brought its rocks along.',
  ],
  selfHoover: [
    'On a freshly laid carpet {somebody} waved to the cleaning droid, which was very short-sighted.',
    'It emptied its bag behind the second sun, in accordance with the rules.',
  ],
  rubberBridge: [
    'On the suspension bridge of Coruscant {somebody} bounced a little, to see why it was made of rubber.',
    'The third bounce went well over the moon, and the bridge is still waving.',
  ],
  doubleShadow: [
    'Under Tatooine’s two suns {somebody} stepped aside to let a shadow pass, and again, to be polite.',
    'There is a deep well {place.at}, and it lies just where politeness leads.',
  ],
  glassDome: [
    'With a diamond ring {somebody} scratched a tiny heart into the dome of Nar Shaddaa.',
    'The dome had been looking for an excuse for years, and all the air went out to see the stars.',
  ],
  bagpipeCargo: [
    'In the spice harbour {somebody} sat down on a heap of sacks that turned out to be {number} bagpipes.',
    'The chord was in C, and the sacks came down again without a passenger.',
  ],
  treadmill: [
    'To keep fit in low gravity {somebody} stepped onto the treadmill that turns Coruscant.',
    'Somebody upstairs noticed that the day was late, and changed the gear.',
  ],
}
