import type { AnalysisDetails } from '@grantwright/shared/contract';

/** The currency of the award (ISO 4217), else US dollars. */
export const currencyOf = (award: AnalysisDetails['award']): string =>
  (award?.ceiling ?? award?.floor ?? award?.total)?.currency ?? 'USD';
