import { useState } from 'react';
import { hasGuidelines, parseWebAddress } from './guideline-source.ts';
import { requestAnalysis } from './request-analysis.ts';
import type { Guidelines, useAnalysis } from './use-analysis.ts';

/** Starts the analysis once the chosen source is complete. */
export function useAnalysisStart(
  analysis: ReturnType<typeof useAnalysis>,
  { source, file }: Guidelines,
) {
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const canStart = hasGuidelines(source, file);
  const start = (provider?: 'built-in') => {
    if (!canStart) return;
    if (source.kind === 'url' && !parseWebAddress(source.url)) setRefusedUrl(source.url);
    else void analysis.start(requestAnalysis, source, file, provider);
  };
  return { canStart, refusedUrl, start };
}
