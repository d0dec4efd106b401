import { ButtonLink } from '../ui/button-link.tsx';
import { Message, useTitle } from '../ui/page.tsx';
import { paths } from './paths.ts';
import { StandingAlone } from './shell/standing-alone.tsx';

export function NotFound() {
  useTitle('Page not found');
  return (
    <StandingAlone>
      <Message title="404 Page Not Found">
        <p>Did you forget to add the page to the router?</p>
        <ButtonLink to={paths.home}>Go to the start page</ButtonLink>
      </Message>
    </StandingAlone>
  );
}
