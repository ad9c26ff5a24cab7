import { proveShare } from './screen/proveScreen'

proveShare(0)
