import type { ApplicationSummary } from '@grantwright/shared/contract';
import { FileText, Plus } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionTitle } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { media, size, space } from '../../ui/tokens.ts';
import { ContinueCard } from './continue-card.tsx';
import { ApplicationCounts } from './counts.tsx';
import { EntitlementStatus } from './entitlement-status.tsx';
import { findNextToContinue } from './next-to-continue.ts';
import { RecentApplications } from './recent-applications.tsx';

/** docs/PRODUCT.md#screens */
const maxRecentApplications = 5;

type OverviewProps = {
  applications: readonly ApplicationSummary[];
  onDelete: (application: ApplicationSummary) => void;
  now: Date;
};

/** The dashboard tab: the draft to continue, the counts and the recent applications. */
export function Overview({ applications, onDelete, now }: OverviewProps) {
  const next = findNextToContinue(applications, now);
  return (
    <Stack>
      {next && <ContinueCard application={next} />}
      <div>
        <ApplicationCounts />
        <EntitlementStatus />
      </div>
      <section aria-labelledby="recent">
        <Head>
          <SectionTitle id="recent">Recent Applications</SectionTitle>
          {applications.length > maxRecentApplications && (
            <Link to={paths.dashboard('applications')}>Show all</Link>
          )}
        </Head>
        {applications.length > 0 ? (
          <RecentApplications
            applications={applications.slice(0, maxRecentApplications)}
            onDelete={onDelete}
          />
        ) : (
          <EmptyState
            as="h3"
            icon={<FileText size={28} strokeWidth={1.5} />}
            title="No applications yet"
            action={
              <ButtonLink variant="primary" to={paths.creator} icon={<Plus />}>
                Create Application
              </ButtonLink>
            }
          >
            Get started by creating your first grant application.
          </EmptyState>
        )}
      </section>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.phone} {
    gap: ${space[6]};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[2]};
  a {
    font-size: ${size.small};
  }
`;
