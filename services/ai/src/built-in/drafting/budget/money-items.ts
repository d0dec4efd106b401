import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import { squeeze } from '@grantwright/analyst';
import { findMoney, type Money, type MoneyMention } from '../../../text/money.ts';
import { isGift } from '../statements/frames/funding.ts';
import { enough, isPiece } from './enough-items.ts';
import { amountFirst, fromPart, type MoneyItem, total } from './money-item.ts';
import { itemizedIn } from './itemized.ts';
import { costParts, divided, signed } from './cost-list.ts';
import { isAstray, statedSums } from './stated-sums.ts';
import { readRequest } from './request.ts';
import { expandNotes } from '../statements/expand-notes.ts';
import { readNotes } from '../statements/read-notes.ts';
import { asksOfEarlierGrants } from '../statements/earlier-grants.ts';
import { splitStatements } from '../statements/split-lines.ts';

/** The costs that somebody noted, what others give towards them, and the totals they stated. */
export type MoneyItems = {
  items: MoneyItem[];
  statedTotals: Money[];
  /** What is asked for, and what others have promised: not costs, and said in sentences. */
  asked?: Money;
  support: Money[];
  /** The statements that the table shows whole. */
  lines: string[];
  /** Somebody said where the rest comes from. */
  rest?: true;
  /** The request that such a statement holds too, as it was written: it is still to be said. */
  untold?: string;
  /** What that request is to do: "open a fifth site in September". */
  purpose?: string;
};

const notACost =
  /\b(?:annual|operating|total|subtotal|sum|budget|revenue|income|raised|raise|earn\w*|lost|loses?|died|sold|donat\w+|received|award\w*|grant(?:ed|s)? (?:from|of)|secured|match\w*|in-kind|worth|saved?|hourly|endowment|reserve)\b/i;
/** "All that makes $26,000": a sum, and no thing. */
const pointsAtAll =
  /^(?:(?:so |and )?the whole (?:thing|lot|project)|all (?:of )?(?:that|this|it|these)|altogether|all together|everything|together|which|that|this|it)\b/i;
/** "gas per week" has a rate for its price; "40 hours per teacher", "eight hours a week each" say how much is paid for. */
const rate = /\b(?:per|each)\b/i;
const quantity =
  /\b\d[\d,.]* \p{L}+(?: \p{L}+)? (?:per|each)\b|\b(?:per|each) \p{L}+ ?\([^()]*\d[^()]*\)$|\b(?:hours?|days?|weeks?|months?) (?:an? \p{L}+ )?each$/u;
const isRate = (label: string): boolean => rate.test(label) && !quantity.test(label);
const asking = /\b(?:request(?:ed|ing)?|ask(?:ing)?(?: for)?|apply(?:ing)? for|seek(?:ing)?)\b/i;
/** "asking the Hale Trust for $3,000": another is asked, not the reader. */
const askingOthers = /\b(?:ask(?:ed|ing)?|appl(?:ied|ying) to) (?:the )?\p{Lu}[^$€£]* for\b/u;
const others =
  /\b(?:committed|pledged|promised|confirmed|signed|approved|pending|awarded|giv(?:es?|ing)|gave|given|granted|pays?|contribut\w+|covers?|waives?|adds?|puts? in|chips? in|of (?:its|our|their|his|her) own|already|from (?=\p{Lu})|we have|match\w*|in-kind|own funds|(?:Foundation|Fund|Trust|Endowment|Dept|Department|Council|Commission|Tribe|Church|Rotary|Lions|United Way|Bank|Ministry)\b[^$€£]*[$€£])/u;

const perUnit =
  /^\s*(?:a|an|per|each|every|\/)\s?(?:month|week|day|hour|session|person|child|student|visit)\b/i;

/** Most parts begin with their amount. */
const isAmountFirst = (divided: string[]): boolean => {
  const first = divided.filter((part) => /^[$€£]\s?\d[\d,.]*[kK]?\s+\p{L}{3}/u.test(part.trim()));
  return (
    first.length > 1 &&
    first.length >= divided.length - 1 &&
    !/[$€£]\s?[\d,.]+$/.test(divided[0] ?? '')
  );
};

