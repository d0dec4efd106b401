import type { Job } from '@grantwright/shared/contract';
import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { color, media, size, space } from '../../ui/tokens.ts';
import { getJobPath } from './job-path.ts';
import { describeJob } from './job-text.ts';

type JobRowProps = {
  job: Job;
  /** The second action: Cancel or Dismiss. */
  action: string;
  onAction: () => void;
  /** Whether to show a link to the screen that follows the job. */
  canOpen?: boolean;
  children?: ReactNode;
};

/** Shows a job's state and actions. */
export function JobRow({ job, action, onAction, canOpen = true, children }: JobRowProps) {
  const id = useId();
  return (
    <Row>
      {job.state === 'running' ? <Spinner /> : <CircleCheck color={color.accent} />}
      <p id={id}>
        {describeJob(job)} {children}
      </p>
      <Actions>
        {canOpen && (
          <ButtonLink size="small" to={getJobPath(job)} aria-describedby={id}>
            Open
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" aria-describedby={id} onClick={onAction}>
          {action}
        </Button>
      </Actions>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font-size: ${size.small};
  p {
    flex: 1;
    min-width: min(100%, 200px);
  }
`;
const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  /* Below the text on a phone, and aligned with it. */
  ${media.phone} {
    flex-basis: 100%;
    padding-left: 30px;
  }
`;
