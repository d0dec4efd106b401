import type { WriterNote } from '@grantwright/shared/contract';

export const noteLabels: Record<WriterNote['kind'], string> = {
  ineligible: 'May not be eligible',
  'unallowed-cost': 'Cost not covered',
  contradiction: 'Contradiction',
  'above-ceiling': 'Above the maximum',
  other: 'Check this',
};
