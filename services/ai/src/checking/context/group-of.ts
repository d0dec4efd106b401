/** Values that could stand in each other's place. */
export const groupOf = (key: string): string | undefined => {
  const kind = key.slice(0, key.indexOf(':'));
  return /^(?:money|number|percent|year|month|date|day|monthname|weekday|time|ordinal)$/.test(kind)
    ? kind
    : undefined;
};
