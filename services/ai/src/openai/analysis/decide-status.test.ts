import { describe, expect, it } from 'vitest';
import { analyzeParts } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelRequirement as requirement,
  modelStep as step,
} from '../../../test/model-analysis.ts';

const due = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';
const range = 'Grants range from $5,000 to $25,000.';

describe('toAnalysis', () => {
  it.each(['standing', 'closed', 'rolling', 'not-yet-open'] as const)(
    'reports a call as %s',
    async (status) => {
      const { details } = await analyzeParts([
        part({ status, requirements: [requirement(range)] }),
      ]);
      expect(details).toMatchObject({ isCall: true, status, requirements: [{ quote: range }] });
    },
  );

  it('reports standing guidelines as open if another part states a due date', async () => {
    const { details } = await analyzeParts([
      part({ status: 'standing' }),
      part({
        status: 'standing',
        steps: [step(due, { date: '2027-03-05', words: 'March 5, 2027' })],
      }),
    ]);
    expect(details.status).toBe('open');
  });

  it('returns no requirements if the document is not a call', async () => {
    const analysis = await analyzeParts([
      part({
        status: 'not-a-call',
        documentKind: 'a policy on travel.',
        requirements: [requirement('with an office in Marlow County')],
      }),
    ]);
    expect(analysis).toMatchObject({
      requirements: [],
      sections: [],
      grantProgram: '',
      details: {
        isCall: false,
        status: 'not-a-call',
        notes: ['This does not seem to be an open call for applications: a policy on travel.'],
      },
    });
  });
});
