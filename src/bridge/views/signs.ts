/**
 * The pictures that tell two phones at the door apart: everyday things that nobody takes for another one, in words or drawn.
 * Each is a key of the phones' and the desk's texts.
 */
export const SIGN_PICTURES = [
  ...['anchor', 'apple', 'balloon', 'banana', 'bear', 'bed', 'bee', 'bell'],
  ...['bicycle', 'boat', 'book', 'bottle', 'bridge', 'broom', 'bus', 'butterfly'],
  ...['cactus', 'cake', 'camel', 'candle', 'carrot', 'castle', 'cat', 'chair'],
  ...['cheese', 'cherry', 'clock', 'cloud', 'crab', 'crown', 'cup', 'dog'],
  ...['door', 'drum', 'duck', 'elephant', 'feather', 'fish', 'flag', 'flower'],
  ...['fork', 'frog', 'glasses', 'guitar', 'hammer', 'hat', 'hedgehog', 'horse'],
  ...['house', 'key', 'kite', 'ladder', 'leaf', 'lemon', 'lion', 'moon'],
  ...['mushroom', 'owl', 'pear', 'shoe', 'snail', 'sun', 'tree', 'umbrella'],
] as const
