import type { StatedFact, Submission } from '@grantwright/shared/contract';
import type { Judgment, Place } from '@grantwright/shared/submission';
import { Check, CircleHelp, X } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../../ui/badge.tsx';
import { AlignedButton } from '../../../../ui/aligned-button.ts';
import { Button } from '../../../../ui/button.tsx';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import { SoftText } from '../../../../ui/quiet-text.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { getChecklistAnswer, withAnswer, type Answer } from './checklist-answers.ts';

type ListProps = {
  submission: Submission;
  dispatch: Dispatch<CreatorAction>;
  onGoTo: (place: Place) => void;
};

/** Lists the funder's rules compared with the profile, each with its open question. */
export function JudgmentList({ judgments, ...props }: ListProps & { judgments: Judgment[] }) {
  return (
    <List role="list">
      {judgments.map((judgment) => (
        <JudgmentItem key={judgment.fact.text} judgment={judgment} {...props} />
      ))}
    </List>
  );
}

export function FactList({ facts }: { facts: StatedFact[] }) {
  return (
    <List role="list">
      {facts.map(({ text, quote, page, file }) => (
        <li key={text}>
          <ExpandableQuote quote={quote} page={page} file={file}>
            {text}
          </ExpandableQuote>
        </li>
      ))}
    </List>
  );
}

function JudgmentItem({
  judgment,
  submission,
  dispatch,
  onGoTo,
}: ListProps & { judgment: Judgment }) {
  const { fact, verdict, isExclusion, profileText, why, question, field } = judgment;
  const answer = getChecklistAnswer(submission, fact.text);
  const prompt = question ?? (isExclusion ? 'Does this exclude you?' : 'Do you meet this?');
  const isFromProfile = verdict === 'unsure' || verdict === 'not-eligible';
  const reply = (newAnswer: Answer | undefined) =>
    dispatch({
      type: 'submission-edited',
      change: { checklist: withAnswer(submission, fact.text, newAnswer) },
    });
  return (
    <li>
      <VerdictBadge judgment={judgment} answer={answer} />
      <Sides>
        <div>
          <Side>Funder</Side>
          <ExpandableQuote quote={fact.quote} page={fact.page} file={fact.file}>
            {fact.text}
          </ExpandableQuote>
        </div>
        <div>
          <Side>Your profile</Side>
          {profileText && <p>{profileText}</p>}
          <SoftText>{why}</SoftText>
          {field && isFromProfile && (
            <AlignedButton onClick={() => onGoTo({ type: 'profile', field })}>
              Change in step 1
            </AlignedButton>
          )}
        </div>
      </Sides>
      {verdict !== 'eligible' && (
        <Reply role="group" aria-label={prompt}>
          <span>{prompt}</span>
          <Button
            size="small"
            aria-pressed={answer === 'yes'}
            onClick={() => reply(answer === 'yes' ? undefined : 'yes')}
          >
            {isExclusion ? 'No, it doesn’t' : 'Yes, we meet this'}
          </Button>
          <Button
            size="small"
            aria-pressed={answer === 'no'}
            onClick={() => reply(answer === 'no' ? undefined : 'no')}
          >
            {isExclusion ? 'Yes' : 'No'}
          </Button>
        </Reply>
      )}
    </li>
  );
}

const small = { size: 13, strokeWidth: 2 } as const;

function describeAnswer(answer: Answer, isExclusion: boolean): string {
  if (isExclusion) return answer === 'yes' ? 'Doesn’t exclude you' : 'Excludes you';
  return answer === 'yes' ? 'You meet this' : 'You don’t meet this';
}

type VerdictBadgeProps = { judgment: Judgment; answer: Answer | undefined };

function VerdictBadge({ judgment, answer }: VerdictBadgeProps) {
  const { verdict, isExclusion } = judgment;
  if (verdict !== 'eligible' && answer) {
    return <Badge>{describeAnswer(answer, isExclusion)}</Badge>;
  }
  if (verdict === 'eligible') {
    return (
      <Badge tone="success" icon={<Check {...small} />}>
        Eligible
      </Badge>
    );
  }
  if (verdict === 'only-you') return null;
  return verdict === 'unsure' ? (
    <Badge tone="warning" icon={<CircleHelp {...small} />}>
      Unsure
    </Badge>
  ) : (
    <Badge tone="error" icon={<X {...small} />}>
      Not eligible
    </Badge>
  );
}

const List = styled.ul`
  li {
    padding: ${space[2]} 0;
    font-size: ${size.small};
  }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[1]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Side = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  font-weight: 600;
`;
const Reply = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
  button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;
