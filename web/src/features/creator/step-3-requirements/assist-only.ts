import { findAiStance } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';

/** Whether the applicant writes the text. The applicant decides; the default is true if the funder forbids AI. */
export const isAssistOnly = ({
  submission,
  analysis,
}: Pick<CreatorState, 'submission' | 'analysis'>): boolean =>
  submission?.isAssistOnly ?? findAiStance(analysis?.details.aiPolicy).stance === 'forbids';
