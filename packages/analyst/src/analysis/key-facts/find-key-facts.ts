import type {
  AnalysisDetails,
  KeyFacts,
  Requirement,
  StatedFact,
  SectionDetail,
} from '@grantwright/shared/contract';
import { findAmount, findCosts } from './amount.ts';

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

/** Units of text length, as opposed to the duration of a grant. */
const textLength = /\b(?:pages?|words?|characters?)\b/i;

/** Words for the whole application, as opposed to one of its sections. */
const wholeApplication =
  /\b(?:the (?:whole |entire |full )?(?:application|proposal|narrative|letter|request)|each answer)\b(?! within its own)/i;

const quotedTitles = /"[^"]*"/g;

/** Finds the limit on the whole application, or the first limit of any kind if at most one section has a limit. */
function findLength(
  requirements: readonly Requirement[],
  sections: readonly SectionDetail[],
): Requirement | undefined {
  const lengths = requirements.filter(
    ({ kind, text }) => kind === 'limit' && textLength.test(text),
  );
  const whole = lengths.find(({ text }) => wholeApplication.test(text.replace(quotedTitles, '')));
  const limited = sections.filter(({ limit }) => limit).length;
  return whole ?? (limited > 1 ? undefined : lengths[0]);
}
