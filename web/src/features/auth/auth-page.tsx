import { Main, PageHeader } from '../../ui/page.tsx';

export function AuthPage() {
  return (
    <Main>
      <PageHeader title="AuthPage" />
    </Main>
  );
}
