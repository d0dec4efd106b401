import type { ApplicationSummary } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { DeadlineLine } from '../../domain/deadline/deadline-line.tsx';
import { pluralize } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { color, size, space } from '../../ui/tokens.ts';
import { getDueDate, isSent } from './due-date.ts';

/** Shows an application's deadline and open items. Renders nothing for records without this data. */
export function ProgressLine({ application }: { application: ApplicationSummary }) {
  const { checklistProgress, openFindings } = application;
  const due = getDueDate(application);
  const blockers = isSent(application) ? 0 : (openFindings?.blockers ?? 0);
  const total = checklistProgress?.total ?? 0;
  if (!due && blockers === 0 && total === 0) return null;
  return (
    <Line>
      {due && <DeadlineLine due={due} />}
      {blockers > 0 && (
        <Blockers to={paths.send(application.id)}>{pluralize(blockers, 'thing')} to fix</Blockers>
      )}
      {total > 0 && (
        <span>
          Checklist and attachments: {checklistProgress?.done} of {total}
        </span>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space[3]};
  margin-top: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Blockers = styled(Link)`
  color: ${color.red};
  font-weight: 550;
`;
