/** What fast-check draws is the same in each run, too, unless NIGHTFALL_SEED names another: `npm run soak` does. */
import fc from 'fast-check'
import { firstSeed } from './firstSeed'

fc.configureGlobal({ seed: firstSeed(20_261_122) })
