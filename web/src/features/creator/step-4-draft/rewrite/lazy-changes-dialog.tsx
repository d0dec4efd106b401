import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import { useWrittenAnalysis } from '../../state/written-analysis.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import type { ProposalState } from './use-proposal.ts';

const ChangesDialog = lazyWithRetry(
  async () => (await import('./changes-dialog.tsx')).ChangesDialog,
);

type LazyChangesDialogProps = {
  state: CreatorState;
  pages: PageEstimate | undefined;
  proposal: ProposalState;
};

/** Opens the dialog of changes once there is a new version of a section. */
export function LazyChangesDialog({ state, pages, proposal }: LazyChangesDialogProps) {
  const { submission } = state;
  const { openProposal, accept, close, dismiss } = proposal;
  const details = useWrittenAnalysis(state)?.details;
  if (!openProposal) return null;
  return (
    <LazyBoundary onLoadError={close}>
      <ChangesDialog
        {...{ openProposal, details, submission, pages }}
        onAccept={accept}
        onDismiss={dismiss}
        onClose={close}
      />
    </LazyBoundary>
  );
}