const ofCosts = /\b(?:costs?|comes? to|totals?|budget)\b/i;
/** "We request $150,000 over two years: personnel $81,000, …", "The project costs $9,000: $5,000 for …". */
const introduced = new RegExp(
  String.raw`^((?:we |we are |our )?(?:(?:will )?ask(?:ing)?|request(?:ing)?|want|need|seek(?:ing)?|total)?(?: for)?:?\s*(?:about )?|(?:the |our |this )?(?:whole |total |full )?(?:project|program(?:me)?|budget|cost|work|request) (?:will )?(?:costs?|comes? to|is|of|totals?) (?:about )?)([$€£]\s?\d[\d,.]*\s?[kK]?)\s*(?:(?:(?:for|over|across|in) (?:the )?(?:[\w-]+ ){0,3}?(?:years?|months?|weeks?|period)\b\s*)?(?:in all|in total|total)?\s*(?:[-–—:=…]+|\.{3}|for)|(?:to|for|towards?) [^$€£:]{3,160}:)\s*(.+)$`,
  'i',
);

const needing =
  /^(?:we |we are )?(?:will )?(?:ask(?:ing)? for|request(?:ing)?|need|want|seek(?:ing)?)\s+(?=[$€£])/i;
const amountForThing =
  /^(?:and )?[$€£]\s?\d[\d,.]*[kK]? for (?!(?:\S+ ){0,2}(?:years?|months?|weeks?)\b)\p{L}/u;

/** "We need $8,000 for staff, $3,000 for food and $4,000 for travel" names three costs, and no sum. */
const needsParts = (statement: string): string | undefined => {
  if (!needing.test(statement)) return undefined;
  const list = statement.replace(needing, '');
  const named = divided(list);
  const [first = 0, ...others] = findMoney(list).map(({ amount }) => amount);
  const isSum = others.reduce((all, amount) => all + amount, 0) === first;
  return named.length > 1 && !isSum && named.every((part) => amountForThing.test(part))
    ? list
    : undefined;
};

type Told = { list: string; asked?: MoneyMention; total?: MoneyMention; purpose?: string };

/** "We ask for $9,500 to open a fifth site in September: $5,200 for …": between the sum and its parts. */
const toDo =
  /^[^:$€£]{0,40}?\bto ((?!(?:cover|pay|fund|buy|purchase|support)\b)\p{Ll}[^:$€£]{8,160}?):/u;

/** "Asking $54,000 - salaries $38,000, mileage $16,000": the sum stands before its parts. */
const withSum = (statement: string): Told => {
  const named = needsParts(statement);
  if (named) return { list: named };
  const [, lead = '', sum = '', list = ''] = introduced.exec(statement) ?? [];
  const stated = findMoney(sum)[0];
  const amounts = findMoney(list);
  if (!stated || amounts.length < 2) return { list: statement };
  const adds = amounts.reduce((all, { amount }) => all + amount, 0) === stated.amount;
  // What a project costs is not yet what is asked for.
  if (ofCosts.test(lead)) return adds ? { total: stated, list } : { list: statement };
  if (!adds && !asking.test(lead)) return { list: statement };
  const purpose = toDo.exec(statement.slice(statement.indexOf(sum) + sum.length))?.[1];
  return { asked: stated, list, ...(purpose ? { purpose } : {}) };
};

/** What stands after an amount; "2 ovens at $11,200 each" are counted, and cost no rate. */
const afterUnit = (part: string, money: MoneyMention): string =>
  /^\s*(?:\p{L}+ )?\d+ /u.test(part)
    ? part.slice(money.end).replace(/^\s*(?:ea|each)\b/i, '')
    : part.slice(money.end);

type Tally = { costs: number; talk: number; promised: boolean };

const count = (
  part: string,
  item: MoneyItem | undefined,
  result: MoneyItems,
  tally: Tally,
): void => {
  const money = findMoney(part)[0];
  const label = item?.label ?? squeeze(part);
  if (!money) return;
  if (pointsAtAll.test(label)) result.statedTotals.push(money);
  else if (total.test(label.replace(/[$€£].*$/, ''))) {
    result.statedTotals.push(money);
    if (/^(?:amount )?request(?:ed)?\b/i.test(label)) {
      result.asked ??= money;
      result.untold = money.text;
    }
  } else if (askingOthers.test(part)) {
    result.support.push(money);
    tally.talk += 1;
  } else if (asking.test(part) || readRequest(part)) {
    result.asked ??= money;
    tally.talk += 1;
  } else if (others.test(part) || tally.promised) {
    // "the Dayton Foundation has committed $25,000 and the district $15,000"
    tally.promised = true;
    result.support.push(money);
    tally.talk += 1;
  } else if (
    item &&
    !notACost.test(label) &&
    !isRate(label) &&
    !perUnit.test(afterUnit(part, money))
  ) {
    result.items.push(item);
    tally.costs += 1;
  } else tally.talk += 1;
};

