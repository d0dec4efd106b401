import type { SectionPlan } from '../sections/section-plan.ts';
import type { Placed } from '../sections/allocate.ts';
import { statement, type Statement } from '../statements/statement.ts';
import type { TopicScores } from '../topics.ts';
import type { Said } from './take-budget.ts';

const topics: Record<Said['about'], TopicScores> = {
  request: { ask: 4, budget: 4 },
  use: { budget: 4 },
  payer: { funding: 4, budget: 2 },
};

/** What was said of who pays, as statements whose matter is certain. */
export const payingStatements = (said: Said[]): Statement[] =>
  said.map(({ text, about, question }, at) =>
    statement(
      {
        text,
        origin: question === undefined ? 'additional' : 'answer',
        order: at / 100 - 2,
        whole: true,
        ...(question === undefined ? {} : { question }),
      },
      topics[about],
      'known',
    ),
  );

/** It weighs more than what else a part says of money: without it nobody knows who pays. */
const heaviest = 50;

/** The statements that stand under the table; other funders are told where a part of their own asks for them. */
export const heldUnder = (
  paying: Statement[],
  plans: SectionPlan[],
  budgetAt: number,
): { held: Placed[]; free: Statement[] } => {
  const ofOthers = plans.some(({ asks }, at) => at !== budgetAt && asks[0] === 'funding');
  const isFree = (said: Statement): boolean => ofOthers && (said.topics.funding ?? 0) > 3;
  return {
    held: paying
      .filter((said) => !isFree(said))
      .map((said, at) => ({ statement: said, score: heaviest - at / 10 })),
    free: paying.filter(isFree),
  };
};
