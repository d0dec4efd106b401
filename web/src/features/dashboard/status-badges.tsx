import type { ApplicationSummary } from '@grantwright/shared/contract';
import { Check, CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { pluralize } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

const small = { size: 13, strokeWidth: 2, 'aria-hidden': true } as const;

/** Complete or Draft, and the number of open gaps, which a complete application may still have. */
export function StatusBadges({
  status,
  openGaps,
}: Pick<ApplicationSummary, 'status' | 'openGaps'>) {
  return (
    <Row>
      {status === 'complete' ? (
        <Badge tone="success" icon={<Check {...small} />}>
          Complete
        </Badge>
      ) : (
        <Badge>Draft</Badge>
      )}
      {openGaps > 0 && (
        <Badge tone="warning" icon={<CircleHelp {...small} />}>
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
