import styled from 'styled-components';
import { BuiltInButton } from '../../../domain/analyst/built-in-button.tsx';
import { MadeByNote } from '../../../domain/analyst/made-by-note.tsx';
import { OtherJob } from '../../../domain/jobs/other-job.tsx';
import { useAnnouncement } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { size, space } from '../../../ui/tokens.ts';
import type { ExtractionState } from './use-extraction.ts';

const nothingFoundText =
  'We found nothing clear enough to fill in. You can enter the information below.';

/** Shows and announces the progress of an extraction, then its notes or its error. */
export function ExtractionOutcome({ extraction }: { extraction: ExtractionState }) {
  const { status, isPending, problem } = extraction;
  const isEmpty = !isPending && extraction.nothingFound;
  const notes = isPending ? [] : extraction.notes;
  useAnnouncement(status?.text);
  useAnnouncement(isEmpty && nothingFoundText);
  useAnnouncement(notes.join(' '));
  return (
    <>
      {status && (
        <Progress ref={reveal}>
          <Spinner />
          <p>
            {status.text}{' '}
            {status.canLeave && 'You can close this page; the extraction will continue.'}
          </p>
          <Button size="small" onClick={extraction.cancel}>
            Cancel extraction
          </Button>
        </Progress>
      )}
      {(status?.isWaiting || !isPending) && (
        <OtherJob kind="extraction" isWaiting={status?.isWaiting ?? false} />
      )}
      {isEmpty && <Notice>{nothingFoundText}</Notice>}
      {!isPending && problem && (
        <Notice tone="error">
          {problem}
          {extraction.repeatWithBuiltIn && <BuiltInButton onUse={extraction.repeatWithBuiltIn} />}
        </Notice>
      )}
      {!isPending && <MadeByNote provider={extraction.analyst} action="read these documents" />}
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

/** The dialog shows its first fields, with the progress below its edge. */
const reveal = (progress: HTMLElement | null): void =>
  progress?.scrollIntoView({ block: 'nearest' });

const Progress = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]};
  font-size: ${size.small};
  p {
    flex: 1;
    min-width: min(100%, 200px);
  }
`;
