import type { ClaimSource } from '@grantwright/shared/contract';
import { stem } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const rate =
  /^\s(\p{Ll}+)\s(?:an?|per|each|every)\s(week|month|quarter|year)\b|^\s(\p{Ll}+)\s(weekly|monthly|quarterly|yearly|annually)\b/u;
const inAYear: Record<string, number> = { week: 52, month: 12, quarter: 4, year: 1 };
const periodOf = (said: string): string => (said === 'annually' ? 'year' : said.replace(/ly$/, ''));

/** "hours a week": what so many are, and how often in a year. */
const rateOf = (text: string, { end }: Finding): { unit: string; times: number } | undefined => {
  const [, one, period, other, adverb] = rate.exec(text.slice(end)) ?? [];
  const unit = one ?? other;
  const times = inAYear[periodOf(period ?? adverb ?? '')];
  return unit === undefined || times === undefined ? undefined : { unit: stem(unit), times };
};

/** "25 hours each week, or about 1,300 hours a year": the same rate over another time. */
export const overTheYear = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
): ClaimSource | undefined => {
  const own = finding.kind === 'figure' ? rateOf(text, finding) : undefined;
  if (!own) return undefined;
  const { from, to } = sentenceOf(text, finding);
  return proven.find(({ finding: other }) => {
    const its = other.kind === 'figure' ? rateOf(text, other) : undefined;
    return (
      its !== undefined &&
      other.start >= from &&
      other.end <= to &&
      its.unit === own.unit &&
      its.times !== own.times &&
      meets(((other.value ?? 0) * its.times) / own.times, finding)
    );
  })?.source;
};
