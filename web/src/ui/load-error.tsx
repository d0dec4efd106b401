import { useEffect } from 'react';
import { retryFailedImports } from '../lib/lazy-with-retry.ts';
import { Button } from './button.tsx';
import { MessagePage } from './page.tsx';
import { reloadPage } from '../lib/page-navigation.ts';

/** A part of the program that no longer exists on the server after an update, or that did not arrive. */
const isMissingPart = (error: unknown) =>
  error instanceof Error && /import|module|preload/i.test(error.message);

type LoadFailedProps = { error: unknown; safe?: string };

/** What a person sees when a screen fails: never a blank page, never a stack. */
export function LoadError({ error, safe = 'Nothing you saved is lost.' }: LoadFailedProps) {
  useEffect(retryFailedImports, []);
  return (
    <MessagePage
      title={isMissingPart(error) ? 'This part could not be loaded' : 'This page failed to load'}
    >
      <p>
        {isMissingPart(error) &&
          'Your connection may be gone, or there is a newer version of Grantwright. '}
        {safe} Load the page again to go on.
      </p>
      <Button variant="primary" onClick={reloadPage}>
        Load again
      </Button>
    </MessagePage>
  );
}
