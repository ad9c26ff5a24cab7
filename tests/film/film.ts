/**
 * Film strips of the big screen. `npm run film -- GAME PLAYERS [LANGUAGE] [WIDTHxHEIGHT] [still] [moments] [long]` plays a rehearsal
 * of a game and puts a picture of every kind of scene, and with `moments` the great moments a tenth of a second apart, on one page in
 * `.cache/film`. `npm run film -- strip [GAME…]` makes the strips of `docs/show.md` anew,
 * `npm run film -- readme` the readme's pictures, and `npm run film -- phones [GAME] [LANGUAGE] [COUNT]` shows an evening with phones,
 * all windows side by side, `npm run film -- night [GAME] [LANGUAGE] [COUNT]` a night by phone,
 * `npm run film -- hosted [GAME] [LANGUAGE] [COUNT]` an evening that the program hosts; `npm run film -- paper STAGE` shows a stage of cut paper alone. For looking at; nothing is asserted.
 */
import { filmHosted } from './hosted'
import { filmNight } from './night'
import { filmPaper } from './paper'
import { filmPhones } from './phones'
import { makeReadme } from './readme'
import { makeReel } from './reel'
import { makeStrip, STRIPS } from './strip'

const [first, ...more] = process.argv.slice(2)
if (first === 'phones') {
  console.log(await filmPhones(more))
} else if (first === 'night') {
  console.log(await filmNight(more))
} else if (first === 'hosted') {
  console.log(await filmHosted(more))
} else if (first === 'paper') {
  console.log(await filmPaper(more))
} else if (first === 'readme') {
  await makeReadme()
} else if (first === 'strip') {
  for (const game of more.length > 0 ? more : STRIPS) console.log(await makeStrip(game))
} else {
  console.log(await makeReel(process.argv.slice(2)))
}
