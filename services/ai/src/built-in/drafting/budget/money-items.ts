import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import { findMoney, type Money } from '../../../text/money.ts';
import { squeeze } from '../../../text/normalize.ts';
import { capitalize } from '../../../text/normalize.ts';
import { openEnd } from '../grammar/write-sentence.ts';

export type MoneyItem = Money & { label: string; written: string };

/** The lines of a budget as somebody noted them, and the sums they stated. */
export type MoneyItems = { items: MoneyItem[]; statedTotals: Money[]; lines: string[] };

const notACost =
  /\b(?:annual|operating|total|subtotal|sum|request(?:ed|ing)?|ask(?:ing)?|budget|revenue|income|raised|raise|donat\w+|received|award\w*|grant(?:ed|s)? (?:from|of)|secured|match\w*|in-kind|worth|saved?|per|each|hourly|endowment|reserve)\b/i;
const total =
  /^(?:grand )?total\b|\btotal(?: request| cost| budget)?\s*[:=]?\s*$|^(?:amount requested|request)\b/i;
const bullet = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/;

const fromPart = (part: string): MoneyItem | undefined => {
  const text = squeeze(part.replace(bullet, ''));
  const amounts = findMoney(text);
  const money = amounts[0];
  if (!money || amounts.length > 1) return undefined;
  const before = openEnd(text.slice(0, money.start).replace(/[\s:=–—(-]+$/, ''));
  const after = text.slice(money.end).replace(/^[\s,:)–—-]+/, '');
  const forWhat = /^(?:for|to pay for|towards?)\s+(?:the |a |an )?(.{3,60})$/i.exec(openEnd(after));
  const label =
    forWhat?.[1] && (before === '' || /\b(?:spend|use|is|and|need)$/i.test(before))
      ? forWhat[1]
      : before;
  const clean = label.replace(
    /^(?:and|plus|the|a|an|we (?:need|ask for|will spend|budget|request))\s+/i,
    '',
  );
  if (clean.length < 3 || clean.split(' ').length > 9 || !/\p{L}{3}/u.test(clean)) return undefined;
  const detail = forWhat || !after ? '' : ` (${openEnd(after)})`;
  if (detail.split(' ').length > 10) return undefined;
  return {
    label: capitalize(clean) + (before === label ? detail : ''),
    written: money.text,
    amount: money.amount,
    currency: money.currency,
  };
};

/** "Coordinator $30,000, supplies $12,500 and travel $2,000": commas outside numbers divide. */
const parts = (line: string): string[] =>
  line
    .split(/,\s+(?=\D)|;\s*|(?<=[$€£]\s?\d[^;]*?)\s+(?:and|plus)\s+(?=[^,;]*[$€£])/)
    .filter((part) => findMoney(part).length > 0);

const read = (text: string): MoneyItems => {
  const result: MoneyItems = { items: [], statedTotals: [], lines: [] };
  for (const line of text.split(/\r?\n/)) {
    if (findMoney(line).length === 0) continue;
    const divided = parts(
      line.replace(/^[^:$€£]{2,60}:\s+(?=[^$€£]*\p{L}[^$€£]*[$€£][^\n]*,)/u, ''),
    );
    const found: MoneyItem[] = [];
    for (const part of divided) {
      const item = fromPart(part);
      const label = item?.label ?? squeeze(part);
      if (total.test(label.replace(/[$€£].*$/, ''))) {
        result.statedTotals.push(...findMoney(part).slice(0, 1));
        if (divided.length === 1) result.lines.push(squeeze(line));
      } else if (item && !notACost.test(label)) found.push(item);
    }
    if (found.length === 0) continue;
    result.items.push(...found);
    result.lines.push(squeeze(line.replace(bullet, '')));
  }
  return result;
};

const none: MoneyItems = { items: [], statedTotals: [], lines: [] };

/** Two amounts with names make a budget; one is a remark. */
const enough = ({ items }: MoneyItems): boolean =>
  items.length >= 2 && new Set(items.map(({ currency }) => currency)).size === 1;

/** The budget lines of the answers and the additional information: the first source that holds at least two. */
export const moneyItems = (info: OrganizationInfo, answers: Answer[]): MoneyItems => {
  const aboutMoney = answers.filter(({ question }) =>
    /\b(?:how much|budget|cost|money|spend|pay|expens|fund|amount|grant)/i.test(question),
  );
  for (const text of [...aboutMoney.map(({ answer }) => answer), info.additionalInfo ?? '']) {
    const found = read(text);
    if (enough(found)) return found;
  }
  return none;
};
