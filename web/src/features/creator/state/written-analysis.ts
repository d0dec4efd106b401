import type { Analysis } from '@grantwright/shared/contract';
import { applyChoicesToAnalysis } from '@grantwright/shared/submission';
import { useMemo } from 'react';
import type { CreatorState } from './creator-state.ts';

type AnalysisState = Pick<CreatorState, 'analysis' | 'submission'>;

/** Returns the analysis with only the sections that the user writes; `state.analysis` also contains those left out. */
export const getWrittenAnalysis = ({ analysis, submission }: AnalysisState): Analysis | null =>
  analysis && applyChoicesToAnalysis(analysis, submission?.sections);

/** Keeps the identity of the analysis until the sections change. */
export function useWrittenAnalysis({ analysis, submission }: AnalysisState): Analysis | null {
  const choices = submission?.sections;
  return useMemo(() => analysis && applyChoicesToAnalysis(analysis, choices), [analysis, choices]);
}
