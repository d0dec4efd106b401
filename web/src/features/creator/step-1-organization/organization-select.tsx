import { organizationTypeLabels, type Organization } from '@grantwright/shared/contract';
import { Building2 } from 'lucide-react';
import { endpoints } from '../../../lib/endpoints.ts';
import { isolateAfterRtl } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NextPageError } from '../../../ui/next-page-error.tsx';
import { OptionField } from '../../../ui/option-select.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

export const useOrganizations = () => useCompleteList(endpoints.listOrganizations);

type OrganizationSelectProps = {
  organizations: ReturnType<typeof useOrganizations>;
  organizationId: string;
  onChoose: (organization: Organization) => void;
};

/** Selects one of the user's organizations, or explains why there are none to choose from. */
export function OrganizationSelect({
  organizations,
  organizationId,
  onChoose,
}: OrganizationSelectProps) {
  const { items, isError } = organizations;
  if (!items && isError)
    return <ErrorState title="We couldn’t load your organizations" query={organizations} />;
  if (!items)
    return (
      <Loading label="Loading your organizations">
        <Skeleton $height="44px" />
      </Loading>
    );
  if (items.length === 0) return <NoOrganizations />;
  return (
    <>
      <OptionField
        label="Organization"
        value={items.some(({ id }) => id === organizationId) ? organizationId : ''}
        options={[
          { value: '', label: 'Choose an organization', disabled: true },
          ...items.map(({ id, name, organizationType, access }) => ({
            value: id,
            label: organizationType
              ? `${name} ${isolateAfterRtl(name, `(${organizationTypeLabels[organizationType]})`)}`
              : name,
            disabled: access === 'viewer',
          })),
        ]}
        onChoose={(chosenId) => {
          const organization = items.find(({ id }) => id === chosenId);
          if (organization) onChoose(organization);
        }}
      />
      <NextPageError list={organizations} onRetry={() => void organizations.fetchNextPage()} />
    </>
  );
}

function NoOrganizations() {
  return (
    <EmptyState
      icon={<Building2 size={28} strokeWidth={1.5} />}
      title="No Organizations Found"
      action={
        <ButtonLink variant="primary" to={paths.organization('dialog', 'new')}>
          Create an organization
        </ButtonLink>
      }
    >
      Add your organization first. It takes a few minutes, and all your applications can use it.
    </EmptyState>
  );
}
