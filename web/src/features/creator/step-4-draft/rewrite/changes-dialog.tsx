import { useMemo } from 'react';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Stack } from '../../../../ui/stack.ts';
import { getCutReason } from './cut-reasons.ts';
import { DiffText } from './diff-text.tsx';
import { LengthStatus } from './length-status.tsx';
import { describeRemainder } from './length-texts.ts';
import { findNewFacts } from './new-facts.ts';
import { modeTitles, unchangedMessages } from './rewrite-choices.ts';
import { useChoices } from './use-choices.ts';
import { useProposedChanges, type ProposalInput } from './use-proposed-changes.ts';
import type { ProposalState } from './use-proposal.ts';

type ChangesDialogProps = ProposalInput & {
  onAccept: ProposalState['accept'];
  /** Discards the new version. */
  onDismiss: () => void;
  /** Keeps the new version for later. */
  onClose: () => void;
};

/** Shows the changes in a new version of a section. The user can accept all, some or none of them. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { openProposal, onAccept, onDismiss, onClose } = props;
  const { section, diff, cuts } = useProposedChanges(props);
  const { rejected, accepted, blocks, toggle } = useChoices(diff);
  const before = useMemo(() => section?.usageOf(section.blocks), [section]);
  const after = useMemo(() => section?.usageOf(blocks), [section, blocks]);
  const unsupported = useMemo(
    () => findNewFacts(diff, openProposal.rewritten?.unsupported ?? []),
    [diff, openProposal],
  );
  if (!section || diff.hunks.length === 0)
    return <NoChanges {...{ openProposal, onDismiss, onClose }} heading={section?.heading} />;

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={modeTitles[openProposal.mode](section.heading)}
      description="Nothing changes until you accept it. “Keep mine” leaves your words as they are."
      footer={
        <>
          <LengthStatus {...{ before, after }} from={section.blocks} to={blocks} />
          <Button onClick={onDismiss}>Dismiss</Button>
          <Button
            variant="primary"
            disabled={accepted.size === 0}
            onClick={() => onAccept(section, blocks)}
          >
            {getAcceptLabel(accepted.size, diff.hunks.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {openProposal.isRenewed && (
          <Notice tone="warning" alert>
            The text has changed, so nothing was accepted. These are the changes to the new text.
          </Notice>
        )}
        {after && after.over > 0 && (
          <Notice tone="warning">
            {describeRemainder(
              after,
              cuts !== undefined && accepted.size === diff.hunks.length,
              section.sharedWith,
            )}
          </Notice>
        )}
        {unsupported.length > 0 && (
          <Notice tone="warning">{describeUnsupported(unsupported)}</Notice>
        )}
        <DiffText
          {...{ diff, rejected }}
          onToggle={toggle}
          getReason={(hunk) => getCutReason(diff, hunk, cuts)}
        />
      </Stack>
    </Dialog>
  );
}

type NoChangesProps = Pick<ChangesDialogProps, 'openProposal' | 'onDismiss' | 'onClose'> & {
  /** Absent if the section was deleted. */
  heading: string | undefined;
};

const NoChanges = ({ openProposal, heading, onDismiss, onClose }: NoChangesProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={heading === undefined ? 'Section not found' : modeTitles[openProposal.mode](heading)}
    footer={<Button onClick={onDismiss}>Dismiss</Button>}
  >
    {heading === undefined
      ? 'This section is no longer in the text. Nothing was changed.'
      : unchangedMessages[openProposal.mode]}
  </Dialog>
);

const getAcceptLabel = (accepted: number, all: number): string =>
  accepted === all
    ? all === 1
      ? 'Accept the change'
      : `Accept all ${all} changes`
    : `Accept ${accepted} of ${pluralize(all, 'change')}`;

const describeUnsupported = (texts: readonly string[]): string =>
  `No source found for ${texts.map((text) => `“${text}”`).join(', ')}. Check before you accept.`;
