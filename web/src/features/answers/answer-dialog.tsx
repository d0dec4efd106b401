import type { Organization, SavedAnswer } from '@grantwright/shared/contract';
import { getErrorMessage } from '../../lib/errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { AnswerFields } from './answer-fields.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useSaveAnswer } from './use-answers.ts';

type AnswerDialogProps = {
  /** Absent for a new answer. */
  answer: SavedAnswer | undefined;
  /** The organizations that a new answer can be added to. */
  organizations: readonly Organization[];
  onClose: () => void;
};

/** Adds an answer, or edits the question, text and review date of an existing one. */
export function AnswerDialog({ answer, organizations, onClose }: AnswerDialogProps) {
  const { draft, change, isComplete, isChanged, fields } = useAnswerDraft(answer, organizations);
  const save = useSaveAnswer(answer);
  const close = () => {
    if (!isChanged() || window.confirm('Close without saving your changes?')) onClose();
  };
  const onSuccess = () => {
    notify.success(answer ? 'Answer saved' : 'Answer added');
    onClose();
  };
  return (
    <FormDialog
      wide
      title={answer ? 'Edit answer' : 'Add answer'}
      isSaving={save.isPending}
      canSave={isComplete}
      problem={
        save.isError ? getErrorMessage(save.error, 'Your text is not saved. Try again.') : undefined
      }
      onSave={() => save.mutate(fields(), { onSuccess })}
      onClose={close}
    >
      <AnswerFields draft={draft} organizations={answer ? [] : organizations} onChange={change} />
    </FormDialog>
  );
}
