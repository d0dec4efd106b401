import type { RichBlock } from '@grantwright/shared/richtext';
import { formatMoney } from '../../../text/money.ts';
import type { DraftInput } from '../../../providers/provider.ts';
import { planSections } from '../sections/plan-sections.ts';
import { placeOfBudget } from './place-budget.ts';
import type { Request } from './request.ts';
import { takeBudget, type TakenBudget } from './take-budget.ts';
import { takenSection } from './taken-section.ts';

/** A budget with the part that it stands in. */
export type DrawnBudget = {
  at: number;
  said: TakenBudget['said'];
  /** All that the draft will say of it. */
  texts: string[];
  /** What is asked for, where the budget itself says so. */
  asked?: string;
  section: (request?: Request) => { blocks: RichBlock[]; text: string; gaps: string[] };
};

/** The budget of a draft, and the input without it; the input as it is where none was found or no part can hold it. */
export const drawBudget = (input: DraftInput): { input: DraftInput; budget?: DrawnBudget } => {
  const taken = takeBudget(input);
  if (!taken) return { input };
  const { budget } = taken;
  const { text } = takenSection(budget, undefined);
  const at = placeOfBudget(planSections(input.sections, input.details), text);
  if (at < 0) return { input };
  return {
    input: taken.input,
    budget: {
      at,
      said: budget.said,
      ...(budget.asked ? { asked: formatMoney(budget.asked) } : {}),
      texts: [text, ...budget.said.map((each) => each.text)],
      section: (request) => takenSection(budget, request),
    },
  };
};
