import type { LibraryDocument, OwnPassage } from '@grantwright/shared/contract';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { formatAnswerDates } from '../../../../domain/answers/answer-dates.ts';
import { RichTextView } from '../../../../editor/view/rich-text-view.tsx';
import { formatCalendarDate } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { formatDocumentDate } from '../../text/document-labels.ts';
import { toBlocks, toLine, formatPlace } from './passage-text.ts';

type PassageCardProps = {
  passage: OwnPassage;
  documents: readonly LibraryDocument[];
  onUse: () => void;
};

/** Shows a passage with its source and any outdated figures. */
export function PassageCard({ passage, documents, onUse }: PassageCardProps) {
  const { text, items, name, newer, title, answer } = passage;
  return (
    <Card>
      {title && <Heading>{title}</Heading>}
      {answer ? (
        <Whole>
          <RichTextView document={toBlocks(passage)} />
        </Whole>
      ) : (
        text !== '' && <p>{toLine(text)}</p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      {answer?.isDue && (
        <Outdated>
          <TriangleAlert size={16} />
          <span>
            Its review date has passed ({formatCalendarDate(answer.reviewAfter)}). Check it first.
          </span>
        </Outdated>
      )}
      {newer.map((figure) => (
        <Outdated key={figure.figure + figure.newer}>
          <TriangleAlert size={16} />
          <span>
            “{figure.figure}” may be out of date.{' '}
            {[figure.name, formatPlace(figure)].filter(Boolean).join(', ')}: “{toLine(figure.quote)}
            ”
          </span>
        </Outdated>
      ))}
      <Foot>
        <small>{answer ? answerSource(answer) : name + describeSource(passage, documents)}</small>
        <Button size="small" onClick={onUse}>
          Use
          <VisuallyHidden>
            {answer ? `: answer to ${title}` : `: passage from ${name}`}
          </VisuallyHidden>
        </Button>
      </Foot>
    </Card>
  );
}

const answerSource = (answer: NonNullable<OwnPassage['answer']>): string =>
  `Answer${answer.applicationTitle ? ` from “${answer.applicationTitle}”` : ''}, ${formatAnswerDates(answer)}`;

/** Returns the page and the date, which is the date stated in the text or else the upload date. */
function describeSource(passage: OwnPassage, documents: readonly LibraryDocument[]): string {
  const { source, year } = passage;
  if (source.type === 'application') return `, earlier application${year ? `, ${year}` : ''}`;
  const document = documents.find(({ id }) => id === source.id);
  const uploaded = year === undefined && document && `uploaded ${formatDocumentDate(document)}`;
  return [formatPlace(passage), uploaded]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

const Card = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.hairline};
  overflow-wrap: anywhere;
  ul {
    padding-left: ${space[4]};
    list-style: disc;
  }
`;
/** Uses the panel's typography instead of the sheet's. */
const Whole = styled.div`
  > div {
    font: inherit;
  }
`;
const Heading = styled.h4`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  font-weight: 550;
`;
const Outdated = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.amber};
  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  small {
    min-width: 0;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
  button {
    flex-shrink: 0;
  }
`;
