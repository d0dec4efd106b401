type Lists<Item> = {
  earlier: readonly Item[];
  later: readonly Item[];
  maxItems: number;
  isOptional?: (item: Item) => boolean;
};

/** Joins earlier and later items. Beyond the limit, drops optional items first, and later before earlier items. */
export function keepWithin<Item>({
  earlier,
  later,
  maxItems,
  isOptional = () => false,
}: Lists<Item>): Item[] {
  const items = [...earlier, ...later];
  const leastImportantFirst = [
    ...items.filter(isOptional).toReversed(),
    ...items.filter((item) => !isOptional(item)).toReversed(),
  ];
  const dropped = new Set(leastImportantFirst.slice(0, Math.max(0, items.length - maxItems)));
  return items.filter((item) => !dropped.has(item));
}
