import type { DateMention } from '../../text/dates.ts';

const ofDays =
  /\b(?:dates?|deadlines?|schedule|timeline|timetable|calendar|cycles?|rounds?|closing)\b/i;
const years = /(?<![\d/$€£.-])(?:20\d\d)(?![\d/]|\s?[-–]\s?\d)/g;

/** "Key dates for 2027" over "March 20" gives the day its year, where the titles name only one. */
export const withYearOfTitle = (date: DateMention, titles: string[]): DateMention => {
  if (date.year !== undefined || date.day === undefined) return date;
  const said = titles.filter((title) => ofDays.test(title)).at(-1) ?? '';
  const named = new Set(said.match(years) ?? []);
  const [only] = named;
  if (named.size !== 1 || only === undefined) return date;
  const iso = `${only}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  return { ...date, year: Number(only), iso };
};
