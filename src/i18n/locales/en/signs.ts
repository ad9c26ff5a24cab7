/** What the pictures are called by which the host knows a claim. */
export const signs = {
  anchor: 'anchor', apple: 'apple', balloon: 'balloon', banana: 'banana', bear: 'bear', bed: 'bed', bee: 'bee', bell: 'bell',
  bicycle: 'bicycle', boat: 'boat', book: 'book', bottle: 'bottle', bridge: 'bridge', broom: 'broom', bus: 'bus', butterfly: 'butterfly',
  cactus: 'cactus', cake: 'cake', camel: 'camel', candle: 'candle', carrot: 'carrot', castle: 'castle', cat: 'cat', chair: 'chair',
  cheese: 'cheese', cherry: 'cherry', clock: 'clock', cloud: 'cloud', crab: 'crab', crown: 'crown', cup: 'cup', dog: 'dog',
  door: 'door', drum: 'drum', duck: 'duck', elephant: 'elephant', feather: 'feather', fish: 'fish', flag: 'flag', flower: 'flower',
  fork: 'fork', frog: 'frog', glasses: 'glasses', guitar: 'guitar', hammer: 'hammer', hat: 'hat', hedgehog: 'hedgehog', horse: 'horse',
  house: 'house', key: 'key', kite: 'kite', ladder: 'ladder', leaf: 'leaf', lemon: 'lemon', lion: 'lion', moon: 'moon',
  mushroom: 'mushroom', owl: 'owl', pear: 'pear', shoe: 'shoe', snail: 'snail', sun: 'sun', tree: 'tree', umbrella: 'umbrella',
} // prettier-ignore
