import { splitSentences } from '@grantwright/analyst';
import { findMoney, formatMoney } from '../../../text/money.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { amountsOfFormLine } from './amounts-of-form-line.ts';
import { amounts, bareAmount } from './amounts-of-row.ts';
import { amountsOfTotalColumn } from './amounts-of-total-column.ts';
import { foundationReturn } from './foundation-return.ts';

const said =
  /[$£€]\s?\d[\d,.]*(?: million|[MK])? (?:annual |operating |yearly )?budget\b|\bour (?:\w+ )?budget\b|\b(?:annual|operating|yearly|organizational|total|current)(?: \w+)? budget\b|[’']s (?:own )?(?:\w+ )?budget\b|\b(?:and|with|on|has|have|adopted|approved|passed|set) an? (?:\w+ )?budget of\b|\b20\d{2}(?:[-–/]\d{2,4})? (?:\w+ ){0,2}budget (?:of|is|was|totals?)\b|^budget (?:approved|adopted|agreed|passed)\b[^.:$£€]{0,50}\b20\d{2}|\bour (?:FY ?)?\d{2,4} budget\b|^(?:[A-Z]\. )?budget(?: size)?\s*:|^budget(?: size)?$|\bbudget (?:for|in) (?:the |this |our )?(?:current |coming |this )?(?:fiscal )?(?:year|FY ?\d{2,4}|20\d{2})/i;
const totalExpenses =
  /(?:^|[.;] )(?:\d{1,2}\.?\s+)?(?:total (?:functional |operating )?|operating )expen(?:ses?|ditures?)\b(?! tax)|(?:^|[.;] )total (?:spending|outgoings|expended|payments)\b/i;
/** What may stand between "Total expenditure" and its amount, where both are on one line. */
const toItsAmount =
  /^(?: (?:for|in) [^.,;]{2,40}?)?\s*(?:[:–—-]|(?:of|were|was|came to|totall?ed|reached)\b)?\s*$/i;
const totalRevenue =
  /^(?:\d{1,2}\.?\s+)?total (?:revenue|income|support and revenue|revenue and support|revenues?, gains)/i;
/** "Total Revenue: $1.2M", in a report that may say nothing of what was spent. */
const totalOfYear = /^total (?:annual )?(?:revenues?|income)\b[^$£€\d]{0,20}[$£€]/i;
const notTheirs =
  /\b(?:remaining|left over|balance of|grant|program|project|applicants?|(?:organizations?|non-?profits|charities|groups|agencies) with|(?:park|town|village|government|ministry|university)(?:[’']s|$)|less than(?! \d+(?:\.\d+)? ?(?:%|percent))|under|up to|exceed|increase|city|county|state|federal|approve|prepare)\b/i;
/** "the City of Elm Grove's budget": others write of it, too, and call it the budget from then on. */
const ofTheCity =
  /\b(?:[Cc]ity|[Cc]ounty|[Tt]own|[Ss]tate|[Vv]illage|[Bb]orough|[Gg]overnment)(?: of (?:\p{Lu}[\p{L}.-]*(?: |(?=['’])))+)?['’]?s?['’]? (?:\p{Ll}+ )?budget\b/u;
const isOfTheCity = (text: string, place: number): boolean =>
  (ofTheCity.exec(text)?.index ?? Infinity) <= place && !/^our\b/i.test(text.slice(place));
const written = (amount: number, currency = 'USD'): string => formatMoney({ amount, currency });

/** "… expenses for the year came to $1,204,551", "We run on $85,000 a year". */
const spent =
  /\b(?:(?:our|total|annual|operating) (?:\w+ )?(?:expenses|expenditures?|spending|costs)\b[^.$£€]{0,50}\b(?:of|were|was|totall?ed|came to|reached|is|are)|^(?:expenditure|expenses|spending) (?:for|in) [^.£$€]{0,40}\b(?:was|were|came to|totall?ed)|\bincome\b[^.;]{0,60}?[,;]? (?:and )?(?:an? |total |our )?expenditure (?:was|were|of|came to|totall?ed)|^(?:a|one|each) year (?:of|at) [^.$£€]{2,60} costs(?: us)?|we turn(?:ed)? over|it (?:takes|costs)(?: us)?|(?:we|which|that|it) (?:runs?|operates?|gets? by|ran) on|we (?:spend|spent))\s+(?:about |approximately |roughly |just (?:over|under) |some )?(?=[$£€]\s?\d)/i;
const aYear =
  /\b(?:a|per|each|every|for the|last|this|in|fiscal) (?:fiscal )?year\b|\bthe (?:\p{Ll}+ )?year (?:to|ended|ending) \d|\bannual(?:ly)?\b|\b(?:in|for) (?:FY ?)?20\d{2}\b|\bfiscal\b/iu;

/** A register's row: "Expenditure | £61,220". */
const bareExpenses = /^(?:expenditure|spending)$/i;

/** A bare "Total" belongs to the part of the table that it closes. */
const bareTotal = /^(?:grand )?totals?:?(?:\s+(?:[$£€]\s?)?[\d,.]+)*$/i;
const expensesPart =
  /^(?:our |total |operating )?(?:expenses?|expenditures?|spending|uses of funds|(?:where|how) (?:it|the money|your money|your gifts?|we) (?:went|goes|spent|spend|was spent).{0,12})\b.{0,14}$/i;
const incomePart =
  /^(?:our |total |operating )?(?:income|revenues?|support|receipts|sources of funds|(?:public )?support (?:and|&) revenue|where (?:it|the money|our money) (?:came|comes) from)\b.{0,14}$/i;
const partOf = (lines: Line[], at: number): 'expenses' | 'income' | undefined => {
  for (let above = at - 1; above >= Math.max(0, at - 24); above--) {
    const text = lines[above]?.text ?? '';
    if (expensesPart.test(text)) return 'expenses';
    if (incomePart.test(text)) return 'income';
    if (bareTotal.test(text)) return undefined;
  }
  return undefined;
};

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
/** "… came to $3,885, which was not in our budget": a sum that the budget does not hold. */
const outside =
  /\b(?:not (?:in|part of|within|covered by)|outside(?: of)?|beyond|over and above|stretch(?:es|ed|ing)?|strain(?:s|ed|ing)?(?: on)?) $/i;
/** "an annual budget of under $500,000" bounds whom somebody helps. */
const bound = /\b(?:under|less than|up to|below|between|at least|no more than|at most)\s*$/i;
/** "about $2,600 a month". */
const ofAMonth =
  /^\s*(?:USD|GBP|EUR|dollars|pounds)?\s*(?:\/|per |a |each |every )\s?(?:month|week|quarter)|^ (?:monthly|weekly|quarterly)\b/i;
const isRange = (text: string, start: number, end: number): boolean =>
  rangeAfter.test(text.slice(end)) ||
  ofAMonth.test(text.slice(end)) ||
  rangeBefore.test(text.slice(0, start)) ||
  bound.test(text.slice(0, start));

/** What running text says was spent in the year. */
const tells = (line: Line): Candidate[] => {
  const match = spent.exec(line.text);
  if (!match || line.others || !aYear.test(line.text)) return [];
  const end = match.index + match[0].length;
  const money = findMoney(line.text).find(({ start }) => start >= end - 1 && start < end + 3);
  return money && money.amount >= 1000 && !isRange(line.text, money.start, money.end)
    ? [candidate(written(money.amount, money.currency), line, 2.2)]
    : [];
};

/** What the organization spends in a year, as text such as "$482,300". */
export const findAnnualBudgets = (paper: Paper): Candidate[] => {
  const { lines, kind, sponsorship } = paper;
  if (kind === 'form-990-n' || kind === 'determination-letter') return [];
  const currency = currencyOf(lines);
  const isFoundation = foundationReturn(paper) !== undefined;
  return lines.flatMap((line, at): Candidate[] => {
    if (sponsorship && line.others) return [];
    if (said.test(line.text) && kind !== 'form-990') {
      const place = line.text.search(said);
      const before = line.text.slice(Math.max(0, place - 40), place);
      const sentence = splitSentences(line.text).find(
        ({ start, end }) => start <= place && place < end,
      );
      const own = findMoney(line.text)
        .filter(
          ({ start, end }) =>
            start > Math.max(place - 60, (sentence?.start ?? 0) - 1) &&
            start < Math.min(place + 120, sentence?.end ?? line.text.length) &&
            !isRange(line.text, start, end),
        )
        .sort((a, b) => Math.abs(a.start - place) - Math.abs(b.start - place))[0];
      const next = lines[at + 1];
      if (
        own &&
        own.amount >= 1000 &&
        !isOfTheCity(line.text, place) &&
        !notTheirs.test(sponsorship ? before.replace(/\bproject\b/i, '') : before) &&
        !/\b(?:applicants?|eligible)\b/i.test(line.text) &&
        !outside.test(line.text.slice(Math.max(0, place - 30), place))
      )
        return [candidate(written(own.amount, own.currency), line, 3)];
      const below = own || !next ? undefined : findMoney(next.text)[0];
      if (below && next && line.text.split(' ').length < 7 && bareAmount.test(next.text))
        return [candidate(written(below.amount, below.currency), next, 2.8)];
      return [];
    }
    // A sentence may give what came in before what was spent.
    const told = line.row === undefined ? tells(line) : [];
    if (told.length > 0) return told;
    const label = totalExpenses.exec(line.text);
    const place = label?.index ?? -1;
    const part = bareTotal.test(line.text) && kind !== 'form-990' ? partOf(lines, at) : undefined;
    const expenses = place >= 0 || part === 'expenses';
    const bare = line.row !== undefined && bareExpenses.test(line.text);
    if (!expenses && !part && !bare && !totalRevenue.test(line.text)) return tells(line);
    const beside = amounts(
      place > 0 ? lines.with(at, { ...line, text: line.text.slice(place + 2) }) : lines,
      at,
    );
    // "Total expenditure: R1,214,436": money of another sign than those that most accounts have.
    const inLine =
      line.row === undefined && kind !== 'form-990' ? findMoney(line.text)[0] : undefined;
    const isTold =
      label && place === 0
        ? toItsAmount.test(line.text.slice(label[0].length, inLine?.start))
        : kind === 'report' && totalOfYear.test(line.text);
    if (beside.length === 0 && inLine && isTold && inLine.amount >= 1000)
      return [candidate(written(inLine.amount, inLine.currency), line, place === 0 ? 2.4 : 2)];
    const [ofAllFunds] = amountsOfTotalColumn(lines, at);
    const found =
      beside.length === 0 && kind === 'form-990' ? amountsOfFormLine(lines, at) : beside;
    // A foundation's form gives what its books say first; any other gives last year before this one.
    const chosen = ofAllFunds ?? (kind === 'form-990' && !isFoundation ? found.at(-1) : found[0]);
    return chosen && chosen.value >= 1000
      ? [
          candidate(
            written(chosen.value, currency),
            place > 0 ? line : chosen.line,
            expenses || bare ? 2.4 : 2,
          ),
        ]
      : [];
  });
};
