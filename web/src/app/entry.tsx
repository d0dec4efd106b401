import { Suspense, useState } from 'react';
import { SpinnerPage } from '../ui/spinner.tsx';
import { FrontDoor, isFrontDoor } from './door/front-door.tsx';
import { usePlace } from './door/place.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { KnowUser } from './know-user.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Application } from './parts.ts';
import { useUser } from '../lib/session.ts';
import { SkipLink } from '../layout/skip-link.tsx';

/** The front door for visitors; the application for the others, and for every other address. */
export function Entry() {
  const [pathname = '', query] = usePlace().split('?', 2);
  const { data: user } = useUser();
  // Who is once inside stays there: the application's router has the addresses from then on.
  const [isInside, setInside] = useState(false);
  if (!isInside && (user || !isFrontDoor(pathname))) setInside(true);
  return (
    <>
      <SkipLink />
      <ErrorBoundary fallback={(error) => <LoadError error={error} />}>
        {isInside ? (
          <Suspense fallback={<SpinnerPage />}>
            <Application />
          </Suspense>
        ) : (
          <KnowUser>
            <FrontDoor pathname={pathname} search={query ? `?${query}` : ''} />
          </KnowUser>
        )}
      </ErrorBoundary>
    </>
  );
}
