import type { RewriteMode } from '@grantwright/shared/contract';
import { findGaps } from '@grantwright/shared/richtext';
import type { SectionToRewrite } from '@grantwright/shared/submission';
import type { CreatorState } from '../../state/creator-state.ts';

/** The title of the new version. */
export const titles: Record<RewriteMode, (heading: string) => string> = {
  redo: (heading) => `New draft of “${heading}”`,
  shorten: (heading) => `Shorten “${heading}”`,
  plainer: (heading) => `Plainer words for “${heading}”`,
  answer: (heading) => `Answer in “${heading}”`,
};

/** What the dialog says if the new version is the same as the text. */
export const unchangedTexts: Record<RewriteMode, string> = {
  redo: 'The new draft is the same as your text.',
  shorten: 'There is no sentence that can go. Shorten the sentences that stay.',
  plainer: 'There is nothing to change: the words are plain already.',
  answer:
    'Your profile, answers and documents don’t answer this question. You can answer it in the text.',
};

type Given = Pick<CreatorState, 'analysis' | 'organization' | 'submission'>;

/** What can be done with a section; the analyst offers less if no AI service is connected. */
export function availableModes(
  { analysis, organization, submission }: Given,
  hasModel: boolean,
): RewriteMode[] {
  const canDraft = analysis !== null && organization.name.trim() !== '';
  if (!canDraft || submission?.isAssistOnly) return ['shorten'];
  return hasModel ? ['redo', 'shorten', 'plainer', 'answer'] : ['redo', 'shorten', 'answer'];
}

/** The open questions of a section, then the prompts of the funder. */
export const questionsOf = ({ blocks, prompts }: SectionToRewrite): string[] => [
  ...new Set(
    [...findGaps(blocks).map(({ question }) => question), ...prompts]
      .map((question) => question.trim())
      .filter(Boolean),
  ),
];
