/** The server of the phones as a program. */
import { runServer } from '../network/runServer'
import type { FromPhones, ToPhones } from './messages'
import { PhoneServer } from './phoneServer'

runServer<ToPhones, FromPhones>((post) => new PhoneServer(post))
