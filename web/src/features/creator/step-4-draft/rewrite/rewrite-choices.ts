import type { RewriteMode } from '@grantwright/shared/contract';
import { findGaps } from '@grantwright/shared/richtext';
import type { SectionToRewrite } from '@grantwright/shared/submission';
import type { CreatorState } from '../../state/creator-state.ts';

/** Titles for the new version. */
export const modeTitles: Record<RewriteMode, (heading: string) => string> = {
  redo: (heading) => `New draft of “${heading}”`,
  shorten: (heading) => `Shorten “${heading}”`,
  plainer: (heading) => `Plainer words for “${heading}”`,
  answer: (heading) => `Answer in “${heading}”`,
};

/** Shown if the new version is identical to the text. */
export const unchangedMessages: Record<RewriteMode, string> = {
  redo: 'The new draft is the same as your text.',
  shorten: 'No sentence can be removed. Shorten the remaining sentences yourself.',
  plainer: 'There is nothing to change: this section already uses plain words.',
  answer:
    'Your profile, answers and documents don’t answer this question. You can answer it in the text.',
};

type Availability = Pick<CreatorState, 'analysis' | 'organization' | 'submission'>;

/** Returns the available ways to rewrite a section. There are fewer without an AI service. */
export function getAvailableModes(
  { analysis, organization, submission }: Availability,
  hasModel: boolean,
): RewriteMode[] {
  const canDraft = analysis !== null && organization.name.trim() !== '';
  if (!canDraft || submission?.isAssistOnly) return ['shorten'];
  return hasModel ? ['redo', 'shorten', 'plainer', 'answer'] : ['redo', 'shorten', 'answer'];
}

/** Returns the open questions of a section, followed by the funder's prompts. */
export const findQuestions = ({ blocks, prompts }: SectionToRewrite): string[] => [
  ...new Set(
    [...findGaps(blocks).map(({ question }) => question), ...prompts]
      .map((question) => question.trim())
      .filter(Boolean),
  ),
];
