import type { JobKind } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { announce } from '../ui/announce.ts';
import { color, radius, space } from '../ui/tokens.ts';
import { JobRow } from './job-row.tsx';
import { useJobs } from './use-jobs.ts';

type OtherJobProps = {
  kind: JobKind;
  /** Whether this screen already waits for the other job. */
  isWaiting?: boolean;
};

/** A running job of the same kind, which a new one has to wait for. */
export function OtherJob({ kind, isWaiting = false }: OtherJobProps) {
  const { jobs, cancel } = useJobs({ isPolling: isWaiting });
  const other = jobs.find((job) => job.kind === kind && job.state === 'running');
  if (!other) return null;
  return (
    <Box>
      <JobRow
        job={other}
        canOpen={!isWaiting}
        action={isWaiting ? `Cancel the other ${kind}` : 'Cancel'}
        onAction={() => {
          void cancel(other);
          announce(`The other ${kind} is canceled.`);
        }}
      >
        {!isWaiting && `A new ${kind} starts when it ends.`}
      </JobRow>
    </Box>
  );
}

const Box = styled.div`
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
`;
