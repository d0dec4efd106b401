/** Lists the keys of a record that has no others than its type states. */
export const listKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
