import type { SavedAnswer } from '@grantwright/shared/contract';
import { useId } from 'react';
import { errorMessage } from '../../lib/errors.ts';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { AnswerForm } from './answer-form.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useUpdateAnswer } from './use-answers.ts';

type AnswerDialogProps = { answer: SavedAnswer; onClose: () => void };

/** Edits the question, the text and the review date of an answer. */
export function AnswerDialog({ answer, onClose }: AnswerDialogProps) {
  const formId = useId();
  const { draft, change, isComplete, isChanged, fields } = useAnswerDraft(answer);
  const update = useUpdateAnswer();
  useAnnouncement(update.isPending && 'Saving...', announceDelayMs);
  const close = () => {
    if (!isChanged() || window.confirm('Close without saving your changes?')) onClose();
  };
  const save = () => {
    if (!isComplete) return;
    update.mutate(
      { id: answer.id, ...fields() },
      {
        onSuccess: () => {
          notify.success('Answer saved');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      wide
      closable={!update.isPending}
      onOpenChange={close}
      title="Edit answer"
      problem={
        update.isError
          ? errorMessage(update.error, 'Your changes are not saved. Please try again.')
          : undefined
      }
      footer={
        <>
          <Button onClick={close} disabled={update.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isComplete}
            pending={update.isPending}
          >
            {update.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <AnswerForm id={formId} draft={draft} onChange={change} onSubmit={save} />
    </Dialog>
  );
}
