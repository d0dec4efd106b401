import type { Place } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { budgetPlace, findEnteredBudget } from '../budget/find-entered-budget.ts';

type SentText = {
  text: string;
  /** Where the text is; absent for the draft, in which words can be selected. */
  place?: Place;
};

/** Lists all text to be sent: the draft, the title, the header, the statement on AI and the items of the budget. */
export function listSentTexts(draft: Draft): SentText[] {
  const { text, title, submission } = draft;
  const items = (findEnteredBudget(draft)?.lines ?? []).flatMap(({ item, basis = '' }) => [
    item,
    basis,
  ]);
  return [
    { text },
    { text: title, place: { type: 'title' } },
    { text: submission?.format?.header ?? '', place: { type: 'header' } },
    { text: submission?.aiStatement ?? '', place: { type: 'ai-statement' } },
    ...items.map((words) => ({ text: words, place: budgetPlace })),
  ];
}
