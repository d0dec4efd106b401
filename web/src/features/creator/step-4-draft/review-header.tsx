import { MessageCircleQuestion } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { lineClamp } from '../../../ui/line-clamp.ts';
import { color, font, media, size, space } from '../../../ui/tokens.ts';
import { StepTitle } from '../layout/step-layout.tsx';
import { givenAnswers } from '../state/given-answers.ts';
import type { CreatorState } from '../state/creator-state.ts';

type ReviewHeaderProps = { state: CreatorState; gaps: number; onAskNext: () => void };

/** What the text is, what it was made of, and what is still open in it. */
export function ReviewHeader({ state, gaps, onAskNext }: ReviewHeaderProps) {
  return (
    <Head>
      <div>
        <StepTitle>Review Generated Application</StepTitle>
        <Made>
          <strong dir="auto" title={state.title}>
            {state.title || 'Without a title yet'}
          </strong>
          {madeOf(state)} {openWords(gaps)}
        </Made>
      </div>
      {gaps > 0 && (
        <Button
          size="small"
          icon={<MessageCircleQuestion size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onAskNext}
        >
          Answer the next question
        </Button>
      )}
    </Head>
  );
}

function madeOf(state: CreatorState): string {
  if (state.claims.length === 0) return '';
  const answers = givenAnswers(state).length;
  const parts = [
    'your profile',
    answers > 0 && pluralize(answers, 'answer'),
    state.documentIds.length > 0 && pluralize(state.documentIds.length, 'document'),
  ].filter(Boolean);
  const last = parts.pop();
  return `Drafted from ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}.`;
}

const openWords = (gaps: number) =>
  gaps === 0
    ? 'No question is open.'
    : `${pluralize(gaps, 'question')} ${gaps === 1 ? 'is' : 'are'} open.`;

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
  ${media.belowDesk} {
    padding: 0 ${space[4]};
  }
  @media print {
    display: none;
  }
`;
const Made = styled.p`
  margin-top: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  strong {
    ${lineClamp(2)}
    color: ${color.ink};
    font-weight: 550;
  }
`;
