import type {
  AnalysisDetails,
  KeyFacts,
  Requirement,
  StatedFact,
} from '@grantwright/shared/contract';
import { findAmount, findCosts } from './amount.ts';
import { findLength } from './length.ts';

/** Words for a due date, as in "Submit the application by March 15". Other dates may be decision dates. */
const dueDate = /^(?:Submit|Postmark|Send|Apply)\b|\b(?:due|deadline)\b/i;

/** Selects the requirements of most interest to applicants. */
export function findKeyFacts({
  requirements,
  sections,
}: Pick<AnalysisDetails, 'requirements' | 'sections'>): KeyFacts {
  const deadline = requirements.find(({ kind, text }) => kind === 'deadline' && dueDate.test(text));
  const amount = findAmount(requirements);
  const length = findLength(requirements, sections);
  return {
    ...(deadline && { deadline: toFact(deadline) }),
    ...(amount && { amount: toFact(amount) }),
    costs: findCosts(requirements).map(toFact),
    ...(length && { length: toFact(length) }),
  };
}

const toFact = ({ text, quote, page }: Requirement): StatedFact => ({
  text,
  ...(quote !== undefined && { quote }),
  ...(page !== undefined && { page }),
});
