import type { LibraryDocument } from '@grantwright/shared/contract';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Spinner } from '../../ui/spinner.tsx';
import { color, size } from '../../ui/tokens.ts';

const unreadableText = 'We couldn’t read the text of this file.';

/** Shows the progress of a document's extraction or why it failed; renders nothing on success. */
export function ExtractionStatus({ reading }: Pick<LibraryDocument, 'reading'>) {
  if (reading.state === 'read') return null;
  if (reading.state === 'pending') {
    return (
      <Line>
        <Spinner $size={13} /> {describeProgress(reading)}
      </Line>
    );
  }
  return (
    <Line $check>
      <TriangleAlert size={16} />
      <span>{reading.reason ?? unreadableText}</span>
    </Line>
  );
}

/** Shows the progress, because each page of a scan takes several seconds. */
const describeProgress = ({ recognized, pages }: LibraryDocument['reading']): string =>
  recognized && pages
    ? `Recognizing text: page ${recognized} of ${pages}...`
    : 'Extracting text...';

const Line = styled.p<{ $check?: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 4px;
  font-size: ${size.small};
  color: ${({ $check }) => ($check ? color.amber : color.inkSoft)};
  > svg {
    align-self: flex-start;
    margin-top: 3px;
  }
`;
