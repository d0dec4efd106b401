import type { Organization } from '@grantwright/shared/contract';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { useList } from '../../lib/use-list.ts';
import { Button } from '../../ui/button.tsx';
import { usePreload } from '../../lib/use-preload.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Main, PageHeader } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { space } from '../../ui/tokens.ts';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
import { OrganizationCard } from './organization-card.tsx';

/** Loaded on demand along with the contract's validation rules. */
const loadDialog = () => import('./organization-dialog.tsx');
const OrganizationDialog = lazyWithRetry(async () => (await loadDialog()).OrganizationDialog);

const TeamDialog = lazyWithRetry(async () => (await import('./team/team-dialog.tsx')).TeamDialog);

export function OrganizationsPage() {
  const navigate = useNavigate();
  const [organizationToDelete, setOrganizationToDelete] = useState<Organization>();
  const list = useList(endpoints.listOrganizations);
  usePreload(loadDialog);

  const add = () => void navigate(paths.organization('dialog', 'new'));
  const addButton = (
    <Button variant="primary" onClick={add} icon={<Plus />}>
      Add Organization
    </Button>
  );
  return (
    <Main>
      <PageHeader
        title="Organizations"
        lead="Manage your organization profiles for grant applications"
        action={(list.items?.length ?? 0) > 0 && addButton}
      />
      {list.isPending && <OrganizationsLoading />}
      {list.isError && !list.items && (
        <ErrorState title="We couldn’t load your organizations" query={list} />
      )}
      {list.items?.length === 0 && (
        <EmptyState
          icon={<Building2 size={28} strokeWidth={1.5} />}
          title="No organizations yet"
          action={addButton}
        >
          Create your first organization to get started with grant applications
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <Grid role="list">
          {list.items.map((organization) => (
            <OrganizationCard
              key={organization.id}
              organization={organization}
              onEdit={() => void navigate(paths.organization('edit', organization.id))}
              onTeam={() => void navigate(paths.organization('team', organization.id))}
              onDelete={() => setOrganizationToDelete(organization)}
            />
          ))}
        </Grid>
      )}
      <LoadMore {...list} />
      <OpenDialog organizations={list.items} />
      <DeleteOrganizationDialog
        organization={organizationToDelete}
        onClose={() => setOrganizationToDelete(undefined)}
      />
    </Main>
  );
}

const OrganizationsLoading = () => (
  <Loading label="Loading your organizations">
    <Grid as="div">
      <Skeleton $height="260px" />
      <Skeleton $height="260px" />
    </Grid>
  </Loading>
);

/**
 * The open dialog is stored in the URL (`?dialog=new`, `?edit=…`, `?team=…`), so that it survives a reload or sign-in.
 */
function OpenDialog({ organizations }: { organizations: Organization[] | undefined }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = () => void navigate(paths.organizations, { replace: true });
  const findByParameter = (parameter: string) =>
    organizations?.find(({ id }) => id === search.get(parameter));
  const edited = findByParameter('edit');
  const team = findByParameter('team');
  return (
    <>
      {(search.get('dialog') === 'new' || edited) && (
        <LazyBoundary onLoadError={close}>
          <OrganizationDialog
            key={`${edited?.id} ${search.get('job')}`}
            organization={edited}
            onClose={close}
          />
        </LazyBoundary>
      )}
      {team && (
        <LazyBoundary onLoadError={close}>
          <TeamDialog organization={team} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space[4]};
`;
