import type { AnalysisDetails } from '@grantwright/shared/contract';
import { useEffect, useState } from 'react';
import type { PageEstimate } from './page-estimate.ts';

/** Loaded only if a section has a limit in pages; until then, pages are estimated from the words. */
export function usePageEstimate(details: AnalysisDetails | undefined): PageEstimate | undefined {
  const [estimate, setEstimate] = useState<PageEstimate>();
  useEffect(() => {
    if (!details?.sections.some(({ limit }) => limit?.pages)) return undefined;
    let isCurrent = true;
    import('./page-estimate.ts')
      .then(({ pageEstimateFor }) => isCurrent && setEstimate(pageEstimateFor(details)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [details]);
  return estimate;
}
