import type { AnalysisDetails, ChecklistItem, Submission } from '@grantwright/shared/contract';
import { changeChecklist, listChecklistItems } from '@grantwright/shared/submission';
import { ListChecks } from 'lucide-react';
import { lazyDialogButton } from '../../../../ui/lazy-dialog-button.tsx';
import { useUndo } from '../../layout/use-undo.tsx';
import { describeOutcome } from './mark-several-text.ts';

/** Shorter lists are checked off one requirement at a time. */
const minLongListLength = 6;

const DialogButton = lazyDialogButton(
  ListChecks,
  'Mark several',
  async () => (await import('./mark-several-dialog.tsx')).MarkSeveralDialog,
);

type MarkSeveralProps = {
  details: AnalysisDetails;
  submission: Submission | undefined;
  onChange: (checklist: ChecklistItem[]) => void;
  /** The section of the page with the list, which is focused after an undo. */
  sectionId: string;
};

/** Marks several requirements of a long list together, with an offer to undo it. */
export function MarkSeveral({ details, submission, onChange, sectionId }: MarkSeveralProps) {
  const { apply } = useUndo({
    current: submission?.checklist,
    onReplace: ({ after = [] }) => onChange(after),
    onUndone: () => document.getElementById(sectionId)?.focus({ preventScroll: true }),
  });
  const items = listChecklistItems(details, submission);
  if (items.length < minLongListLength) return null;
  return (
    <DialogButton
      items={items}
      onMark={(names, change) =>
        apply(
          changeChecklist(submission?.checklist, names, change),
          describeOutcome(change.state, names.length),
        )
      }
    />
  );
}
