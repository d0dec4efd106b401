import { Main, PageHeader } from '../../ui/page.tsx';

export function CheckoutPage() {
  return (
    <Main>
      <PageHeader title="CheckoutPage" />
    </Main>
  );
}
