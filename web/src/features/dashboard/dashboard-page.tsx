import type { ApplicationSummary } from '@grantwright/shared/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { useList } from '../../lib/use-list.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { usePreload } from '../../lib/use-preload.ts';
import { Main, PageHeader } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ApplicationList } from './application-list.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { JobList } from './job-list.tsx';
import { Overview } from './overview.tsx';

// Rarely needed, so loaded last.
const loadDeleteDialog = () => import('./delete-application-dialog.tsx');
const DeleteApplicationDialog = lazyWithRetry(
  async () => (await loadDeleteDialog()).DeleteApplicationDialog,
);

/** The dashboard with two tabs: the overview and all applications (`?tab=applications`). */
export function DashboardPage() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'organizations') return <Navigate to={paths.organizations} replace />;
  return <Applications showsAll={tab === 'applications'} />;
}

function Applications({ showsAll }: { showsAll: boolean }) {
  const [now] = useState(() => new Date());
  const [applicationToDelete, setApplicationToDelete] = useState<ApplicationSummary>();
  const [isAsked, setIsAsked] = useState(false);
  const askToDelete = (application: ApplicationSummary) => {
    setApplicationToDelete(application);
    setIsAsked(true);
  };
  const list = useList(endpoints.listApplications);
  usePreload(loadDeleteDialog);
  return (
    <Main>
      {showsAll ? (
        <PageHeader
          title="All Applications"
          action={<CreateApplicationLink label="Create Application" variant="primary" />}
        />
      ) : (
        <PageHeader
          title="Dashboard"
          lead="Welcome back! Manage your grant applications here."
          action={<CreateApplicationLink label="Create New Application" />}
        />
      )}
      <JobList now={now} />
      {list.isPending && <DashboardSkeleton showsCards={showsAll} />}
      {list.isError && !list.items && (
        <ErrorState title="We couldn’t load your applications" query={list} />
      )}
      {list.items && !showsAll && (
        <Overview applications={list.items} now={now} onDelete={askToDelete} />
      )}
      {list.items && showsAll && (
        <ApplicationList list={list} applications={list.items} onDelete={askToDelete} now={now} />
      )}
      {isAsked && (
        <LazyBoundary onLoadError={() => setIsAsked(false)}>
          <DeleteApplicationDialog
            application={applicationToDelete}
            onClose={() => setApplicationToDelete(undefined)}
          />
        </LazyBoundary>
      )}
    </Main>
  );
}

function CreateApplicationLink({ label, variant }: { label: string; variant?: 'primary' }) {
  return (
    <ButtonLink variant={variant ?? 'secondary'} to={paths.creator} icon={<Plus />}>
      {label}
    </ButtonLink>
  );
}
