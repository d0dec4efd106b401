import type { AnalysisDetails } from '../../contract/analysis.ts';

/** The details of analyzed guidelines that state nothing but what is given. */
export const analysisDetails = (given: Partial<AnalysisDetails> = {}): AnalysisDetails => ({
  provider: 'built-in',
  isCall: true,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
  ...given,
});
