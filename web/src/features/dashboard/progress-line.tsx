import type { ApplicationSummary } from '@grantwright/shared/contract';
import { isSent } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { DeadlineLine, ReportLine } from '../../domain/deadline/deadline-line.tsx';
import { pluralize } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { color, size, space } from '../../ui/tokens.ts';
import { getDueDate } from './due-date.ts';

/** Shows the deadline and open items of an application or, once it has been sent, when the next report is due. */
export function ProgressLine({ application }: { application: ApplicationSummary }) {
  const { reportDue, submissionStatus } = application;
  if (!isSent(submissionStatus)) return <UnsentLine application={application} />;
  return reportDue ? (
    <Line>
      <ReportLine due={reportDue} />
    </Line>
  ) : null;
}

/** Renders nothing for records without this data. */
function UnsentLine({ application }: { application: ApplicationSummary }) {
  const { checklistProgress, openFindings } = application;
  const due = getDueDate(application);
  const blockers = openFindings?.blockers ?? 0;
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
