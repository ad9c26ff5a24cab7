import type { Translated } from '../../rulesetTexts'
import type { signs as english } from '../en/signs'

/** What the pictures are called by which the host knows a claim. */
export const signs: Translated<typeof english> = {
  anchor: 'kotwica', apple: 'jabłko', balloon: 'balon', banana: 'banan', bear: 'niedźwiedź', bed: 'łóżko', bee: 'pszczoła', bell: 'dzwonek',
  bicycle: 'rower', boat: 'łódka', book: 'książka', bottle: 'butelka', bridge: 'most', broom: 'miotła', bus: 'autobus', butterfly: 'motyl',
  cactus: 'kaktus', cake: 'tort', camel: 'wielbłąd', candle: 'świeca', carrot: 'marchewka', castle: 'zamek', cat: 'kot', chair: 'krzesło',
  cheese: 'ser', cherry: 'wiśnia', clock: 'zegar', cloud: 'chmura', crab: 'krab', crown: 'korona', cup: 'filiżanka', dog: 'pies',
  door: 'drzwi', drum: 'bęben', duck: 'kaczka', elephant: 'słoń', feather: 'pióro', fish: 'ryba', flag: 'flaga', flower: 'kwiat',
  fork: 'widelec', frog: 'żaba', glasses: 'okulary', guitar: 'gitara', hammer: 'młotek', hat: 'kapelusz', hedgehog: 'jeż', horse: 'koń',
  house: 'dom', key: 'klucz', kite: 'latawiec', ladder: 'drabina', leaf: 'liść', lemon: 'cytryna', lion: 'lew', moon: 'księżyc',
  mushroom: 'grzyb', owl: 'sowa', pear: 'gruszka', shoe: 'but', snail: 'ślimak', sun: 'słońce', tree: 'drzewo', umbrella: 'parasol',
} // prettier-ignore
