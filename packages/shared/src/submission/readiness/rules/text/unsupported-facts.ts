import { documentToText } from '../../../../richtext/index.ts';
import { buildBudgetTable } from '../../../budget/build-budget-table.ts';
import { findEnteredBudget } from '../budget/find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { removePlaceholders } from './placeholders.ts';

const { warning } = createFindingFactory('fact');

/** Finds facts in the draft without a source, and sources that contradict the draft or each other. */
export function unsupportedFacts(draft: Draft): Finding[] {
  const { claims = [], contradictions = [] } = draft;
  const budget = getBudgetText(draft);
  const isPlaceholder = createPlaceholderTest(draft.text);
  const unsupported = claims.filter(
    ({ source, text }) =>
      source.type === 'unsupported' &&
      !budget.includes(surroundWithSpaces(text)) &&
      !isPlaceholder(text),
  );
  const contradicted = unsupported.filter(({ contradicts }) => contradicts);
  const without = unsupported.filter(({ contradicts }) => !contradicts);
  return [
    ...contradicted.map(({ text, contradicts }) =>
      warning(`${text}, contradicted`, `A source contradicts “${text}”`, {
        help: `The source says: ${contradicts?.text ?? ''}`,
        place: { type: 'words', words: text },
      }),
    ),
    ...contradictions.map(({ about, statements }) =>
      warning(`sources, ${about}`, `Your sources disagree on ${about}`, {
        help: statements.map(({ text }) => text).join(' · '),
      }),
    ),
    ...without.map(({ text, section }) =>
      warning(text, `No source for “${text}”`, {
        help: section ? `In “${section}”. Check that it is right.` : 'Check that it is right.',
        place: { type: 'words', words: text },
      }),
    ),
  ];
}

/** Returns whether a fact occurs in the text only as part of a placeholder, which has a finding of its own. */
function createPlaceholderTest(text: string): (fact: string) => boolean {
  const rest = removePlaceholders(text);
  return (fact) => rest !== text && !rest.includes(fact) && text.includes(fact);
}

/** Returns the budget as text, which counts as a source because it is the applicant's own statement. */
function getBudgetText(draft: Draft): string {
  const budget = findEnteredBudget(draft);
  return budget ? surroundWithSpaces(documentToText([buildBudgetTable(budget)])) : '';
}

const surroundWithSpaces = (text: string): string => ` ${text.trim().replace(/\s+/g, ' ')} `;
