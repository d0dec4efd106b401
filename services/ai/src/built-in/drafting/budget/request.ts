import { findMoney, type Money, type MoneyMention } from '../../../text/money.ts';

/** What is asked for: an amount, or the same amount each year for some years. */
export type Request = Money & {
  /** How it was written: "$480,000 a year for 3 years". */
  written: string;
  years?: number;
};

const asks =
  /\b(?:ask(?:s|ing)?(?: for)?|request(?:s|ed|ing)?|want|seek(?:s|ing)?|appl(?:y|ying) for|look(?:s|ing)? for)\b/i;
const about = '(?: (?:about|around|roughly|approximately|some|a total of|up to))?';
/** "We need around $22,000": nobody needs money of a reader for nothing. */
const needs = new RegExp(
  `^(?:we |I )?(?:need|(?:would|['’]d) like)(?: to (?:have|ask for|request|apply for))?${about}\\s*$`,
  'i',
);
/** "The sum asked is $164,000", "Grant sought: $8,000". */
const named =
  /^(?:the |our )?(?:(?:total |full )?(?:sum|amount|grant|funding|money|support)(?: that)?(?: we)? (?:(?:is |are )?(?:asked|sought|requested|needed|wanted|asking|ask|seek|request)(?: for)?)(?: here| from you)?|(?:our )?(?:ask|request)(?: here)?)\s*(?:is|are|comes to|totals|:|=|[-–—]|of|for)?\s*(?:for )?(?:a total of |in all |about )?$/i;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };
const yearly =
  /^\s*(?:(?:a|per|each|every)\s+year|annually)\s*,?\s+(?:(?:for|over|during)\s+)?(?:(?:each|all)\s+of\s+)?(?:the\s+)?(\d|10|two|three|four|five)\s+years\b/i;

/** The sum over all years, computed here and nowhere else. */
export const totalRequested = ({ amount, years }: Omit<Request, 'written'>): number =>
  Math.round(amount * (years ?? 1) * 100) / 100;

/** The request that a sentence states; undefined where it asks for nothing. */
export const readRequest = (text: string): Request | undefined => {
  const later = asksLater(text);
  if (later) return later;
  const money = findMoney(text)[0];
  // "a van that we need costs $30,000" asks for nothing: the amount follows the asking.
  if (!money || !/(?:^|\bwe |\bI |\bour )[^$€£]{0,48}$/i.test(text.slice(0, money.start)))
    return undefined;
  const before = text.slice(0, money.start);
  if (needs.test(before) || named.test(before)) return found(money, text);
  if (!asks.test(before) || isShare(before, text.slice(money.end))) return undefined;
  // "We want a new cooler ($38,500)" names what the cooler costs.
  if (
    /\bwant\b/i.test(before) &&
    !/\bwant(?: to (?:ask|request|apply)(?: for)?)?(?: about)?\s*$/i.test(before)
  )
    return undefined;
  return found(money, text);
};

/** "We ask for the van and $3,080 of the cook's wages": the amount is a share of one thing among others. */
const isShare = (before: string, after: string): boolean =>
  /\b(?:and|plus)\s*$|,\s*$/i.test(before) &&
  /^ (?:of|towards?|for) (?:the|our|its|their|his|her)\b(?! (?:total|whole|costs?|budget|project))/i.test(
    after,
  );

const askedLater =
  /(?:,? (?:and|so|but)|[;,]) (?:we |I )?(?:are )?(?:ask(?:ing)?|request(?:ing)?|apply(?:ing)?)(?: you)? for(?: about)?\s*$/i;

/** "The project costs £11,200 and we ask for £9,600": what is asked for stands behind what it costs. */
const asksLater = (text: string): Request | undefined => {
  const [, ...rest] = findMoney(text);
  const money = rest.find(({ start }) => askedLater.test(text.slice(0, start)));
  return money && found(money, text);
};

const found = (money: MoneyMention, text: string): Request => {
  const span = yearly.exec(text.slice(money.end));
  const years = span?.[1] ? (numbers[span[1].toLowerCase()] ?? Number(span[1])) : undefined;
  return {
    amount: money.amount,
    currency: money.currency,
    written: text.slice(money.start, money.end + (span?.[0].length ?? 0)),
    ...(years && years > 1 ? { years } : {}),
  };
};
