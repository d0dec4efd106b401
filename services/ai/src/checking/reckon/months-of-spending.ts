import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { parseNumber } from '../../text/numbers.ts';
import type { Finding } from '../finding.ts';
import { bearsOut } from '../rounding.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';
import { totalsIn } from './surplus.ts';

const ofSpending =
  /^[\s-]months?['’]?\s(?:worth\s)?(?:of\s)?(?:\p{L}+\s){0,2}?(?:spending|expenses|expenditures?|costs|outgoings|operations|operating|budget)\b/iu;
const reserve = /\b(?:reserves?|savings|cushion)\b/i;
const monthsOfYear = 12;

/** What the sources give as the reserve: "Reserves are $40,000", "a reserve of $40,000". */
const reservesIn = (index: SourceIndex): { amount: number; source: ClaimSource }[] =>
  index.texts.flatMap(({ source, written }) =>
    source.type === 'guidelines' || !reserve.test(written)
      ? []
      : findMoney(written).flatMap(({ amount, start, end }) =>
          /\b(?:reserves?|savings|cushion)\b[^.;\d$€£]{0,30}$/i.test(written.slice(0, start)) ||
          /^\s(?:\p{L}+\s){0,3}(?:reserves?|savings|cushion)\b/iu.test(written.slice(end))
            ? [{ amount, source }]
            : [],
        ),
  );

/** What a year costs: the spending that the sources give, or the yearly budget. */
const yearsIn = (index: SourceIndex): number[] => [
  ...[...totalsIn(index).values()]
    .flat()
    .flatMap(({ side, amount }) => (side === 'out' ? [amount] : [])),
  ...index.texts.flatMap(({ source, written }) => {
    if (source.type !== 'organization' || source.field !== 'annualBudget') return [];
    const value = findMoney(written)[0]?.amount ?? parseNumber(written.trim());
    return value === undefined ? [] : [value];
  }),
];

/** "more than four", "about four", "nearly four", and four that are so to the nearest month. */
const isSo = (months: number, finding: Finding): boolean =>
  finding.approximate
    ? bearsOut(months, finding) || Math.abs(months - (finding.value ?? 0)) <= toMonth
    : Math.abs(months - (finding.value ?? 0)) <= toMonth;
const toMonth = 0.25;

/** "Reserves equal about four months of spending": for how long what is kept would last. */
export const monthsOfSpending = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure' || !ofSpending.test(text.slice(finding.end))) return undefined;
  if (!reserve.test(sentenceOf(text, finding).said)) return undefined;
  const years = yearsIn(index);
  return reservesIn(index).find(({ amount }) =>
    years.some((year) => isSo(amount / (year / monthsOfYear), finding)),
  )?.source;
};
