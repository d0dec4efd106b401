import type { DocumentFormat } from '@grantwright/shared/contract';
import {
  usualFormat,
  type CountingRule,
  type LengthUsage,
  type TextLength,
} from '@grantwright/shared/submission';
import { pluralize } from '../../../lib/format.ts';

/** Completes "480 of 500 characters, …". */
export const countingRuleLabels: Record<CountingRule, string> = {
  browser: 'as a web form counts',
  crlf: 'as a form that counts line breaks twice',
  'code-points': 'with an emoji as one',
  word: 'as Word counts',
  'word-without-spaces': 'as Word counts, without spaces',
};

/** Describes a length relative to its limit, for example "480 of 500 words". */
export function formatUsage({ unit, count, limit }: LengthUsage): string {
  if (unit === 'pages') {
    return `about ${Number(count.toFixed(1))} of ${pluralize(limit, 'page')}`;
  }
  return `${formatCount(count)} of ${formatCount(limit)} ${unit}`;
}

/** Describes the format used to estimate pages, for example "Arial 11, 1-inch margins, double-spaced". */
export function formatDocumentFormat(format: DocumentFormat): string {
  const { font, fontSize, margin, lineSpacing }: Required<Omit<DocumentFormat, 'header'>> = {
    ...usualFormat,
    ...format,
  };
  const parts = [
    `${font} ${fontSize}`,
    `${margin}-inch margins`,
    lineSpacing === 1 && 'single-spaced',
    lineSpacing === 2 && 'double-spaced',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns, for example, "3 over"; undefined if the limit is not exceeded. */
export function formatExcess({ unit, over }: LengthUsage): string | undefined {
  if (over === 0) return undefined;
  return unit === 'pages' ? `about ${formatTenths(over)} over` : `${formatCount(over)} over`;
}

/** Returns a warning if the limit is exceeded only under a stricter counting rule. */
export function formatStrictest({ strictest }: LengthUsage): string | undefined {
  if (!strictest) return undefined;
  return `Over the limit in forms that count a line break as two characters: ${formatCount(strictest.count)}.`;
}

export const formatWordCount = ({ words }: TextLength): string => pluralize(words, 'word');

const formatCount = (n: number) => n.toLocaleString('en-US');
/** Rounds to tenths, but never down to "0.0 over". */
const formatTenths = (pages: number) => Math.max(0.1, Number(pages.toFixed(1)));
