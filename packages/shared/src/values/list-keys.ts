/** Lists the keys of a record that has exactly the keys of its type. */
export const listKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
