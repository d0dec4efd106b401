import type { ApplicationSummary } from '@grantwright/shared/contract';
import { isSent } from '@grantwright/shared/submission';
import { Check, CircleHelp, Send } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

const smallIcon = { size: 13, strokeWidth: 2 } as const;

const submissionLabels: Partial<
  Record<NonNullable<ApplicationSummary['submissionStatus']>, string>
> = { ready: 'Ready to send', submitted: 'Submitted', awarded: 'Awarded', declined: 'Declined' };

/** Shows Complete or Draft, the submission status and, until an application has been sent, its open gaps. */
export function StatusBadges({
  status,
  openGaps,
  submissionStatus,
}: Pick<ApplicationSummary, 'status' | 'openGaps' | 'submissionStatus'>) {
  const submission = submissionStatus && submissionLabels[submissionStatus];
  return (
    <Row>
      {status === 'complete' ? (
        <Badge tone="success" icon={<Check {...smallIcon} />}>
          Complete
        </Badge>
      ) : (
        <Badge>Draft</Badge>
      )}
      {submission && (
        <Badge tone="info" icon={<Send {...smallIcon} />}>
          {submission}
        </Badge>
      )}
      {openGaps > 0 && !isSent(submissionStatus) && (
        <Badge tone="warning" icon={<CircleHelp {...smallIcon} />}>
          {pluralize(openGaps, 'open question')}
        </Badge>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 6px;
`;
