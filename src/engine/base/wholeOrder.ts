/**
 * An order of all members of a type, as a list: one that is left out does not compile.
 * @returns the list as it is given, to be called with it: `wholeOrder<Place>()(['thief', …])`
 */
export const wholeOrder =
  <All extends string>() =>
  <const Order extends readonly All[]>(
    order: Order & (Exclude<All, Order[number]> extends never ? unknown : never),
  ): readonly All[] =>
    order
