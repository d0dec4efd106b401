import type { VersionSummary } from '@grantwright/shared/contract';

const reasonLabels: Record<VersionSummary['reason'], string> = {
  named: 'Named version',
  draft: 'Before a new draft',
  restore: 'Before a restore',
  conflict: 'Before choosing between two texts',
  edit: 'Before an edit',
  discard: 'Discarded text',
};

/** Returns the name of a version, or else the reason it was stored. */
export const getVersionTitle = ({
  name,
  reason,
}: Pick<VersionSummary, 'name' | 'reason'>): string => name ?? reasonLabels[reason];
