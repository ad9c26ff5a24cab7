/** The server of public moments as a program. */
import { runServer } from '../network/runServer'
import type { FromMoments, ToMoments } from './messages'
import { MomentsServer } from './momentsServer'

runServer<ToMoments, FromMoments>((post) => new MomentsServer(post))
