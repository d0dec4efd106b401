import type { RewriteMode } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { findSectionToRewrite } from '@grantwright/shared/submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpoints } from '../../../../lib/endpoints.ts';
import { createQueryOptions } from '../../../../lib/query.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { useWrittenAnalysis } from '../../state/written-analysis.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import { getAvailableModes, findQuestions } from './rewrite-choices.ts';

export type RewriteTarget = {
  state: CreatorState;
  document: RichDocument;
  pages: PageEstimate | undefined;
  /** The index of the heading. */
  start: number;
};

/** Returns how a section can be rewritten, and what the user has chosen; undefined if there is no section. */
export function useRewriteOptions({ state, document, pages, start }: RewriteTarget) {
  const { data: status } = useQuery(createQueryOptions(endpoints.getAiStatus));
  const details = useWrittenAnalysis(state)?.details;
  const section = useMemo(
    () =>
      findSectionToRewrite(document, start, {
        details,
        submission: state.submission,
        pagesOf: pages?.countPages,
      }),
    [document, start, details, state.submission, pages],
  );
  const [chosenMode, setMode] = useState<RewriteMode>();
  const [chosenQuestion, setQuestion] = useState('');
  if (!section) return undefined;
  const hasModel = status?.provider === 'openai';
  const questions = findQuestions(section);
  const modes = getAvailableModes(state, hasModel).filter(
    (mode) => mode !== 'answer' || questions.length > 0,
  );
  const canDraft = modes.includes('redo');
  return {
    section,
    modes,
    mode: chosenMode ?? modes[0] ?? 'shorten',
    setMode,
    questions,
    question: chosenQuestion || questions[0] || '',
    setQuestion,
    canDraft,
    usesModel: canDraft && hasModel,
    hasNoModel: status !== undefined && !hasModel,
  };
}