const read = (statements: string[]): MoneyItems => {
  const itemized = itemizedIn(statements);
  if (!itemized) return readEach(statements);
  const { items, asked, whole, rest: othersPay } = itemized;
  const rest = readEach(statements.filter((each) => !items.has(each)));
  return {
    ...rest,
    items: [...items.values()],
    lines: [...items.keys()],
    ...(asked ? { asked } : {}),
    statedTotals: whole ? [whole] : rest.statedTotals,
    support: othersPay
      ? [othersPay]
      : rest.support.filter(({ amount }) => amount !== whole?.amount),
  };
};

const readEach = (statements: string[]): MoneyItems => {
  const result: MoneyItems = { items: [], statedTotals: [], support: [], lines: [] };
  for (const statement of statements) {
    if (
      /\b(?:do|pays?|cover|raise|from|for) (?:all )?the rest\b|\bthe rest (?:will )?(?:comes?|is|from)\b/i.test(
        statement,
      )
    )
      result.rest = true;
    if (isGift(statement)) {
      result.support.push(...findMoney(statement));
      continue;
    }
    // "Biggest lines: seed $18,600" leaves the others out.
    if (findMoney(statement).length === 0 || isPiece.test(statement)) continue;
    const { asked, total: whole, list, purpose } = withSum(statement);
    const costs = costParts(
      signed(list.replace(/^[^:$€£]{2,60}:\s+(?=[^$€£]*\p{L}[^$€£]*[$€£][^\n]*,)/u, '')),
    );
    const itemOf = isAmountFirst(costs) ? amountFirst : fromPart;
    const tally: Tally = { costs: 0, talk: 0, promised: false };
    for (const part of costs) count(part, itemOf(part), result, tally);
    if (whole && tally.costs > 1) result.statedTotals.push(whole);
    if (asked && tally.costs > 1) {
      result.asked ??= asked;
      if (tally.talk === 0) {
        result.untold = asked.text;
        if (purpose) result.purpose = purpose;
      }
    }
    if (tally.costs > 0 ? tally.talk === 0 : costs.length === 1 && tally.talk === 0)
      result.lines.push(statement);
  }
  return result;
};

/** No budget at all. */
export const noMoney: MoneyItems = { items: [], statedTotals: [], support: [], lines: [] };

/** The budget lines of the answers and the additional information: the first source that holds at least two. */
export const moneyItems = (info: OrganizationInfo, answers: Answer[]): MoneyItems => {
  const aboutMoney = answers.filter(
    ({ question }) =>
      !asksOfEarlierGrants(question) &&
      /\b(?:how much|budget|cost|money|spend|pay|expens|fund|amount|grant)/i.test(question),
  );
  const sources = [
    ...aboutMoney.map(({ answer }) => splitStatements(expandNotes(answer))),
    readNotes(info.additionalInfo ?? '').map(({ text }) => text),
  ].map(read);
  const request = sources.find((source) => source.asked)?.asked;
  // "$38,500 toward the course, and the trailer ($4,250) out of it": what is asked for is no cost beside others.
  const isOfCosts = ({ items }: MoneyItems): boolean =>
    items.length < 2 || !items.some(({ amount }) => amount === request?.amount);
  const stated = statedSums([info.additionalInfo ?? '', ...answers.map(({ answer }) => answer)]);
  const isNear = ({ items }: MoneyItems): boolean =>
    !isAstray(
      items.reduce((sum, { amount }) => sum + amount, 0),
      stated,
    );
  const found = sources.filter(isOfCosts).filter(isNear).find(enough);
  if (!found) return noMoney;
  const asked = found.asked ?? request;
  return {
    ...found,
    ...(asked ? { asked } : {}),
    ...(sources.some(({ rest }) => rest) ? { rest: true as const } : {}),
    support: sources.flatMap(({ support }) => support),
  };
};
