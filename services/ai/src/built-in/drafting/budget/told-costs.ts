import { splitSentences } from '@grantwright/analyst';
import { findMoney, type MoneyMention } from '../../../text/money.ts';
import type { Cost } from './cost-part.ts';
import { costsIn } from './costs-in-sentence.ts';
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

const stated =
  /\b(?:(?:the |our |grand )?total(?: cost| budget)?(?: of (?:the|this|our) \p{L}+)? (?:is|comes to|amounts to|of)|(?:together|in all|altogether)(?: that is| it is| this is)?,? (?:it |that |this )?(?:is|comes to|costs|makes)|(?:everything|it all|all of it|all this|the whole(?: (?:thing|lot|project))?|that|this|it) (?:is|costs?|comes to|adds up to|makes)|the (?:project|course|year|programme|program|work)(?: as a whole)? (?:costs|will cost|comes to)|^(?:all )?(?:together|told)|^(?:altogether|in all|all in all|in total))[:,]?\s*$/iu;
const inAll = /^\s*(?:in all|altogether|in total|all together)\b/i;

const statedTotal = ({ text }: Sentence): MoneyMention | undefined => {
  const money = findMoney(text);
  return money.find(
    ({ start, end }) => stated.test(text.slice(0, start)) || inAll.test(text.slice(end)),
  );
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
    const found = said && costsIn(said.text, sentences[at - 1]?.text ?? '');
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
    (costsIn(next.text, said.text) ?? []).length > 0
  );
};

/** "The $125,000 goes to: two instructors, $78,000": the sum itself, before its parts. */
const parted =
  /^(?:the |our |this )?(?:(?:[$€£][\d,.]+k?|request|grant|money) )(?:will |would )?(?:goes?|pays?|is)(?: to| for| towards?| on)?:?\s+(?=\p{L})/iu;

/** "We want $6,400 … Rent is $2,400. Books are $3,000. Mats $1,000.": nobody names the total a second time. */
const comingToRequest = (sentences: Sentence[]): ToldCosts | undefined => {
  const asked = sentences.flatMap(({ text }) => readRequest(text) ?? []);
  for (const [at, first] of sentences.entries()) {
    const costs: Cost[] = [];
    for (let next = at; next < sentences.length; next++) {
      const said = sentences[next];
      const found =
        said && !readRequest(said.text)
          ? costsIn(
              next === at ? said.text.replace(parted, '') : said.text,
              sentences[next - 1]?.text ?? '',
            )
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
