import { capitalize, squeeze } from '@grantwright/analyst';
import { findMoney, type MoneyMention } from '../../../text/money.ts';
import type { Cost } from './cost-part.ts';

/** "$70 a bicycle", "$18 for each of them", "$200 each": a price of one, which is no cost of its own. */
const perOne =
  /^\s*(?:\/\s?\p{L}|(?:an?|per|each|every|apiece)(?:\s+\p{L}|\s*[,.;)(]|$)|(?:for each|for every|times|×|x)\b)/iu;
/** "at $22, which is": so is what stands behind "at" or a sign of multiplying. */
const atPrice = /(?:\bat|@|×|\bx|\btimes)\s*$/i;
/** Who asks, gives or has spoken of says no cost. */
const ofOthers =
  /\b(?:we (?:ask|request|apply)|ask(?:s|ed|ing)? for|promised|pledged|gives?|gave|granted|confirmed|contribut\w+|donat\w+|(?:we|have|has|been|was) raised|last year|income|revenue|annual|budget of)\b/i;

/** "an apprentice at $21,600 a year" is what the year costs, where all of it comes to the total. */
const aYear = /^\s*(?:(?:a|per|each|every) (?:year|yr)\b|\/ ?(?:year|yr)\b|annually\b)/i;

const isPrice = ({ start, end }: MoneyMention, text: string): boolean =>
  !aYear.test(text.slice(end)) &&
  (perOne.test(text.slice(end)) || atPrice.test(text.slice(0, start)));

/** What leads from a thing to what it comes to. */
const leadsToAmount =
  /(?:[\s,;:(=–—-]|\b(?:which|that|it|they|together|in all|is|are|was|were|will|would|be|costs?|come|comes|to|amounts?|makes?|for|of|at|another|a further|about))+$/iu;
const opening = /^(?:[\s,;.)–—-]|\b(?:and|plus|then|also|the|an?)\b)+/iu;
/** "We rent 32 instruments": what is paid for is what follows. */
const weDo =
  /^(?:we (?:will |would |also |shall |need to |must |have to |plan to |want to )*(?:rent|hire|buy|purchase|pay(?: for)?|need|spend|print|order|lease|book|employ|hire|take on|add)|there (?:is|are)|this (?:includes|covers)|(?:they|it) (?:includes?|covers?))\s+/i;
/** "Her time is 16 hours a week", "Two former pupils will assist her, six hours": who or what, and how it is reckoned. */
const reckonedAs =
  /^(.{2,90}?)(?:,? (?:will (?:be|cost|need|get|receive|earn)|is|are|costs?|receives?|gets?|earns?|needs?|takes?)(?: paid)? |, (?=(?:for )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b))(.+)$/iu;
/** "Aprons $15 a child": the thing, and what one costs. */
const priced =
  /^([^$€£]{2,80}?) ((?:at )?[$€£]\s?\d[\d,.]* (?:an?|per|each|every|for (?:each|every))\b.*)$/iu;
const possessive = /^(?:her|his|their|its)\b/i;
const somebody = /^(?:our \p{L}+,? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2})\b/u;
/** "Hale Motors has quoted us" before "for a used van": the van is what it costs. */
const quoted =
  /^(.{2,60}?) (?:has |have |had )?(?:quoted|quotes|charges|wants|asks|billed)(?: us)?$/iu;
const mostWords = 30;

/** "Her time" after "Renata Kowalczyk will teach" is Renata Kowalczyk's. */
const named = (label: string, before: string): string => {
  const name = somebody.exec(before)?.[1];
  return possessive.test(label) && name ? label.replace(possessive, `${name}’s`) : label;
};

const labelOf = (given: string, before: string): string => {
  const bare = squeeze(given)
    .replace(opening, '')
    .replace(leadsToAmount, '')
    .replace(weDo, '')
    .replace(opening, '')
    .replace(leadsToAmount, '')
    // "We have it all worked out: the minibus": what announces a list is none of it.
    .replace(/^(?:we|it|this|here|our|the|these|all|money|costs?|budget)\b[^:£$€]{0,60}:\s+/iu, '');
  const [, what = '', how = ''] = reckonedAs.exec(bare) ?? priced.exec(bare) ?? [];
  const label =
    what && how && /\d|\p{L}+teen|twelve|ten\b/u.test(how)
      ? `${what.replace(/ (?:of|at|for)$/i, '')} (${how})`
      : bare;
  return capitalize(named(label, before));
};

/** "Of that, $33,800 pays a second instructor": one amount, and what it is for. */
const paysFor = /^\s*(?:will |would )?(?:pays?|covers?|buys?|goes?|is for|are for)\b/i;

const nothingBefore = /^(?:(?:out )?of (?:this|that|which|it|these)|and|then)?,?\s*$/i;
const goesTo =
  /^\s*(?:(?:will |would |is to )?(?:pays?(?: for)?|covers?|buys?|goes?(?: to| on| for| towards?)?)|is|are|was)?\s*(?:for |to |on |towards? )?(?:the |an? )?/i;

/** "Of this, $900 pays two cooks, $400 is for training": what each amount is for follows it. */
const amountsFirst = (text: string, amounts: MoneyMention[]): Cost[] | undefined => {
  const costs = amounts.map(({ end, amount, currency, text: written }, at): Cost => {
    const said = text.slice(end, amounts[at + 1]?.start);
    const label = squeeze(said)
      .replace(goesTo, '')
      .replace(/[\s,;.]+(?:and[\s,;.]*)?$/i, '');
    return { label: capitalize(label), amount, currency, written, sure: true };
  });
  return costs.every(({ label }) => /\p{L}{3}/u.test(label) && label.split(' ').length <= mostWords)
    ? costs
    : undefined;
};

/** The costs of one sentence; undefined where an amount in it is of something else. */
export const costsIn = (text: string, before: string): Cost[] | undefined => {
  const all = findMoney(text);
  // "…, and our welder will give his labor": behind another comma it is none of the amount's.
  const behindAll = text.slice(all.at(-1)?.end ?? 0);
  const told = text.slice(0, text.length - behindAll.length) + (behindAll.split(/[,;]/)[0] ?? '');
  if (ofOthers.test(told)) return undefined;
  const amounts = all.filter((money) => !isPrice(money, text));
  const [first] = amounts;
  if (
    first &&
    (amounts.length > 1 || paysFor.test(text.slice(first.end))) &&
    nothingBefore.test(text.slice(0, first.start))
  )
    return amountsFirst(text, amounts);
  let from = 0;
  const costs: Cost[] = [];
  for (const money of amounts) {
    const label = labelOf(text.slice(from, money.start), before);
    if (!/\p{L}{3}/u.test(label) || label.split(' ').length > mostWords) return undefined;
    costs.push({
      label,
      amount: money.amount,
      currency: money.currency,
      written: money.text,
      sure: true,
    });
    from = money.end;
  }
  const behind = squeeze(text.slice(from)).replace(/^[\s,;.)]+|[.]$/g, '');
  const last = costs.at(-1);
  const by = last && quoted.exec(last.label)?.[1];
  if (last && by && behind.startsWith('for '))
    last.label = `${capitalize(behind.slice(4).replace(opening, ''))} (quote of ${by})`;
  else if (last && behind.split(' ').length > 2)
    last.label += behind.startsWith('(') ? ` ${behind}` : `; ${behind}`;
  return costs;
};
