import type { ApplicationSummary } from '@grantwright/shared/contract';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { formatShortDate } from '../../lib/format.ts';
import { SharedLine } from '../../domain/team/shared-line.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lineClamp } from '../../ui/line-clamp.ts';
import { color, media, size, space } from '../../ui/tokens.ts';
import { cardGridStyle } from './card-grid.ts';
import { CalendarButton } from './calendar-button.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StatusBadges } from './status-badges.tsx';
import { useDownloadApplication } from './use-application-actions.ts';

/** The number of cards that fit on a large screen. */
const initialCardCount = 12;

type AllApplicationsProps = {
  applications: readonly ApplicationSummary[];
  onDelete: (application: ApplicationSummary) => void;
};

export function AllApplications({ applications, onDelete }: AllApplicationsProps) {
  // Render the visible cards first and the rest when the browser is idle.
  const filled = useDeferredValue(applications.length, initialCardCount);
  if (applications.length === 0) {
    return (
      <EmptyState
        icon={<FileText size={28} strokeWidth={1.5} />}
        title="No applications found"
        action={
          <ButtonLink variant="primary" to={paths.creator} icon={<Plus />}>
            Create Application
          </ButtonLink>
        }
      >
        Start by creating your first grant application
      </EmptyState>
    );
  }
  return (
    <Grid role="list">
      {applications.map((application, index) => (
        <Item as="li" key={application.id}>
          {index < filled && <ApplicationCard application={application} onDelete={onDelete} />}
        </Item>
      ))}
    </Grid>
  );
}

const ApplicationCard = memo(function ApplicationCard({
  application,
  onDelete,
}: {
  application: ApplicationSummary;
  onDelete: (application: ApplicationSummary) => void;
}) {
  const download = useDownloadApplication();
  const { id, title, grantProgram, status, createdAt, updatedAt, access } = application;
  const action = access === 'viewer' ? 'View' : 'Edit';
  return (
    <>
      <StatusBadges {...application} />
      <h2 dir="auto" title={title}>
        {title}
      </h2>
      <p dir="auto">{grantProgram}</p>
      {application.isShared && <SharedLine {...application} />}
      <ProgressLine application={application} />
      <Dates>
        <span>Created {formatShortDate(createdAt)}</span>
        {updatedAt !== createdAt && <span>Updated {formatShortDate(updatedAt)}</span>}
      </Dates>
      <Actions>
        <ButtonLink size="small" to={paths.application(id)} aria-label={`${action} ${title}`}>
          {action}
        </ButtonLink>
        {status === 'complete' && (
          <Button
            size="small"
            pending={download.isPending}
            aria-label={`Download ${title}`}
            onClick={() => download.mutate(application)}
          >
            Download
          </Button>
        )}
        <CalendarButton application={application} />
        {application.canDelete && (
          <IconButton danger label={`Delete ${title}`} onClick={() => onDelete(application)}>
            <Trash2 />
          </IconButton>
        )}
      </Actions>
    </>
  );
});

const Grid = styled.ul`
  ${cardGridStyle}
`;
const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  /* Skips rendering the parts of long lists outside the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: auto 220px;
  h2 {
    ${lineClamp(3)}
    margin-top: ${space[3]};
    font-size: ${size.body};
    line-height: 1.4;
  }
  h2 + p {
    ${lineClamp(2)}
    margin-top: 2px;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`;
const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space[3]};
  margin: ${space[3]} 0 ${space[4]};
  font-size: ${size.tiny};
  color: ${color.inkSoft};
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]};
  width: 100%;
  margin-top: auto;
  > :last-child {
    margin-left: auto;
  }
  ${media.phone} {
    a,
    button {
      min-height: 40px;
    }
  }
`;
