import { findDates } from '../../text/dates.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { findNumbers } from '../../text/numbers.ts';
import type { Derived } from './derived-values.ts';

/** What is agreed or granted for so long has an end. */
const binding =
  /\b(?:leas\w+|agree\w*|consent\w*|permit\w*|licen[cs]\w+|contract\w*|covenant\w*|sign(?:s|ed)?|grant(?:ed|s)?|award\w*|lasts?|runs?|valid|terms?)\b/i;
const span = /^[\s-](?:year|yr)s?\b/i;
const longest = 100;

const months = new Set(
  topicStems(
    'january february march april may june july august september october november december',
  ),
);

const two = (number: number): string => String(number).padStart(2, '0');

/** "signed on 14 July 2026, for ten years" proves "until July 2036". */
export const deriveEnds = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !binding.test(text)) return [];
    const [date, ...others] = findDates(text);
    const [years, ...more] = findNumbers(text).filter(
      ({ value, end }) => span.test(text.slice(end)) && Number.isInteger(value) && value <= longest,
    );
    // Of two dates or two spans nobody knows which belong together.
    if (date?.year === undefined || !years || others.length > 0 || more.length > 0) return [];
    const year = date.year + years.value;
    const month = two(date.month);
    const keys = [
      `year:${year}`,
      `month:${year}-${month}`,
      ...(date.day === undefined ? [] : [`date:${year}-${month}-${two(date.day)}`]),
    ];
    const about = topicStems(text).filter((word) => !months.has(word));
    return keys.map((key) => ({ source, key, stems: [], about }));
  });
