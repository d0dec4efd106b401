import type { JobKind } from '@grantwright/shared/contract';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { announce } from '../../ui/announce.ts';
import { color, radius, size, space } from '../../ui/tokens.ts';
import { JobRow } from './job-row.tsx';
import { useJobs } from './use-jobs.ts';

type OtherJobProps = {
  kind: JobKind;
  /** Whether this screen is already waiting for the other job. */
  isWaiting?: boolean;
  /** The job that this screen follows when reopened. */
  ownJobId?: string | undefined;
};

/** Shows a running job of the same kind, which a new job has to wait for. */
export function OtherJob({ kind, isWaiting = false, ownJobId }: OtherJobProps) {
  const { jobs, cancel } = useJobs({ isPolling: isWaiting });
  const box = useRef<HTMLDivElement>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const other = jobs.find((job) => job.kind === kind && job.state === 'running');
  const canceled = `The other ${kind} has been canceled.`;
  if (!other && !isCanceled) return null;
  return (
    <Box ref={box} tabIndex={-1}>
      {other ? (
        <JobRow
          job={other}
          canOpen={!isWaiting && other.id !== ownJobId}
          action={isWaiting ? `Cancel the other ${kind}` : 'Cancel'}
          onAction={() => {
            // The pressed button disappears with its row.
            box.current?.focus();
            setIsCanceled(true);
            void cancel(other);
            announce(canceled);
          }}
        >
          {!isWaiting && `A new ${kind} will start when it ends.`}
        </JobRow>
      ) : (
        <p>{canceled}</p>
      )}
    </Box>
  );
}

const Box = styled.div`
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
  font-size: ${size.small};
`;
