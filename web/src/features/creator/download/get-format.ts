import type { DocumentFormat } from '@grantwright/shared/contract';
import { findApplicationFormat } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';

/** Returns the format of an application's files. */
export const getFormat = ({
  analysis,
  submission,
  organization,
}: Pick<CreatorState, 'analysis' | 'submission' | 'organization'>): DocumentFormat | undefined =>
  findApplicationFormat({
    details: analysis?.details,
    changes: submission?.format,
    organizationName: organization.name.trim(),
  });
