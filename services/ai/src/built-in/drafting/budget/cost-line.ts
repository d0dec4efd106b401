import { squeeze } from '@grantwright/analyst';
import { findMoney, type Money } from '../../../text/money.ts';
import { topLevelParts } from '../statements/frames/top-level-parts.ts';
import { type Cost, costOf } from './cost-part.ts';
import { isPriceOfOne } from './price-of-one.ts';
import { isPayer } from './who-pays.ts';

/** What one line or sentence of a budget holds: costs, a total among them, and what others pay. */
export type CostLine = { costs: Cost[]; total?: Money; payers: string[] };

const money = String.raw`(?:about |~)?(?:[A-Z]{0,3}[$€£₹]|[A-Z]{3} )? ?\d[\d,.]*k?`;
const totalPart = new RegExp(
  String.raw`^(?:(?:so |and )?(?:the |it )?(?:whole|entire) (?:thing|lot|project|budget|cost|sum)s?(?: is| costs?| comes to)|(?:and |which |it |this )?(?:makes?|comes? to|adds? up to)|=|(?:the )?(?:grand |sub|project )?-?total(?: costs?| budget| project cost| for (?:the )?\p{L}+(?: \d)?)?(?: is| comes to)?|in all|altogether|sum|all together)\s*[:=–—-]?\s*(${money})(?: in all| altogether)?\.?$`,
  'iu',
);

/** "Total: $21,000", "In all 21,000", "makes $900": the sum of what stands before it. */
export const totalIn = (text: string, currency?: string): Money | undefined => {
  const written = totalPart.exec(squeeze(text))?.[1];
  if (written === undefined) return undefined;
  const [found] = findMoney(written);
  if (found) return { amount: found.amount, currency: found.currency };
  const bare = costOf(`amount ${written}`, currency);
  return bare && { amount: bare.amount, currency: bare.currency };
};

const ands =
  /(?<=[$€£] ?\d[\d,.]*k?(?: for [\p{L} ]+)?)\s+(?:and|plus)\s+(?!\d* ?%? ?(?:VAT|GST|tax)\b)(?=[^,;]*\d)/giu;

/** Parts that a mark divides; what holds no amount yet goes on in the next one: "hall, 36 weeks, £900". */
const read = (parts: string[], currency: string | undefined): CostLine | undefined => {
  const line: CostLine = { costs: [], payers: [] };
  let open = '';
  for (const [at, part] of parts.entries()) {
    const text = open ? `${open}, ${part}` : part;
    if (isPriceOfOne(text, parts[at + 1] ?? '')) {
      open = text;
      continue;
    }
    const total = totalIn(text, currency);
    const cost = total ? undefined : costOf(text, currency);
    open = '';
    if (total) line.total = total;
    else if (cost) line.costs.push(cost);
    else if (isPayer(text)) line.payers.push(text);
    else open = text;
  }
  return open ? undefined : withSumOfLast(line);
};

/** "cook $600 + food $400 + hall $200 = $1,200": the last amount is the sum of all. */
const withSumOfLast = (line: CostLine): CostLine => {
  const last = line.costs.at(-1);
  const own = last && /^(.+) \(([^()]+)\)$/.exec(last.label);
  const [amount] = own?.[2] ? findMoney(own[2]) : [];
  const before = line.costs.slice(0, -1).reduce((sum, cost) => sum + cost.amount, 0);
  if (!last || !own?.[1] || !amount || before === 0 || line.total) return line;
  if (Math.abs(before + amount.amount - last.amount) > 0.005) return line;
  return {
    ...line,
    costs: [
      ...line.costs.slice(0, -1),
      { ...last, label: own[1], amount: amount.amount, written: amount.text },
    ],
    total: { amount: last.amount, currency: last.currency },
  };
};

/** "It costs $900 for the cook and …": what stands before a list. */
const opening =
  /^(?:(?:it|this|everything|the (?:whole )?(?:project|work)) (?:will )?costs?|(?:our |the )?costs are|we will spend)[:\s]\s*/i;

const marks = [/;/, /[,;]/, /\s[+|]\s/, /\s[-–—]\s/, /\s\/\s/];

/** The costs of one line however its writer divided them; undefined where a part of it is none. */
export const costLine = (text: string, currency?: string): CostLine | undefined => {
  const line = squeeze(text.replace(opening, '').replace(ands, ', ').replace(/\t+/g, ' | '));
  const several = marks
    .map((mark) => topLevelParts(line, mark))
    .filter((parts) => parts.length > 1)
    .map((parts) => read(parts, currency))
    .find((found) => found && found.costs.length > 1);
  if (several) return several;
  const one = read([line], currency) ?? read(topLevelParts(line, /,/), currency);
  return one && one.costs.length + one.payers.length > 0 ? one : undefined;
};
