import { Main, PageHeader } from '../../ui/page.tsx';

export function DocumentsPage() {
  return (
    <Main>
      <PageHeader title="DocumentsPage" />
    </Main>
  );
}
