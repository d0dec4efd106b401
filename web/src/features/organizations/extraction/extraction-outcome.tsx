import styled from 'styled-components';
import { useAnnouncement } from '../../../ui/announce.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { size, space } from '../../../ui/tokens.ts';
import type { ExtractionState } from './use-extraction.ts';

const nothingFound =
  'We found nothing clear enough to fill in. You can enter the information below.';

/** Shows and announces the progress of an extraction, then its notes or its error. */
export function ExtractionOutcome({ extraction }: { extraction: ExtractionState }) {
  const { progress, isPending, problem } = extraction;
  const isEmpty = !isPending && extraction.nothingFound;
  const notes = isPending ? [] : extraction.notes;
  useAnnouncement(progress);
  useAnnouncement(isEmpty && nothingFound);
  useAnnouncement(notes.join(' '));
  return (
    <>
      {progress && (
        <Progress>
          <Spinner /> {progress}
        </Progress>
      )}
      {isEmpty && <Notice>{nothingFound}</Notice>}
      {!isPending && problem && <Notice tone="error">{problem}</Notice>}
      {notes.length > 0 && (
        <Notice tone="warning">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${size.small};
`;
