import { proveEveryOther } from './screen/proveScreen'

proveEveryOther(1)
