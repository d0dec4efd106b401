import type { Generation } from '@grantwright/shared/contract';
import styled, { createGlobalStyle } from 'styled-components';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { CreatorProvider } from './creator-context.ts';
import { CurrentStep } from './current-step.tsx';
import { barHeights } from './layout/action-bar.tsx';
import { CreatorHeader } from './layout/creator-header.tsx';
import { StepNavigation } from './layout/step-navigation.tsx';
import type { LoadedCreator } from './load-application/load-creator.ts';
import { DraftNotes } from './local-drafts/draft-notes.tsx';
import { getDraftKey } from './local-drafts/local-draft.ts';
import { useReplacedText } from './local-drafts/use-replaced-text.ts';
import { useRestoredDraft } from './local-drafts/use-restored-draft.ts';
import { getSaveLabel } from './saving/autosave/save-label.ts';
import { LazySaveDialogs } from './saving/lazy-save-dialogs.tsx';
import { useSaveFlow } from './saving/use-save-flow.ts';
import { useReadyToSendView } from './navigation/use-ready-to-send-view.ts';
import { hasUnsavedWork } from './state/unsaved-work.ts';
import { useCreatorState } from './state/use-creator-state.ts';
import { useKnownJobs } from './state/use-known-jobs.ts';
import { notifySaved, useAnalysis } from './analysis/use-analysis.ts';
import { useGeneration } from './step-4-draft/generating/use-generation.ts';
import { useDraftCheck } from './claims/use-draft-check.ts';
import { saveVersionBeforeDraft } from './versions/save-version-before-draft.ts';
import { useDownload } from './download/use-download.ts';

type CreatorProps = { userId: string; loaded: LoadedCreator; onCreated: (id: string) => void };

/** The wizard: its four steps, saving, local drafts and the dialogs around them. */
export function Creator({ userId, loaded, onCreated }: CreatorProps) {
  const creator = useCreatorState(loaded);
  const { state, baseline, dispatch, getCurrent } = creator;
  useKnownJobs(state);
  const isNew = loaded.savedState.saved === null;
  const slot = isNew && state.saved ? getDraftKey(userId, state.saved.id) : loaded.slot;

  const replaced = useReplacedText(slot, creator);
  const restored = useRestoredDraft(loaded, slot, creator);
  const flow = useSaveFlow({ creator, loaded, slot, replaced, onCreated });
  const { downloading, download } = useDownload(getCurrent);
  useAnnouncement(downloading && 'Preparing the Word file...', announceDelayMs);

  const analysis = useAnalysis({
    kind: 'analysis',
    getCurrent,
    dispatch,
    onAnalyzed(result, { source }) {
      if (source.kind === 'upload') notifySaved();
      dispatch({ type: 'analyzed', analysis: result });
    },
  });
  const generation = useGeneration({
    getCurrent,
    dispatch,
    onGenerated({ content, ...rest }: Generation) {
      const before = getCurrent();
      replaced.storeCurrent('Your previous text');
      void saveVersionBeforeDraft(before).then((isStored) => {
        if (isStored && before.document) replaced.confirm(before.document);
      });
      dispatch({ type: 'generated', document: htmlToDocument(content), generation: rest });
    },
  });
  const checking = useDraftCheck(getCurrent, (check) => dispatch({ type: 'checked', check }));

  const discardRestored = () => {
    if (analysis.progress) analysis.cancel();
    if (generation.progress) generation.cancel();
    restored.discard();
    // There are no unsaved changes left, so this deletes the working copy.
    flow.saver.flush();
  };
  const send = useReadyToSendView(creator);
  const isUnsaved = hasUnsavedWork(state, baseline);
  return (
    <Page>
      <BarScrollPadding />
      <CreatorHeader
        label={getSaveLabel({ state, baseline, isUnsaved, autosave: flow.autosave })}
      />
      <StepNavigation
        state={state}
        isBusy={generation.progress !== undefined}
        onStepSelect={send.goToStep}
      />
      <DraftNotes
        restored={{ ...restored, discard: discardRestored }}
        {...{ creator, loaded, replaced }}
      />
      <main id="main" tabIndex={-1}>
        <CreatorProvider
          value={{
            ...{ state, dispatch, getCurrent, analysis, generation, checking, send },
            onTextChange: flow.onTextChange,
            savedOrganizationId: baseline.organizationId,
            isSaved: state.saved !== null && !isUnsaved,
            isSaving: flow.saving,
            save: () => void flow.save(),
            isDownloading: downloading,
            download: () => void download(),
          }}
        >
          <CurrentStep />
        </CreatorProvider>
      </main>
      <LazySaveDialogs creator={creator} flow={flow} isUnsaved={isUnsaved} />
    </Page>
  );
}

/** Keeps the focused element from being covered by the toolbar or the action bar. */
const BarScrollPadding = createGlobalStyle`
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
