import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  applyHunks,
  diffSection,
  sectionToRewrite,
  shortenSection,
  type CountingRule,
  type Hunk,
} from '@grantwright/shared/submission';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { space } from '../../../../ui/tokens.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import { reasonOfHunk } from './cut-reasons.ts';
import { DiffText } from './diff-text.tsx';
import { hunkKeys } from './hunk-keys.ts';
import { LengthStatus } from './length-status.tsx';
import { remainderText } from './length-texts.ts';
import { newFacts } from './new-facts.ts';
import { titles, unchangedTexts } from './rewrite-choices.ts';
import type { Review } from './use-review.ts';

type ReviewDialogProps = {
  opened: NonNullable<Review['opened']>;
  details: AnalysisDetails | undefined;
  counting: CountingRule | undefined;
  pages: PageEstimate | undefined;
  onAccept: Review['accept'];
  onClose: () => void;
};

/** Shows the changes in a new version of a section; the user accepts all, some or none of them. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { opened, details, counting, pages, onAccept, onClose } = props;
  const reviewed = useMemo(() => {
    const section = sectionToRewrite(opened.document, opened.where, {
      details,
      counting,
      pagesOf: pages?.pagesOf,
    });
    if (!section) return undefined;
    const { blocks, cuts } = opened.rewritten
      ? { ...opened.rewritten, cuts: undefined }
      : shortenSection(section);
    return { section, cuts, diff: diffSection(section.blocks, blocks) };
  }, [opened, details, counting, pages]);
  // Stored by key, because a late page estimate creates a new proposal.
  const [keptKeys, setKeptKeys] = useState<ReadonlySet<string>>(new Set());
  if (!reviewed || reviewed.diff.hunks.length === 0)
    return <NothingToReview {...{ opened, onClose }} heading={reviewed?.section.heading} />;

  const { section, cuts, diff } = reviewed;
  const unsupported = newFacts(diff, opened.rewritten?.unsupported ?? []);
  const keys = hunkKeys(diff);
  const keyOf = (hunk: Hunk) => keys.get(hunk) ?? '';
  const kept = new Set(diff.hunks.filter((hunk) => keptKeys.has(keyOf(hunk))));
  const accepted = new Set(diff.hunks.filter((hunk) => !kept.has(hunk)));
  const blocks = applyHunks(diff, accepted);
  const before = section.usageOf(section.blocks);
  const after = section.usageOf(blocks);
  const toggle = (hunk: Hunk) => {
    const others = new Set(keptKeys);
    if (!others.delete(keyOf(hunk))) others.add(keyOf(hunk));
    setKeptKeys(others);
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={titles[opened.mode](section.heading)}
      description="Nothing changes until you accept it. “Keep mine” leaves your words as they are."
      footer={
        <>
          <LengthStatus {...{ before, after }} from={section.blocks} to={blocks} />
          <Button onClick={onClose}>Dismiss</Button>
          <Button
            variant="primary"
            disabled={accepted.size === 0}
            onClick={() => onAccept(section, blocks)}
          >
            {acceptText(accepted.size, diff.hunks.length)}
          </Button>
        </>
      }
    >
      <Content>
        {opened.isRenewed && (
          <Notice tone="warning" alert>
            The text has changed, so nothing was accepted. These are the changes to the new text.
          </Notice>
        )}
        {after && after.over > 0 && (
          <Notice tone="warning">
            {remainderText(
              after,
              cuts !== undefined && accepted.size === diff.hunks.length,
              section.sharedWith,
            )}
          </Notice>
        )}
        {unsupported.length > 0 && <Notice tone="warning">{unsupportedText(unsupported)}</Notice>}
        <DiffText
          {...{ diff, kept }}
          onToggle={toggle}
          reasonOf={(hunk) => reasonOfHunk(diff, hunk, cuts)}
        />
      </Content>
    </Dialog>
  );
}

type NothingToReviewProps = Pick<ReviewDialogProps, 'opened' | 'onClose'> & {
  /** Absent if the section was deleted. */
  heading: string | undefined;
};

const NothingToReview = ({ opened, heading, onClose }: NothingToReviewProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={heading === undefined ? 'Section not found' : titles[opened.mode](heading)}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    {heading === undefined
      ? 'This section is no longer in the text. Nothing was changed.'
      : unchangedTexts[opened.mode]}
  </Dialog>
);

const acceptText = (accepted: number, all: number): string =>
  accepted === all
    ? all === 1
      ? 'Accept the change'
      : `Accept all ${all} changes`
    : `Accept ${accepted} of ${pluralize(all, 'change')}`;

const unsupportedText = (texts: readonly string[]): string =>
  `No source found for ${texts.map((text) => `“${text}”`).join(', ')}. Please check before you accept.`;

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
`;
