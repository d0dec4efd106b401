import { emptyDocument, type RichDocument } from '@grantwright/shared/richtext';
import { useMemo, useRef, type Dispatch } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { RichTextEditor } from '../../../editor/rich-text-editor.tsx';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import type { DraftCheckState } from './sources/use-draft-check.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { draftFacts } from './draft-facts.ts';
import { isSameName } from './outline/section-names.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewHeader } from './review-header.tsx';
import { Desk, Left, Middle, DocumentHead, Right, ToolbarRow } from './review-layout.ts';

// Loaded after the editor, so that the user can write right away.
const OutlinePanel = lazyWithRetry(
  async () => (await import('./outline/outline-panel.tsx')).OutlinePanel,
);
const ReferencePanel = lazyWithRetry(
  async () => (await import('./reference-panel.tsx')).ReferencePanel,
);

type ReviewStepProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onText: (document: RichDocument) => void;
  onPrevious: () => void;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
  checking: DraftCheckState;
};

/** Step 4: the editor between the outline and the requirements and sources. */
export function ReviewStep(props: ReviewStepProps) {
  const { state, dispatch, onText, onPrevious, saving, onSave, downloading, onDownload } = props;
  const editor = useRef<EditorHandle>(null);
  const document = state.document ?? emptyDocument();
  const notes = state.writerNotes ?? [];
  const { outline, claims, unsupported, gaps } = useMemo(
    () => draftFacts(document, state.analysis?.details, state.claims),
    [document, state.analysis, state.claims],
  );
  const outlinePanel = (close?: () => void) => (
    <LazyBoundary>
      <OutlinePanel
        entries={outline}
        notes={notes}
        onGo={(block) => {
          close?.();
          editor.current?.goToBlock(block);
        }}
      />
    </LazyBoundary>
  );
  const referencePanel = (close?: () => void) => (
    <LazyBoundary>
      <ReferencePanel
        analysis={state.analysis}
        claims={claims}
        contradictions={state.contradictions ?? []}
        notes={notes}
        checking={props.checking}
        draftedBy={state.draftedBy}
        modelUsage={state.modelUsage}
        onGoToWords={(words) => {
          close?.();
          editor.current?.goToText(words);
        }}
        onGoToSection={(name) => {
          const entry = outline.find(({ heading }) => isSameName(heading, name));
          if (entry?.start === undefined) return;
          close?.();
          editor.current?.goToBlock(entry.start);
        }}
        onDismissNote={(note) => dispatch({ type: 'note-dismissed', note })}
      />
    </LazyBoundary>
  );

  return (
    <>
      <Desk>
        <Left aria-label="Outline">{outlinePanel()}</Left>
        <Middle>
          <DocumentHead>
            <p>{state.title}</p>
            <p>{state.grantProgram}</p>
          </DocumentHead>
          <ReviewHeader
            state={state}
            gaps={gaps}
            onAnswerNext={() => editor.current?.openNextGap()}
          />
          <RichTextEditor
            key={state.documentVersion}
            handle={editor}
            initialDocument={document}
            label="Application text"
            unsupported={unsupported}
            onChange={onText}
            frame={(toolbar, sheet) => (
              <>
                <ToolbarRow>{toolbar}</ToolbarRow>
                {sheet}
              </>
            )}
          />
        </Middle>
        <Right aria-label="Requirements and sources">{referencePanel()}</Right>
      </Desk>
      <ReviewActions
        {...{ outlinePanel, referencePanel, onPrevious, saving, onSave, downloading, onDownload }}
      />
    </>
  );
}
