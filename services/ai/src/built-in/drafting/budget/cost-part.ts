import { capitalize, squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';
import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { parseNumber } from '../../../text/numbers.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import type { MoneyItem } from './money-item.ts';
import { inPlainSigns, multiplies, product, reckoned } from './reckoning.ts';

/** A cost as somebody noted it; `sure` unless the currency or the amount had to be worked out. */
export type Cost = MoneyItem & { sure: boolean; inKind?: true };

const bullet = /^\s*(?:[-–—•*▪○●]|\(?\d{1,2}[.)](?=\s)|[a-z][.)](?=\s))\s*/;
const leader = /\s*(?:\.{3,}|…+|\t+|\s\|\s|_{3,})\s*/g;
const opening = /^(?:and|plus|then|also|[+&])\s+/i;
const about =
  /(?:\s|^)\(?(?:about|around|roughly|approx(?:imately|\.)?|ca\.?|circa|est(?:imated|\.)?|some|~)\s*$/i;
/** What is said of an amount behind it: "(quote from May)", "plus VAT", "in-kind", "for the year". */
const aside =
  /^(?:\(([^()]{2,80})\)|[,–—-]?\s*((?:plus|\+|inc(?:l|luding|\.)?|incl\.|ex(?:cl|cluding|\.)?|excl\.|without|with) ?(?:\d+ ?% )?(?:VAT|GST|tax|HST)|in[- ]kind|donated|for (?:the|one|two|\d) \p{Ll}+(?: \p{Ll}+)?|in all|in total|altogether))$/iu;
const inKind = /\b(?:in[- ]kind|donated|for free|pro bono)\b/i;

/** Who speaks, gives, raises or owns says no cost. */
const talk =
  /\b(?:we|our|ours|us|they|he|she|it|(?<!-)you|your|is|are|was|were|has|have|had|will|would|who|which|that|total|subtotal|sum|budget|revenue|income|raised?|earn\w*|lost|sold|received|award\w*|grants?|secured|match\w*|worth|saved?|endowment|reserves?|request\w*|ask\w*|committed|pledged|promised|gives?|gave|given|granted|pays?|paid|contribut\w+|own funds|foundation|trust|rotary|lions|united way|applied|costs? (?:per|an?|each)|last year|since|in (?:19|20)\d\d)\b/i;

/** "Clay County Conservation Board" is nothing to pay for. */
const body =
  /\p{Lu}\S+ (?:Board|Council|Church|Bank|Club|Society|Commission|Ministry|Department|Fund|Endowment|County|Shire|University|Together)$/u;

const clean = (given: string): string =>
  squeeze(given)
    .replace(opening, '')
    .replace(/^(?:the|an?)\s+(?=\p{L})/iu, '')
    .replace(/[\s:=,–—-]+$/, '')
    .replace(/\s+(?:costs?|at|will cost|of|for|comes? to|amounts? to|runs? to|to)$/i, '');

const mostWords = 12;

const shortest = 4;
/** "music, stands, valve oil" are three things, though "music stands" might be said of somebody. */
const isDone = (label: string): boolean =>
  (label.includes(', ') ? label.split(/, (?:and )?/) : [label]).some(
    (thing) =>
      (thing === label || thing.split(' ').length >= shortest) &&
      ['third', 'past'].includes(mainVerb(thing)?.form ?? ''),
  );

const isThing = (label: string): boolean =>
  (/\p{L}{3}/u.test(label) || /^\p{Lu}{2,3}$/u.test(label)) &&
  label.split(' ').length <= mostWords &&
  !talk.test(label) &&
  !body.test(label) &&
  !/[.!?;]\s/.test(label) &&
  !isDone(label);

/** "The phone system that lets her work from home: $3,190": what stands before a colon is a thing, whatever is said of it. */
const saidOf = /(?<=\p{L}{3}) (?:that|which) .+$/u;

/** The amount that closes a part: what follows "=", else the only one, or the last behind a product. */
const amountAt = (
  text: string,
  currency: string | undefined,
):
  { start: number; end: number; amount: number; currency: string; written: string } | undefined => {
  const amounts = findMoney(text);
  const equals = text.lastIndexOf('=');
  const outside = amounts.filter(({ start }) => !/\([^)]*$/.test(text.slice(0, start)));
  const rest = equals < 0 ? outside : amounts.filter(({ start }) => start > equals);
  const money = rest.at(-1);
  const before = reckoned(text.slice(0, money?.start).replace(/[\s:,=]+$/, ''));
  const isPlain = before !== undefined && findMoney(before.what).length === 0;
  if (money && (rest.length === 1 || isPlain)) return { ...money, written: money.text };
  if (money || rest.length > 0) return undefined;
  // "Cook 10 hours x £13.50 = 135", "fuel 900": beside amounts with a sign these are amounts too.
  const unit = amounts[0]?.currency ?? currency;
  const bare = /(?<![\d.,$€£-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d\d?)?)(k?)(?=$|\s*\([^()]*\)$)/i.exec(
    text,
  );
  if (!unit || !bare?.[1] || bare.index <= equals - 1) return undefined;
  if (equals < 0 && amounts.length > 0) return undefined;
  const amount = (parseNumber(bare[1]) ?? Number.NaN) * (bare[2] ? 1000 : 1);
  if (!(amount > 0)) return undefined;
  return {
    start: bare.index,
    end: bare.index + bare[0].length,
    amount,
    currency: unit,
    written: bare[0],
  };
};

/** "24 beacons @" before "$315" are beacons at that price. */
const withDetail = (label: string, detail: string | undefined): string =>
  capitalize(
    detail ? `${label.replace(/ @$/, '')} (${label.endsWith(' @') ? 'at ' : ''}${detail})` : label,
  );

/** "20 used flutes at $210": nobody wrote what they come to, but it can be worked out. */
const workedOut = (text: string): Cost | undefined => {
  const [, count = '', what = '', price = ''] =
    /^(\d[\d,]*) (\p{L}[^$€£=\d]{2,50}?) ?(?:x|×|at|@) ?([^\d\s]{0,4} ?\d[\d,.]*)(?: each)?$/iu.exec(
      text,
    ) ?? [];
  const counted = findMoney(price)[0];
  if (counted && isThing(what))
    return {
      label: `${count} ${what} at ${counted.text}`,
      amount: Math.round(Number(count.replaceAll(',', '')) * counted.amount * 100) / 100,
      currency: counted.currency,
      written: counted.text,
      sure: false,
    };
  const found = reckoned(text);
  const money = found && findMoney(found.how)[0];
  const amount = found && product(found.how);
  if (!found || !money || !amount || !multiplies(found.how) || !isThing(clean(found.what)))
    return undefined;
  return {
    label: withDetail(clean(found.what), inPlainSigns(found.how)),
    amount,
    currency: money.currency,
    written: money.text,
    sure: false,
  };
};

/** "cook 12 h x 50 weeks at $22 = $13,200", "food $4,000", "$900 for fuel", "2 aides 8,004": one cost of a list. */
export const costOf = (part: string, currency?: string): Cost | undefined => {
  const text = squeeze(part.replace(bullet, '').replace(leader, ' '))
    .replace(/[.;,]+$/, '')
    .replace(opening, '');
  const uncounted = text.includes('=') ? undefined : workedOut(text);
  if (uncounted) return uncounted;
  const money = amountAt(text, currency);
  if (!money) return undefined;
  const before = text.slice(0, money.start);
  const after = text.slice(money.end).trim();
  const sure = findMoney(text).some(({ start }) => start === money.start);
  const isAbout = about.test(before);
  const isNamed = /:\s*$/.test(before) && after === '';
  const noted = aside.exec(after);
  const given = before
    .replace(about, '')
    .replace(/[\s:=,(–—-]+$/, '')
    .replace(opening, '');
  const made = (label: string, detail?: string): Cost | undefined => {
    const full = expandShorthand(label);
    if (!isThing(full) && !(isNamed && isThing(full.replace(saidOf, '')))) return undefined;
    return {
      label: withDetail(full, detail),
      amount: money.amount,
      currency: money.currency,
      written: money.written,
      sure,
      ...(isAbout ? { about: true as const } : {}),
      ...(inKind.test(text) ? { inKind: true as const } : {}),
    };
  };
  if (given === '') {
    const what = after.replace(/^[\s:,–—-]+/, '').replace(/^(?:for|to pay for|towards?)\s+/i, '');
    const [, thing = what, note] = /^(.+?) \(([^()]+)\)$/.exec(what) ?? [];
    return made(clean(thing), note && inPlainSigns(note));
  }
  if (after !== '' && !noted) return undefined;
  const note = noted?.[1] ?? noted?.[2];
  const inBrackets = /^(.+?) ?\(([^()]*\d[^()]*)\)$/.exec(given);
  const counted = inBrackets
    ? null
    : /^(\d[\d,]* \p{L}[^x×*@$€£]*?) ?(?:[x×*]|(?=at [$€£]))\s*(.+)$/u.exec(given);
  const how = inBrackets || counted ? undefined : reckoned(given);
  const detail = [
    how && inPlainSigns(how.how),
    inBrackets?.[2] && inPlainSigns(inBrackets[2]),
    note && inPlainSigns(note),
  ].filter(Boolean);
  if (counted?.[1] && counted[2])
    return made(clean(counted[1]), [inPlainSigns(counted[2]), ...detail].join(', '));
  return made(clean(how?.what ?? inBrackets?.[1] ?? given), detail.join(', ') || undefined);
};
