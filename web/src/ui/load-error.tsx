import { useEffect } from 'react';
import { retryFailedImports } from '../lib/lazy-with-retry.ts';
import { reloadPage } from '../lib/page-navigation.ts';
import { Button } from './button.tsx';
import { MessagePage } from './page.tsx';

/**
 * Whether code failed to load, for example because an update removed it from the server. Each browser words this
 * differently.
 */
const isImportError = (error: unknown) =>
  error instanceof Error && /import|module|preload/i.test(error.message);

type LoadErrorProps = { error: unknown; safe?: string };

/**
 * Replaces a screen that failed.
 * @param safe tells the user what has not been lost
 */
export function LoadError({ error, safe = 'Your saved work is safe.' }: LoadErrorProps) {
  useEffect(retryFailedImports, []);
  return (
    <MessagePage
      title={isImportError(error) ? 'This page did not load' : 'Something went wrong on this page'}
    >
      <p>
        {isImportError(error) &&
          'Your connection may be down, or Grantwright may have been updated. '}
        {safe} Reload the page to continue.
      </p>
      <Button variant="primary" onClick={reloadPage}>
        Reload page
      </Button>
    </MessagePage>
  );
}
