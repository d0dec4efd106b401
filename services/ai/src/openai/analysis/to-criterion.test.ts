import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelCriterion as criterion,
} from '../../../test/model-analysis.ts';

const need = 'Statement of need (20 points)';
const team = 'Team: 40%';
const listCriteria = async (...criteria: ReturnType<typeof criterion>[]) => {
  const { details } = await analyzeParts(
    [part({ criteria })],
    lines(need, team, 'Some text between.', 'Rent is 90% of it.'),
  );
  return details.criteria;
};

describe('criteria found by a model', () => {
  it('keep a weight that the document states near their quote', async () => {
    expect(
      await listCriteria(
        criterion('1. Statement of need', need, { points: 20 }),
        criterion('Statement of Need', need),
        criterion('Team', team, { points: 40 }),
      ),
    ).toEqual([
      { name: 'Statement of need', points: 20, quote: need },
      { name: 'Team', percent: 40, quote: team },
    ]);
  });

  it('lose a weight that the document does not state near their quote', async () => {
    expect(await listCriteria(criterion('Statement of need', need, { points: 35 }))).toEqual([
      { name: 'Statement of need', quote: need },
    ]);
  });

  it('are dropped if their quote, or a proper noun in their name, is not in the document', async () => {
    expect(
      await listCriteria(criterion('Sustainability', 'Sustainability (10 points)')),
    ).toBeUndefined();
    expect(
      await listCriteria(criterion('Statement of Quimby', need, { points: 20 })),
    ).toBeUndefined();
  });
});
