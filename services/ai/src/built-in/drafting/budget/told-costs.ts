import { capitalize, squeeze } from '../../../text/normalize.ts';
import { findMoney, type MoneyMention } from '../../../text/money.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Cost } from './cost-part.ts';
import { readRequest } from './request.ts';

/** Costs told in sentences that come to the total stated behind them, and where those sentences stand. */
export type ToldCosts = {
  costs: Cost[];
  total: number;
  start: number;
  end: number;
  /** What stands between them and is of something else. */
  between: string[];
};

type Sentence = { text: string; start: number; end: number };

/** "$70 a bicycle", "$18 for each of them", "$200 each": a price of one, which is no cost of its own. */
const perOne =
  /^\s*(?:\/\s?\p{L}|(?:an?|per|each|every|apiece)(?:\s+\p{L}|\s*[,.;)(]|$)|(?:for each|for every|times|×|x)\b)/iu;
/** "at $22, which is": so is what stands behind "at" or a sign of multiplying. */
const atPrice = /(?:\bat|@|×|\bx|\btimes)\s*$/i;
/** Who asks, gives or has spoken of says no cost. */
const ofOthers =
  /\b(?:we (?:ask|request|apply)|ask(?:s|ed|ing)? for|promised|pledged|gives?|gave|granted|confirmed|contribut\w+|donat\w+|(?:we|have|has|been|was) raised|last year|income|revenue|annual|budget of)\b/i;
const stated =
  /\b(?:(?:the |our |grand )?total(?: cost| budget)?(?: of (?:the|this|our) \p{L}+)? (?:is|comes to|amounts to|of)|(?:together|in all|altogether)(?: that is| it is| this is)?,? (?:it |that |this )?(?:is|comes to|costs|makes)|(?:everything|it all|all of it|all this|the whole|that|this|it) (?:is|costs?|comes to|adds up to|makes)|the (?:project|course|year|programme|program|work)(?: as a whole)? (?:costs|will cost|comes to)|^(?:all )?(?:together|told)|^(?:altogether|in all|all in all|in total))[:,]?\s*$/iu;
const inAll = /^\s*(?:in all|altogether|in total|all together)\b/i;

/** "an apprentice at $21,600 a year" is what the year costs, where all of it comes to the total. */
const aYear = /^\s*(?:(?:a|per|each|every) (?:year|yr)\b|\/ ?(?:year|yr)\b|annually\b)/i;

const isPrice = ({ start, end }: MoneyMention, text: string): boolean =>
  !aYear.test(text.slice(end)) &&
  (perOne.test(text.slice(end)) || atPrice.test(text.slice(0, start)));

const statedTotal = ({ text }: Sentence): MoneyMention | undefined => {
  const money = findMoney(text);
  return money.find(
    ({ start, end }) => stated.test(text.slice(0, start)) || inAll.test(text.slice(end)),
  );
};

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
  const label = what && how && /\d|\p{L}+teen|twelve|ten\b/u.test(how) ? `${what} (${how})` : bare;
  return capitalize(named(label, before));
};

const nothingBefore = /^(?:(?:out )?of (?:this|that|which|it|these)|and|then)?,?\s*$/i;
const goesTo =
  /^\s*(?:(?:will |would |is to )?(?:pays?(?: for)?|covers?|buys?|goes?(?: to| on| for| towards?)?)|is|are|was)?\s*(?:for |to |on |towards? )?(?:the |an? )?/i;

/** "Of this, $900 pays two cooks, $400 is for training": what each amount is for follows it. */
const amountsFirst = (text: string, amounts: MoneyMention[]): Cost[] | undefined => {
  const costs = amounts.map(({ end, amount, currency, text: written }, at): Cost => {
    const said = text.slice(end, amounts[at + 1]?.start);
    const label = squeeze(said)
      .replace(goesTo, '')
      .replace(/[\s,;.]+(?:and)?[\s,;.]*$/i, '');
    return { label: capitalize(label), amount, currency, written, sure: true };
  });
  return costs.every(({ label }) => /\p{L}{3}/u.test(label) && label.split(' ').length <= mostWords)
    ? costs
    : undefined;
};

