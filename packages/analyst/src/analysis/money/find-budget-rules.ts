import { removeReplacedText } from '@grantwright/shared/call-files';
import { findStatedCap, findStatedMatch } from '@grantwright/shared/submission';
import type { BudgetRules } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';
import { squeeze } from '../../text/normalize.ts';

type Rule = NonNullable<BudgetRules['match']>;
type ReadNumber = (sentence: string) => number | undefined;

const maxTitleLength = 80;

/** Finds the required match and the indirect-cost limit. Omits a rule on which the sentences disagree. */
export function findBudgetRules(units: readonly Unit[]): BudgetRules {
  const match = findOnlyRule(units, findStatedMatch);
  const indirect = findOnlyRule(units, findStatedCap);
  return { ...(match && { match }), ...(indirect && { indirect }) };
}

function findOnlyRule(units: readonly Unit[], read: ReadNumber): Rule | undefined {
  const rules = units.flatMap((unit): Rule[] => {
    const percent = unit.text.endsWith('?')
      ? undefined
      : read(removeReplacedText(prefixTitle(unit)));
    return percent === undefined
      ? []
      : [{ percent, quote: unit.text, ...(unit.page !== undefined && { page: unit.page }) }];
  });
  const [first] = rules;
  return rules.every(({ percent }) => percent === first?.percent) ? first : undefined;
}

/** Prefixes a line with its title if the line alone is unclear: "Indirect costs: Limited to 10%". */
function prefixTitle({ text, path, kind }: Unit): string {
  const title = path.at(-1) ?? '';
  const isBelowTitle = kind !== 'heading' && kind !== 'label' && title.length <= maxTitleLength;
  return squeeze(isBelowTitle ? `${title}: ${text}` : text);
}
