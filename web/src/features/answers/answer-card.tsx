import type { Organization, SavedAnswer } from '@grantwright/shared/contract';
import { documentToText } from '@grantwright/shared/richtext';
import { CircleCheck, PenLine, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatAnswerDates } from '../../domain/answers/answer-dates.ts';
import { RichTextView } from '../../editor/view/rich-text-view.tsx';
import { capitalize, formatCalendarDate } from '../../lib/format.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { lineClamp } from '../../ui/line-clamp.ts';
import { useMemberNames } from '../../domain/team/use-member-names.ts';
import { notify } from '../../ui/notify.ts';
import { QuietRow } from '../../ui/quiet-text.ts';
import { size, space } from '../../ui/tokens.ts';
import { useKeepCurrent } from './use-answers.ts';

type AnswerCardProps = {
  answer: SavedAnswer;
  /** The answer's organization; undefined until it is loaded. */
  organization: Organization | undefined;
  /** Whether to name the organization, because the user has several. */
  hasSeveral: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** Shorter texts are shown whole. */
const excerptLength = 320;

export function AnswerCard(props: AnswerCardProps) {
  const { answer, organization, hasSeveral, onEdit, onDelete } = props;
  const { question, access, canDelete, isDue } = answer;
  const document = useMemo(() => htmlToDocument(answer.text), [answer.text]);
  const [isOpen, setIsOpen] = useState(false);
  const text = documentToText(document);
  const isLong = text.length > excerptLength;
  return (
    <li>
      <Item>
        <Head>
          <h2 dir="auto">{question}</h2>
          <div>
            {access !== 'viewer' && (
              <IconButton label={`Edit ${question}`} onClick={onEdit}>
                <PenLine />
              </IconButton>
            )}
            {canDelete && (
              <IconButton danger label={`Delete ${question}`} onClick={onDelete}>
                <Trash2 />
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
        <QuietRow>
          {hasSeveral && organization && <span dir="auto">{organization.name}</span>}
          <AnswerOrigin answer={answer} memberCount={organization?.memberCount} />
          {isDue ? (
            <Badge tone="warning" icon={<TriangleAlert size={14} />}>
              Due for review since {formatCalendarDate(getDayAfter(answer.reviewAfter))}
            </Badge>
          ) : (
            <span>Review after {formatCalendarDate(answer.reviewAfter)}</span>
          )}
          {isDue && access !== 'viewer' && <StillCurrentButton answer={answer} />}
        </QuietRow>
      </Item>
    </li>
  );
}

type OriginProps = { answer: SavedAnswer; memberCount: number | undefined };

/** Shows the application, the dates and, if the organization is shared, who saved the answer. */
function AnswerOrigin({ answer, memberCount = 0 }: OriginProps) {
  const { applicationTitle, organizationId, creatorId, isCreator } = answer;
  const nameOf = useMemberNames(organizationId, !isCreator || memberCount > 0);
  const dates = formatAnswerDates(answer, nameOf(creatorId));
  return (
    <span>{applicationTitle ? `From “${applicationTitle}”, ${dates}` : capitalize(dates)}</span>
  );
}

const getDayAfter = (date: string): string => {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString();
};

/** Moves the review date to a year from now. */
function StillCurrentButton({ answer }: Pick<AnswerCardProps, 'answer'>) {
  const keep = useKeepCurrent();
  return (
    <Button
      size="small"
      icon={<CircleCheck size={16} />}
      pending={keep.isPending}
      onClick={() =>
        keep.mutate(answer.id, {
          onSuccess: ({ reviewAfter }) =>
            notify.success(
              'Marked as current',
              `Review it after ${formatCalendarDate(reviewAfter)}.`,
            ),
          onError: (error) => notify.failure('Answer not saved', error, 'Try again.'),
        })
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
