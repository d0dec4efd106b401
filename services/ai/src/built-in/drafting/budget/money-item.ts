import { capitalize, squeeze } from '@grantwright/analyst';
import { findMoney, type Money } from '../../../text/money.ts';
import { openEnd } from '../grammar/write-sentence.ts';

export type MoneyItem = Money & {
  label: string;
  written: string;
  /** Its writer called it about so much. */
  about?: true;
};

/** What calls an amount the sum of others. */
export const total =
  /^(?:grand )?total\b|\btotal(?: request| cost| budget)?\s*[:=]?\s*$|^(?:amount requested|request)\b/i;

const bullet = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/;
const verbAtEnd =
  /\s+(?:costs?|is|are|at|will cost|of|for|(?:will )?comes? to|amounts? to|runs? to|totals?|to)$/i;

const mostWords = 12;

/** "$9,500 mileage", "a cook $38,000 wages": the amount stands before what it is for. */
export const amountFirst = (part: string): MoneyItem | undefined => {
  const text = squeeze(part);
  const amounts = findMoney(text);
  const money = amounts[0];
  if (!money || amounts.length > 1) return undefined;
  const what = openEnd(text.slice(money.end)).replace(/^(?:for|to|in)\s+(?:the |a |an )?/i, '');
  const who = openEnd(text.slice(0, money.start)).replace(/^(?:and|plus|[-–—+&])(?:\s+|$)/i, '');
  if (!/^\p{L}{3}/u.test(what) || what.split(' ').length > mostWords || who.split(' ').length > 16)
    return undefined;
  return {
    label: who ? `${capitalize(what)}: ${who}` : capitalize(what),
    written: money.text,
    amount: money.amount,
    currency: money.currency,
  };
};

/** "Coordinator $30,000", "2 ovens ($11,200 each)": what is paid for, and how much. */
export const fromPart = (part: string): MoneyItem | undefined => {
  const text = squeeze(part.replace(bullet, ''));
  const all = findMoney(text);
  // "actors $41,400 (9 weeks x $767)": what stands in brackets explains the amount before them.
  const outside = all.filter(({ start }) => !/\([^)]*$/.test(text.slice(0, start)));
  const amounts = outside.length > 0 ? outside : all;
  const money = amounts[0];
  if (!money || amounts.length > 1) return undefined;
  const before = openEnd(text.slice(0, money.start).replace(/[\s:=–—(-]+$/, ''));
  const after = text
    .slice(money.end)
    .replace(/^[\s,:)–—-]+/, '')
    .replace(/[(]$/, '');
  const forWhat = /^(?:for|to pay for|towards?)\s+(?:the |a |an )?(.{3,60})$/i.exec(openEnd(after));
  const label =
    forWhat?.[1] && (before === '' || /\b(?:spend|use|is|and|need)$/i.test(before))
      ? forWhat[1]
      : before;
  const clean = label
    .replace(
      /^(?:and|plus|the|a|an|(?:we )?(?:need|want)|we (?:ask for|will spend|budget|request|would like))\s+/i,
      '',
    )
    .replace(/^(?:a|an)\s+/, '')
    .replace(/^(?:about|around|roughly|approximately|some)$/i, '')
    .replace(verbAtEnd, '');
  const short = /^\p{Lu}{2,3}$/u.test(clean);
  if (
    (clean.length < 3 && !short) ||
    clean.split(' ').length > mostWords ||
    (!/\p{L}{3}/u.test(clean) && !short)
  )
    return undefined;
  // "2 ovens ($11,200 ea)": what they cost together
  const count = /^(?:ea|each|apiece)\b/i.test(after) ? /^\d+(?= )/.exec(clean)?.[0] : undefined;
  if (count)
    return {
      label: capitalize(clean),
      written: money.text,
      amount: money.amount * Number(count),
      currency: money.currency,
    };
  const more = openEnd(after).replace(/^\((.*)\)$/, '$1');
  const detail = forWhat || !more ? '' : ` (${more})`;
  if (detail.split(' ').length > 10) return undefined;
  return {
    label: capitalize(clean) + (before === label ? detail : ''),
    written: money.text,
    amount: money.amount,
    currency: money.currency,
  };
};
