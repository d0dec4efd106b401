import { createEmptyDocument } from '@grantwright/shared/richtext';
import { useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { useCreator } from '../creator-context.ts';
import { useWrittenAnalysis } from '../state/written-analysis.ts';
import { BudgetButton } from './budget/budget-button.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { collectDraftFacts } from './draft-facts.ts';
import { usePageEstimate } from './outline/use-page-estimate.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftHeader } from './draft-header.tsx';
import { DraftOutline, DraftReference } from './draft-panels.tsx';
import { LazyChangesDialog } from './rewrite/lazy-changes-dialog.tsx';
import { useProposal } from './rewrite/use-proposal.ts';
import { useRewriting } from './rewrite/use-rewriting.ts';
import { ShareButton } from './share-button.ts';
import { useTarget } from './use-target.ts';
import { VersionsButton } from './versions-button.ts';
import {
  StepColumns,
  OutlineColumn,
  DraftColumn,
  DocumentHead,
  ReferenceColumn,
} from './draft-layout.ts';

/** Step 4: the editor, with the outline on one side and the requirements and sources on the other. */
export function DraftStep() {
  const { state, dispatch, getCurrent, onTextChange, send } = useCreator();
  const editor = useRef<EditorHandle>(null);
  const document = state.document ?? createEmptyDocument();
  const details = useWrittenAnalysis(state)?.details;
  const pages = usePageEstimate(details, state.submission?.format);
  const facts = useMemo(
    () => collectDraftFacts(document, details, state.claims, state.submission, pages),
    [document, details, state.claims, state.submission, pages],
  );
  const [isBudgetOpen, setIsBudgetOpen] = useState(false);
  const proposal = useProposal(editor);
  const rewriting = useRewriting({ getCurrent, dispatch, editor, proposal });
  useTarget(send, editor, facts.findStart, {
    budget: () => setIsBudgetOpen(true),
    shortening: proposal.shorten,
  });
  const dialogProps = { applicationId: state.saved?.id, editor };
  const outlinePanel = (close?: () => void) => (
    <DraftOutline {...{ facts, editor, close }} onShorten={proposal.shorten} />
  );
  const referencePanel = (close?: () => void) => <DraftReference {...{ facts, editor, close }} />;

  return (
    <>
      <StepColumns>
        <OutlineColumn aria-label="Outline">{outlinePanel()}</OutlineColumn>
        <DraftColumn>
          <DocumentHead>
            <p>{state.title}</p>
            <p>{state.grantProgram}</p>
          </DocumentHead>
          <DraftHeader
            gaps={facts.gaps}
            onAnswerNext={() => editor.current?.openNextGap()}
            tools={
              <>
                <BudgetButton
                  {...{ state, dispatch, editor }}
                  open={isBudgetOpen}
                  onOpenChange={setIsBudgetOpen}
                />
                <VersionsButton {...dialogProps} dispatch={dispatch} />
                <ShareButton {...dialogProps} isOwner={state.sharing?.access !== 'editor'} />
              </>
            }
          />
          <DraftEditor
            {...{ state, dispatch, document, facts, editor, pages, rewriting, onTextChange }}
          />
        </DraftColumn>
        <ReferenceColumn aria-label="Requirements and sources">{referencePanel()}</ReferenceColumn>
      </StepColumns>
      <DraftActions {...{ outlinePanel, referencePanel }} />
      <LazyChangesDialog {...{ state, pages, proposal }} />
    </>
  );
}
