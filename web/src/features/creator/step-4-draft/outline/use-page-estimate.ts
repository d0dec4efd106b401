import type { AnalysisDetails, DocumentFormat } from '@grantwright/shared/contract';
import { hasPageLimit } from '@grantwright/shared/submission';
import { useEffect, useState } from 'react';
import type { PageEstimate } from './page-estimate.ts';

/**
 * Loads the page estimate only if there is a page limit. Until it is loaded, pages are estimated from the word
 * count.
 */
export function usePageEstimate(
  details: AnalysisDetails | undefined,
  changes: DocumentFormat | undefined,
): PageEstimate | undefined {
  const [estimate, setEstimate] = useState<PageEstimate>();
  useEffect(() => {
    if (!details || !hasPageLimit(details)) return undefined;
    let isCurrent = true;
    import('./page-estimate.ts')
      .then(
        ({ createPageEstimate }) => isCurrent && setEstimate(createPageEstimate(details, changes)),
      )
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [details, changes]);
  return estimate;
}
