import { findMoney, formatMoney } from '../../../text/money.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

const said =
  /\b(?:annual|operating|yearly|organizational|total|current)(?: \w+)? budget\b|[’']s budget\b|\b20\d{2}(?:[-–/]\d{2,4})? (?:\w+ ){0,2}budget (?:of|is|was|totals?)\b|\bour (?:FY ?)?\d{2,4} budget\b|\bbudget (?:for|in) (?:the |this |our )?(?:current |coming |this )?(?:fiscal )?(?:year|FY ?\d{2,4}|20\d{2})/i;
const totalExpenses =
  /(?:^|[.;] )(?:\d{1,2}\.?\s+)?(?:total (?:functional |operating )?|operating )expen(?:ses|ditures?)\b(?! tax)/i;
const totalRevenue =
  /^(?:\d{1,2}\.?\s+)?total (?:revenue|income|support and revenue|revenue and support|revenues?, gains)/i;
const notTheirs =
  /\b(?:grant|program|project|applicants?|organizations? with|less than|under|up to|exceed|increase|city|county|state|federal|approve|prepare)\b/i;
const bareAmount =
  /^[$(]?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?\)?$|^\$\s?\d[\d,.]*(?:\s?(?:million|M|K|thousand))?$/i;

const written = (amount: number, currency = 'USD'): string => formatMoney({ amount, currency });

/** The money a paper counts in: pounds or euros where it writes their signs more than the dollar's. */
const currencyOf = (lines: Line[]): string => {
  const count = (sign: string) => lines.filter(({ text }) => text.includes(sign)).length;
  const [first] = [
    { code: 'USD', times: count('$') },
    { code: 'GBP', times: count('£') },
    { code: 'EUR', times: count('€') },
  ].sort((a, b) => b.times - a.times);
  return first && first.times > 0 ? first.code : 'USD';
};

/** "$250,000 - $499,999" names no amount. */
const rangeAfter = /^\s*(?:-|–|—|to)\s*[$£€]?\s?\d/;
const rangeBefore = /\d\s*(?:-|–|—|to)\s*$/;
const isRange = (text: string, start: number, end: number): boolean =>
  rangeAfter.test(text.slice(end)) || rangeBefore.test(text.slice(0, start));

/** The amounts of a row, or after a label: the current year stands last on a Form 990, first in a report. */
const amounts = (lines: Line[], at: number): { value: number; line: Line }[] => {
  const first = lines[at];
  if (!first) return [];
  const own = [...first.text.matchAll(/(?<![\w.,-])[$£€]?\s?(\d{1,3}(?:,\d{3})+)(?![\w,])/g)].map(
    (match) => ({
      value: Number((match[1] ?? '').replace(/,/g, '')),
      line: first,
    }),
  );
  const mates = lines
    .slice(at + 1, at + 4)
    .filter(
      ({ row, text }) => first.row !== undefined && row === first.row && bareAmount.test(text),
    )
    .map((line) => ({ value: Number(line.text.replace(/[^\d.]/g, '')), line }));
  if (own.length > 0) return [...own, ...mates];
  const following: { value: number; line: Line }[] = [];
  for (let next = at + 1; next < lines.length && next < at + 4; next++) {
    const line = lines[next];
    if (!line || (first.row !== undefined && line.row !== first.row)) break;
    if (!bareAmount.test(line.text)) {
      if (/^\d{1,2}[a-z]?$/.test(line.text)) continue;
      break;
    }
    following.push({ value: Number(line.text.replace(/[^\d.]/g, '')), line });
  }
  return following;
};

/** What the organization spends in a year, as text such as "$482,300". */
export const findAnnualBudgets = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'form-990-n' || kind === 'determination-letter') return [];
  const currency = currencyOf(lines);
  const isFoundation =
    kind === 'form-990' &&
    lines
      .slice(0, 40)
      .some(({ text }) => /return of private foundation|\bform\s*990-?PF\b/i.test(text));
  return lines.flatMap((line, at): Candidate[] => {
    if (said.test(line.text) && kind !== 'form-990') {
      const place = line.text.search(said);
      const before = line.text.slice(Math.max(0, place - 40), place);
      const own = findMoney(line.text)
        .filter(
          ({ start, end }) =>
            start > place - 60 && start < place + 90 && !isRange(line.text, start, end),
        )
        .sort((a, b) => Math.abs(a.start - place) - Math.abs(b.start - place))[0];
      const next = lines[at + 1];
      if (
        own &&
        own.amount >= 1000 &&
        !notTheirs.test(before) &&
        !/\b(?:applicants?|eligible)\b/i.test(line.text)
      )
        return [candidate(written(own.amount, own.currency), line, 3)];
      const below = own || !next ? undefined : findMoney(next.text)[0];
      if (below && next && line.text.split(' ').length < 7 && bareAmount.test(next.text))
        return [candidate(written(below.amount, below.currency), next, 2.8)];
      return [];
    }
    const place = line.text.search(totalExpenses);
    const expenses = place >= 0;
    if (!expenses && !totalRevenue.test(line.text)) return [];
    const found = amounts(
      place > 0 ? lines.with(at, { ...line, text: line.text.slice(place + 2) }) : lines,
      at,
    );
    // A foundation's form gives what its books say first; any other gives last year before this one.
    const chosen = kind === 'form-990' && !isFoundation ? found.at(-1) : found[0];
    return chosen && chosen.value >= 1000
      ? [
          candidate(
            written(chosen.value, currency),
            place > 0 ? line : chosen.line,
            expenses ? 2.4 : 2,
          ),
        ]
      : [];
  });
};
