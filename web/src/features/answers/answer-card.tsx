import type { SavedAnswer } from '@grantwright/shared/contract';
import { documentText } from '@grantwright/shared/richtext';
import { CircleCheck, PenLine, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../editor/view/rich-text-view.tsx';
import { calendarDate, shortDate } from '../../lib/format.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { lineClamp } from '../../ui/line-clamp.ts';
import { notify } from '../../ui/notify.ts';
import { color, size, space } from '../../ui/tokens.ts';
import { useUpdateAnswer } from './use-answers.ts';

type AnswerCardProps = {
  answer: SavedAnswer;
  /** The name to show, if the user has several organizations. */
  organization: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Shorter texts are shown whole. */
const excerptLength = 320;

export function AnswerCard({ answer, organization, onEdit, onDelete }: AnswerCardProps) {
  const { question, access, canDelete, isDue } = answer;
  const document = useMemo(() => htmlToDocument(answer.text), [answer.text]);
  const [isOpen, setIsOpen] = useState(false);
  const text = documentText(document);
  const isLong = text.length > excerptLength;
  return (
    <li>
      <Item>
        <Head>
          <h2 dir="auto">{question}</h2>
          <div>
            {access !== 'viewer' && (
              <IconButton label={`Edit ${question}`} onClick={onEdit}>
                <PenLine {...icon} />
              </IconButton>
            )}
            {canDelete && (
              <IconButton danger label={`Delete ${question}`} onClick={onDelete}>
                <Trash2 {...icon} />
              </IconButton>
            )}
          </div>
        </Head>
        {isLong && !isOpen ? (
          <Excerpt dir="auto">{text}</Excerpt>
        ) : (
          <RichTextView document={document} />
        )}
        {isLong && (
          <div>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Show less' : 'Show all'}
            </Button>
          </div>
        )}
        <Facts>
          {organization && <span dir="auto">{organization}</span>}
          <span>{originOf(answer)}</span>
          {isDue ? (
            <Badge tone="warning" icon={<TriangleAlert size={14} strokeWidth={1.75} aria-hidden />}>
              Due for review since {calendarDate(dayAfter(answer.reviewAfter))}
            </Badge>
          ) : (
            <span>Review after {calendarDate(answer.reviewAfter)}</span>
          )}
          {isDue && access !== 'viewer' && <StillCurrent answer={answer} />}
        </Facts>
      </Item>
    </li>
  );
}

function originOf({ applicationTitle, acceptedAt, updatedAt, isCreator }: SavedAnswer): string {
  const saved = shortDate(acceptedAt);
  const changed = shortDate(updatedAt);
  return [
    `From “${applicationTitle}”`,
    `saved ${isCreator ? '' : 'by a colleague '}${saved}`,
    ...(changed === saved ? [] : [`last changed ${changed}`]),
  ].join(', ');
}

const dayAfter = (date: string): string => {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString();
};

/** Moves the review date to a year from now. */
function StillCurrent({ answer }: Pick<AnswerCardProps, 'answer'>) {
  const update = useUpdateAnswer();
  const { id, question, text } = answer;
  return (
    <Button
      size="small"
      icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
      pending={update.isPending}
      onClick={() =>
        update.mutate(
          { id, question, text },
          {
            onSuccess: ({ reviewAfter }) =>
              notify.success('Marked as current', `Review it after ${calendarDate(reviewAfter)}.`),
            onError: (error) => notify.failure('Not saved', error, 'Please try again.'),
          },
        )
      }
    >
      Still current
    </Button>
  );
}

const Item = styled(Card)`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  overflow-wrap: anywhere;
  /* The card itself is in a list. */
  > div > ul {
    list-style-type: disc;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  h2 {
    font-size: ${size.body};
    font-weight: 550;
  }
  > div {
    display: flex;
    flex-shrink: 0;
    gap: 2px;
    margin: -8px -8px 0 0;
  }
`;
const Excerpt = styled.p`
  ${lineClamp(4)}
  white-space: pre-line;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
