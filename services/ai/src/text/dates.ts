import { type Mention, plain, remembered } from '@grantwright/analyst';

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthPattern =
  'Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June|Jun\\.?|July|Jul\\.?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?';

/** A date as written; `iso` only when day, month and year are known. */
export type DateMention = Mention & {
  iso?: string;
  year?: number;
  month: number;
  day?: number;
};

const weekday =
  '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?,?\\s+(?:the\\s+)?)?';
const dayNumber = '(0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth ' +
  'twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');
const year = '((?:19|20)\\d{2})';

const patterns: {
  pattern: RegExp;
  read: (m: RegExpMatchArray) => Partial<DateMention> | undefined;
}[] = [
  {
    // 2014 March 17
    pattern: new RegExp(
      `(?<![\\d$€£.-]|\\d(?:st|nd|rd|th)?,? )${year} (${monthPattern}) ${dayNumber}(?![\\p{L}\\d:]|,? ?(?:19|20)\\d\\d)`,
      'giu',
    ),
    read: (m) => date(m[1], monthOf(m[2]), m[3]),
  },
  {
    // Monday, June 2nd, 2025; June 2; Jun. 2 2025
    pattern: new RegExp(
      `\\b${weekday}(${monthPattern})\\s*${dayNumber}(?!\\d|:\\d|\\.\\d|,\\d{3}(?!\\d)|\\s?[ap]\\.?m)(?:,?\\s*(?:of\\s+)?${year})?\\b`,
      'gi',
    ),
    read: (m) => date(m[3], monthOf(m[1]), m[2]),
  },
  {
    // 2 June 2025; the 2nd of June, 2025
    pattern: new RegExp(
      `\\b${weekday}${dayNumber}(?:\\s+(?:day\\s+)?of)?[\\s-]+(${monthPattern})(?:,?[\\s-]+${year})?(?![\\p{L}\\d])`,
      'giu',
    ),
    read: (m) => date(m[3], monthOf(m[2]), m[1]),
  },
  {
    // the fifteenth of March, 2027
    pattern: new RegExp(
      `\\b(${ordinals.join('|')})(?:\\s+(?:day\\s+)?of)?\\s+(${monthPattern})(?:,?\\s+${year})?(?![\\p{L}\\d])`,
      'giu',
    ),
    read: (m) =>
      date(m[3], monthOf(m[2]), String(ordinals.indexOf((m[1] ?? '').toLowerCase()) + 1)),
  },
  {
    pattern: /\b((?:19|20)\d{2})(?:-|\/)(0[1-9]|1[0-2])(?:-|\/)(0[1-9]|[12]\d|3[01])\b/g,
    read: (m) => date(m[1], Number(m[2]), m[3]),
  },
  {
    // 6/2/2025 as Americans write it; 13/06/2025 can only be day first
    pattern: /(?<![\d/])(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|[12]\d|3[01])\/((?:20)?\d{2})(?![\d/])/g,
    read: (m) => {
      const [first, second] = [Number(m[1]), Number(m[2])];
      const full = m[3]?.length === 2 ? `20${m[3]}` : m[3];
      if (first <= 12) return date(full, first, m[2]);
      return second <= 12 ? date(full, second, m[1]) : undefined;
    },
  },
  {
    // 02.06.2025, day first
    pattern: /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.((?:19|20)\d{2})(?![\d])/g,
    read: (m) => date(m[3], Number(m[2]), m[1]),
  },
  {
    // June 2025
    pattern: new RegExp(`\\b(${monthPattern})\\s*,?\\s+(?:of\\s+)?${year}\\b`, 'gi'),
    read: (m) => date(m[2], monthOf(m[1]), undefined),
  },
];

function monthOf(name: string | undefined): number {
  const key = (name ?? '').slice(0, 3).toLowerCase();
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(key)) + 1;
}

const pad = (value: number): string => String(value).padStart(2, '0');

function date(
  yearText: string | undefined,
  month: number,
  dayText: string | undefined,
): Partial<DateMention> | undefined {
  const value = yearText === undefined ? undefined : Number(yearText);
  const day = dayText === undefined ? undefined : Number(dayText);
  const lastDay = day === undefined ? 31 : new Date(Date.UTC(value ?? 2024, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || (day !== undefined && day > lastDay)) return undefined;
  const iso =
    value !== undefined && day !== undefined ? `${value}-${pad(month)}-${pad(day)}` : undefined;
  return {
    month,
    ...(value === undefined ? {} : { year: value }),
    ...(day === undefined ? {} : { day }),
    ...(iso === undefined ? {} : { iso }),
  };
}

/** Every form has a month's name or three numbers in it. */
const perhaps = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|\d[-/.]\d/iu;

/** Dates in a text, in reading order. "June 2" has no `iso`; "June 2025" has no day; a bare "may 5" is no date. */
export const findDates = remembered((text): readonly DateMention[] => {
  const source = plain(text);
  if (!perhaps.test(source)) return [];
  const found: DateMention[] = [];
  for (const { pattern, read } of patterns)
    for (const match of source.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      if (/^(?:may|mar|sun|sat|dec)\b/.test(match[0]) && !/\d{4}/.test(match[0])) continue;
      const value = read(match);
      if (value?.month === undefined) continue;
      found.push({ ...value, month: value.month, text: text.slice(start, end), start, end });
    }
  return shareYear(
    found.sort((a, b) => a.start - b.start),
    source,
  );
});

/** "July 1 through June 30, 2029" stays two dates; "May 1 and June 3, 2025" gives both the year. */
const shareYear = (found: DateMention[], source: string): DateMention[] =>
  found.map((mention, index) => {
    const next = found[index + 1];
    if (mention.year !== undefined || mention.day === undefined || next?.year === undefined)
      return mention;
    const between = source.slice(mention.end, next.start);
    const listed = /^\s*(?:,|and|&|or|,\s*and|to|-|through|until)\s*$/i.test(between);
    if (!listed || next.month < mention.month) return mention;
    return { ...mention, ...date(String(next.year), mention.month, String(mention.day)) };
  });
