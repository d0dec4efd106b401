import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { FocusTarget } from './navigation/focus-target.tsx';
import { CallFilesContext } from './text/use-citation.ts';
import { useCreator } from './creator-context.ts';

// Loaded as separate chunks, because a new application does not need the editor and a drafted one
// needs nothing else.
const loadPreparing = () => import('./steps-1-to-3.tsx');
const StepsOneToThree = lazyWithRetry(async () => (await loadPreparing()).StepsOneToThree);
const loadDraft = () => import('./step-4-draft/draft-step.tsx');
const DraftStep = lazyWithRetry(async () => (await loadDraft()).DraftStep);
const loadSend = () => import('./ready-to-send/ready-to-send-page.tsx');
const ReadyToSendPage = lazyWithRetry(async () => (await loadSend()).ReadyToSendPage);

/** Renders the current step, or "Ready to send?". */
export function CurrentStep() {
  const { state, generation, send } = useCreator();
  // Kept here while the user moves between steps, because a stored draft cannot contain a file.
  const [file, setFile] = useState<File>();
  const isAnalyzed = state.analysis !== undefined && state.analysis !== null;
  useEffect(() => {
    // Preload the editor while the user reads the analysis.
    if (isAnalyzed) loadDraft().catch(() => undefined);
  }, [isAnalyzed]);

  // Preload steps 1 to 3 so that going back works offline.
  usePreload(loadPreparing);

  const isText = state.analysis ? !generation.progress : state.document !== null;
  const isSend = send.isOpen && isText;
  const isDraft = state.step === 4 && isText;
  const view = isSend ? 'send' : isDraft ? 'draft' : 'preparing';
  useEffect(() => {
    // Preload so that the check before sending works offline.
    if (isDraft) loadSend().catch(() => undefined);
  }, [isDraft]);
  return (
    <ErrorBoundary
      // If one step fails to load, the others must still work.
      key={view}
      fallback={(error) => <LoadError error={error} safe="Your work is kept in this browser." />}
    >
      <CallFilesContext value={state.analysis?.details.files}>
        <Suspense fallback={<SpinnerPage />}>
          {view === 'send' && <ReadyToSendPage />}
          {view === 'draft' && <DraftStep />}
          {view === 'preparing' && (
            <>
              <StepsOneToThree file={file} onFile={setFile} />
              <FocusTarget {...send} />
            </>
          )}
        </Suspense>
      </CallFilesContext>
    </ErrorBoundary>
  );
}
