import type { OrganizationInfo, Question } from '@grantwright/shared/contract';
import { findRequest } from './money-items.ts';
import { findAskedFact, findKnownFact } from './profile-facts.ts';
import { type DraftModel, scoreRelevance } from './relevance.ts';
import { gatherStatements } from './gather-statements.ts';
import { answeredThreshold } from './thresholds.ts';

/** Text with fewer words is a note rather than an answer. */
const minWords = 8;
const asksForMoney =
  /\bhow much (?:money )?(?:(?:do|will|would) you (?:ask|request|need|seek)|are you (?:asking|requesting|seeking))/i;

/** Filters out questions answered by the organization's profile or notes. */
export async function filterOpenQuestions(
  {
    questions,
    organizationInfo,
  }: { questions: readonly Question[]; organizationInfo: OrganizationInfo },
  model: DraftModel,
): Promise<Question[]> {
  const material = { sections: [], organizationInfo, answers: [], documents: [] };
  const statements = gatherStatements(material).filter(
    ({ text }) => text.split(' ').length >= minWords,
  );
  if (statements.length === 0) return questions.filter(({ question }) => !isKnown(question));
  const asks = questions.map(({ question }) => ({ name: question, prompts: [] }));
  const relevance = await scoreRelevance(statements, asks, material, model);
  const request = findRequest(statements);

  function isKnown(question: string): boolean {
    const fact = findAskedFact(question);
    return fact !== undefined && findKnownFact(fact, organizationInfo) !== '';
  }
  return questions.filter(({ question }, position) => {
    if (isKnown(question)) return false;
    if (asksForMoney.test(question)) return !request;
    return !statements.some(
      (_, index) => relevance.toSection(index, position) >= answeredThreshold,
    );
  });
}
