import { proveShare } from './screen/proveScreen'

proveShare(2)
