import type { Translated } from '../../rulesetTexts'
import type { signs as english } from '../en/signs'

/** What the pictures are called by which the host knows a claim. */
export const signs: Translated<typeof english> = {
  anchor: 'Anker', apple: 'Apfel', balloon: 'Ballon', banana: 'Banane', bear: 'Bär', bed: 'Bett', bee: 'Biene', bell: 'Glocke',
  bicycle: 'Fahrrad', boat: 'Boot', book: 'Buch', bottle: 'Flasche', bridge: 'Brücke', broom: 'Besen', bus: 'Bus', butterfly: 'Schmetterling',
  cactus: 'Kaktus', cake: 'Kuchen', camel: 'Kamel', candle: 'Kerze', carrot: 'Möhre', castle: 'Burg', cat: 'Katze', chair: 'Stuhl',
  cheese: 'Käse', cherry: 'Kirsche', clock: 'Uhr', cloud: 'Wolke', crab: 'Krebs', crown: 'Krone', cup: 'Tasse', dog: 'Hund',
  door: 'Tür', drum: 'Trommel', duck: 'Ente', elephant: 'Elefant', feather: 'Feder', fish: 'Fisch', flag: 'Fahne', flower: 'Blume',
  fork: 'Gabel', frog: 'Frosch', glasses: 'Brille', guitar: 'Gitarre', hammer: 'Hammer', hat: 'Hut', hedgehog: 'Igel', horse: 'Pferd',
  house: 'Haus', key: 'Schlüssel', kite: 'Drachen', ladder: 'Leiter', leaf: 'Blatt', lemon: 'Zitrone', lion: 'Löwe', moon: 'Mond',
  mushroom: 'Pilz', owl: 'Eule', pear: 'Birne', shoe: 'Schuh', snail: 'Schnecke', sun: 'Sonne', tree: 'Baum', umbrella: 'Schirm',
} // prettier-ignore
