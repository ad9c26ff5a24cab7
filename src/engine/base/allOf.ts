/** What is in all members of a union together: of `{ a } | { b }` it is `{ a } & { b }`. */
export type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
