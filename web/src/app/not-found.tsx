import { ButtonLink } from '../ui/button-link.tsx';
import { MessagePage, useTitle } from '../ui/page.tsx';
import { paths } from '../lib/paths.ts';
import { BrandedPage } from '../layout/branded-page.tsx';

export function NotFound() {
  useTitle('Page not found');
  return (
    <BrandedPage>
      <MessagePage title="404 Page Not Found">
        <p>Did you forget to add the page to the router?</p>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </MessagePage>
    </BrandedPage>
  );
}
