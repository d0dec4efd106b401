import type { Analysis } from '@grantwright/shared/contract';

/** Creates an analysis as stored in an application. */
export const anAnalysis = (deadline?: string): Analysis => ({
  requirements: [],
  sections: [],
  grantProgram: 'Community Food Fund 2027',
  details: {
    provider: 'built-in',
    isCall: true,
    requirements: [],
    sections: [],
    questions: [],
    notes: [],
    ...(deadline ? { deadline: { date: deadline } } : {}),
  },
});
