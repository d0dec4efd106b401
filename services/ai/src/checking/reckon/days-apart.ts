import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const span = /^[\s-](day|week|month)s?\s(later|after(?:wards)?|earlier|before(?:hand)?)\b/i;
/** So many words of the draft's sentence the source of the other date must have. */
const shared = 2;

const moved = (iso: string, by: number, unit: string): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + by);
  else date.setUTCDate(date.getUTCDate() + by * (unit === 'week' ? 7 : 1));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};

/** "Work starts on May 3, 2030 and the first sale follows ten days later" of a first sale on May 13. */
export const daysApart = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const [, unit = '', way = ''] = span.exec(text.slice(finding.end)) ?? [];
  if (finding.kind !== 'figure' || finding.value === undefined || unit === '') return undefined;
  const by = /^(?:earlier|before)/i.test(way) ? -finding.value : finding.value;
  const { from, to, said } = sentenceOf(text, finding);
  const words = topicStems(said).filter((stem) => !/^\d/.test(stem));
  const dates = proven.flatMap(({ finding: date }) =>
    date.start >= from && date.end <= to
      ? (/^date:(\d{4}-\d\d-\d\d)$/.exec(date.keys[0] ?? '')?.[1] ?? [])
      : [],
  );
  return dates
    .flatMap((date) => index.values.get(`date:${moved(date, by, unit.toLowerCase())}`) ?? [])
    .find(
      ({ stems, source }) =>
        source.type !== 'guidelines' &&
        words.filter((word) => sameThing(word, stems)).length >= shared,
    )?.source;
};
