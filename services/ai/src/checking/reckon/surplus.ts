import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { tablesIn } from './tables.ts';

const speaksOfIt =
  /\b(?:surplus|deficit|left over|in the black|in the red|shortfall)\b|\b(?:took in|brought in|income|revenue|receipts|earned|raised)\b.*\b(?:more|less|exceed\w*|above|below)\b.*\b(?:spent|spending|expenses?|costs?|expenditures?)\b|\bspent\b.*\b(?:more|less)\b.*\b(?:took in|brought in|income|revenue|received|earned)\b/i;

export type Side = 'in' | 'out';
type Total = { side: Side; amount: number; source: ClaimSource };

const income = /^(?:total|money|cash) in\b|\b(?:income|revenues?|receipts|support and revenue)\b/i;
const spending =
  /^(?:total|money|cash) out\b|^spent$|\b(?:expenses?|spending|expenditures?|costs|disbursements|outgoings)\b/i;
const sideOf = (name: string): Side | undefined => {
  const [isIn, isOut] = [income.test(name), spending.test(name)];
  return isIn === isOut ? undefined : isIn ? 'in' : 'out';
};

const known = new WeakMap<SourceIndex, Map<string, Total[]>>();

const inSentences = (index: SourceIndex): Total[] =>
  index.texts.flatMap(({ source, written }): Total[] =>
    source.type === 'guidelines'
      ? []
      : findMoney(written).flatMap(({ amount, start }): Total[] => {
          const ahead = written.slice(Math.max(0, start - 50), start);
          if (/\bspent\s+(?:about |only )?$/i.test(ahead)) return [{ side: 'out', amount, source }];
          const named =
            /\b(?:total(?: of)?|all)\s+(?:\p{L}+\s+){0,2}$/iu.exec(ahead)?.[0] ??
            /\b(?:income|revenues?|receipts|spending|expenses|expenditures?)(?:\s+(?:in\s+\d{4}|(?:for|in|of) (?:the|that|this) year))?\s+(?:(?:was|were|came to|of|at|total(?:l?ed)?)\s+)?$/i.exec(
              ahead,
            )?.[0];
          if (named === undefined) return [];
          const side = sideOf(named);
          // "Total $72,400" beneath a list of what came in.
          return side
            ? [{ side, amount, source }]
            : /^total\s*$/i.test(named)
              ? [{ side: 'in', amount, source }]
              : [];
        }),
  );

/** A row that is called nothing else is all of it. */
const onlyTheSide =
  /^(?:income|revenues?|receipts|spending|spent|expenses|expenditures?)(?: (?:for|in|of) (?:the|that|this) year)?$/i;

const inTables = (index: SourceIndex): Total[] =>
  tablesIn(index).flatMap(({ head, rows, title }) =>
    rows.flatMap(({ cells, source }) =>
      cells.flatMap(({ name, column, value }): Total[] => {
        if (!/^total\b/i.test(name) && !onlyTheSide.test(name)) return [];
        const side =
          sideOf(name) ?? sideOf(head[column - 1] ?? '') ?? sideOf(head[0] ?? '') ?? sideOf(title);
        return side ? [{ side, amount: value, source }] : [];
      }),
    ),
  );

const placeOf = (source: ClaimSource): string =>
  source.type === 'document' ? source.documentId : source.type;

export const totalsIn = (index: SourceIndex): Map<string, Total[]> => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = new Map<string, Total[]>();
  for (const total of [...inSentences(index), ...inTables(index)]) {
    const place = placeOf(total.source);
    found.set(place, [...(found.get(place) ?? []), total]);
  }
  known.set(index, found);
  return found;
};

/** "We took in $1,500 more than we spent" of accounts that give all that came in and all that was spent. */
export const surplus = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money' || !speaksOfIt.test(sentenceOf(text, finding).said))
    return undefined;
  return pairsIn(index).find(({ one, other }) =>
    meets(Math.abs(one.amount - other.amount), finding),
  )?.one.source;
};

/** What came in and what was spent, as one place gives them. */
const pairsIn = (index: SourceIndex): { one: Total; other: Total }[] =>
  [...totalsIn(index).values()].flatMap((totals) =>
    totals
      .filter(({ side }) => side === 'in')
      .flatMap((one) =>
        totals.filter(({ side }) => side === 'out').map((other) => ({ one, other })),
      ),
  );

const thanTheOther =
  /^,?\s+(?:more|less)\b[^.;,\d]{0,20}\bthan (?:(?:we|it|they) (?:spent|took in|brought in|received|earned)|(?:our |the )?(?:income|revenues?|spending|expenses|expenditures?|costs))\b|^,?\s+(?:above|below|over|under) (?:our |the )?(?:income|revenues?|spending|expenses|expenditures?|costs)\b/i;

/** "Our income was $90,000, $4,000 more than we spent" where the place that gives the income gives another spending. */
export const isOtherThanSurplus = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
  index: SourceIndex,
): boolean => {
  const { from, said } = sentenceOf(text, finding);
  if (
    finding.kind !== 'money' ||
    !speaksOfIt.test(said) ||
    !thanTheOther.test(text.slice(finding.end))
  )
    return false;
  const own = values
    .filter(({ kind, start, end }) => kind === 'money' && start >= from && end <= finding.start)
    .at(-1)?.value;
  const pairs = pairsIn(index).filter(({ one, other }) =>
    [one, other].some(({ amount }) => amount === own),
  );
  return (
    pairs.length > 0 &&
    !pairs.some(({ one, other }) => meets(Math.abs(one.amount - other.amount), finding))
  );
};
