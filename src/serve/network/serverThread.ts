/** The server of the big screen's page as a program. */
import type { FromServer, ToServer } from './messages'
import { NetworkServer } from './networkServer'
import { runServer } from './runServer'

runServer<ToServer, FromServer>((post) => new NetworkServer(post))
