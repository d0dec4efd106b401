import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { BrandedPage } from '../../layout/branded-page.tsx';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Main } from '../../ui/page.tsx';
import { measure, space } from '../../ui/tokens.ts';
import { ExpiredLink } from './expired-link.tsx';

// Loaded separately, because the list of a route's files is part of every screen.
const SharedApplication = lazyWithRetry(
  async () => (await import('./shared-application.tsx')).SharedApplication,
);

/** The page behind a review link, where people without an account can read and comment on an application. */
export function ReviewPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return (
    <BrandedPage>
      <Column>
        {token ? (
          <LazyBoundary>
            <SharedApplication key={token} token={token} />
          </LazyBoundary>
        ) : (
          <ExpiredLink />
        )}
      </Column>
    </BrandedPage>
  );
}

const Column = styled(Main)`
  max-width: calc(${measure} + 2 * ${space[8]});
  margin: 0 auto;
`;
