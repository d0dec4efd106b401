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

/** Loaded on demand, with the validation rules of the contract. */
const loadDialog = () => import('./organization-dialog.tsx');
const OrganizationDialog = lazyWithRetry(async () => (await loadDialog()).OrganizationDialog);

/** The URL contains the open dialog (`?dialog=new`, `?edit=…`), so that it survives a reload or sign-in. */
export function OrganizationsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [organizationToDelete, setOrganizationToDelete] = useState<Organization>();
  const list = useList(endpoints.listOrganizations);
  usePreload(loadDialog);
  const editedOrganization = list.items?.find(({ id }) => id === search.get('edit'));
  const isDialogOpen = search.get('dialog') === 'new' || editedOrganization !== undefined;

  const add = () => void navigate(paths.newOrganization);
  const close = () => void navigate(paths.organizations, { replace: true });
  const addButton = (
    <Button
      variant="primary"
      onClick={add}
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
    >
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
      {list.isPending && (
        <Loading label="Loading your organizations">
          <Grid as="div">
            <Skeleton $height="260px" />
            <Skeleton $height="260px" />
          </Grid>
        </Loading>
      )}
      {list.isError && !list.items && (
        <ErrorState
          title="We couldn't load your organizations"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.items?.length === 0 && (
        <EmptyState
          icon={<Building2 size={28} strokeWidth={1.5} aria-hidden />}
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
              onEdit={() => void navigate(paths.editOrganization(organization.id))}
              onDelete={() => setOrganizationToDelete(organization)}
            />
          ))}
        </Grid>
      )}
      <LoadMore {...list} />
      {isDialogOpen && (
        <LazyBoundary onLoadError={close}>
          <OrganizationDialog
            key={`${editedOrganization?.id} ${search.get('job')}`}
            organization={editedOrganization}
            onClose={close}
          />
        </LazyBoundary>
      )}
      <DeleteOrganizationDialog
        organization={organizationToDelete}
        onClose={() => setOrganizationToDelete(undefined)}
      />
    </Main>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space[4]};
`;
