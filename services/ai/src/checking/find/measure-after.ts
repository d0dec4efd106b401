/** Names of units; those of one line measure the same kind of thing. */
const dimensions: string[][] = [
  [
    'mile|miles|mi',
    'kilometers?|kilometres?|km',
    'meters?|metres?|m',
    'feet|foot|ft',
    'yards?',
    'inch|inches',
    'centimeters?|centimetres?|cm',
    'millimeters?|millimetres?|mm',
  ],
  [
    'acres?',
    'hectares?|ha',
    'square[ -]miles?',
    'square[ -](?:feet|foot)|sq\\.? ?ft',
    'square[ -](?:meters?|metres?)|m²',
    'square[ -](?:kilometers?|kilometres?)|km²',
  ],
  ['pounds?|lbs?', 'tons?|tonnes?|metric tons?', 'kilograms?|kilos?|kg', 'grams?|g', 'ounces?|oz'],
  ['gallons?', 'liters?|litres?', 'pints?', 'quarts?', 'milliliters?|millilitres?|ml'],
  ['°\\s?C|degrees? Celsius', '°\\s?F|degrees? Fahrenheit'],
  ['minutes?|mins?', 'hours?|hrs?', 'days?', 'weeks?', 'fortnights?', 'months?'],
];
const rates = [
  'hour|hourly',
  'day|daily',
  'week|weekly',
  'month|monthly',
  'quarter|quarterly',
  'year|yearly|annually|annum',
];

type Named = { pattern: RegExp; name: string };
const sizes: Named[] = dimensions.flatMap((units, dimension) =>
  units.map((unit, at) => ({
    pattern: new RegExp(`^[\\s-]?(?:${unit})(?![\\p{L}²])`, 'iu'),
    name: `${dimension}:${at}`,
  })),
);
const periods: Named[] = rates.map((words) => ({
  pattern: new RegExp(
    `^(?:\\s+(?!(?:and|or|to|from|for|by|in|with)\\b)[\\p{L}'’-]+){0,3}?(?:\\s+(?:an?|per|each|every)\\s+|\\s?/\\s?|\\s+)(?:${words})(?![\\p{L}-])`,
    'iu',
  ),
  name: words,
}));
const aPeriod =
  /\b(?:an?|per|each|every)\s+(?:hour|day|week|month|quarter|year|annum)\b|\/|\b(?:hourly|daily|weekly|monthly|quarterly|yearly|annually)\b/i;

/** Before so many patterns are tried. */
const perhapsSize = /^[\s-]?[\p{L}°]/u;
const perhapsPeriod =
  /\b(?:an?|per|each|every)\s+(?:hour|day|week|month|quarter|year|annum)|\/|\b(?:hourly|daily|weekly|monthly|quarterly|yearly|annually)/i;

/** What a value is measured in and how often it is said to be so much: "34 miles", "$6,500 a year". */
export type Measure = { size?: string; period?: string };

export const measureAfter = (text: string, end: number): Measure => {
  const after = text.slice(end, end + 60);
  const size = perhapsSize.test(after)
    ? sizes.find(({ pattern }) => pattern.test(after))?.name
    : undefined;
  const period = (perhapsPeriod.test(after) ? periods : []).find(({ pattern }) => {
    const said = pattern.exec(after)?.[0];
    return said !== undefined && aPeriod.test(said);
  })?.name;
  return { ...(size ? { size } : {}), ...(period ? { period } : {}) };
};

const dimensionOf = (size: string | undefined): string | undefined => size?.split(':')[0];

/** "34 kilometers" of 34 miles, "$6,500 a month" of $6,500 a year: the same number, and another amount. */
export const isMeasuredOtherwise = (one: Measure, other: Measure): boolean =>
  (one.size !== undefined &&
    one.size !== other.size &&
    dimensionOf(one.size) === dimensionOf(other.size)) ||
  isOfAnotherPeriod(one, other);

/** "$30 a month" of $30 a year. */
export const isOfAnotherPeriod = (one: Measure, other: Measure): boolean =>
  one.period !== undefined && other.period !== undefined && one.period !== other.period;
