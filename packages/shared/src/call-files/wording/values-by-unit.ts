import type { DateValue } from '../../values/dates/dates.ts';
import { type Figure, findFigures } from '../../values/figures.ts';
import { toClock, isAmPmUnclear } from '../../values/times/time-of-day.ts';

/** The values in the text, by unit: "page" → "8", "date" → "09-24", "money" → "5000". */
export type ValuesByUnit = ReadonlyMap<string, ReadonlySet<string>>;

type StatedValue = { unit: string; values: string[]; start: number; end: number };

/** Units limited or requested by funders; calls count other things too, such as the residents of a county. */
const countedUnits = new Set(
  (
    'page word character point copy letter day week month year award grant application proposal reference slide minute ' +
    'hour inch quote partner member site photo sample attachment resume participant'
  ).split(' '),
);

const megabytes = /\b(?<value>\d{1,4})\s?(?:MB|megabytes?)\b/gi;
const ratio = /\b(?:one[- ]to[- ]one|(?<from>\d):(?<to>\d)(?!\d|\s?[ap]\.?m))\b/gi;
const address = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g;

/** Finds the values with a unit in the text: dates, times, money, shares, counts and email addresses. */
function findValuesWithPositions(text: string): StatedValue[] {
  return [
    ...findFigures(text).flatMap((figure) => {
      const statedValue = toComparable(figure);
      return statedValue ? [{ ...statedValue, start: figure.start, end: figure.end }] : [];
    }),
    ...matchValues(text, megabytes, ({ value = '' }) => ({ unit: 'megabyte', values: [value] })),
    ...matchValues(text, ratio, ({ from = '1', to = '1' }) => ({
      unit: 'percent',
      values: [`${from}:${to}`],
    })),
    ...matchValues(text, address, (_, words) => ({
      unit: 'address',
      values: [words.toLowerCase()],
    })),
  ];
}

/** Converts a figure to text that is equal for equal values. Returns undefined if it has no exact value. */
function toComparable(figure: Figure): Pick<StatedValue, 'unit' | 'values'> | undefined {
  switch (figure.type) {
    case 'date': {
      const day = formatMonthDay(figure);
      return day === undefined ? undefined : { unit: 'date', values: [day] };
    }
    case 'time': {
      const { time } = toClock(figure);
      return time === undefined || isAmPmUnclear(figure)
        ? undefined
        : { unit: 'time', values: [time] };
    }
    case 'money':
      return { unit: 'money', values: [String(figure.amount)] };
    case 'money-range':
      return { unit: 'money', values: [String(figure.min), String(figure.max)] };
    case 'percent':
      return { unit: 'percent', values: [String(figure.to ?? figure.value)] };
    case 'count':
      return countedUnits.has(figure.unit)
        ? { unit: figure.unit, values: [String(figure.to ?? figure.value)] }
        : undefined;
  }
}

const formatMonthDay = ({ month, day, recurring }: DateValue): string | undefined =>
  month === undefined || day === undefined || recurring
    ? undefined
    : [month, day].map((part) => String(part).padStart(2, '0')).join('-');

function matchValues(
  text: string,
  pattern: RegExp,
  read: (
    groups: Record<string, string | undefined>,
    words: string,
  ) => Pick<StatedValue, 'unit' | 'values'>,
): StatedValue[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => ({
    ...read(groups, words),
    start: index,
    end: index + words.length,
  }));
}

export function findValues(text: string): ValuesByUnit {
  const valuesByUnit = new Map<string, Set<string>>();
  for (const { unit, values } of findValuesWithPositions(text)) {
    valuesByUnit.set(unit, new Set([...(valuesByUnit.get(unit) ?? []), ...values]));
  }
  return valuesByUnit;
}

export const blankOutValues = (text: string): string =>
  findValuesWithPositions(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/**
 * Whether two texts state values of the same unit but none in common. Email addresses are ignored, because a call may
 * have several contacts.
 */
export const haveConflictingValues = (a: ValuesByUnit, b: ValuesByUnit): boolean =>
  [...a].some(([unit, values]) => {
    const others = b.get(unit);
    return (
      unit !== 'address' && others !== undefined && ![...values].some((value) => others.has(value))
    );
  });

/** Whether the text states every value of the other text. */
export const includesAllValues = (whole: ValuesByUnit, part: ValuesByUnit): boolean =>
  [...part].every(([unit, values]) =>
    [...values].every((value) => whole.get(unit)?.has(value) === true),
  );
