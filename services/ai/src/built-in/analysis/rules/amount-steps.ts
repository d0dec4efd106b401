import { plain, squeeze } from '@grantwright/analyst';
import { findMoney, formatMoney, type MoneyMention } from '../../../text/money.ts';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines } from '../guidelines.ts';

const offers =
  /\b(?:grants?|awards?|funding|gifts?|donations?)\b.*\b(?:tiers?|levels?|amounts?|sizes?|following|steps)\b.*:$/i;
const notOffered =
  /\b(?:last year|previous|past|winners?|recipients?|raised|sponsors?|donors?|give|donate)\b/i;

/** The lines below that hold an amount and nothing else. */
const stepsBelow = ({ reading }: Guidelines, from: number): MoneyMention[] => {
  const steps: MoneyMention[] = [];
  for (let at = from; ; at++) {
    const block = reading.blocks[at];
    if (!block || block.type === 'table') return steps;
    const text = squeeze(plain(block.text));
    const [money, ...more] = findMoney(text);
    if (!money || more.length > 0 || text.length > money.text.length + 2) return steps;
    steps.push(money);
  }
};

/** Grants of fixed sizes, one under the other: "available at the following tiers: $150, $300, $500". */
export const amountSteps: Rule = {
  name: 'amount-steps',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement): Finding[] => {
      const { text, aside } = statement;
      if (isOfAnotherCall(statement) || aside === 'after') return [];
      if (!offers.test(text) || notOffered.test(text)) return [];
      const lead = guidelines.reading.blocks.findIndex(
        (block) => block.type !== 'table' && block.text.endsWith(statement.quote),
      );
      if (lead < 0) return [];
      const steps = stepsBelow(guidelines, lead + 1).map(formatMoney);
      const last = steps.at(-1);
      if (!last || steps.length < 2) return [];
      return [
        finding(statement, {
          kind: 'amount',
          text: `Grants are given in these amounts: ${steps.slice(0, -1).join(', ')} or ${last}`,
          weight: 92,
          topic: `steps ${steps.join(' ')}`,
        }),
      ];
    }),
};
