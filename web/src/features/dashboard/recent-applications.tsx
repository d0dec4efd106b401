import type { ApplicationSummary } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { QuietLink } from '../../ui/link.tsx';
import { SharedLine } from '../../domain/team/shared-line.tsx';
import { color, media, size, space } from '../../ui/tokens.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StatusBadges } from './status-badges.tsx';

type RecentApplicationsProps = {
  applications: readonly ApplicationSummary[];
  onDelete: (application: ApplicationSummary) => void;
};

export function RecentApplications({ applications, onDelete }: RecentApplicationsProps) {
  return (
    <List role="list">
      {applications.map((application) => (
        <li key={application.id}>
          <TextColumn>
            <Title to={paths.application(application.id)}>{application.title}</Title>
            <p>{application.grantProgram}</p>
            {application.isShared && <SharedLine {...application} />}
            <ProgressLine application={application} />
          </TextColumn>
          <StatusBadges {...application} />
          <ApplicationActions application={application} onDelete={onDelete} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.hairline};
  }
  ${media.phone} {
    li {
      flex-wrap: wrap;
      gap: ${space[2]};
      justify-content: space-between;
    }
  }
`;
const TextColumn = styled.div`
  flex: 1;
  min-width: 0;
  p {
    overflow: hidden;
    font-size: ${size.small};
    color: ${color.inkSoft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    flex-basis: 100%;
  }
`;
const Title = styled(QuietLink)`
  display: block;
  overflow: hidden;
  font-weight: 550;
  text-overflow: ellipsis;
  unicode-bidi: plaintext;
  white-space: nowrap;
`;
