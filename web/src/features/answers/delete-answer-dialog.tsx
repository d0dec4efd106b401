import type { SavedAnswer } from '@grantwright/shared/contract';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useDeleteAnswer } from './use-answers.ts';

type DeleteAnswerDialogProps = { answer: SavedAnswer | undefined; onClose: () => void };

export function DeleteAnswerDialog({ answer, onClose }: DeleteAnswerDialogProps) {
  const remove = useDeleteAnswer(onClose);
  return (
    <AlertDialog
      open={answer !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this answer?"
      confirm="Delete"
      confirming="Deleting..."
      pending={remove.isPending}
      onConfirm={() => answer && remove.mutate(answer.id)}
    >
      “{answer?.question}” will be deleted from your answers. Applications that use it won’t change.
    </AlertDialog>
  );
}
