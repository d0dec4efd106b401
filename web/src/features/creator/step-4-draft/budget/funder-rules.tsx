import type { AnalysisDetails, BudgetLine } from '@grantwright/shared/contract';
import {
  findBudgetRules,
  sumBudget,
  formatAmount,
  computeIndirectCosts,
  matchFunds,
} from '@grantwright/shared/submission';
import { Check, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';

type FunderRulesProps = {
  details: AnalysisDetails | undefined;
  lines: readonly BudgetLine[];
  currency: string;
};

type Rule = {
  text: string;
  isMet: boolean;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

/** Lists the budget limits set by the guidelines, each with the funder's sentence. */
export function FunderRules(props: FunderRulesProps) {
  const { details } = props;
  // Memoized to avoid parsing the rules on every keystroke.
  const statedRules = useMemo(() => findBudgetRules(details), [details]);
  const rules = getRules(props, statedRules);
  if (rules.length === 0)
    return (
      <Quiet>The guidelines don’t state a maximum, a match or a limit on indirect costs.</Quiet>
    );
  return (
    <List role="list" aria-label="The funder’s rules">
      {rules.map(({ text, isMet, quote, page, file }) => {
        const Icon = isMet ? Check : TriangleAlert;
        return (
          <li key={text}>
            <Icon
              size={18}
              color={isMet ? color.accent : color.amber}
              role="img"
              aria-label={isMet ? 'Met' : 'Not met'}
            />
            <ExpandableQuote quote={quote} page={page} file={file}>
              {text}
            </ExpandableQuote>
          </li>
        );
      })}
    </List>
  );
}

function getRules(
  { details, lines, currency }: FunderRulesProps,
  { match, indirect }: ReturnType<typeof findBudgetRules>,
): Rule[] {
  const sums = sumBudget(lines);
  const amount = (value: number) => formatAmount(value, currency);
  const { ceiling, floor } = details?.award ?? {};
  const rules: Rule[] = [];
  const award = ceiling ?? floor;
  if (award && award.currency !== currency)
    rules.push({
      ...award,
      text: `The award is in ${award.currency}, but the budget is in ${currency}`,
      isMet: false,
    });
  if (ceiling?.currency === currency)
    rules.push({
      ...ceiling,
      text: `At most ${amount(ceiling.amount)}: ${amount(sums.requested)} requested`,
      isMet: sums.requested <= ceiling.amount,
    });
  if (floor?.currency === currency)
    rules.push({
      ...floor,
      text: `At least ${amount(floor.amount)}: ${amount(sums.requested)} requested`,
      isMet: lines.length === 0 || sums.requested >= floor.amount,
    });
  if (match) {
    const { required, provided, isMissing } = matchFunds(sums, match);
    const text = `A match of ${amount(required)}: ${amount(provided)} from other sources`;
    rules.push({ ...match, text, isMet: !isMissing });
  }
  if (indirect) {
    const { requested, maximum, isOver } = computeIndirectCosts(lines, indirect);
    const text = `At most ${amount(maximum)} in indirect costs: ${amount(requested)} requested`;
    rules.push({ ...indirect, text, isMet: !isOver });
  }
  return rules;
}

const Quiet = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
const List = styled.ul`
  margin-bottom: ${space[4]};
  font-size: ${size.small};
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: ${space[2]};
    align-items: start;
  }
  svg {
    margin-top: 6px;
  }
`;
