import { Main, PageHeader } from '../../ui/page.tsx';

export function OrganizationsPage() {
  return (
    <Main>
      <PageHeader title="OrganizationsPage" />
    </Main>
  );
}
