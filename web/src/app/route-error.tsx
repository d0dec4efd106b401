import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/page.tsx';

/** A part of the program that no longer exists on the server after an update, seen on navigation. */
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** What a person sees when a screen fails: never a blank page, never a stack. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Message
      title={isMissingChunk(error) ? 'There is a newer version' : 'This page failed to load'}
    >
      <p>Nothing you saved is lost. Load the page again to go on.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Message>
  );
}
