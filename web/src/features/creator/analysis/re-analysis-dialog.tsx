import { AlertDialog } from '../../../ui/alert-dialog.tsx';

type ReAnalysisDialogProps = { title: string; onConfirm: () => void; onClose: () => void };

/** Asks for confirmation before the analysis of one file replaces the analysis of several. */
export const ReAnalysisDialog = ({ title, onConfirm, onClose }: ReAnalysisDialogProps) => (
  <AlertDialog open onOpenChange={onClose} title={title} confirm="Analyze" onConfirm={onConfirm}>
    The files you added, and the changes from them, will be removed from the analysis.
  </AlertDialog>
);