/** The costs of one sentence; undefined where an amount in it is of something else. */
const costsIn = ({ text }: Sentence, before: string): Cost[] | undefined => {
  const all = findMoney(text);
  // "…, and our welder will give his labor": behind another comma it is none of the amount's.
  const behindAll = text.slice(all.at(-1)?.end ?? 0);
  const told = text.slice(0, text.length - behindAll.length) + (behindAll.split(/[,;]/)[0] ?? '');
  if (ofOthers.test(told)) return undefined;
  const amounts = all.filter((money) => !isPrice(money, text));
  if (amounts.length > 1 && nothingBefore.test(text.slice(0, amounts[0]?.start)))
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

const fewest = 2;
const mostSkipped = 6;

/** The costs of the sentences before a total, or behind it, that come to it exactly. */
const comingTo = (
  total: MoneyMention,
  sentences: Sentence[],
  from: number,
  step: 1 | -1,
): Omit<ToldCosts, 'total'> | undefined => {
  let sum = 0;
  let skipped = 0;
  const costs: Cost[] = [];
  const between: string[] = [];
  for (let at = from + step; skipped <= mostSkipped; at += step) {
    const said = sentences[at];
    const found = said && costsIn(said, sentences[at - 1]?.text ?? '');
    if (!said || !found || found.some(({ currency }) => currency !== total.currency)) break;
    skipped = found.length === 0 ? skipped + 1 : 0;
    const others = found.length === 0 ? [said.text] : [];
    if (step < 0) {
      costs.unshift(...found);
      between.unshift(...others);
    } else {
      costs.push(...found);
      between.push(...others);
    }
    sum = Math.round((sum + found.reduce((all, { amount }) => all + amount, 0)) * 100) / 100;
    if (sum === total.amount && costs.length >= fewest)
      return { costs, between, start: said.start, end: said.end };
    if (sum > total.amount) break;
  }
  return undefined;
};

/** Costs that come to what is asked for: fewer than three may do so by chance. */
const fewestAsked = 3;

/** Where another cost follows at once, the ones before it come to an amount by chance. */
const goesOn = (sentences: Sentence[], at: number): boolean => {
  const [said, next] = [sentences[at], sentences[at + 1]];
  return (
    said !== undefined &&
    next !== undefined &&
    next.start - said.end < 3 &&
    !statedTotal(next) &&
    !readRequest(next.text) &&
    (costsIn(next, said.text) ?? []).length > 0
  );
};

/** "We want $6,400 … Rent is $2,400. Books are $3,000. Mats $1,000.": nobody names the total a second time. */
const comingToRequest = (sentences: Sentence[]): ToldCosts | undefined => {
  const asked = sentences.flatMap(({ text }) => readRequest(text) ?? []);
  for (const [at, first] of sentences.entries()) {
    const costs: Cost[] = [];
    for (let next = at; next < sentences.length; next++) {
      const said = sentences[next];
      const found =
        said && !readRequest(said.text)
          ? costsIn(said, sentences[next - 1]?.text ?? '')
          : undefined;
      if (!said || !found || found.length === 0) break;
      costs.push(...found);
      const sum = Math.round(costs.reduce((all, { amount }) => all + amount, 0) * 100) / 100;
      const request = asked.find(
        ({ amount, years, currency }) =>
          !years && amount === sum && costs.every((cost) => cost.currency === currency),
      );
      if (request && costs.length >= fewestAsked && !goesOn(sentences, next))
        return { costs, between: [], total: sum, start: first.start, end: said.end };
    }
  }
  return undefined;
};

/**
 * "Lessons are $900, and snacks $18 for each of 64 afternoons ($1,152). … The total is $27,200.": sentences of costs,
 * if and only if all of them come to the total that their writer stated.
 */
export const toldCosts = (text: string): ToldCosts | undefined => {
  const sentences = text.split('\n').reduce<{ at: number; all: Sentence[] }>(
    ({ at, all }, line) => ({
      at: at + line.length + 1,
      all: [
        ...all,
        ...splitSentences(line).map((each) => ({
          text: each.text,
          start: at + each.start,
          end: at + each.end,
        })),
      ],
    }),
    { at: 0, all: [] },
  ).all;
  for (const [at, sentence] of sentences.entries()) {
    const total = statedTotal(sentence);
    if (!total) continue;
    const before = comingTo(total, sentences, at, -1);
    if (before) return { ...before, total: total.amount, end: sentence.end };
    const behind = comingTo(total, sentences, at, 1);
    if (behind) return { ...behind, total: total.amount, start: sentence.start };
  }
  return comingToRequest(sentences);
};
