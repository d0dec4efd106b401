import type { RichBlock } from '@grantwright/shared/richtext';
import { createParagraph } from './blocks.ts';
import { arrange, composeBlocks } from './compose-section.ts';
import { gatherStatements } from './gather-statements.ts';
import type { DraftMaterial } from './draft-material.ts';
import { findAskedFact, findKnownFact } from './profile-facts.ts';
import { type DraftModel, scoreRelevance } from './relevance.ts';
import { answeredThreshold } from './thresholds.ts';

const maxStatements = 3;

type QuestionContext = Pick<DraftMaterial, 'organizationInfo' | 'answers' | 'documents'> & {
  question: string;
};

/** Returns the source sentences that answer a question, unchanged. Returns an empty list if no sentence answers it. */
export async function answerQuestion(
  ask: QuestionContext,
  model: DraftModel,
): Promise<RichBlock[]> {
  const { question, organizationInfo } = ask;
  const fact = findAskedFact(question);
  const value = fact && findKnownFact(fact, organizationInfo);
  if (value) return [createParagraph(value)];
  const statements = gatherStatements({ ...ask, sections: [] });
  const sections = [{ name: question, prompts: [] }];
  const relevance = await scoreRelevance(statements, sections, ask, model);
  const answers = statements
    .map(({ dependsOnPrevious }, index) => ({
      index,
      // a dependent sentence is meaningless without the previous one
      score: dependsOnPrevious ? 0 : relevance.toSection(index, 0),
    }))
    .filter(({ score }) => score >= answeredThreshold)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxStatements)
    .map(({ index }) => index);
  return composeBlocks(arrange([{ statements: answers, score: 1 }], statements, () => 0));
}
