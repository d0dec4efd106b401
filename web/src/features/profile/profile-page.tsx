import { Main, PageHeader } from '../../ui/page.tsx';

export function ProfilePage() {
  return (
    <Main>
      <PageHeader title="ProfilePage" />
    </Main>
  );
}
