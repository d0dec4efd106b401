import type { AnalysisDetails } from '../../contract/analysis.ts';

/** Returns the details of an analysis that has only the given facts. */
export const analysisDetails = (given: Partial<AnalysisDetails> = {}): AnalysisDetails => ({
  provider: 'built-in',
  isCall: true,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
  ...given,
});
