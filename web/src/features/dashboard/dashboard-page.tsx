import { Main, PageHeader } from '../../ui/page.tsx';

export function DashboardPage() {
  return (
    <Main>
      <PageHeader title="DashboardPage" />
    </Main>
  );
}
