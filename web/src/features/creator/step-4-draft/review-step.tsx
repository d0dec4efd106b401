import { emptyDocument } from '@grantwright/shared/richtext';
import { useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { useCreator } from '../creator-context.ts';
import { useWrittenAnalysis } from '../state/written-analysis.ts';
import { BudgetButton } from './budget/budget-button.tsx';
import { ShareButton, VersionsButton } from './dialog-buttons.ts';
import { DraftEditor } from './draft-editor.tsx';
import { draftFacts } from './draft-facts.ts';
import { usePageEstimate } from './outline/use-page-estimate.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewHeader } from './review-header.tsx';
import { DraftOutline, DraftReference } from './review-panels.tsx';
import { LazyReviewDialog } from './rewrite/lazy-review-dialog.tsx';
import { useReview } from './rewrite/use-review.ts';
import { useRewriting } from './rewrite/use-rewriting.ts';
import { useTarget } from './use-target.ts';
import {
  ReviewColumns,
  OutlineColumn,
  DraftColumn,
  DocumentHead,
  ReferenceColumn,
} from './review-layout.ts';

/** Step 4: the editor, with the outline on one side and the requirements and sources on the other. */
export function ReviewStep() {
  const { state, dispatch, current, onText, send } = useCreator();
  const editor = useRef<EditorHandle>(null);
  const document = state.document ?? emptyDocument();
  const counting = state.submission?.counting;
  const details = useWrittenAnalysis(state)?.details;
  const pages = usePageEstimate(details, state.submission?.format);
  const facts = useMemo(
    () => draftFacts(document, details, state.claims, counting, pages),
    [document, details, state.claims, counting, pages],
  );
  const [isBudgetOpen, setIsBudgetOpen] = useState(false);
  const review = useReview(editor);
  const rewriting = useRewriting({ current, dispatch, editor, review });
  useTarget(send, editor, document, {
    budget: () => setIsBudgetOpen(true),
    shortening: review.shorten,
  });
  const dialogProps = { applicationId: state.saved?.id, editor };
  const outlinePanel = (close?: () => void) => (
    <DraftOutline {...{ facts, editor, close }} onShorten={review.shorten} />
  );
  const referencePanel = (close?: () => void) => <DraftReference {...{ facts, editor, close }} />;

  return (
    <>
      <ReviewColumns>
        <OutlineColumn aria-label="Outline">{outlinePanel()}</OutlineColumn>
        <DraftColumn>
          <DocumentHead>
            <p>{state.title}</p>
            <p>{state.grantProgram}</p>
          </DocumentHead>
          <ReviewHeader
            gaps={facts.gaps}
            onAnswerNext={() => editor.current?.openNextGap()}
            budget={
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
            {...{ state, dispatch, document, facts, editor, pages, rewriting, onText }}
          />
        </DraftColumn>
        <ReferenceColumn aria-label="Requirements and sources">{referencePanel()}</ReferenceColumn>
      </ReviewColumns>
      <ReviewActions {...{ outlinePanel, referencePanel }} />
      <LazyReviewDialog {...{ state, pages, review }} />
    </>
  );
}
