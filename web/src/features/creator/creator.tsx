import type { Application, Generation } from '@grantwright/shared/contract';
import { emptyDocument, type RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { useAnalysis } from './step-2-guidelines/use-analysis.ts';
import { useDraftCheck } from './step-4-draft/sources/use-draft-check.ts';
import { useDownload } from './step-4-draft/use-download.ts';
import { draftKey } from './local-drafts/local-draft.ts';
import { browserDrafts } from './local-drafts/draft-store.ts';
import { useReplacedText } from './local-drafts/use-replaced-text.ts';
import { useLocalDraft } from './local-drafts/use-local-draft.ts';
import { useGeneration } from './step-4-draft/generating/use-generation.ts';
import type { LoadedCreator } from './load-application/load-creator.ts';
import { useUnsavedChangesGuard } from './saving/use-unsaved-changes-guard.ts';
import { useSave } from './saving/use-save.ts';
import { CreatorHeader } from './layout/creator-header.tsx';
import { barHeights } from './layout/action-bar.tsx';
import { StepNavigation } from './layout/step-navigation.tsx';
import { useCreatorState } from './state/use-creator-state.ts';
import { applicationToState } from './state/application-to-state.ts';
import type { Step } from './state/creator-state.ts';
import { hasUnsavedWork, workOf } from './state/unsaved-work.ts';
import { CurrentStep } from './current-step.tsx';

// Rarely needed, so loaded on demand.
const RestoredDraftNote = lazyWithRetry(
  async () => (await import('./local-drafts/restored-draft-note.tsx')).RestoredDraftNote,
);
const ReplacedTextNote = lazyWithRetry(
  async () => (await import('./local-drafts/replaced-text-note.tsx')).ReplacedTextNote,
);
const loadSaveDialogs = () => import('./saving/save-dialogs.tsx');
const SaveDialogs = lazyWithRetry(async () => (await loadSaveDialogs()).SaveDialogs);

type CreatorProps = { userId: string; loaded: LoadedCreator; onCreated: (id: string) => void };
type SaveDialog = 'payment' | 'conflict';

/** The wizard: its four steps, saving, local drafts and the dialogs around them. */
export function Creator({ userId, loaded, onCreated }: CreatorProps) {
  const navigate = useNavigate();
  const creator = useCreatorState(loaded);
  const { state, baseline, dispatch, current, isUnsaved, syncText } = creator;
  const [restoredAt, setRestoredAt] = useState(loaded.restoredAt);
  const [dialog, setDialog] = useState<SaveDialog>();
  const [file, setFile] = useState<File>();
  const isNew = loaded.savedState.saved === null;
  const slot = isNew && state.saved ? draftKey(userId, state.saved.id) : loaded.slot;

  const { replacedText, storeReplacedText } = useReplacedText(slot);
  const { storeNow } = useLocalDraft({ store: browserDrafts, slot, current, isUnsaved }, state);
  const guard = useUnsavedChangesGuard(isUnsaved);

  const setAsideCurrentText = useCallback(
    (label: string) => {
      const { document } = current();
      if (document) storeReplacedText({ document, label });
    },
    [current, storeReplacedText],
  );

  const { saving, save } = useSave({
    current,
    dispatch,
    onCreated(id) {
      void browserDrafts.remove(loaded.slot);
      // With the unsaved-changes dialog open, the pending navigation wins.
      if (!guard.isBlocked) guard.bypass(() => onCreated(id));
    },
    onSaved(work) {
      creator.setBaseline(work);
      // Remove the local draft before the user can navigate away.
      void browserDrafts.remove(slot);
    },
    onStale: () => setDialog('conflict'),
    onPaymentNeeded: () => setDialog('payment'),
  });
  const { downloading, download } = useDownload(current);
  const analysis = useAnalysis(current, (found) => dispatch({ type: 'analyzed', analysis: found }));
  const generation = useGeneration({
    onStarted: () => dispatch({ type: 'generation-started' }),
    onFailed: () => dispatch({ type: 'generation-failed' }),
    onGenerated({ content, ...check }: Generation) {
      setAsideCurrentText('Your previous text');
      dispatch({ type: 'generated', document: htmlToDocument(content), check });
    },
  });

  const checking = useDraftCheck(current, (check) => dispatch({ type: 'checked', check }));

  const go = (step: Step) => {
    syncText.flush();
    dispatch({ type: 'step-changed', step });
  };
  const discardRestored = () => {
    void browserDrafts.remove(slot);
    setRestoredAt(undefined);
    dispatch({
      type: 'state-replaced',
      state: { ...loaded.savedState, documentVersion: state.documentVersion + 1 },
    });
  };
  const acceptOtherVersion = (theirs: Application) => {
    setAsideCurrentText('Your version');
    const opened = applicationToState(theirs);
    dispatch({
      type: 'state-replaced',
      state: { ...opened, documentVersion: state.documentVersion + 1 },
    });
    creator.setBaseline(workOf(opened));
    setDialog(undefined);
    // Stay on the page so that the user can read the other version first.
    guard.stay();
  };
  const keepMyVersion = async (theirs: Application) => {
    storeReplacedText({
      document: htmlToDocument(theirs.content),
      label: 'The version saved elsewhere',
    });
    if ((await save({ version: theirs.version })) !== 'saved') return;
    setDialog(undefined);
    // Continue the navigation that opened the dialog.
    guard.leave();
  };
  const swapReplacedText = () => {
    if (!replacedText) return;
    const before: RichDocument = current().document ?? emptyDocument();
    dispatch({ type: 'text-replaced', document: replacedText.document });
    storeReplacedText({ document: before, label: 'The other version' });
  };

  useAnnouncement(saving && 'Saving...', announceDelayMs);
  useAnnouncement(downloading && 'Preparing the Word file...', announceDelayMs);
  const unsaved = hasUnsavedWork(state, baseline);
  useEffect(() => {
    // Preload the dialogs: they must open even if the network goes down.
    if (unsaved) loadSaveDialogs().catch(() => undefined);
  }, [unsaved]);
  return (
    <Page>
      <RoomForActions />
      <CreatorHeader saveState={state.saved && !unsaved ? 'saved' : unsaved ? 'unsaved' : 'new'} />
      <StepNavigation state={state} busy={generation.generating !== undefined} onGo={go} />
      {restoredAt !== undefined && (
        <LazyBoundary>
          <RestoredDraftNote
            storedAt={restoredAt}
            onDiscard={discardRestored}
            onClose={() => setRestoredAt(undefined)}
          />
        </LazyBoundary>
      )}
      {replacedText && (
        <LazyBoundary>
          <ReplacedTextNote
            replacedText={replacedText}
            onSwap={swapReplacedText}
            onDiscard={() => storeReplacedText(undefined)}
          />
        </LazyBoundary>
      )}
      <main id="main" tabIndex={-1}>
        <CurrentStep
          creator={creator}
          analysis={analysis}
          file={file}
          onFile={setFile}
          generation={generation}
          checking={checking}
          saving={saving}
          onSave={() => void save()}
          downloading={downloading}
          onDownload={() => void download()}
          onGo={go}
        />
      </main>
      {(dialog || guard.isBlocked) && (
        <LazyBoundary
          onLoadError={() => {
            setDialog(undefined);
            guard.stay();
          }}
        >
          <SaveDialogs
            dialog={dialog}
            state={state}
            mine={current}
            saving={saving}
            guard={guard}
            onTitle={(value) => dispatch({ type: 'title-edited', value })}
            onSave={save}
            onDiscard={() => {
              creator.abandon();
              void browserDrafts.remove(slot);
            }}
            onPay={() => {
              storeNow();
              const back = state.saved ? paths.application(state.saved.id) : paths.creator;
              guard.bypass(() => void navigate(paths.checkout(back)));
            }}
            onKeepMine={(theirs) => void keepMyVersion(theirs)}
            onUseOther={acceptOtherVersion}
            onClose={() => setDialog(undefined)}
          />
        </LazyBoundary>
      )}
    </Page>
  );
}

/** Keeps a focused element clear of the toolbar and the action bar. */
const RoomForActions = createGlobalStyle`
  html { scroll-padding-block: ${barHeights.toolbar} ${barHeights.actions}; }
`;
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
  }
  main:focus {
    outline: none;
  }
  @media print {
    display: block;
    > :not(main) {
      display: none;
    }
    > main {
      display: block;
    }
  }
`;
