import { ArrowLeft, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { lineClamp } from '../../../ui/line-clamp.ts';
import { color, font, media, size, space } from '../../../ui/tokens.ts';
import { WrappingRow } from '../../../ui/stack.ts';
import { SharedLine } from '../../../domain/team/shared-line.tsx';
import { useCreator } from '../creator-context.ts';
import { StepTitle } from '../layout/step-layout.tsx';
import { getAnswers } from '../state/get-answers.ts';
import type { CreatorState } from '../state/creator-state.ts';

// Loaded separately because the readiness rules are large and the editor does not need them.
const SavedFindings = lazyWithRetry(
  async () => (await import('../ready-to-send/findings/saved-findings.tsx')).SavedFindings,
);

type DraftHeaderProps = {
  gaps: number;
  onAnswerNext: () => void;
  /** The buttons that open the budget, the versions and the links for reviewers. */
  tools: ReactNode;
};

/** Shows the draft's title, its sources, the number of open questions and the next action. */
export function DraftHeader({ gaps, onAnswerNext, tools }: DraftHeaderProps) {
  const { state, send, isSaved } = useCreator();
  return (
    <Head>
      <div>
        <StepTitle>Review Generated Application</StepTitle>
        <Summary>
          <strong dir="auto" title={state.title}>
            {state.title || 'Untitled'}
          </strong>
          {describeAssistance(state)} {describeSources(state)} {describeOpenQuestions(gaps)}{' '}
          {describeNotes(state)}
          {isSaved && (
            <LazyBoundary>
              <SavedFindings state={state} />
            </LazyBoundary>
          )}
        </Summary>
        {state.sharing?.isShared && (
          <SharedLine organizationId={state.organizationId} access={state.sharing.access} />
        )}
      </div>
      <WrappingRow $gap={2}>
        {gaps > 0 && (
          <Button
            size="small"
            variant="primary"
            icon={<MessageCircleQuestion size={16} />}
            onClick={onAnswerNext}
          >
            Answer the next question
          </Button>
        )}
        <Button
          size="small"
          variant={gaps > 0 ? 'secondary' : 'primary'}
          {...(send.isReturnOffered && { icon: <ArrowLeft size={16} /> })}
          onClick={send.open}
        >
          {send.isReturnOffered ? 'Back to Ready to send?' : 'Ready to send?'}
        </Button>
        <Tools>{tools}</Tools>
      </WrappingRow>
    </Head>
  );
}

function describeSources(state: CreatorState): string {
  if (!state.submission?.writtenBy?.length) return '';
  const answers = getAnswers(state).length;
  const parts = [
    'your profile',
    answers > 0 && pluralize(answers, 'answer'),
    state.documentIds.length > 0 && pluralize(state.documentIds.length, 'document'),
  ].filter(Boolean);
  const last = parts.pop();
  return `Drafted from ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}.`;
}

const describeAssistance = ({ submission }: CreatorState) =>
  submission?.isAssistOnly ? 'Assist only: you write, Grantwright checks.' : '';

const describeOpenQuestions = (gaps: number) =>
  gaps === 0 ? 'No open questions.' : `${pluralize(gaps, 'open question')}.`;

const describeNotes = ({ writerNotes = [] }: CreatorState) =>
  writerNotes.length > 0 ? `${pluralize(writerNotes.length, 'note')} for you.` : '';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  padding: 0 ${space[2]};
  h1 {
    font: 500 ${size.title} / 1.25 ${font.serif};
  }
  ${media.belowDesktop} {
    padding: 0 ${space[4]};
  }
  @media print {
    display: none;
  }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  button {
    padding-inline: ${space[2]};
  }
  ${media.phone} {
    margin-left: -${space[2]};
  }
`;
const Summary = styled.p`
  margin-top: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  strong {
    ${lineClamp(2)}
    color: ${color.ink};
    font-weight: 550;
  }
`;
