import type { MoneyMention } from '../../../text/money.ts';

type Bounds = { least?: MoneyMention; most?: MoneyMention; exact?: MoneyMention; about?: boolean };

/** What the words right before and between amounts say about them. */
export const boundsOf = (text: string, money: readonly MoneyMention[]): Bounds => {
  const [first, next] = money;
  if (!first) return {};
  // "one thousand dollars ($1000)" is one amount.
  const second = next?.amount === first.amount ? undefined : next;
  const before = text.slice(Math.max(0, first.start - 90), first.start).toLowerCase();
  if (
    /\bno (?:gift|grant|award|request)s? [^.]{0,30}(?:larger|greater|more|higher|bigger|over|above|exceed)\b[^.]*$/.test(
      before,
    )
  )
    return { most: first };
  if (
    /\bno\b[^.]{3,120}\b(?:awarded|given|granted|receive) (?:more|over|in excess)\b[^.]*$/.test(
      before,
    )
  )
    return { most: first };
  if (second) {
    const between = text.slice(first.end, second.start);
    const spans = /^\s*(?:-|to|up to|through)\s*(?:up to\s*|a maximum of\s*)?$/i.test(between);
    // "Grants of $1,000 and $500" are two kinds.
    const from = /\b(?:between|from|rang\w+|minimum|at least)\b[^.]*$/.test(before);
    if (spans || (from && /^\s*and\s*(?:up to\s*|a maximum of\s*)?$/i.test(between)))
      return first.amount === 0 ? { most: second } : { least: first, most: second };
    if (
      /\bminimum|at least|floor\b/.test(before) &&
      /\bmaximum|up to|ceiling|most\b/i.test(between)
    )
      return { least: first, most: second };
    if (/\bmaximum|ceiling\b/.test(before) && /\bminimum|floor\b/i.test(between))
      return { least: second, most: first };
  }
  // A range that a table or a new line breaks apart.
  if (/\bbetween\s*$/.test(before) && /^\s*$/.test(text.slice(first.end))) return { least: first };
  if (/^\s*and\s*$/.test(text.slice(0, first.start))) return { most: first };
  if (
    /\b(?:at least|minimum(?: \w+){0,6}|not less than|no less than|floor)\W*(?:of|is|:|\$)?\s*$/.test(
      before,
    ) ||
    /\bfloor\b/.test(before)
  )
    return { least: first };
  if (
    /\b(?:average|typical(?:ly)?|generally|approximately|about|usually)\b[^.]*$/.test(before) &&
    !/up to|maximum|exceed/.test(before)
  )
    return { exact: first, about: true };
  if (
    /\b(?:up to|as much as|not (?:to )?exceed|exceed(?:ing)?|no more than|not more than|at most|maximum|max\.?|ceiling|limited to|capped at|less than|limit|amounts? up|cap\b[^.$€£]{0,60} at)\b[^.]*$/.test(
      before,
    ) ||
    /^\s*(?:usd |eur |gbp )?(?:is|are|would be) (?:\w+ )?(?:the |our )?(?:maximum|most|ceiling|upper limit)\b/i.test(
      text.slice(first.end),
    ) ||
    /^\s*(?:or less|maximum|max\b|per award maximum|or under|and under|cap)/i.test(
      text.slice(first.end),
    )
  )
    return { most: first };
  return { exact: first };
};

/** "in direct costs", "over two years", "per year": what an amount is counted in. */
export const measureOf = (text: string): string => {
  const parts: string[] = [];
  const direct = /\b(direct costs?|total costs?)\b/i.exec(text);
  if (direct) parts.push(`in ${(direct[1] ?? '').toLowerCase().replace(/cost$/, 'costs')}`);
  const single =
    /\b(?:in|for|during) any (?:single |one |given )?(?:budget |project )?year\b/i.exec(text);
  const yearly =
    /\b(?:per|each|a) (?:budget |project |fiscal |grant )?year\b|\bannually\b|\bper annum\b|\byearly\b/i.test(
      text,
    );
  const span =
    /\b(?:over|for|during|across|within)\s+(?:(?:the|up to|an?)\s+)*(\w+[- ](?:to[- ]\w+[- ])?(?:year|month)s?)\b/i.exec(
      text,
    ) ?? /\b((?:two|three|four|five|\d)-year)\s+(?:project|grant|award|budget|period)/i.exec(text);
  if (
    /\btotal (?:request|grant|award)\b.{0,40}\b(?:exceed|up to|at most|no more)/i.test(text) &&
    !yearly
  )
    parts.push('in all');
  if (single) parts.push('in any single year');
  else if (yearly) parts.push('per year');
  if (span?.[1] && !/\b(?:each|any|the|this|per|one|last|past|previous|fiscal)\b/i.test(span[1]))
    parts.push(
      `over ${span[1]
        .replace(/-/g, ' ')
        .toLowerCase()
        .replace(/\b(two|three|four|five|six|\d+) (year|month)$/, '$1 $2s')
        .replace(/^(?:1|one) (year|month)s?$/, 'one $1')}`,
    );
  return parts.length ? ` ${parts.join(' ')}` : '';
};
