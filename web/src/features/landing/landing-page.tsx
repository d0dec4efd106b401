import { Main, PageHeader } from '../../ui/page.tsx';

export function LandingPage() {
  return (
    <Main>
      <PageHeader title="LandingPage" />
    </Main>
  );
}
