/** When a status ends. */
import * as v from 'valibot'
import { integer, value } from './scalars'

/** Moments a status may end at. */
const Moment = v.picklist(['dawn', 'dusk', 'nightEnd', 'giverOut', 'never'])
const UntilOne = v.union([
  Moment,
  v.strictObject({ dawns: integer(1, 99) }),
  v.strictObject({ dusks: integer(1, 99) }),
])
export const Until = v.union([value(UntilOne), v.array(UntilOne)])
export type UntilOne = v.InferOutput<typeof UntilOne>
export type Until = v.InferOutput<typeof Until>
