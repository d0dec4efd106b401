import { capitalize } from '@grantwright/analyst';
import { behindTotal, saidUnder, wantsAll } from './find-summed.ts';
import type { FoundBudget } from './found-budget.ts';
import { toldCosts } from './told-costs.ts';

/** A budget that somebody told in sentences, and the text without them. */
export const findTold = (text: string, currency: string): FoundBudget | undefined => {
  const found = toldCosts(text);
  if (!found) return undefined;
  const { costs, total, start, end, between } = found;
  const request = behindTotal
    .exec(text.slice(start, end))?.[1]
    ?.replace(/^our request is /i, 'we ask for ');
  const under = saidUnder(
    `${request ? `${capitalize(request)}. ` : ''}${text.slice(end).trimStart()}`,
    currency,
  );
  return {
    ...under,
    ...(!under.asked && wantsAll(text.slice(start, end))
      ? { asked: { amount: total, currency: costs[0]?.currency ?? currency } }
      : {}),
    costs,
    inKind: [],
    total: { amount: total, currency: costs[0]?.currency ?? currency },
    rest: [text.slice(0, start).trimEnd(), between.join(' '), under.rest]
      .filter(Boolean)
      .join('\n')
      .trim(),
  };
};
